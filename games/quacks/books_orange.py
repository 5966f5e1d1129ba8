"""Orange (pumpkin), which never does anything, and the locoweed (rules 8.1, 8.8)."""

from __future__ import annotations

from games.game import Seat
from games.quacks.card import Card
from games.quacks.table import Laid, Table
from games.quacks.words import COLOUR, Colour


class Pumpkin(Card):
    id = "book.orange.base"


class Pumpkins(Card):
    id = "book.orange.expansion"


class LocoweedRats(Card):
    """Book 1: the rat steps of this round and one more, at most 4, whatever is added."""

    id = "book.locoweed.1"

    def role(self, table: Table, seat: Seat) -> tuple[Colour, int]:
        return "locoweed", min(table.players[seat].brew.rats + 1, 4)

    def most(self, laid: Laid) -> int:
        return 4 if laid.colour == "locoweed" else 99


class LocoweedCopy(Card):
    """Book 2: colour and value of the last coloured chip in the pot; orange has no property to take over."""

    id = "book.locoweed.2"

    def role(self, table: Table, seat: Seat) -> tuple[Colour, int]:
        for laid in reversed(table.players[seat].brew.pot):
            if COLOUR[laid.chip] not in ("white", "locoweed"):
                return "locoweed" if laid.colour == "orange" else laid.colour, laid.value
        return "locoweed", 1
