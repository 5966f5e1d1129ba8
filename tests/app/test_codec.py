"""Between the games' objects and JSON, for every game of the house and the toy."""

from __future__ import annotations

import random
from typing import Any

import pytest
from pydantic_core import to_json, to_jsonable_python

from app.codec import Codec
from app.errors import Refusal
from app.patch import apply, diff
from games.game import Game
from tests import laws
from tests.table import EVERY_GAME, some_match
from tests.toy import PEBBLES
from tests.toy_table import Bid, Options

GAME = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
TOY = Codec(PEBBLES)


def random_walk(game: Game[Any], seed: int) -> Any:
    choose = random.Random(seed).randrange
    return laws.walk(game, *some_match(game, choose), choose)


@GAME
def test_every_move_and_state_comes_back(game: Game[Any]) -> None:
    codec = Codec(game)
    for at in random_walk(game, 1):
        assert codec.load(codec.dump(at.state), codec.game.version) == at.state
        for move in at.prompts[at.seat].moves:
            assert codec.read_move(to_jsonable_python(move)) == move


@GAME
@pytest.mark.parametrize("seed", range(3))
def test_L4_a_patch_is_the_difference(game: Game[Any], seed: int) -> None:
    for at in random_walk(game, seed):
        laws.diff_applies(at, diff, apply, to_jsonable_python)


@GAME
def test_the_options_are_described(game: Game[Any]) -> None:
    codec = Codec(game)
    described = codec.described()
    assert codec.read_options({option.name: option.default for option in described}) == game.options()
    for option in described:
        assert not option.values or option.default in option.values
        for value in option.values:
            codec.read_options({option.name: value})


@pytest.mark.parametrize(
    "move",
    [
        pytest.param({"kind": "bid", "pebble": "3"}, id="text for a number"),
        pytest.param({"kind": "bid", "pebble": True}, id="yes for a number"),
        pytest.param({"kind": "bid", "pebble": 3, "more": 1}, id="an unknown field"),
        pytest.param({"kind": "bid"}, id="a field is missing"),
        pytest.param({"pebble": 3}, id="no kind"),
        pytest.param({"kind": "jump"}, id="an unknown kind"),
        pytest.param({"kind": ["bid"]}, id="a kind that is no word"),
        pytest.param([], id="no object"),
        pytest.param(None, id="nothing"),
    ],
)
def test_what_is_not_a_move(move: Any) -> None:
    with pytest.raises(Refusal, match="bad_move"):
        TOY.read_move(move)


def test_what_is_a_move() -> None:
    assert TOY.read_move({"pebble": 3, "kind": "bid"}) == Bid(3)


@pytest.mark.parametrize("options", [{"rounds": "2"}, {"round": 2}, {"rounds": None}, {"rounds": 1.5}, [], 5])
def test_what_are_not_options(options: Any) -> None:
    with pytest.raises(Refusal, match="bad_options"):
        TOY.read_options(options)


def test_options_that_are_not_named_keep_their_defaults() -> None:
    assert TOY.read_options({}) == Options()


def test_what_is_stored_is_json() -> None:
    at = next(random_walk(PEBBLES, 1))
    assert to_json(TOY.dump(at.state)) == to_json(at.state)
