"""The steps by which a card speaks: its questions, open and sealed, its turn, and what several cards share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow
from games.game import Seat
from games.quacks.card import CARDS
from games.quacks.moves import Move, Use
from games.quacks.table import Table


def about(table: Table, seat: Seat, card: str, number: int) -> Mapping[str, Any]:
    """What a card's question is about: the card, what it asks with it, the chips that it shows."""
    return {"card": card, "number": number, "chips": table.players[seat].brew.looked[:]}


@dataclass(frozen=True, slots=True)
class CardAsks(Ask):
    """A card's question to a seat."""

    seat: Seat
    card: str
    number: int = 0
    kind: Literal["card"] = "card"
    rule: ClassVar[str] = "5 Fortune teller cards, 8 Ingredient books, 9 Herb witches"

    def moves(self, table: Table) -> Sequence[Move]:
        return CARDS[self.card].choices(table, self.seat, self.number)

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Use) and move.card != self.card:
            flow.then(self)
            CARDS[move.card].use(flow, self.seat, move.places)
        else:
            CARDS[self.card].chosen(flow, self.seat, move, self.number)

    def about(self, table: Table) -> Mapping[str, Any]:
        return about(table, self.seat, self.card, self.number)


@dataclass(frozen=True, slots=True)
class CardAsksSealed(Ask):
    """A card's question to several seats at once; who comes too late for a chip is asked again, openly (18.4)."""

    seat: Seat
    card: str
    number: int = 0
    kind: Literal["card_sealed"] = "card_sealed"
    rule: ClassVar[str] = "5 Fortune teller cards, 8 Ingredient books, 9 Herb witches"
    sealed: ClassVar[bool] = True

    def moves(self, table: Table) -> Sequence[Move]:
        return CARDS[self.card].choices(table, self.seat, self.number)

    def play(self, flow: Flow, move: Move) -> None:
        if move in self.moves(flow.table):
            CARDS[self.card].chosen(flow, self.seat, move, self.number)
        else:
            flow.pause(CardAsks(self.seat, self.card, self.number))

    def about(self, table: Table) -> Mapping[str, Any]:
        return about(table, self.seat, self.card, self.number)


@dataclass(frozen=True, slots=True)
class Turn(Do):
    """A card's turn with a seat."""

    seat: Seat
    card: str
    kind: Literal["turn"] = "turn"

    def run(self, flow: Flow) -> None:
        CARDS[self.card].turn(flow, self.seat)
