"""The rule books of the page: every heading that a question or a refusal names is a chapter there, in both languages,
and the page knows under which heading each question stands.
"""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from games import GAMES
from games.quacks import steps as quacks
from games.steps import Ask
from games.wine_cheese import game as wine_cheese

RULES = Path(__file__).parents[1] / "frontend/src/rules"
STEPS: dict[str, ModuleType] = {"quacks": quacks, "wine_cheese": wine_cheese}


def headings(game: str) -> dict[str, str]:
    """By the question's name."""
    asks = [step for step in get_args(STEPS[game].Step) if issubclass(step, Ask)]
    return {str(next(it.default for it in fields(ask) if it.name == "kind")): ask.rule for ask in asks}


def numbers(text: str) -> list[str]:
    return re.findall(r"^# (\S+)", text, re.MULTILINE)


@pytest.mark.parametrize("game", GAMES)
def test_C39_every_heading_is_a_chapter(game: str) -> None:
    book = (RULES / game / "en.md").read_text()
    named = {part for rule in (*headings(game).values(), GAMES[game].turns) for part in re.split(r", (?=\d)", rule)}
    assert named <= set(re.findall(r"^# (.+)$", book, re.MULTILINE))
    assert numbers((RULES / game / "nl.md").read_text()) == numbers(book)


@pytest.mark.parametrize("game", GAMES)
def test_the_page_knows_the_heading_of_every_question(game: str) -> None:
    assert json.loads((RULES / "asks.json").read_text())[game] == headings(game)
