"""C2: a field that somebody adds to a game's state is seen by nobody until a view names it."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass, make_dataclass
from functools import cache
from typing import Any

import pytest
from pydantic_core import to_json

from games.game import Game
from games.luck import Seeded
from tests.table import EVERY_GAME, some_match
from tests.toy import Pebbles, State

WHISPER = "a-whisper-that-nobody-hears"


@cache
def whispering(kind: type) -> type:
    """The same class with one field more."""
    try:
        return make_dataclass(kind.__name__, [("whisper", str, WHISPER)], bases=(kind,))
    except TypeError:  # what is frozen has heirs that are
        return make_dataclass(kind.__name__, [("whisper", str, WHISPER)], bases=(kind,), frozen=True)


def with_whispers(value: Any) -> Any:
    """The same value, in which everything that has fields has one more."""
    if is_dataclass(value) and not isinstance(value, type):
        new: Any = object.__new__(whispering(type(value)))
        for field in fields(value):
            object.__setattr__(new, field.name, with_whispers(getattr(value, field.name)))
        object.__setattr__(new, "whisper", WHISPER)
        return new
    if isinstance(value, dict):
        return {key: with_whispers(item) for key, item in value.items()}
    if isinstance(value, list | tuple) and type(value) in (list, tuple):
        return type(value)(with_whispers(item) for item in value)
    return value


def seen(game: Game[Any], state: Any) -> bytes:
    """All that anybody is shown, with every field that is there."""
    prompts = {seat: [p.ask, p.about, p.owes, p.why] for seat, p in game.waiting(state).items()}
    own = [game.own(state, seat) for seat in game.waiting(state)]
    return to_json([game.public(state), own, prompts, game.outcome(state)])


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
def test_C2_a_new_field_is_seen_by_nobody(game: Game[Any]) -> None:
    mix, luck = random.Random(2), Seeded(2)
    state, _ = game.start(*some_match(game, mix.randrange), luck)
    for _ in range(300):
        fuller = with_whispers(state)
        assert WHISPER in to_json(fuller).decode()
        assert seen(game, fuller) == seen(game, state)
        if not (waiting := game.waiting(state)):
            break
        seat = mix.choice(list(waiting))
        game.play(state, seat, mix.choice(waiting[seat].moves), luck)


def test_a_view_that_hands_out_the_state_is_found() -> None:
    class Careless(Pebbles):
        def public(self, state: State) -> Any:
            return state.table

    state, _ = Careless().start(2, Pebbles.options(), Seeded(1))
    assert WHISPER in seen(Careless(), with_whispers(state)).decode()
