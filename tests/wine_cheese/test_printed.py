"""The house set against everything that the rules state about the printed matter (K1 to K40), and another set."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import replace
from typing import Any, get_args

import pytest

from games.game import Seat
from games.luck import Seeded
from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.editions import publish
from games.wine_cheese.game import Options, WineCheese
from games.wine_cheese.moves import Give, OpenCellar
from games.wine_cheese.printed import (
    INGREDIENTS_OF,
    Card,
    MarketDay,
    PerCard,
    PerGourmet,
    SpecialAction,
    StarterCultures,
)
from games.wine_cheese.words import COLORS, GOODS, INGREDIENTS, LABEL_OPTIONS, NORTH, SOUTH, Dish, Good, Plot
from games.wine_cheese.workers import yields

CARDS = list(HOUSE_SET.cards.values())
WINES, CHEESES = ([card for card in CARDS if card.good == good] for good in GOODS)
ACTIONS = [card for card in CARDS if card.action is not None]
GOURMETS = [card for card in CARDS if card.dish is not None]
SOILS = Counter(HOUSE_SET.grid.values())
HOUSING = list(HOUSE_SET.housing.values())
SETUP, TRACK, LABELS = HOUSE_SET.setup, HOUSE_SET.track, HOUSE_SET.labels


def acting(kind: type) -> list[Card]:
    return [card for card in ACTIONS if isinstance(card.action, kind)]


def pattern(seat: Seat, card: str, red: Plot) -> set[Plot]:
    """The other plots that a housing card shows, water and all outside of the grid left out."""
    side = 1 if seat == SOUTH else -1
    cells = {(red[0] + side * r, red[1] + side * c) for r, c in HOUSE_SET.housing[card].others}
    return cells & set(HOUSE_SET.grid)


def harvest(seat: Seat, card: str, plot: Plot, *occupied: Plot) -> Counter[str]:
    return Counter(yields(HOUSE_SET, seat, card, plot, occupied))


def is_connected(others: tuple[tuple[int, int], ...]) -> bool:
    cells, reached = {(0, 0), *others}, {(0, 0)}
    for _ in others:
        reached |= {(r, c) for r, c in cells for a, b in reached if abs(r - a) + abs(c - b) == 1}
    return reached == cells and len(cells) == 3


def effort(card: Card) -> float:
    scarce = {"sugar": 1.5, "salt": 1.5, "yeast": 2.0, "cultures": 2.0}
    return sum(scarce.get(ingredient, 1.0) for ingredient in card.cost)


def gold(card: Card) -> int:
    """House design: more for effort and for an odd number of spaces, less for a special action."""
    less = 0 if card.action is None else 2 if isinstance(card.action, PerCard | MarketDay) else 1
    return math.floor(1.5 * effort(card) + 0.5 * (len(card.cost) % 2) - less + 0.5)


def pair_steps(card: Card) -> int:
    return 0 if card.dish is None else {2: 2, 3: 2, 4: 3}.get(len(card.cost), 4)


def totals(cards: list[Card]) -> tuple[float, ...]:
    return (
        sum(card.gold for card in cards),
        sum(card.silver for card in cards),
        sum(card.pair_steps for card in cards),
        sum(effort(card) for card in cards),
        sum(len(card.cost) for card in cards),
    )


def profiles(cards: list[Card]) -> list[tuple[Any, ...]]:
    return sorted((type(it.action).__name__, len(it.cost), effort(it), it.gold, it.silver) for it in cards)


def steps_of(dish: Dish, good: Good) -> int:
    return sum(card.pair_steps for card in GOURMETS if card.dish == dish and card.good == good)


def served_by(good: Good) -> set[str]:
    """The goods that the labels of this good's ingredients serve."""
    options = [option for it in INGREDIENTS_OF[good] for option in LABELS[it].options]
    return {served for served in GOODS for option in options if served in option}


DISHES = Counter((card.dish, card.good) for card in GOURMETS)
MARKETS = [card.action for card in acting(MarketDay) if isinstance(card.action, MarketDay)]
STARTERS = [(card.good, card.action) for card in acting(StarterCultures) if isinstance(card.action, StarterCultures)]
A, B, C, D = (4, 5), (3, 5), (2, 5), (1, 5)
E, F, G, H = (2, 2), (2, 3), (1, 4), (1, 5)
FALL_A, FALL_B, FALL_C, FALL_D = (2, 3), (3, 3), (3, 2), (3, 4)

CONSTRAINTS: list[tuple[str, Any, Any]] = [
    ("K2 24 wine and 24 cheese cards", (len(WINES), len(CHEESES), len({it.names.fr for it in CARDS})), (24, 24, 48)),
    ("K4 four housing cards of each kind", sorted(it.together for it in HOUSING), [False] * 4 + [True] * 4),
    ("K4 Work Together on spaces 1, 3, 5", SETUP.together, (True, False, True, False, True)),
    ("K5 five colours", (len(SETUP.colors), set(SETUP.colors)), (5, set(COLORS))),
    ("K5 the free house lies at the outer edge", SETUP.free_house in (1, 5), True),
    ("K6 four wine and three cheese ingredients", [len(INGREDIENTS_OF[good]) for good in GOODS], [4, 3]),
    ("K7 17 plots", SOILS, {"milk": 5, "white": 3, "red": 3, "sugar": 2, "salt": 2, "laboratory": 2}),
    ("K7 3 water holes", 4 * 5 - len(HOUSE_SET.grid), 3),
    ("K8 patterns of three adjacent plots", all(is_connected(it.others) for it in HOUSING), True),
    ("K8 all different", len({frozenset(it.others) for it in HOUSING}), 8),
    ("K9 a straight Toil Alone line", (pattern(SOUTH, "ta1", A), pattern(SOUTH, "ta1", B)), ({B, C}, {C, D})),
    ("K10 nothing beyond D", pattern(SOUTH, "ta1", D), set()),
    ("K11 Toil Alone on A", harvest(SOUTH, "ta1", A), {"sugar": 1, "milk": 1, "white": 1}),
    ("K12 Toil Alone on B, D occupied", harvest(SOUTH, "ta1", B, D), {"milk": 1, "white": 1}),
    ("K13 Work Together on laboratory E", harvest(SOUTH, "wt2", E), {"laboratory": 2}),
    ("K13 touches exactly F", pattern(SOUTH, "wt2", E), {F}),
    ("K14 Work Together on G, H occupied", harvest(SOUTH, "wt2", G, H), {"salt": 2, "red": 1}),
    ("K15 fall, from A with B occupied", harvest(SOUTH, "wt1", FALL_A, FALL_B), {"red": 2, "white": 1}),
    ("K16 fall, from B", harvest(NORTH, "ta2", FALL_B), {"white": 1, "milk": 1, "laboratory": 1}),
    ("K16 over C and D", pattern(NORTH, "ta2", FALL_B), {FALL_C, FALL_D}),
    ("K17 start markers", dict(SETUP.markers), {"white": 1, "red": 1, "milk": 2}),
    ("K18 three bonus spaces", (len(set(TRACK.bonus)), all(0 < n < len(TRACK.worth) for n in TRACK.bonus)), (3, True)),
    ("K19 three of each good in hand and on display", (SETUP.hand, SETUP.display), (3, 3)),
    ("K20 a label for each ingredient", list(LABELS), list(INGREDIENTS)),
    ("K20 all eight options", {it for label in LABELS.values() for it in label.options}, set(LABEL_OPTIONS)),
    ("K20 two different options each", {len(set(label.options)) for label in LABELS.values()}, {2}),
    ("K20 white", (LABELS["white"].second, set(LABELS["white"].options)), ("wine", {"wine_step", "gain_wine"})),
    ("K20 milk and any cheese ingredient", LABELS["milk"].second, "cheese"),
    ("K20 each label serves its own good", [served_by(good) for good in GOODS], [{"wine"}, {"cheese"}]),
    ("K21 storage", HOUSE_SET.storage, {"salt": 2, "sugar": 2, "yeast": 1, "cultures": 1}),
    ("K22 the track", TRACK.worth, (0, 1, 2, *range(2, 21))),
    ("K22 the lap arrow", TRACK.lap_to, 2),
    ("K23 a lap", (TRACK.lap_worth, TRACK.start_worth), (20, 0)),
    ("K24 the closed slot is the rightmost", SETUP.closed_slot, SETUP.slots),
    ("K24 its removal", (HOUSE_SET.removal_markers, HOUSE_SET.removal_steps), (4, 4)),
    ("K25 four slots can be used", SETUP.slots - 1 >= 4, True),
    ("K26 washing and distillation on either good", {it.good for it in acting(PerCard)}, set(GOODS)),
    ("K27 in both versions", {it.good for it in acting(PerGourmet)}, set(GOODS)),
    ("K27 two gourmet cheeses can lie beside both", sum(it.good == "cheese" for it in GOURMETS) >= 2, True),
    ("K28 action or gourmet", sorted(it.id for it in ACTIONS + GOURMETS), sorted(HOUSE_SET.cards)),
    ("K28 five actions", {type(it.action) for it in ACTIONS}, set(get_args(SpecialAction))),
    ("K29 starter cultures: four steps", {it.steps for _, it in STARTERS}, {4}),
    ("K29 of the own good", [it for good, it in STARTERS if not set(it.pays) <= set(INGREDIENTS_OF[good])], []),
    ("K30 free choice of either good", {it.free for it in MARKETS}, {None, *GOODS}),
    ("K30 fixed ingredients", any(len(it.gives) > 1 for it in MARKETS), True),
    ("K31 three of each good a dish", DISHES, {(dish, good): 3 for dish in get_args(Dish) for good in GOODS}),
    ("K32 pair steps on gourmet cards only", [it for it in CARDS if it.pair_steps], GOURMETS),
    ("K33 own ingredients", [it.id for it in CARDS if not set(it.cost) <= set(INGREDIENTS_OF[it.good])], []),
    ("K34 silver below gold", [it.id for it in CARDS if not 0 < it.silver < it.gold], []),
    ("K35 ageing", HOUSE_SET.ageing, {4: 2, 9: 2, 14: 2, 19: 3}),
    ("K36 K37 spaces", (min(len(it.cost) for it in CARDS), max(len(it.cost) for it in CARDS)), (2, 6)),
    ("K38 gold", {it.id: it.gold for it in CARDS}, {it.id: gold(it) for it in CARDS}),
    ("K38 silver", {it.id: it.silver for it in CARDS}, {it.id: max(1, int(0.4 * it.gold)) for it in CARDS}),
    ("K38 pair steps", {it.id: it.pair_steps for it in CARDS}, {it.id: pair_steps(it) for it in CARDS}),
    ("K39 equal totals", totals(WINES), totals(CHEESES)),
    ("K39 equal profiles", profiles(WINES), profiles(CHEESES)),
    ("K40 dishes are equal", len({steps_of(dish, good) for dish in get_args(Dish) for good in GOODS}), 1),
]


@pytest.mark.parametrize(("found", "stated"), [row[1:] for row in CONSTRAINTS], ids=[row[0] for row in CONSTRAINTS])
def test_constraint(found: object, stated: object) -> None:
    assert found == stated


def test_the_grid_looks_alike_from_both_sides() -> None:
    """A half turn swaps white and red; one milk plot meets one water hole; all else stays."""
    swap = {"white": "red", "red": "white"}
    turned = {(5 - r, 6 - c): swap.get(soil, soil) for (r, c), soil in HOUSE_SET.grid.items()}
    differing = {plot for plot in {*turned, *HOUSE_SET.grid} if turned.get(plot) != HOUSE_SET.grid.get(plot)}
    assert {HOUSE_SET.grid.get(plot) for plot in differing} == {"milk", None}
    assert len(differing) == 2


def test_names_in_three_languages() -> None:
    assert all(card.names.en and card.names.nl and card.names.fr for card in CARDS)


# ------------------------------------------------------------------ another set


def test_another_set_can_be_played() -> None:
    """Cheaper removal, a bigger storage and fewer cards: all that the rules know of them is the set."""
    small = replace(
        HOUSE_SET,
        name="small",
        cards={card.id: card for card in CARDS if card.id not in ("w24", "c24")},
        removal_markers=1,
        storage={"milk": 3},
    )
    game = WineCheese(printed=small)
    state, _ = game.start(2, Options(starts="south"), Seeded(3))
    assert state.table.edition == "small"
    assert "w24" not in [*state.table.decks["wine"], *state.table.display["wine"]]
    game.play(state, 0, OpenCellar("markers"), Seeded(3))
    game.play(state, 0, Give("milk"), Seeded(3))
    assert not any(slot.closed for slot in state.table.farms[0].cellar)


def test_a_name_stands_for_one_set() -> None:
    publish(HOUSE_SET)
    with pytest.raises(ValueError, match="another set"):
        publish(replace(HOUSE_SET, trade=4))
