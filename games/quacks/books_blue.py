"""Blue (crow skull), which acts when it is placed (rules 8.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsks
from games.quacks.board import RUBIES
from games.quacks.card import Card
from games.quacks.gains import draw, points, put_back, rubies
from games.quacks.moves import Lay, Move, Pass
from games.quacks.placing import place
from games.quacks.pots import count
from games.quacks.table import Laid, Player, Table


class Blue1(Card):
    """Looks at as many chips as its value; at most one of them is placed next."""

    id = "book.blue.1"
    onward = True

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        player: Player = flow.table.players[seat]
        player.brew.looked = draw(flow, seat, laid.value, self.id)
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        looked = table.players[seat].brew.looked
        return [*(Lay(chip) for chip in sorted(set(looked))), Pass()] if looked else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        player: Player = flow.table.players[seat]
        rest, player.brew.looked = player.brew.looked, []
        if isinstance(move, Lay):
            rest.remove(move.chip)
        put_back(flow, seat, rest, self.id)
        if isinstance(move, Lay):
            place(flow, seat, move.chip)


class Blue2(Card):
    """Covers the next placings against an explosion; windows are not added, the longer one counts."""

    id = "book.blue.2"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        brew = flow.table.players[seat].brew
        brew.window = max(brew.window, laid.value)


class Blue3(Card):
    """One ruby on a ruby space."""

    id = "book.blue.3"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        rubies(flow, seat, 1 if laid.at in RUBIES else 0, self.id)

    def unplaced(self, flow: Flow, seat: Seat, laid: Laid) -> bool:
        rubies(flow, seat, -1 if laid.at in RUBIES else 0, self.id)
        return True


class Blue4(Card):
    """Points by its value on a ruby space."""

    id = "book.blue.4"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        points(flow, seat, laid.value if laid.at in RUBIES else 0, self.id)

    def unplaced(self, flow: Flow, seat: Seat, laid: Laid) -> bool:
        points(flow, seat, -laid.value if laid.at in RUBIES else 0, self.id)
        return True


class Blue5(Card):
    """Points by its value with at least as many orange chips in the pot."""

    id = "book.blue.5"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        points(flow, seat, laid.value if count(flow.table, seat, "orange") >= laid.value else 0, self.id)


class Blue6(Card):
    """A ruby for each white 1 among as many chips before it as its value."""

    id = "book.blue.6"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        earlier = flow.table.players[seat].brew.pot[:-1][-laid.value :]
        rubies(flow, seat, sum(chip.chip == "white1" for chip in earlier), self.id)
