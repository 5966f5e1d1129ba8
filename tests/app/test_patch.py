"""Patches: whatever changes, the old value with the patch is the new one; and the patches are as small as promised."""

from __future__ import annotations

import json
import random
import subprocess
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic_core import to_jsonable_python

from app.patch import Misfit, apply, diff

FRONTEND = Path(__file__).parents[2] / "frontend"

# Numbers and truth values are not mixed: to Python, and so to a patch, 1 is equal to True.
PLAIN = st.none() | st.integers(2, 9) | st.text("abc=-+", max_size=3)
JSON = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("ab01", max_size=2), inner, max_size=3)
)


@dataclass(frozen=True)
class Card:
    name: str
    cost: tuple[int, ...] = ()


@dataclass
class Player:
    hand: list[Card] = field(default_factory=list)
    points: int = 0
    held: Card | None = None
    stock: dict[int, str] = field(default_factory=dict)


CARDS = st.builds(Card, st.sampled_from("wxyz"), st.lists(st.integers(0, 3), max_size=3).map(tuple))
PLAYERS = st.builds(
    Player,
    st.lists(CARDS, max_size=5),
    st.integers(0, 3),
    st.none() | CARDS,
    st.dictionaries(st.integers(0, 3), st.sampled_from("ab"), max_size=3),
)


@given(JSON, JSON)
def test_any_json(old: Any, new: Any) -> None:
    assert apply(diff(old, new), old) == new


@given(PLAYERS, PLAYERS)
def test_any_objects(old: Player, new: Player) -> None:
    assert apply(diff(old, new), to_jsonable_python(old)) == to_jsonable_python(new)


MOVES: st.SearchStrategy[list[dict[str, Any]]] = st.lists(
    st.builds(dict, kind=st.sampled_from("xyz"), slot=st.integers(0, 2), card=st.sampled_from("ab"))
)


@given(MOVES, MOVES)
def test_lists_of_moves(old: list[Any], new: list[Any]) -> None:
    assert apply(diff(old, new), old) == new
    keys = [list(move) for move in apply(diff([], new), [])]
    assert keys == [list(move) for move in new], "in the same order"


@given(st.lists(st.integers(0, 9), unique=True), st.sets(st.integers(0, 9)))
def test_what_stays_in_a_list_is_not_sent_again(old: list[int], gone: set[int]) -> None:
    match diff(old, [item for item in old if item not in gone]):
        case ["~", changes]:
            assert all(len(change) == 2 for change in changes)
        case ["=" | "+", items]:
            assert len(items) <= len(gone) + 1


READ_BY_THE_BROWSER = """
import { readFileSync } from 'node:fs'
import ts from 'typescript'
const script = ts.transpileModule(readFileSync('src/lib/patch.ts', 'utf8'), { compilerOptions: { module: 'esnext' } })
const { apply } = await import('data:text/javascript,' + encodeURIComponent(script.outputText))
const pairs = JSON.parse(readFileSync(0, 'utf8'))
console.log(JSON.stringify(pairs.map(([old, patch]) => apply(old, patch))))
"""


def test_the_browser_reads_them_the_same() -> None:
    pairs = [(some_json(random.Random(seed), 3), some_json(random.Random(seed + 1), 3)) for seed in range(3_000)]
    given = [[old, diff(old, new)] for old, new in pairs]
    assert {patch[0] for _, patch in given if isinstance(patch, list)} == {"=", "+", "~", "#"}
    command = ["node", "--input-type=module", "-e", READ_BY_THE_BROWSER]
    done = subprocess.run(command, cwd=FRONTEND, input=json.dumps(given), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == [new for _, new in pairs]


def some_json(choose: random.Random, depth: int) -> Any:
    """Lists of objects that are alike, lists of numbers, and objects of such."""
    kind = choose.randrange(3 if depth else 2)
    if kind == 0:
        return [choose.randrange(2, 9) for _ in range(choose.randrange(9))]
    if kind == 1:
        return [{"kind": choose.choice("xy"), "slot": choose.randrange(2)} for _ in range(choose.randrange(9))]
    return {key: some_json(choose, depth - 1) for key in choose.sample("abcd", choose.randrange(5))}


@given(PLAYERS)
def test_no_change_is_an_empty_patch(player: Player) -> None:
    assert diff(player, player) == {}


@given(JSON, JSON)
def test_the_old_value_stays(old: Any, new: Any) -> None:
    before = repr(old)
    apply(diff(old, new), old)
    assert repr(old) == before


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        pytest.param({"a": 1}, {"a": 2}, {"a": ["=", 2]}, id="a key is set"),
        pytest.param({"a": 1, "b": 2}, {"b": 2}, {"a": ["-"]}, id="a key is deleted"),
        pytest.param({}, {"a": None}, {"a": ["=", None]}, id="nothing is a value too"),
        pytest.param([5, 6], [5, 6, 7], ["+", [7]], id="a list grows"),
        pytest.param([5, 6, 7, 8], [5, 7, 8], {"1": ["-"]}, id="an item is taken out"),
        pytest.param([5, 6, 7, 8, 9, 4], [6, 7, 3, 9, 4], ["~", [[0, 1], [3, 1, [3]]]], id="a list is edited"),
        pytest.param((5, 6), [5, 6, 7], ["+", [7]], id="a tuple is a list"),
        pytest.param(
            [],
            [{"house": house, "plot": [row, 1], "kind": "send"} for house in (1, 3) for row in (1, 2)],
            ["#", [[{"house": [1, 3], "plot": [[1, 1], [2, 1]], "kind": "send"}, ["house", "plot"]]]],
            id="objects that repeat each other are folded",
        ),
        pytest.param({"a": 1, "b": 2, "c": 3}, {"d": 4}, ["=", {"d": 4}], id="a change longer than the whole"),
        pytest.param([5, 6, 7], [7, 6, 5], ["=", [7, 6, 5]], id="another order is set whole"),
        pytest.param([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": ["=", 3]}}, id="an item changes"),
        pytest.param(Player([Card("w")]), Player([Card("w")], 3), {"points": ["=", 3]}, id="a field"),
        pytest.param(Player(held=Card("w")), Player(), {"held": ["=", None]}, id="another type is set whole"),
        pytest.param(1, 2, ["=", 2], id="all is new"),
    ],
)
def test_small(old: Any, new: Any, patch: Any) -> None:
    assert diff(old, new) == patch


@pytest.mark.parametrize(
    ("patch", "value"),
    [({"a": ["=", 1]}, 5), (["+", [1]], {}), ({"3": ["=", 1]}, [1]), ({"x": ["-"]}, [1]), (["?"], 1), (["-"], 1)],
)
def test_misfits(patch: Any, value: Any) -> None:
    with pytest.raises(Misfit):
        apply(patch, value)
