"""The rules in the README, the code and the tests name the same things: nothing is cited that is not there, and every
worked case, ruling and demand on the card set has a row.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest

from games.steps import Ask
from games.wine_cheese.game import Step
from games.wine_cheese.moves import Move
from tests.wine_cheese import (
    test_actions,
    test_ageing,
    test_labels,
    test_printed,
    test_production,
    test_sale,
    test_setup,
    test_storage,
    test_track,
    test_turns,
    test_view,
    test_winter,
    test_workers,
)
from tests.wine_cheese.position import GAME
from tests.wine_cheese.rows import Row

MODULES = [
    *(test_setup, test_workers, test_production, test_sale, test_labels, test_track),
    *(test_actions, test_turns, test_storage, test_ageing, test_winter, test_view, test_printed),
]
TESTS = Path(__file__).parent
ROOMS = TESTS.parents[1] / "games/wine_cheese"
RULES = (ROOMS / "README.md").read_text()
NUMBERED = {"T": r"T\d\d", "R": r"R-\d\d", "K": r"K\d+"}
"""Worked cases, rulings, demands on the card set: how they are named."""


def headings(rules: str) -> Iterator[str]:
    """§1.6 and the like, and "§1.6 B" for a paragraph with a letter of its own."""
    section = ""
    for line in rules.splitlines():
        if heading := re.match(r"#+ (§[\d.]+)", line):
            section = heading[1]
            yield section
        elif letter := re.match(r"\*\*([A-Ca-j])\. ", line):
            yield f"{section} {letter[1]}"


def cited(text: str) -> Iterator[str]:
    """ "§1.6", or one for each letter of "§1.14 c, e, f"."""
    for section, letters in re.findall(r"(§\d+(?:\.\d+)?)((?: [A-Ca-j]\b(?:(?:,| and) [A-Ca-j]\b)*)?)", text):
        yield from [f"{section} {letter}" for letter in re.findall(r"\b[A-Ca-j]\b", letters)] or [section]
    for name in NUMBERED.values():
        yield from re.findall(rf"\b{name}\b", text)


def titles(rules: str) -> set[str]:
    """The headings with their numbers, as a refusal names them."""
    return set(re.findall(r"^#+ (§[\d.]+ .+)$", rules, re.MULTILINE))


def listed(kind: str) -> set[str]:
    """What the README has a line of a table for."""
    return set(re.findall(rf"^\| ({NUMBERED[kind]})\b", RULES, re.MULTILINE))


def names(module: ModuleType) -> Iterator[str]:
    """What the rows and tests of a module are called."""
    for name, value in vars(module).items():
        if name.startswith("test_"):
            yield re.sub(r"_R(\d\d)_", r" R-\1 ", name).replace("_", " ")
        elif isinstance(value, list):
            yield from (item.names for item in value if isinstance(item, Row))
            yield from (str(item[0]) for item in value if isinstance(item, tuple))


NAMED = " ".join(name for module in MODULES for name in names(module))
THERE = {*headings(RULES), *listed("T"), *listed("R"), *listed("K")}


@pytest.mark.parametrize("kind", NUMBERED)
def test_everything_numbered_has_a_row(kind: str) -> None:
    assert set(re.findall(rf"\b{NUMBERED[kind]}\b", NAMED)) == listed(kind)


@pytest.mark.parametrize("path", [*ROOMS.glob("*"), *TESTS.glob("*.py")], ids=lambda path: path.name)
def test_what_is_cited_is_there(path: Path) -> None:
    if path.is_file() and path != Path(__file__):
        assert set(cited(path.read_text())) - THERE == set()


def test_the_sections_run_through() -> None:
    sections = [heading for heading in headings(RULES) if " " not in heading]
    assert sections == [
        "§1",
        *(f"§1.{n}" for n in range(1, 17)),
        "§2",
        "§3",
        "§4",
        *(f"§4.{n}" for n in range(1, 5)),
        "§5",
    ]
    assert {it[-1] for it in THERE if it.startswith("§1.14 ")} == set("abcdefghij")


def test_every_room_question_and_move_is_described() -> None:
    rooms = {path.stem for path in ROOMS.glob("*.py")} - {"__init__"}
    kinds = {
        str(it.default)
        for cls in (*get_args(Move), *(step for step in get_args(Step) if issubclass(step, Ask)))
        for it in fields(cls)
        if it.name == "kind"
    }
    assert (rooms | kinds) - set(re.findall(r"`(\w+)`", RULES)) == set()


def test_C39_refusals_name_headings_that_are_there() -> None:
    named = {step.rule for step in get_args(Step) if issubclass(step, Ask)} | {GAME.turns}
    assert named <= titles(RULES)
