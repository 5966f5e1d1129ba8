"""C93: whoever has the file of a match that is over can check every draw of it, and nothing false passes."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app import back, verify
from app.undo import Undoable
from games.game import Game
from tests.histories import History, codec_of
from tests.table import EVERY_GAME
from tests.toy import PEBBLES
from tests.verified import verified

GAME = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
Spoil = Callable[[dict[str, Any]], Any]


@GAME
def test_C93_ten_matches_of_each_game_are_verified(game: Game[Any]) -> None:
    """`python -m tests.verified` verifies thousands."""
    assert verified(game.name, 10) > 0


@GAME
def test_what_was_undone_and_rewound_is_verified(game: Game[Any]) -> None:
    history = History(game, 20).play(40)
    match = history.rewind(17).play().export()
    assert {"undo", "rewind"} <= {entry.cause for entry in match.entries}
    verify.verify(codec_of(game.name), match)


def test_no_draw_is_taken_back() -> None:
    history = History(PEBBLES, 1).play(20)
    drew = next(entry for entry in history.entries[1:] if entry.chance)
    assert drew.seat is not None
    what = Undoable(drew.seq, 1, lane=False)
    history.take(back.undo(history.codec, history.now, drew.seat, "an-action", what, history.at(drew.seq - 1), drew))
    with pytest.raises(verify.Differs, match=f"entry {drew.seq} cannot be undone"):
        verify.verify(history.codec, history.abort("x").export())


@pytest.fixture
def export(tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_text(History(PEBBLES, 1).play().export().model_dump_json())
    return file


def check(file: Path) -> int:
    return verify.main([str(file)], EVERY_GAME)


def test_it_says_what_it_verified(export: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = json.loads(export.read_text())
    draws = sum(len(entry["chance"]) for entry in match["entries"])
    assert check(export) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"verified: {draws} draws\n")
    assert match["room"]["commitment"] in said and "nonce of seat 0: nonce-of-seat-0-in-1" in said
    assert verify.main([str(export), "--verbose"], EVERY_GAME) == 0
    assert f"{len(match['entries']) - 1} move" in capsys.readouterr().out


def test_a_match_that_was_ended_early_is_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(History(PEBBLES, 4).play(12).abort("The power went out.").export().model_dump_json())
    assert check(file) == 0
    assert capsys.readouterr().out.startswith("verified: ")


def entry_with(match: dict[str, Any], part: str) -> Any:
    return next(entry for entry in match["entries"][1:] if entry[part])


def _other_hash(match: dict[str, Any]) -> None:
    match["room"]["commitment"] = "0" * 64


def _other_draw(match: dict[str, Any]) -> None:
    entry_with(match, "chance")["chance"][0] ^= 1


def _other_told(match: dict[str, Any]) -> None:
    entry_with(match, "told")["told"][0][0]["seat"] = 7


def _other_move(match: dict[str, Any]) -> None:
    match["entries"][1]["move"] = {"kind": "stop"}


def _other_patch(match: dict[str, Any]) -> None:
    match["entries"][1]["patch"] = {}


def _no_move(match: dict[str, Any]) -> None:
    del match["entries"][3]


def _short(match: dict[str, Any]) -> None:
    del match["entries"][-1]


def _undone(match: dict[str, Any]) -> None:
    match["entries"][-1] |= {"cause": "abort", "move": {"reason": "x"}}


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (_other_hash, "the secret is not the one that was pledged"),
        (lambda match: match["room"].update(secret="1" * 64), "the secret is not the one that was pledged"),
        (lambda match: match["room"].update(secret="xyz"), "hexadecimal"),
        (lambda match: match["room"].update(commitment=None), "nothing was pledged"),
        (lambda match: match["room"].update(code="VINE-27AC"), "entry"),
        (lambda match: match["room"].update(nonces=["another-nonce-here", *match["room"]["nonces"][1:]]), "entry"),
        (lambda match: match["room"].update(nonces=[]), "one nonce for each seat"),
        (lambda match: match["room"].update(options={"rounds": 5}), "entry 0: "),
        (lambda match: match["room"].update(options={"colour": "red"}), "entry 0: the rules refuse it"),
        (lambda match: match["room"].update(status="aborted"), "the match is not over, or ended otherwise"),
        (lambda match: match["states"][0]["state"]["table"].update(word="x"), "entry 0: something else comes out"),
        (lambda match: match.update(states=[]), "entry 0: it does not fit"),
        (lambda match: match["outcome"]["scores"].reverse(), "the outcome is another one"),
        (lambda match: match.update(outcome=None), "the outcome is another one"),
        (lambda match: match.update(entries=[]), "one start"),
        (_other_draw, "the numbers drawn are"),
        (_other_told, "something else comes out: told"),
        (_other_move, "entry 1: the rules refuse it"),
        (_other_patch, "entry 1: something else comes out"),
        (_no_move, "numbered from 0"),
        (_short, "the match is not over"),
        (_undone, "something else comes out"),
    ],
)
def test_what_was_changed_is_named(export: Path, spoil: Spoil, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = json.loads(export.read_text())
    spoil(match)
    export.write_text(json.dumps(match))
    assert check(export) == 1
    answer = capsys.readouterr().out
    assert answer.startswith("not verified: ") and said in answer, answer


def test_any_other_value_that_matters_is_noticed(export: Path) -> None:
    """Every number, word and switch of the file in turn is another one; only names and times do not matter."""
    match = json.loads(export.read_text())
    mix = random.Random(1)
    everywhere = [path for path in leaves(match) if matters(path)]
    for path in mix.sample(everywhere, 150):
        spoilt = copy.deepcopy(match)
        within = spoilt
        for key in path[:-1]:
            within = within[key]
        within[path[-1]] = other(within[path[-1]])
        assert not passes(spoilt), path


def passes(match: dict[str, Any]) -> bool:
    try:
        verify.verify(codec_of("pebbles"), verify.read(json.dumps(match).encode()))
    except (verify.Differs, verify.Unreadable):
        return False
    return True


def leaves(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths to everything that holds nothing further."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [leaf for key, item in items for leaf in leaves(item, (*path, key))] if items else [path]


def matters(path: tuple[Any, ...]) -> bool:
    if path[0] == "room":
        return str(path[1]) in ("code", "status", "options", "commitment", "nonces", "secret")
    bid = path[-2:] == ("move", "pebble")  # one that gets no prize could as well have been another
    return not bid and str(path[-1]) not in ("at", "version")


def other(value: Any) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return value + "x" if len(value) < 20 else ("0" if value[0] != "0" else "1") + value[1:]
        case list():
            return [0]
        case dict():
            return {"x": ["=", 1]}
    return 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "this is not JSON"),
        ("[" * 100_000, "this is not JSON"),
        ("[]", "this is no exported match"),
        ('{"kind": "snapshot"}', "was not over"),
        ('{"kind": "export"}', "this is no exported match: room"),
    ],
)
def test_what_is_no_match_is_said_so(tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    file.write_text(text)
    assert check(file) == 2
    assert said in capsys.readouterr().out


def test_no_file_and_no_rules(export: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path / "nothing.json") == 2
    assert "cannot be read" in capsys.readouterr().out
    assert verify.main([str(export)]) == 2
    assert "no rules here for 'pebbles'" in capsys.readouterr().out
