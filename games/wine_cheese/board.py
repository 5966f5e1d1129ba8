"""The boards of the house set, and the set as a whole."""

from __future__ import annotations

from typing import cast

from games.wine_cheese.cards import CARDS
from games.wine_cheese.printed import HousingCard, LabelAction, Printed, Setup, Soil, Track, needs
from games.wine_cheese.words import COLORS, Plot

# Stated: 5 milk, 3 white, 3 red, 2 sugar, 2 salt, 2 laboratory plots and 3 water holes. Their places are house design
# in which every worked example of the rules can be replayed, and which looks alike from both sides: a half turn swaps
# white and red, one milk plot meets one water hole, and all else stays.
_GRID = (
    "sugar milk       water salt       red",
    "milk  laboratory red   water      white",
    "red   milk       white laboratory milk",
    "white salt       water milk       sugar",
)


def _plots(rows: tuple[str, ...]) -> dict[Plot, Soil]:
    soils = [row.split() for row in rows]
    return {
        (r, c): cast(Soil, soil)
        for r, row in enumerate(soils, start=1)
        for c, soil in enumerate(row, start=1)
        if soil != "water"
    }


# Stated: four cards of each kind, patterns of three adjacent plots. Derived: ta1 is a straight line with the red plot
# at its end. The others are house design.
_HOUSING = (
    HousingCard("ta1", False, ((-1, 0), (-2, 0))),
    HousingCard("ta2", False, ((0, -1), (0, 1))),
    HousingCard("ta3", False, ((-1, 0), (0, 1))),
    HousingCard("ta4", False, ((0, -1), (-1, -1))),
    HousingCard("wt1", True, ((-1, 0), (1, 0))),
    HousingCard("wt2", True, ((0, 1), (0, 2))),
    HousingCard("wt3", True, ((-1, 0), (0, -1))),
    HousingCard("wt4", True, ((-1, 0), (-1, 1))),
)

# Stated: one label action for each ingredient, with two options. Derived: white's cost and options, milk's cost. The
# rest is house design: two markers of a common ingredient, one of a scarce one.
_LABELS = (
    LabelAction("white", "wine", ("wine_step", "gain_wine")),
    LabelAction("red", "wine", ("gain_wine", "hurry_wine")),
    LabelAction("yeast", None, ("hurry_wine", "slow_wine")),
    LabelAction("sugar", None, ("slow_wine", "wine_step")),
    LabelAction("salt", None, ("slow_cheese", "cheese_step")),
    LabelAction("cultures", None, ("gain_cheese", "hurry_cheese")),
    LabelAction("milk", "cheese", ("cheese_step", "gain_cheese")),
)

# Derived: worths from 0 to 20 with two spaces worth 2; the lap arrow leads to the first of them. Stated: 20 a lap and
# three bonus spaces. House design: these lie on 5, 10 and 15, and the start is worth nothing.
_TRACK = Track(
    worth=(0, 1, 2, *range(2, 21)),
    lap_to=2,
    lap_worth=20,
    start_worth=0,
    bonus=(6, 11, 16),
)

# All stated, but for three points of house design: five cellar slots (an example needs four at once), the colours
# beside red and blue, and that the house at the outer edge is the one of space 5.
_SETUP = Setup(
    hand=3,
    display=3,
    markers=needs(("white", "red", "milk", "milk")),
    slots=5,
    closed_slot=5,
    together=(True, False, True, False, True),
    free_house=5,
    colors=COLORS,
)

HOUSE_SET = Printed(
    name="house-1",
    cards={card.id: card for card in CARDS},
    housing={card.id: card for card in _HOUSING},
    grid=_plots(_GRID),
    labels={label.ingredient: label for label in _LABELS},
    track=_TRACK,
    setup=_SETUP,
    storage={"yeast": 1, "sugar": 2, "salt": 2, "cultures": 1},  # stated
    ageing={4: 2, 9: 2, 14: 2, 19: 3},  # stated
    trade=3,  # stated
    removal_markers=4,  # stated
    removal_steps=4,  # stated
)
"""The set that the house plays with. Another one is another value of `Printed`."""
