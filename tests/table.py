"""Which games the laws are tried on, and with which options: the house's own, and the toy."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Literal, get_args, get_origin, get_type_hints

from games import GAMES
from games.game import Game, Illegal
from games.luck import Seeded
from tests.laws import Choose
from tests.toy import PEBBLES

EVERY_GAME: dict[str, Game[Any]] = {**GAMES, PEBBLES.name: PEBBLES}


def some_match(game: Game[Any], choose: Choose) -> tuple[int, Any]:
    """A number of seats and options that fit together, by lot."""
    while True:
        seats, options = game.seats[choose(len(game.seats))], some_options(game, choose)
        try:
            game.start(seats, options, Seeded(1))
        except Illegal:
            continue
        return seats, options


def some_options(game: Game[Any], choose: Choose) -> Any:
    """Options of this game with a value picked for every field that has a list of them."""
    picked: dict[str, Any] = {}
    hints = get_type_hints(game.options)
    for option in fields(game.options):
        kind = hints[option.name]
        if kind is bool:
            picked[option.name] = bool(choose(2))
        elif get_origin(kind) is Literal:
            values = get_args(kind)
            picked[option.name] = values[choose(len(values))]
    return game.options(**picked)
