"""Red (toadstool), which moves farther or waits beside the pot (rules 8.4)."""

from __future__ import annotations

from collections.abc import Sequence

from games.agenda import Flow
from games.game import Seat
from games.quacks.card import Card
from games.quacks.gains import draw
from games.quacks.moves import GiveBack, Lay, Move
from games.quacks.placing import set_aside
from games.quacks.pots import count, of
from games.quacks.table import Laid, Table
from games.quacks.words import COLOUR, VALUE, Colour


class Red1(Card):
    """One more space with an orange chip in the pot, two more with three."""

    id = "book.red.1"
    optional = True

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        orange = count(table, seat, "orange") if laid.colour == "red" else 0
        return 2 if orange >= 3 else min(orange, 1)


class Red2(Card):
    """Goes beside the pot, to be placed after the stop, kept or given back."""

    id = "book.red.2"

    def beside(self, colour: Colour) -> bool:
        return colour == "red"

    def offers(self, table: Table, seat: Seat) -> Sequence[Move]:
        return [GiveBack(chip) for chip in sorted({aside.chip for aside in table.players[seat].aside})]


class Red3(Card):
    """Moves on by the value of a white chip directly before it."""

    id = "book.red.3"
    optional = True

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        pot = table.players[seat].brew.pot
        after_white = laid.colour == "red" and bool(pot) and COLOUR[pot[-1].chip] == "white"
        return VALUE[pot[-1].chip] if after_white else 0


class Red4(Card):
    """Once a red chip is in the pot, every white 1 moves two spaces."""

    id = "book.red.4"

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        return 1 if laid.chip == "white1" and count(table, seat, "red") else 0


class Red5(Card):
    """May move as far as the highest red chip in the pot."""

    id = "book.red.5"
    optional = True

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        reds = of(table, table.players[seat], "red") if laid.colour == "red" else []
        return max([0, *(red.value - laid.value for red in reds)])


class Red6(Card):
    """One more chip is drawn and set aside; it has to be placed this round."""

    id = "book.red.6"
    onward = True

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        for chip in draw(flow, seat, 1, self.id):
            set_aside(flow, seat, chip, True, self.id)

    def offers(self, table: Table, seat: Seat) -> Sequence[Move]:
        return [Lay(chip) for chip in sorted({aside.chip for aside in table.players[seat].aside})]
