"""The rulebook's words for what lies on the table, shared by every room of this game."""

from __future__ import annotations

from typing import Literal, get_args

Good = Literal["wine", "cheese"]
Ingredient = Literal["white", "red", "yeast", "sugar", "salt", "cultures", "milk"]
Color = Literal["red", "blue", "green", "yellow", "purple"]
Dish = Literal["pasta", "quiche", "steak", "ratatouille"]
LabelOption = Literal[
    "wine_step",
    "gain_wine",
    "hurry_wine",
    "slow_wine",
    "cheese_step",
    "gain_cheese",
    "hurry_cheese",
    "slow_cheese",
]
Plot = tuple[int, int]
"""Row and column, 1-based, as South counts them: row 1 is the farthest from South, column 1 is South's left."""

SOUTH, NORTH = 0, 1
START = -1
"""The start space of the money track; every other space is an index into its list of worths."""

GOODS: tuple[Good, ...] = get_args(Good)
INGREDIENTS: tuple[Ingredient, ...] = get_args(Ingredient)
COLORS: tuple[Color, ...] = get_args(Color)
LABEL_OPTIONS: tuple[LabelOption, ...] = get_args(LabelOption)
