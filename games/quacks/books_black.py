"""Black (hawkmoth), compared with the neighbours in step B (rules 8.7)."""

from __future__ import annotations

from games.game import Seat
from games.quacks.card import Card
from games.quacks.pots import count, last_two, of
from games.quacks.table import Table
from games.quacks.words import COLOUR, Kind


class BlackTwo(Card):
    """As many as the opponent: a droplet step; more: a ruby too."""

    id = "book.black.two"

    def compare(self, table: Table, seat: Seat) -> tuple[int, int]:
        own, theirs = count(table, seat, "black"), count(table, table.left(seat), "black")
        return int(own >= max(theirs, 1)), int(own > theirs)


class BlackNeighbours(Card):
    """More than one of the two neighbours: a droplet step; more than both: a ruby too."""

    id = "book.black.neighbours"

    def compare(self, table: Table, seat: Seat) -> tuple[int, int]:
        own = count(table, seat, "black")
        beaten = sum(own > count(table, other, "black") for other in (table.left(seat), table.right(seat)))
        return int(beaten >= 1), int(beaten == 2)


class Black5(Card):
    """Got in the shop or by a card it goes to the left neighbour; rubies for the neighbour's black and the last own."""

    id = "book.black.5"

    def sends_on(self, chip: Kind) -> bool:
        return COLOUR[chip] == "black"

    def compare(self, table: Table, seat: Seat) -> tuple[int, int]:
        return 0, count(table, table.left(seat), "black") + len(last_two(table, table.players[seat], "black"))


class Black6(Card):
    """The farthest black chip: a droplet step; the second farthest place: a ruby. Ties all gain."""

    id = "book.black.6"

    def compare(self, table: Table, seat: Seat) -> tuple[int, int]:
        places = [{laid.at for laid in of(table, player, "black")} for player in table.players]
        best = sorted(set().union(*places), reverse=True)[:2]
        wins = [place in places[seat] for place in best] + [False, False]
        return int(wins[0]), int(wins[1])
