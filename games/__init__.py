"""The games of the house, by name: one line a game."""

from __future__ import annotations

from typing import Any

from games.game import Game
from games.quacks.game import Quacks
from games.wine_cheese.game import WineCheese

GAMES: dict[str, Game[Any]] = {
    "wine_cheese": WineCheese(),
    "quacks": Quacks(),
}
