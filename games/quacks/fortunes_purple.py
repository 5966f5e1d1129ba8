"""The purple fortune cards: resolved at once when they are read (rules 5.1)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsksSealed, Turn
from games.quacks.board import tails_between
from games.quacks.card import Card
from games.quacks.gains import draw, pay_rubies, points, put_back, rubies, say
from games.quacks.moves import Gain, GiveUp, Move, Pass, RemoveWhite, Swap, Take
from games.quacks.supply import HAND_OUT, droplet, droplets, raise_for_bag, roll, take
from games.quacks.table import Player, Table
from games.quacks.told import RatsRan
from games.quacks.told_gains import ChipLeft
from games.quacks.words import COLOUR, KINDS, UPGRADES, VALUE, Kind


def ask_everybody(flow: Flow, card: str) -> None:
    flow.each({seat: [CardAsksSealed(seat, card)] for seat in flow.table.order()})


def takes(table: Table, fits: Callable[[Kind], bool]) -> list[Move]:
    """Taking each of these chips that the supply can give."""
    return [Take(chip) for chip in KINDS if fits(chip) and table.can_give(chip, COLOUR[chip])]


def tails_due(table: Table, seat: Seat) -> int:
    return tails_between(table.players[seat].points, max(player.points for player in table.players))


class ChooseOne(Card):
    """A black chip, any 2-chip, or 3 rubies."""

    id = "fortune.P1"

    def read(self, flow: Flow) -> None:
        ask_everybody(flow, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [*takes(table, is_black_or_two), Gain("rubies")]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Take):
            take(flow, seat, move.chip, self.id)
        else:
            rubies(flow, seat, 3, self.id)


def is_black_or_two(chip: Kind) -> bool:
    return COLOUR[chip] == "black" or is_two(chip)


def is_two(chip: Kind) -> bool:
    return VALUE[chip] == 2 and COLOUR[chip] != "white"


class PotFillsUp(Card):
    """A droplet step for everybody."""

    id = "fortune.P2"

    def read(self, flow: Flow) -> None:
        droplets(flow, flow.table.order(), self.id)


class WheelAndDeal(Card):
    """A ruby may be paid, once, for a 1-chip that is neither purple nor black; a locoweed is no 1-chip."""

    id = "fortune.P3"

    def read(self, flow: Flow) -> None:
        ask_everybody(flow, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        sold = takes(table, is_dealt) if table.players[seat].rubies else []
        return [*sold, Pass()] if sold else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Take):
            pay_rubies(flow, seat, 1, self.id)
            take(flow, seat, move.chip, self.id)


def is_dealt(chip: Kind) -> bool:
    return VALUE[chip] == 1 and COLOUR[chip] not in ("white", "purple", "black", "locoweed")


class Charity(Card):
    """All with the fewest rubies gain one."""

    id = "fortune.P4"

    def read(self, flow: Flow) -> None:
        for seat in fewest(flow.table, lambda player: player.rubies):
            rubies(flow, seat, 1, self.id)


class Beginners(Card):
    """All with the fewest points take a green 1."""

    id = "fortune.P5"

    def read(self, flow: Flow) -> None:
        for seat in fewest(flow.table, lambda player: player.points):
            take(flow, seat, "green1", self.id)


def fewest(table: Table, number: Callable[[Player], int]) -> list[Seat]:
    """The seats with the smallest number, in order."""
    least = min(number(player) for player in table.players)
    return [seat for seat in table.order() if number(table.players[seat]) == least]


class JustInTime(Card):
    """4 points, or a white 1 leaves the bag for good."""

    id = "fortune.P6"

    def read(self, flow: Flow) -> None:
        ask_everybody(flow, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        removable: list[Move] = [RemoveWhite()] if "white1" in table.players[seat].bag else []
        return [Gain("points"), *removable]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Gain):
            points(flow, seat, 4, self.id)
        else:
            flow.table.players[seat].bag.remove("white1")
            flow.table.removed += 1
            say(flow, seat, ChipLeft(seat, "white1", self.id))


class RatInfestation(Card):
    """The rat tails count twice."""

    id = "fortune.P7"

    def rats(self, rats: int) -> int:
        return 2 * rats


class LessIsMore(Card):
    """Everybody draws 5 chips; the lowest sums take a blue 2, the others gain a ruby."""

    id = "fortune.P8"

    def read(self, flow: Flow) -> None:
        table: Table = flow.table
        sums = {}
        for seat in table.order():
            drawn = draw(flow, seat, 5, self.id)
            sums[seat] = sum(VALUE[chip] for chip in drawn)
            put_back(flow, seat, drawn, self.id)
        for seat, total in sums.items():
            if total == min(sums.values()):
                take(flow, seat, "blue2", self.id)
            else:
                rubies(flow, seat, 1, self.id)


class GoodStart(Card):
    """Up to three of the rat steps may be given up for as many rubies."""

    id = "fortune.P9"

    def after_rats(self, flow: Flow) -> None:
        ask_everybody(flow, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        rats = table.players[seat].brew.rats
        return [*(GiveUp(steps) for steps in range(1, min(rats, 3) + 1)), Pass()] if rats else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, GiveUp):
            brew = flow.table.players[seat].brew
            brew.rats -= move.steps
            say(flow, seat, RatsRan(seat, brew.rats))
            rubies(flow, seat, move.steps, self.id)


class RatsAreFriends(Card):
    """Any 4-chip, or a point for each rat tail due at the moment of reading."""

    id = "fortune.P10"

    def read(self, flow: Flow) -> None:
        table: Table = flow.table
        flow.each({seat: [CardAsksSealed(seat, self.id, tails_due(table, seat))] for seat in table.order()})

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [*takes(table, lambda chip: VALUE[chip] == 4), Gain("points")]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Take):
            take(flow, seat, move.chip, self.id)
        else:
            points(flow, seat, number, self.id)


class ChooseWisely(Card):
    """Two droplet steps, or a purple chip once its book is out."""

    id = "fortune.P11"

    def read(self, flow: Flow) -> None:
        ask_everybody(flow, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [Gain("droplet"), *takes(table, lambda chip: chip == "purple1")]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Take):
            take(flow, seat, move.chip, self.id)
        else:
            droplet(flow, seat, 2, self.id)


class Donations(Card):
    """Everybody rolls the bonus die once."""

    id = "fortune.P12"

    def read(self, flow: Flow) -> None:
        for seat in reversed(flow.table.order()):
            flow.then(Turn(seat, self.id), HAND_OUT)

    def turn(self, flow: Flow, seat: Seat) -> None:
        roll(flow, seat, self.id)


class FleaMarket(Card):
    """Of 4 drawn chips one may be swapped for the next higher; where none can be, a green 1."""

    id = "fortune.P13"

    def read(self, flow: Flow) -> None:
        table: Table = flow.table
        for seat in table.order():
            table.players[seat].brew.looked = draw(flow, seat, 4, self.id)
        ask_everybody(flow, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        ways: list[Move] = [
            Swap(chip, UPGRADES[chip])
            for chip in sorted(set(table.players[seat].brew.looked))
            if chip in UPGRADES and table.can_give(UPGRADES[chip], COLOUR[chip])
        ]
        return [*ways, Pass()] if ways else [Take("green1")]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        player: Player = flow.table.players[seat]
        looked, player.brew.looked = player.brew.looked, []
        if isinstance(move, Swap):
            looked.remove(move.chip)
        put_back(flow, seat, looked, self.id)
        if isinstance(move, Swap):
            raise_for_bag(flow, seat, move.chip, move.to, self.id)
        elif isinstance(move, Take):
            take(flow, seat, move.chip, self.id)
