"""Yellow (mandrake), which acts when it is placed (rules 8.5)."""

from __future__ import annotations

from collections.abc import Sequence

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsks
from games.quacks.card import Card
from games.quacks.gains import draw, pay_rubies, put_back
from games.quacks.moves import Move, Pass, Use
from games.quacks.placing import push_on, take_out
from games.quacks.pots import count
from games.quacks.table import Laid, Table
from games.quacks.words import COLOUR, LAST_SPACE, VALUE


class Yellow1(Card):
    """The white chip directly before it may go back in the bag."""

    id = "book.yellow.1"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        pot = table.players[seat].brew.pot
        if len(pot) < 2 or COLOUR[pot[-2].chip] != "white":
            return []
        return [Use(self.id, (len(pot) - 2,)), Pass()]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            take_out(flow, seat, move.places, self.id)


class Yellow2(Card):
    """The next chip laid moves twice as far."""

    id = "book.yellow.2"
    onward = True
    optional = True

    def factor(self, table: Table, seat: Seat, laid: Laid) -> int:
        return 2 if table.players[seat].brew.armed else 1

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        flow.table.players[seat].brew.armed = True


class Yellow3(Card):
    """The limit is 8 with one yellow chip in the pot, 9 with three."""

    id = "book.yellow.3"

    def limit(self, table: Table, seat: Seat) -> int:
        yellow = count(table, seat, "yellow")
        return 9 if yellow >= 3 else 8 if yellow else 0


class Yellow4(Card):
    """The first three yellow chips move 1, 2 and 3 spaces more."""

    id = "book.yellow.4"
    optional = True

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        earlier = count(table, seat, "yellow")
        return earlier + 1 if laid.colour == "yellow" and earlier < 3 else 0


class Yellow5(Card):
    """One more chip is drawn, the yellow one moves on by its value, and it goes back."""

    id = "book.yellow.5"
    onward = True

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [Use(self.id), Pass()] if table.players[seat].bag else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            chips = draw(flow, seat, 1, self.id)
            push_on(flow, seat, VALUE[chips[0]], self.id)
            put_back(flow, seat, chips, self.id)


class Yellow6(Card):
    """For a ruby it moves three spaces more."""

    id = "book.yellow.6"

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        player = table.players[seat]
        useful = player.rubies and player.brew.pot[-1].at < LAST_SPACE
        return [Use(self.id), Pass()] if useful else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_rubies(flow, seat, 1, self.id)
            push_on(flow, seat, 3, self.id)
