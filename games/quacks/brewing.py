"""The potions phase: what one seat does by itself, from its starters to its last chip from beside the pot (18.2)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow
from games.game import Seat
from games.quacks.card import CARDS, hearing
from games.quacks.gains import draw, put_back, say
from games.quacks.moves import (
    DRAW,
    PASS,
    STOP,
    TAKE_BACK,
    Draw,
    GiveBack,
    Keep,
    Lay,
    Move,
    Pass,
    Stop,
    TakeBack,
    Use,
    lay,
)
from games.quacks.placing import blow, last_laid, place, place_late
from games.quacks.table import Aside, Player, Table
from games.quacks.told import Kept, Stopped, StopTakenBack
from games.quacks.words import COLOUR, Kind


def lane(table: Table, seat: Seat) -> list[Any]:
    """All that a seat does in the potions phase."""
    return [Starters(seat), brewing(table, seat), Beside(seat), Resume(seat), LaneOver(seat)]


def brewing(table: Table, seat: Seat) -> Brewing | Stirring:
    return Stirring(seat) if table.stirs else Brewing(seat)


# ------------------------------------------------------------------ draw or stop


def brew_moves(table: Table, seat: Seat) -> list[Move]:
    player = table.players[seat]
    brew = player.brew
    if brew.state != "brewing":
        return []
    moves: list[Move] = [DRAW] if player.bag else []
    if brew.placings or brew.leapt or not player.bag:
        moves.append(STOP)
    for card in hearing(table.cards, "offers"):
        moves.extend(card.offers(table, seat))
    return moves


def brew_why(table: Table, seat: Seat) -> dict[str, str]:
    """Why the seat cannot draw, stop or use its flask now."""
    player = table.players[seat]
    laid = last_laid(player)
    reasons = {} if player.bag else {"draw": "bag_empty"}
    if player.bag and not (player.brew.placings or player.brew.leapt):
        reasons["stop"] = "nothing_placed"
    if not player.flask:
        reasons["flask"] = "flask_empty"
    elif laid is None or COLOUR[laid.chip] != "white":
        reasons["flask"] = "no_white_last"
    elif laid.starter:
        reasons["flask"] = "starter"
    return reasons


def brew(flow: Flow, seat: Seat, move: Move) -> None:
    player: Player = flow.table.players[seat]
    match move:
        case Draw():
            place(flow, seat, draw(flow, seat, 1, "brewing")[0])
        case Stop():
            player.brew.state = "stopped"
            say(flow, seat, Stopped(seat))
        case Lay(chip):
            fetch(player, chip)
            place(flow, seat, chip)
        case GiveBack(chip):
            give_back(flow, seat, chip)
        case Use(card, places):
            CARDS[card].use(flow, seat, places)
        case _:
            raise AssertionError(move)


@dataclass(frozen=True, slots=True)
class Brewing(Ask):
    """Draw or stop, at the own pace."""

    seat: Seat
    kind: Literal["brew"] = "brew"
    rule: ClassVar[str] = "6 Potions phase"

    def moves(self, table: Table) -> Sequence[Move]:
        return brew_moves(table, self.seat)

    def play(self, flow: Flow, move: Move) -> None:
        flow.then(self)
        brew(flow, self.seat, move)

    def why(self, table: Table) -> dict[str, str]:
        return brew_why(table, self.seat)


@dataclass(frozen=True, slots=True)
class Stirring(Ask):
    """Draw or stop in common steps: all who still brew choose, then all are carried out (18.5)."""

    seat: Seat
    kind: Literal["stir"] = "stir"
    rule: ClassVar[str] = "6 Potions phase"
    sealed: ClassVar[bool] = True

    def moves(self, table: Table) -> Sequence[Move]:
        return brew_moves(table, self.seat)

    def closes(self, move: Move) -> bool:
        return isinstance(move, Draw | Stop)

    def play(self, flow: Flow, move: Move) -> None:
        flow.then(self)
        brew(flow, self.seat, move)

    def why(self, table: Table) -> dict[str, str]:
        return brew_why(table, self.seat)


@dataclass(frozen=True, slots=True)
class Starters(Ask):
    """Chips of green set 5 are placed before the first draw; their owner names the order."""

    seat: Seat
    kind: Literal["starters"] = "starters"
    rule: ClassVar[str] = "8 Ingredient books"

    def moves(self, table: Table) -> Sequence[Move]:
        return [lay(chip) for chip in sorted(set(table.players[self.seat].starters))]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Lay)
        flow.table.players[self.seat].starters.remove(move.chip)
        flow.then(self)
        place(flow, self.seat, move.chip, starter=True)


@dataclass(frozen=True, slots=True)
class Six(Ask):
    """Witch A2: which of the six drawn chips are placed, one by one."""

    seat: Seat
    kind: Literal["six"] = "six"
    rule: ClassVar[str] = "9 Herb witches"

    def moves(self, table: Table) -> Sequence[Move]:
        six = table.players[self.seat].brew.six
        if not six:
            return []
        flask = CARDS["flask"].offers(table, self.seat)
        return [*map(lay, sorted(set(six))), PASS, *flask]

    def play(self, flow: Flow, move: Move) -> None:
        six: list[Kind] = flow.table.players[self.seat].brew.six
        if isinstance(move, Pass):
            put_back(flow, self.seat, six[:], "witch.A2")
            six.clear()
            return
        flow.then(self)
        if isinstance(move, Lay):
            six.remove(move.chip)
            place(flow, self.seat, move.chip)
        elif isinstance(move, Use):
            CARDS[move.card].use(flow, self.seat, move.places)

    def about(self, table: Table) -> dict[str, Any]:
        return {"card": "witch.A2", "chips": table.players[self.seat].brew.six[:]}


# ------------------------------------------------------------------ beside the pot


def fetch(player: Player, chip: Kind) -> None:
    """A chip leaves its place beside the pot."""
    player.aside.remove(next(aside for aside in player.aside if aside.chip == chip and not aside.settled))


def give_back(flow: Flow, seat: Seat, chip: Kind) -> None:
    fetch(flow.table.players[seat], chip)
    put_back(flow, seat, [chip], "book.red.2")


def waiting_aside(player: Player) -> list[Aside]:
    """The chips beside the pot that are not decided yet, one of each kind."""
    return sorted({aside for aside in player.aside if not aside.settled}, key=lambda aside: aside.chip)


def can_take_back(table: Table, seat: Seat) -> bool:
    """A voluntary stop, nothing decided since, and another seat still brews (18.2)."""
    player = table.players[seat]
    return (
        table.options.stop_take_back == "on"
        and not table.stirs
        and player.brew.state == "stopped"
        and not player.brew.decided
        and bool(player.bag)
        and any(other.brew.state == "brewing" for other in table.players)
    )


def take_back(flow: Flow, seat: Seat) -> None:
    flow.table.players[seat].brew.state = "brewing"
    flow.then(Brewing(seat), Beside(seat), Resume(seat))
    say(flow, seat, StopTakenBack(seat))


@dataclass(frozen=True, slots=True)
class Beside(Ask):
    """After the stop: each chip from beside the pot is placed, kept or given back."""

    seat: Seat
    kind: Literal["beside"] = "beside"
    rule: ClassVar[str] = "6 Potions phase"

    def moves(self, table: Table) -> Sequence[Move]:
        player = table.players[self.seat]
        moves: list[Move] = []
        for aside in waiting_aside(player):
            rest = () if aside.must else (Keep(aside.chip), GiveBack(aside.chip))
            moves += [Lay(aside.chip), *rest]
        if not moves or player.brew.state == "brewing":
            return []
        for card in hearing(table.cards, "offers_late"):
            moves.extend(card.offers_late(table, self.seat))
        return [*moves, TAKE_BACK] if can_take_back(table, self.seat) else moves

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, TakeBack):
            take_back(flow, self.seat)
            return
        flow.then(self)
        player: Player = flow.table.players[self.seat]
        player.brew.decided = player.brew.decided or not isinstance(move, Use)
        match move:
            case Lay(chip):
                fetch(player, chip)
                if place_late(flow, self.seat, chip):
                    flow.then(brewing(flow.table, self.seat))
                    blow(flow, self.seat)
            case Keep(chip):
                aside = next(a for a in player.aside if a.chip == chip and not a.settled)
                player.aside[player.aside.index(aside)] = replace(aside, settled=True)
                say(flow, self.seat, Kept(self.seat, chip))
            case GiveBack(chip):
                give_back(flow, self.seat, chip)
            case Use(card, places):
                CARDS[card].use(flow, self.seat, places)


@dataclass(frozen=True, slots=True)
class Resume(Ask):
    """While others still brew, a voluntary stop may be taken back (`stop_take_back`)."""

    seat: Seat
    kind: Literal["resume"] = "resume"
    rule: ClassVar[str] = "6 Potions phase"
    owes: ClassVar[bool] = False

    def moves(self, table: Table) -> Sequence[Move]:
        return [TAKE_BACK] if can_take_back(table, self.seat) else []

    def play(self, flow: Flow, move: Move) -> None:
        take_back(flow, self.seat)


@dataclass(frozen=True, slots=True)
class LaneOver(Do):
    """Nothing of this lane is hidden any more (18.3)."""

    seat: Seat
    kind: Literal["lane_over"] = "lane_over"

    def run(self, flow: Flow) -> None:
        own = flow.table.players[self.seat].brew
        own.over = True
        for line in own.untold:
            flow.tell(None, line, self.seat)
        own.untold = []
