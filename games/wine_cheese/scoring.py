"""The score sheet and who wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from games.game import Seat
from games.wine_cheese.printed import Card
from games.wine_cheese.table import Table, Tiebreak
from games.wine_cheese.view import Sheet
from games.wine_cheese.words import NORTH, SOUTH, Dish, Good

DecidedBy = Literal["final", "higher_total", "turn_order"]


def score(table: Table, seat: Seat) -> Sheet:
    """§1.13: spaces A to K. Cards in hand and markers are worth nothing."""
    farm, cards = table.farms[seat], table.printed.cards
    gold, silver = [cards[card] for card in farm.gold], [cards[card] for card in farm.silver]
    a, b = (sum(card.gold for card in gold if card.good == good) for good in ("cheese", "wine"))
    c, d = (sum(card.silver for card in silver if card.good == good) for good in ("cheese", "wine"))
    e, f = worth(table, seat, "cheese"), worth(table, seat, "wine")
    pairs = count_pairs(gold + silver)
    i, j = a + c + e + pairs, b + d + f + pairs
    return Sheet(a, b, c, d, e, f, g=pairs, h=pairs, i=i, j=j, k=min(i, j))


def worth(table: Table, seat: Seat, good: Good) -> int:
    """What an indicator is worth: its space and its laps; the start space as printed (R-18)."""
    track, it = table.printed.track, table.farms[seat].indicators[good]
    return (track.worth[it.space] if it.space >= 0 else track.start_worth) + track.lap_worth * it.laps


def count_pairs(cards: Iterable[Card]) -> int:
    """Per dish the smaller count of wine and cheese, whichever pile they lie in (R-49)."""
    dishes = [(card.dish, card.good) for card in cards]
    return sum(min(dishes.count((dish, "wine")), dishes.count((dish, "cheese"))) for dish in get_args(Dish))


def verdict(sheets: tuple[Sheet, Sheet], first: Seat, tiebreak: Tiebreak) -> tuple[Seat, DecidedBy]:
    """Higher K, then the higher of I and J, then the turn-order card that the option names (R-50): never a draw."""
    south, north = sheets
    if south.k != north.k:
        return (SOUTH if south.k > north.k else NORTH), "final"
    south_higher, north_higher = max(south.i, south.j), max(north.i, north.j)
    if south_higher != north_higher:
        return (SOUTH if south_higher > north_higher else NORTH), "higher_total"
    return (first if tiebreak == "card1" else 1 - first), "turn_order"
