"""Setup: housing cards, workers, markers, cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar, Literal, TypeVar

from games.game import Seat
from games.steps import Ask, Do, Flow
from games.wine_cheese.drawing import draw
from games.wine_cheese.moves import Bench, Move
from games.wine_cheese.printed import Printed
from games.wine_cheese.table import Farm, HousingSpace, Slot, Table, Tiebreak
from games.wine_cheese.words import GOODS, NORTH, SOUTH, Color

T = TypeVar("T")
_bench = cache(Bench)


def empty_table(printed: Printed, final_tiebreak: Tiebreak) -> Table:
    """The board with all that needs no luck: Setup 4, 5 and 8, and both decks."""
    return Table(
        printed.name,
        final_tiebreak,
        [_farm(printed), _farm(printed)],
        decks={good: list(printed.decks[good]) for good in GOODS},
        bonus=list(printed.track.bonus),
    )


def _farm(printed: Printed) -> Farm:
    setup = printed.setup
    farm = Farm(cellar=[Slot(closed=number == setup.closed_slot) for number in range(1, setup.slots + 1)])
    farm.sites.update(setup.markers)
    return farm


def _pick(flow: Flow, rest: list[T], purpose: str) -> T:
    return rest.pop(flow.draw(len(rest), purpose))


@dataclass(frozen=True, slots=True)
class LayHousingCards(Do):
    """Setup 2: one card of its kind on every housing space; the other three leave the game."""

    kind: Literal["lay_housing_cards"] = "lay_housing_cards"

    def run(self, flow: Flow) -> None:
        printed: Printed = flow.table.printed
        rest = {kind: [card.id for card in printed.housing.values() if card.together == kind] for kind in (True, False)}
        cards = [_pick(flow, rest[kind], "housing card") for kind in printed.setup.together]
        flow.table.housing = [HousingSpace(card, [None, None]) for card in cards]


@dataclass(frozen=True, slots=True)
class HandOutFirstCard(Do):
    """Who starts: drawn, unless the table said so (R-01)."""

    first: Seat | None
    kind: Literal["hand_out_first_card"] = "hand_out_first_card"

    def run(self, flow: Flow) -> None:
        flow.table.first = flow.draw(2, "turn order") if self.first is None else self.first


@dataclass(frozen=True, slots=True)
class PlaceBenches(Do):
    """Setup 3, drawn (R-09): the reserve colour, then South's houses, then North's."""

    kind: Literal["place_benches"] = "place_benches"

    def run(self, flow: Flow) -> None:
        colors = list(flow.table.printed.setup.colors)
        flow.table.reserve = _pick(flow, colors, "reserve")
        _fill(flow, SOUTH, colors)
        flow.then(PlaceNorthBenches())


@dataclass(frozen=True, slots=True)
class PlaceNorthBenches(Do):
    """Setup 3: the benches of the same colours, at random in the opposite houses."""

    kind: Literal["place_north_benches"] = "place_north_benches"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        _fill(flow, NORTH, [color for color in table.printed.setup.colors if color != table.reserve])


def _fill(flow: Flow, seat: Seat, colors: list[Color]) -> None:
    rest = colors[:]
    for house, space in enumerate(flow.table.housing, start=1):
        if house != flow.table.printed.setup.free_house:
            space.houses[seat] = _pick(flow, rest, "bench")


@dataclass(frozen=True, slots=True)
class ArrangeBench(Ask):
    """Setup 3, option: South chooses the colours of the own benches in turn; what is left over is the reserve."""

    seat: Seat = SOUTH
    kind: Literal["arrange_bench"] = "arrange_bench"
    rule: ClassVar[str] = "§1.2 Setup"

    def moves(self, table: Table) -> Sequence[Move]:
        return [_bench(color) for color in self._left(table)]

    def _left(self, table: Table) -> list[Color]:
        placed = [space.houses[SOUTH] for space in table.housing]
        return [color for color in table.printed.setup.colors if color not in placed]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Bench)
        table: Table = flow.table
        next(it for it in _benches_to_come(table)).houses[SOUTH] = move.color
        if _benches_to_come(table):
            flow.then(self)
        else:
            (table.reserve,) = self._left(table)
            flow.then(PlaceNorthBenches())


def _benches_to_come(table: Table) -> list[HousingSpace]:
    free = table.printed.setup.free_house
    return [space for n, space in enumerate(table.housing, start=1) if n != free and space.houses[SOUTH] is None]


@dataclass(frozen=True, slots=True)
class DealCards(Do):
    """Setup 7: of each good three cards to each hand, three to the display, the rest face down."""

    kind: Literal["deal_cards"] = "deal_cards"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        setup = table.printed.setup
        for good in GOODS:
            for farm in table.farms:
                farm.hand = sorted([*farm.hand, *(draw(flow, good) for _ in range(setup.hand))])
            table.display[good] = [draw(flow, good) for _ in range(setup.display)]
