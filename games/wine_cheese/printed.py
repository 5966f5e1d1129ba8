"""What is printed on cards and boards: the shape of a card set, which the rules read and never change."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from games.wine_cheese.words import GOODS, INGREDIENTS, Color, Dish, Good, Ingredient, LabelOption, Plot

Soil = Ingredient | Literal["laboratory"]
Needs = tuple[tuple[Ingredient, int], ...]
"""How many markers of which ingredients, in the order of the ingredients."""

INGREDIENTS_OF: Mapping[Good, tuple[Ingredient, ...]] = {"wine": INGREDIENTS[:4], "cheese": INGREDIENTS[4:]}


def needs(markers: Iterable[Ingredient]) -> Needs:
    paid = tuple(markers)
    return tuple((ingredient, paid.count(ingredient)) for ingredient in INGREDIENTS if ingredient in paid)


def other(good: Good) -> Good:
    return "cheese" if good == "wine" else "wine"


# ------------------------------------------------------------------ special actions


@dataclass(frozen=True, slots=True)
class StarterCultures:
    """Pay both markers for steps of the own good's indicator."""

    pays: tuple[Ingredient, Ingredient]
    steps: int = 4


@dataclass(frozen=True, slots=True)
class PerCard:
    """Washing on a cheese, distillation on a wine: the other good's indicator, for each own card of this good."""

    steps: int = 1


@dataclass(frozen=True, slots=True)
class PerGourmet:
    """The second version of washing and distillation: for each own gourmet card of this good, one or the other."""

    other: int = 2
    own: int = 1


@dataclass(frozen=True, slots=True)
class Helper:
    """Another action card acts."""


@dataclass(frozen=True, slots=True)
class MarketDay:
    """Each of these markers comes to its processing site, and one of this good at choice."""

    gives: tuple[Ingredient, ...] = ()
    free: Good | None = None


SpecialAction = StarterCultures | PerCard | PerGourmet | Helper | MarketDay


# ------------------------------------------------------------------ cards


@dataclass(frozen=True, slots=True)
class Names:
    en: str
    nl: str
    fr: str


@dataclass(frozen=True)
class Card:
    """A wine or cheese card: an action card, or a gourmet card with its half of a dish."""

    id: str
    good: Good
    names: Names
    cost: tuple[Ingredient, ...]
    gold: int
    silver: int
    action: SpecialAction | None = None
    dish: Dish | None = None
    pair_steps: int = 0

    @cached_property
    def needs(self) -> Needs:
        return needs(self.cost)


@dataclass(frozen=True, slots=True)
class HousingCard:
    """A pattern of three plots: the red one, and two others as steps of (rows nearer, columns to the right)."""

    id: str
    together: bool
    """Work Together, else Toil Alone."""
    others: tuple[tuple[int, int], tuple[int, int]]


# ------------------------------------------------------------------ boards


@dataclass(frozen=True)
class LabelAction:
    """The label below a processing site: its own marker, perhaps a second one of a good, for one of two options."""

    ingredient: Ingredient
    second: Good | None
    options: tuple[LabelOption, LabelOption]

    @cached_property
    def costs(self) -> tuple[tuple[Ingredient | None, Needs], ...]:
        """Every second marker that may be chosen, with all that is paid then."""
        if self.second is None:
            return ((None, needs([self.ingredient])),)
        return tuple((second, needs([self.ingredient, second])) for second in INGREDIENTS_OF[self.second])


@dataclass(frozen=True, slots=True)
class Track:
    worth: tuple[int, ...]
    """What each space is worth, in the order in which they are walked."""
    lap_to: int
    """The space after the last one: where the lap arrow leads."""
    lap_worth: int
    start_worth: int
    bonus: tuple[int, ...]
    """The spaces that begin with a bonus marker."""


@dataclass(frozen=True, slots=True)
class Setup:
    hand: int
    """Cards of each good in each hand, and likewise on display."""
    display: int
    markers: Needs
    slots: int
    closed_slot: int
    together: tuple[bool, ...]
    """For each housing space whether a Work Together card lies there."""
    free_house: int
    colors: tuple[Color, ...]


@dataclass(frozen=True)
class Printed:
    """A whole card set with its boards: everything that the rules look up."""

    name: str
    cards: Mapping[str, Card]
    housing: Mapping[str, HousingCard]
    grid: Mapping[Plot, Soil]
    """The plots, row by row; water holes are not in it."""
    labels: Mapping[Ingredient, LabelAction]
    track: Track
    setup: Setup
    storage: Mapping[Ingredient, int]
    """Storage spaces; an ingredient without any is not in it."""
    ageing: Mapping[int, int]
    """Markers that go in each ageing, by the calendar space of the phase."""
    trade: int
    """Markers given for one."""
    removal_markers: int
    removal_steps: int

    @cached_property
    def decks(self) -> Mapping[Good, tuple[str, ...]]:
        """The cards of each good in canonical order."""
        return {good: tuple(sorted(card.id for card in self.cards.values() if card.good == good)) for good in GOODS}
