"""Steps A to D: the bonus die, the chips' actions, rubies, points (rules 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow
from games.game import Seat
from games.quacks import pots
from games.quacks.asks import CardAsksSealed, Turn
from games.quacks.card import CARDS, hearing
from games.quacks.gains import points, rubies, say
from games.quacks.moves import Choose, Move
from games.quacks.scores import die_winners, scores_points, takes_all
from games.quacks.supply import HAND_OUT, droplet, roll
from games.quacks.table import Table
from games.quacks.told import Answered

SCORING_WITCHES = ("witch.C1", "witch.C2")


@dataclass(frozen=True, slots=True)
class Settle(Do):
    """Everybody has stopped: fortune cards that pay now, then witch A4."""

    kind: Literal["settle"] = "settle"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase, table.before = "settling", []
        flow.then(HAND_OUT)
        for card in reversed(hearing(table.cards, "settle")):
            card.settle(flow)


@dataclass(frozen=True, slots=True)
class BonusDie(Do):
    """Step A. The winners are all fixed before the first one rolls."""

    kind: Literal["bonus_die"] = "bonus_die"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "die"
        flow.then(*(step for seat in die_winners(table) for step in (RollDie(seat), HAND_OUT)))


@dataclass(frozen=True, slots=True)
class RollDie(Do):
    seat: Seat
    kind: Literal["roll_die"] = "roll_die"

    def run(self, flow: Flow) -> None:
        roll(flow, self.seat, "die")


@dataclass(frozen=True, slots=True)
class ChipActions(Do):
    """Step B: for each seat black, green, purple. The black books compare the pots as they stand now."""

    kind: Literal["chip_actions"] = "chip_actions"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "chips"
        black = CARDS[table.books["black"]]
        for seat in reversed(table.order()):
            flow.then(
                BlackPays(seat, *black.compare(table, seat)),
                HAND_OUT,
                Turn(seat, table.books["green"]),
                HAND_OUT,
                Turn(seat, table.books["purple"]),
                HAND_OUT,
            )


@dataclass(frozen=True, slots=True)
class BlackPays(Do):
    seat: Seat
    steps: int
    rubies: int
    kind: Literal["black_pays"] = "black_pays"

    def run(self, flow: Flow) -> None:
        card = flow.table.books["black"]
        rubies(flow, self.seat, self.rubies, card)
        droplet(flow, self.seat, self.steps, card)


@dataclass(frozen=True, slots=True)
class RubySpaces(Do):
    """Step C, exploded or not; witch C3 is asked first."""

    kind: Literal["ruby_spaces"] = "ruby_spaces"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "rubies"
        flow.then(TakeRubies(), HAND_OUT)
        if "witch.C3" in table.witches:
            flow.each({seat: [CardAsksSealed(seat, "witch.C3")] for seat in table.order()})


@dataclass(frozen=True, slots=True)
class TakeRubies(Do):
    kind: Literal["take_rubies"] = "take_rubies"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        for seat in table.order():
            if not pots.has_ruby(table.players[seat]):
                continue
            number = 1
            for card in hearing(table.cards, "shine"):
                number = card.shine(table, seat, number)
            rubies(flow, seat, number, "space")
            for card in hearing(table.cards, "shone"):
                card.shone(flow, seat)


@dataclass(frozen=True, slots=True)
class ExplodedChoose(Do):
    """Between C and D."""

    kind: Literal["exploded_choose"] = "exploded_choose"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        flow.each({seat: [PointsOrCoins(seat)] for seat in table.order() if not takes_all(table, seat)})


@dataclass(frozen=True, slots=True)
class PointsOrCoins(Ask):
    seat: Seat
    kind: Literal["points_or_coins"] = "points_or_coins"
    rule: ClassVar[str] = "7 Evaluation phase"
    sealed: ClassVar[bool] = True

    def moves(self, table: Table) -> Sequence[Move]:
        return [Choose("points"), Choose("coins")]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Choose)
        flow.table.players[self.seat].brew.choice = move.what
        say(flow, self.seat, Answered(self.seat, move.what))

    def about(self, table: Table) -> Mapping[str, Any]:
        player = table.players[self.seat]
        return {
            "points": pots.points(player) + pots.bowl_points(table, player),
            "coins": pots.coins(player),
        }


@dataclass(frozen=True, slots=True)
class Points(Do):
    """Step D: the scoring space, then the bowl, then the witches."""

    kind: Literal["points"] = "points"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "points"
        for seat in table.order():
            if scores_points(table, seat):
                player = table.players[seat]
                points(flow, seat, pots.points(player), "space")
                points(flow, seat, pots.bowl_points(table, player), "bowl")
        for witch in SCORING_WITCHES:
            if witch in table.witches:
                flow.each({seat: [CardAsksSealed(seat, witch)] for seat in table.order()})
