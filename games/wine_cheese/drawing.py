"""Cards drawn from the decks and taken from the display."""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Literal

from games.game import Seat
from games.steps import Ask, Flow
from games.wine_cheese.moves import Gain, Move
from games.wine_cheese.table import Table
from games.wine_cheese.told import CardGained
from games.wine_cheese.words import Good

_gain = cache(Gain)


def draw(flow: Flow, good: Good) -> str:
    """The top card of a deck."""
    deck: list[str] = flow.table.decks[good]
    return deck.pop(flow.draw(len(deck), f"{good} deck"))


@dataclass(frozen=True, slots=True)
class GainCard(Ask):
    """§1.14 e: a card of this good from the display, refilled at once, or from the deck; there is no hand limit."""

    seat: Seat
    good: Good
    kind: Literal["gain_card"] = "gain_card"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        moves: list[Move] = [_gain(card) for card in table.display[self.good]]
        if table.decks[self.good]:
            moves.append(_gain(None))
        return moves

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Gain)
        card = move.card
        if card is None:
            card = draw(flow, self.good)
            flow.tell(CardGained(self.seat, self.good, card, "deck"), CardGained(self.seat, self.good, None, "deck"))
        else:
            flow.tell(CardGained(self.seat, self.good, card, "display"))
            _take_from_display(flow, self.good, card)
        insort(flow.table.farms[self.seat].hand, card)

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"good": self.good}


def _take_from_display(flow: Flow, good: Good, card: str) -> None:
    """An empty place is refilled from the deck; when that ran out, it is not (R-48)."""
    table: Table = flow.table
    place = table.display[good].index(card)
    table.display[good][place : place + 1] = [draw(flow, good)] if table.decks[good] else []
