"""Purple (ghost's breath), which acts in step B (rules 8.6)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsks
from games.quacks.board import COINS, POINTS
from games.quacks.card import Card
from games.quacks.gains import points, rubies, say
from games.quacks.market import cost_of, for_sale
from games.quacks.moves import DONE, Buy, Move, Pass, Raise, Use, buy
from games.quacks.pots import count, of
from games.quacks.supply import droplet, raise_for_bag, take
from games.quacks.table import Laid, Player, Table
from games.quacks.told import CoinsLeft
from games.quacks.told_gains import ChipGained, ChipLeft
from games.quacks.words import UPGRADES, VALUE, Kind


class Purple1(Card):
    """One reward by the number of purple chips; a lower one may be taken."""

    id = "book.purple.1"

    def turn(self, flow: Flow, seat: Seat) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        places = tuple(purple_places(table, table.players[seat])[:3])
        lower = [places[:2], places[:1]] if len(places) == 3 else []
        return [Use(self.id, way) for way in (places, *lower) if way]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        assert isinstance(move, Use)
        chips = len(move.places)
        points(flow, seat, 2 if chips == 3 else 1, self.id)
        if chips == 2:
            rubies(flow, seat, 1, self.id)
        if chips == 3:
            droplet(flow, seat, 1, self.id)


PURPLE2: list[tuple[list[Kind], int, int, int]] = [
    (["black1"], 1, 1, 0),
    (["green1", "blue2"], 3, 0, 1),
    (["yellow4"], 6, 1, 2),
]
"""For 1, 2, 3 discarded chips: chips, points, rubies, droplet steps."""


class Purple2(Card):
    """One, two or three purple chips may be discarded, once, for a reward."""

    id = "book.purple.2"

    def turn(self, flow: Flow, seat: Seat) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        ways = [Use(self.id, places) for places in _ways_to_discard(table, table.players[seat])]
        return [*ways, Pass()] if ways else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if not isinstance(move, Use):
            return
        pot: list[Laid] = flow.table.players[seat].brew.pot
        for place in reversed(move.places):
            chip = pot.pop(place).chip
            flow.table.supply[chip] += 1
            say(flow, seat, ChipLeft(seat, chip, self.id))
        chips, won, red, steps = PURPLE2[len(move.places) - 1]
        for chip in chips:
            take(flow, seat, chip, self.id)
        points(flow, seat, won, self.id)
        rubies(flow, seat, red, self.id)
        droplet(flow, seat, steps, self.id)


def purple_places(table: Table, player: Player) -> list[int]:
    purple = of(table, player, "purple")
    return [place for place, laid in enumerate(player.brew.pot) if laid in purple]


def _ways_to_discard(table: Table, player: Player) -> Iterator[tuple[int, ...]]:
    """Places of up to three purple chips; chips that are alike count as the same."""
    places = purple_places(table, player)
    seen = []
    for number in (1, 2, 3):
        for way in combinations(reversed(places), number):
            last = len(player.brew.pot) - 1
            like = sorted((player.brew.pot[p].chip, player.brew.pot[p].marked, p == last) for p in way)
            if like not in seen:
                seen.append(like)
                yield tuple(sorted(way))


class Purple3(Card):
    """Points by the number printed on its space: from 10 one, from 20 two, from 30 three."""

    id = "book.purple.3"

    def turn(self, flow: Flow, seat: Seat) -> None:
        player: Player = flow.table.players[seat]
        points(flow, seat, sum(COINS[laid.at] // 10 for laid in of(flow.table, player, "purple")), self.id)


class Purple4(Card):
    """One chip of the pot is swapped for a higher one of its colour, straight for the bag."""

    id = "book.purple.4"

    def turn(self, flow: Flow, seat: Seat) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        purple = count(table, seat, "purple")
        pot = table.players[seat].brew.pot
        ways = [
            Raise(place, to)
            for place, laid in enumerate(pot)
            for to in _higher(laid.chip, purple)
            if table.supply.get(to, 0)
        ]
        return [*ways, Pass()] if ways else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Raise):
            pot: list[Laid] = flow.table.players[seat].brew.pot
            raise_for_bag(flow, seat, pot.pop(move.place).chip, move.to, self.id)


def _higher(chip: Kind, purple: int) -> list[Kind]:
    """With one purple chip 1 to 2, with two also 2 to 4, with three also 1 to 4."""
    if chip not in UPGRADES or (VALUE[chip] == 2 and purple < 2) or not purple:
        return []
    to = UPGRADES[chip]
    return [to, UPGRADES[to]] if to in UPGRADES and purple >= 3 else [to]


class Purple5(Card):
    """The points of the spaces with a purple chip are coins, to be spent at once; in round 9 5 of them are a point."""

    id = "book.purple.5"

    def turn(self, flow: Flow, seat: Seat) -> None:
        player: Player = flow.table.players[seat]
        pool = sum(POINTS[laid.at] for laid in of(flow.table, player, "purple"))
        if flow.table.last_round:
            points(flow, seat, pool // 5, self.id)
        else:
            flow.then(CardAsks(seat, self.id, pool))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [*map(buy, for_sale(table, number, table.players[seat].brew.bought)), DONE]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        table: Table = flow.table
        if isinstance(move, Buy):
            table.supply[move.chip] -= 1
            table.players[seat].brew.bought.append(move.chip)
            say(flow, seat, ChipGained(seat, move.chip, seat, self.id))
            flow.then(CardAsks(seat, self.id, number - cost_of(table, [move.chip])))
        elif number:
            say(flow, seat, CoinsLeft(seat, number, self.id))


class Purple6(Card):
    """Points by the printed value of the chip directly after each."""

    id = "book.purple.6"

    def turn(self, flow: Flow, seat: Seat) -> None:
        player: Player = flow.table.players[seat]
        purple = of(flow.table, player, "purple")
        won = sum(VALUE[after.chip] for laid, after in pairwise(player.brew.pot) if laid in purple)
        points(flow, seat, won, self.id)
