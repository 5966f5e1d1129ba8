"""Green (garden spider), which acts in step B (rules 8.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsks
from games.quacks.card import Card
from games.quacks.gains import pay_rubies, rubies, say
from games.quacks.moves import PASS, Mark, Move, Take, Use, use
from games.quacks.placing import push_on
from games.quacks.pots import last_two, of, white_sum
from games.quacks.supply import HAND_OUT, can_step, droplet, roll, take
from games.quacks.table import Laid, Player, Table
from games.quacks.told_gains import Marked
from games.quacks.words import COLOUR, LAST_SPACE, Kind

GREEN2_GIVES: dict[int, list[Kind]] = {1: ["orange1"], 2: ["blue1", "red1"], 4: ["purple1", "yellow1"]}


def ask_for_each(flow: Flow, seat: Seat, card: str) -> None:
    """A question for each green chip that is last or next-to-last; its number is the chip's value."""
    for laid in last_two(flow.table, flow.table.players[seat], "green"):
        flow.then(CardAsks(seat, card, laid.value), HAND_OUT)


class Green1(Card):
    """A ruby for each that is last or next-to-last."""

    id = "book.green.1"

    def turn(self, flow: Flow, seat: Seat) -> None:
        rubies(flow, seat, len(last_two(flow.table, flow.table.players[seat], "green")), self.id)


class Green2(Card):
    """A chip for each that is last or next-to-last."""

    id = "book.green.2"

    def turn(self, flow: Flow, seat: Seat) -> None:
        ask_for_each(flow, seat, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        given = [Take(chip) for chip in GREEN2_GIVES[number] if table.can_give(chip, COLOUR[chip])]
        return [*given, PASS] if given else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Take):
            take(flow, seat, move.chip, self.id)


class Green3(Card):
    """With a white sum of exactly 7 the last chip moves on by the sum of all green values."""

    id = "book.green.3"

    def turn(self, flow: Flow, seat: Seat) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        player = table.players[seat]
        movable = player.brew.pot and player.brew.pot[-1].at < LAST_SPACE and of(table, player, "green")
        return [use(self.id), PASS] if movable and white_sum(player) == 7 else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            greens = of(flow.table, flow.table.players[seat], "green")
            push_on(flow, seat, sum(laid.value for laid in greens), self.id)


class Green4(Card):
    """For each that is last or next-to-last a droplet step may be bought for a ruby."""

    id = "book.green.4"

    def turn(self, flow: Flow, seat: Seat) -> None:
        ask_for_each(flow, seat, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [use(self.id), PASS] if table.players[seat].rubies and can_step(table, seat) else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_rubies(flow, seat, 1, self.id)
            droplet(flow, seat, 1, self.id)


class Green5(Card):
    """For each that is last or next-to-last, a chip of the pot, not above its value, starts the next round."""

    id = "book.green.5"

    def turn(self, flow: Flow, seat: Seat) -> None:
        if not flow.table.last_round:
            ask_for_each(flow, seat, self.id)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        pot = table.players[seat].brew.pot
        fitting: dict[Kind, int] = {
            laid.chip: place for place, laid in enumerate(pot) if laid.value <= number and not laid.marked
        }
        return [*(Mark(place) for place in sorted(fitting.values())), PASS]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Mark):
            pot: list[Laid] = flow.table.players[seat].brew.pot
            pot[move.place] = replace(pot[move.place], marked=True)
            say(flow, seat, Marked(seat, pot[move.place].chip, move.place, self.id))


class Green6(Card):
    """A roll of the bonus die for each that is last or next-to-last."""

    id = "book.green.6"

    def turn(self, flow: Flow, seat: Seat) -> None:
        player: Player = flow.table.players[seat]
        for _ in last_two(flow.table, player, "green"):
            roll(flow, seat, self.id)
