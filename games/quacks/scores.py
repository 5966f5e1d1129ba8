"""Who takes points, coins and the die: an exploded pot chooses, unless a book or a witch covers it (rules 7)."""

from __future__ import annotations

from games.game import Seat
from games.quacks import pots
from games.quacks.table import Table

ALL_THE_SAME = "witch.A4"


def takes_all(table: Table, seat: Seat) -> bool:
    """Points and coins both: not exploded, inside a window of blue set 2, or by witch A4."""
    brew = table.players[seat].brew
    return brew.state != "exploded" or brew.covered or ALL_THE_SAME in brew.declared


def scores_points(table: Table, seat: Seat) -> bool:
    return takes_all(table, seat) or table.players[seat].brew.choice == "points"


def has_coins(table: Table, seat: Seat) -> bool:
    return takes_all(table, seat) or table.players[seat].brew.choice == "coins"


def own_coins(table: Table, seat: Seat) -> int:
    """The coins of the scoring space, for who may spend them."""
    return pots.coins(table.players[seat]) if has_coins(table, seat) else 0


def may_roll(table: Table, seat: Seat) -> bool:
    brew = table.players[seat].brew
    return brew.state != "exploded" or ALL_THE_SAME in brew.declared


def die_winners(table: Table) -> list[Seat]:
    """The farthest of those who may roll; exact ties all."""
    seats = [seat for seat in table.order() if may_roll(table, seat)]
    best = max((pots.scoring(table.players[seat]) for seat in seats), default=0)
    return [seat for seat in seats if pots.scoring(table.players[seat]) == best]
