"""What the supply gives: chips, rubies in their turn, droplet steps with their test tubes, rolls of the die."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow
from games.game import Seat
from games.quacks.board import FACE_POINTS, GLASSES, LAST_GLASS
from games.quacks.card import hearing
from games.quacks.gains import points, put, rubies, say
from games.quacks.moves import Move, MoveDroplet
from games.quacks.stock import RUBIES_A_BOX
from games.quacks.table import Due, Player, Table
from games.quacks.told_gains import ChipGained, ChipMissing, ChipRaised, DropletMoved, Rolled, RubiesGained
from games.quacks.words import COLOUR, FACES, LAST_SPACE, Kind

# ------------------------------------------------------------------ chips and rubies


def take(flow: Flow, seat: Seat, chip: Kind, card: str) -> bool:
    """A chip of the supply for the bag; one got by a fortune card may go to the left neighbour (black set 5)."""
    table: Table = flow.table
    if not table.can_give(chip, COLOUR[chip]):
        say(flow, seat, ChipMissing(seat, chip, card))
        return False
    table.supply[chip] -= 1
    sent = card.startswith("fortune.") and sends_on(table, chip)
    to = table.left(seat) if sent else seat
    put(table.players[to], [chip])
    say(flow, seat, ChipGained(seat, chip, to, card))
    if sent:
        droplet(flow, seat, 1, table.books["black"])
    return True


def sends_on(table: Table, chip: Kind) -> bool:
    return any(card.sends_on(chip) for card in hearing(table.cards, "sends_on"))


def raise_chip(table: Table, chip: Kind, to: Kind) -> None:
    """The old chip goes to the supply, the new one comes from it."""
    table.supply[chip] += 1
    table.supply[to] -= 1


def raise_for_bag(flow: Flow, seat: Seat, chip: Kind, to: Kind, card: str) -> None:
    """A chip that was drawn or taken from the pot is swapped for a higher one, which goes in the bag."""
    raise_chip(flow.table, chip, to)
    put(flow.table.players[seat], [to])
    say(flow, seat, ChipRaised(seat, chip, to, card))


def rubies_left(table: Table) -> int:
    """What a limited supply still holds: all that no player has."""
    boxes = 2 if table.options.expansion == "on" else 1
    return max(0, boxes * RUBIES_A_BOX - sum(player.rubies for player in table.players))


def hand_out(flow: Flow) -> None:
    """Gives everybody what is due, in order (18.4)."""
    table: Table = flow.table
    for seat in table.order() if any(player.due for player in table.players) else ():
        player = table.players[seat]
        due, player.due = player.due, []
        for gain in due:
            got = min(gain.rubies, rubies_left(table))
            if got:
                player.rubies += got
                say(flow, seat, RubiesGained(seat, got, gain.card))
            if gain.chip is not None:
                take(flow, seat, gain.chip, gain.card)


@dataclass(frozen=True, slots=True)
class HandOut(Do):
    kind: Literal["hand_out"] = "hand_out"

    def run(self, flow: Flow) -> None:
        hand_out(flow)


HAND_OUT = HandOut()


# ------------------------------------------------------------------ droplets


@dataclass(frozen=True, slots=True)
class DropletStep(Ask):
    """With the test tubes: which droplet goes this step (11)."""

    seat: Seat
    card: str
    kind: Literal["droplet"] = "droplet"
    rule: ClassVar[str] = "11 Test-tube side of the pot"

    def moves(self, table: Table) -> Sequence[Move]:
        player = table.players[self.seat]
        tube = [MoveDroplet("tube")] if player.glass < LAST_GLASS else []
        return [MoveDroplet("pot"), *tube] if player.droplet < LAST_SPACE else tube

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, MoveDroplet)
        if move.droplet == "pot":
            move_droplet(flow, self.seat, 1, self.card)
        else:
            move_tube(flow, self.seat, self.card)

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"card": self.card}


def droplet(flow: Flow, seat: Seat, steps: int, card: str) -> None:
    """Droplet steps; with the test tubes each one is a choice (11)."""
    table: Table = flow.table
    player = table.players[seat]
    if table.options.pot_side == "tubes":
        flow.then(*[DropletStep(seat, card)] * steps)
    else:
        move_droplet(flow, seat, min(steps, LAST_SPACE - player.droplet), card)


def droplets(flow: Flow, seats: Sequence[Seat], card: str) -> None:
    """A step for each of these seats, on the table's own time; with the test tubes they choose at once."""
    if flow.table.options.pot_side == "tubes":
        flow.each({seat: [DropletStep(seat, card)] for seat in seats})
    else:
        for seat in seats:
            droplet(flow, seat, 1, card)


def move_droplet(flow: Flow, seat: Seat, steps: int, card: str) -> None:
    player: Player = flow.table.players[seat]
    if steps > 0:
        player.droplet += steps
        say(flow, seat, DropletMoved(seat, "pot", player.droplet, card))


def move_tube(flow: Flow, seat: Seat, card: str) -> None:
    """One glass to the right, which pays at once; a chip is handed out in its turn."""
    player: Player = flow.table.players[seat]
    player.glass += 1
    say(flow, seat, DropletMoved(seat, "tube", player.glass, card))
    red, won, chip = GLASSES[player.glass]
    rubies(flow, seat, red, "tube")
    points(flow, seat, won, "tube")
    if chip is not None:
        player.due.append(Due(0, chip, "tube"))


def can_step(table: Table, seat: Seat) -> bool:
    """Whether a droplet of this seat can still go a step that has a use."""
    player = table.players[seat]
    tube = table.options.pot_side == "tubes" and player.glass < LAST_GLASS
    return tube or (player.droplet < LAST_SPACE and not table.last_round)


# ------------------------------------------------------------------ the die


def roll(flow: Flow, seat: Seat, card: str) -> None:
    """Rolls the bonus die and takes what it shows, as often as the fortune card says."""
    for _ in range(max([1, *(listener.rolls() for listener in hearing(flow.table.cards, "rolls"))])):
        face = FACES[flow.draw(len(FACES), f"die {seat}")]
        say(flow, seat, Rolled(seat, face, card))
        points(flow, seat, FACE_POINTS.get(face, 0), "die")
        if face == "ruby":
            rubies(flow, seat, 1, "die")
        elif face == "droplet":
            droplet(flow, seat, 1, "die")
        elif face == "pumpkin":
            take(flow, seat, "orange1", "die")
