"""What comes to a player and goes: points, rubies, chips, droplet steps, rolls of the die; and how it is told."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable

from games.agenda import Flow
from games.game import Seat
from games.quacks.table import Due, Player, Table
from games.quacks.told import Drawn, FlaskTurned, PennyPaid, PutBack, Told
from games.quacks.told_gains import PointsGained, RubiesGained, RubiesPaid
from games.quacks.words import Kind


def say(flow: Flow, seat: Seat, line: Told) -> None:
    """Tells a line about this seat; from a hidden lane only to the seat, to the others when the lane is over (18.3)."""
    table: Table = flow.table
    if table.veiled(seat):
        table.players[seat].brew.untold.append(line)
        flow.tell(line, None, seat)
    else:
        flow.tell(line)


# ------------------------------------------------------------------ points and rubies


def points(flow: Flow, seat: Seat, number: int, card: str) -> None:
    if number:
        flow.table.players[seat].points += number
        say(flow, seat, PointsGained(seat, number, card))


def rubies(flow: Flow, seat: Seat, number: int, card: str) -> None:
    """Of a limited supply they are handed out when the turn comes (`ruby_supply`)."""
    table: Table = flow.table
    if number and table.options.ruby_supply == "limited":
        table.players[seat].due.append(Due(number, None, card))
    elif number:
        table.players[seat].rubies += number
        say(flow, seat, RubiesGained(seat, number, card))


def pay_rubies(flow: Flow, seat: Seat, number: int, card: str) -> None:
    flow.table.players[seat].rubies -= number
    say(flow, seat, RubiesPaid(seat, number, card))


# ------------------------------------------------------------------ chips


def put(player: Player, chips: Iterable[Kind]) -> None:
    """Puts chips in the bag."""
    for chip in chips:
        insort(player.bag, chip)


def draw(flow: Flow, seat: Seat, number: int, card: str) -> list[Kind]:
    """Draws so many chips, or all there are, from the bag."""
    bag: list[Kind] = flow.table.players[seat].bag
    drawn = [bag.pop(flow.draw(len(bag), f"draw {seat}")) for _ in range(min(number, len(bag)))]
    if drawn:
        say(flow, seat, Drawn(seat, tuple(drawn), card))
    return drawn


def put_back(flow: Flow, seat: Seat, chips: list[Kind], card: str) -> None:
    if chips:
        put(flow.table.players[seat], chips)
        say(flow, seat, PutBack(seat, tuple(chips), card))


# ------------------------------------------------------------------ flask and pennies


def fill_flask(flow: Flow, seat: Seat, full: bool, card: str) -> None:
    player: Player = flow.table.players[seat]
    if player.flask != full:
        player.flask = full
        say(flow, seat, FlaskTurned(seat, full, card))


def has_penny(table: Table, seat: Seat, witch: str) -> bool:
    return witch in table.witches and witch[6] in table.players[seat].pennies


def pay_penny(flow: Flow, seat: Seat, witch: str) -> None:
    """Calls a witch: `witch.A1` takes the penny of group A."""
    player: Player = flow.table.players[seat]
    player.pennies = [group for group in player.pennies if group != witch[6]]
    player.brew.declared.append(witch)
    say(flow, seat, PennyPaid(seat, witch))


def has_called(table: Table, seat: Seat, witch: str) -> bool:
    return witch in table.players[seat].brew.declared
