"""The published list of refusals: none may disappear, since clients rely on it."""

from __future__ import annotations

import re
from pathlib import Path

from app.errors import CLOSES, PROBLEMS, Refusal

APP = Path(__file__).parents[2] / "app"
LIST = """
    no_guest wrong_token not_admin wrong_origin bad_name invalid unknown_page wrong_method too_big unknown_game
    unknown_room unknown_seat unknown_version bad_options bad_seats seat_taken room_full not_seated not_host started
    seats_free not_ready not_over over bad_frame bad_move not_running not_asked not_offered nothing_held stale
    rules_failed busy too_slow internal too_many
"""
PUBLISHED = set(LIST.split())  # only ever add to this


def test_C27_no_code_disappears() -> None:
    assert PROBLEMS.keys() >= PUBLISHED


def test_every_code_is_used_and_documented() -> None:
    sources = "".join(path.read_text() for path in [*APP.glob("*.py"), *APP.parent.glob("games/*.py")])
    readme = (APP / "README.md").read_text()
    for code in PROBLEMS:
        assert re.search(rf'[("]{code}"', sources.replace(f'"{code}": (', "")), f"{code} is never used"
        assert f"`{code}`" in readme, f"{code} is not in app/README.md"


def test_every_code_has_a_sentence_and_a_status() -> None:
    for code, (status, text) in PROBLEMS.items():
        assert 400 <= status < 600 and text.endswith("."), code
    assert CLOSES.keys() <= PROBLEMS.keys()


def test_a_rule_has_codes_of_its_own() -> None:
    refusal = Refusal("not_ripe", "The cheese is not ripe.", "Selling")
    assert (refusal.code, refusal.text, refusal.rule, refusal.status) == (
        "not_ripe",
        "The cheese is not ripe.",
        "Selling",
        409,
    )
