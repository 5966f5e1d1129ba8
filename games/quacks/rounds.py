"""A round from its first event to its last ruby, and the end of the match (rules 2.1, 7 F, 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow
from games.game import Seat
from games.quacks import pots
from games.quacks.board import tails_between
from games.quacks.brewing import lane
from games.quacks.card import CARDS, hearing
from games.quacks.evaluation import BonusDie, ChipActions, ExplodedChoose, Points, RubySpaces, Settle
from games.quacks.gains import fill_flask, has_called, has_penny, pay_penny, pay_rubies, points, put, say
from games.quacks.moves import DONE, Done, Move, Use, spend, use
from games.quacks.shop import CoinsToPoints, Gather, LastShop, OpenShop
from games.quacks.stock import OUT_FROM
from games.quacks.supply import HAND_OUT, can_step, droplet, move_tube
from games.quacks.table import Brew, Table, copied
from games.quacks.told import BookCameOut, Ended, FortuneRead, RatsRan, RoundBegan
from games.quacks.told_gains import ChipGained

EXTRA_WHITE_ROUND = 6
RUBIES_A_POINT = 2
PENNY_POINTS = 2
CHEAP = "witch.C4"


@dataclass(frozen=True, slots=True)
class Round(Do):
    kind: Literal["round"] = "round"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.round += 1
        table.phase = "fortune"
        for player in table.players:
            player.brew = Brew()
            player.aside = [replace(aside, settled=False) for aside in player.aside]
        flow.tell(RoundBegan(table.round, table.order()[0]))
        _events(flow)
        flow.then(*course(table))


def course(table: Table) -> list[Any]:
    """The steps of a round after its events (2.1), up to the next round or the end."""
    shop = [LastShop(), CoinsToPoints()] if table.last_round else [OpenShop(), Gather()]
    morning = [ReadFortune(), HAND_OUT, Rats(), HAND_OUT, BrewAll(), Settle()]
    evening = [BonusDie(), ChipActions(), RubySpaces(), ExplodedChoose(), Points(), *shop, Spending(), HAND_OUT]
    return [*morning, *evening, Ending() if table.last_round else Round()]


def _events(flow: Flow) -> None:
    """Books come out, and in round 6 everybody gets a white 1."""
    table: Table = flow.table
    for colour, number in OUT_FROM.items():
        if number == table.round:
            flow.tell(BookCameOut(table.books[colour]))
    if table.round == EXTRA_WHITE_ROUND:
        for seat in table.order():
            table.supply["white1"] -= 1
            put(table.players[seat], ["white1"])
            say(flow, seat, ChipGained(seat, "white1", seat, "round"))


@dataclass(frozen=True, slots=True)
class ReadFortune(Do):
    kind: Literal["read_fortune"] = "read_fortune"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        read_fortune(table, table.deck.pop(flow.draw(len(table.deck), "fortune")))
        flow.tell(FortuneRead(table.fortune))
        CARDS[table.fortune].read(flow)


def read_fortune(table: Table, card: str) -> None:
    """This card is in force, instead of the last one."""
    table.fortune = card
    listening = [card] if card else []
    table.cards = (*sorted(table.books.values()), *listening, *table.witches, "flask")


@dataclass(frozen=True, slots=True)
class Rats(Do):
    """From round 2 on, after the fortune card."""

    kind: Literal["rats"] = "rats"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        leader = max(player.points for player in table.players)
        for seat in table.order() if table.round > 1 else []:
            player = table.players[seat]
            player.brew.rats = tails_between(player.points, leader)
            for card in hearing(table.cards, "rats"):
                player.brew.rats = card.rats(player.brew.rats)
            if player.brew.rats:
                say(flow, seat, RatsRan(seat, player.brew.rats))
        for card in hearing(table.cards, "after_rats"):
            card.after_rats(flow)


@dataclass(frozen=True, slots=True)
class BrewAll(Do):
    kind: Literal["brew_all"] = "brew_all"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "brewing"
        for player in table.players:
            player.brew.state = "brewing"
        table.before = [copied(player) for player in table.players]
        flow.each({seat: lane(table, seat) for seat in table.order()})


# ------------------------------------------------------------------ step F


def spend_moves(table: Table, seat: Seat) -> list[Move]:
    """What rubies can buy now; in round 9 only steps of the tube droplet."""
    player = table.players[seat]
    fillable = not player.flask and not table.last_round
    uses: list[Move] = [spend("droplet")] if can_step(table, seat) else []
    uses += [spend("flask")] if fillable else []
    offered = uses if player.rubies >= ruby_price(table, seat) else []
    cheap = has_penny(table, seat, CHEAP) and player.rubies and uses
    return [*offered, *([use(CHEAP)] if cheap else []), DONE]


def ruby_price(table: Table, seat: Seat) -> int:
    called = [card for card in hearing(table.cards, "ruby_price") if has_called(table, seat, card.id)]
    return min([2, *(card.ruby_price() for card in called)])


@dataclass(frozen=True, slots=True)
class Spending(Do):
    """Step F; the fortune card that fills flasks comes first."""

    kind: Literal["spending"] = "spending"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "spending"
        for card in hearing(table.cards, "before_spending"):
            card.before_spending(flow)
        flow.each({seat: [SpendRubies(seat)] for seat in table.order()})


@dataclass(frozen=True, slots=True)
class SpendRubies(Ask):
    seat: Seat
    kind: Literal["spend"] = "spend"
    rule: ClassVar[str] = "7 Evaluation phase"

    def moves(self, table: Table) -> Sequence[Move]:
        return spend_moves(table, self.seat)

    def play(self, flow: Flow, move: Move) -> None:
        seat, table = self.seat, flow.table
        if isinstance(move, Done):
            return
        flow.then(self)
        if isinstance(move, Use):
            pay_penny(flow, seat, CHEAP)
            return
        pay_rubies(flow, seat, ruby_price(table, seat), "rubies")
        if move == spend("flask"):
            fill_flask(flow, seat, True, "rubies")
        elif table.last_round:
            move_tube(flow, seat, "rubies")
        else:
            droplet(flow, seat, 1, "rubies")

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"rubies": table.players[self.seat].rubies, "price": ruby_price(table, self.seat)}

    def why(self, table: Table) -> Mapping[str, str]:
        player = table.players[self.seat]
        reasons = {} if can_step(table, self.seat) else {"droplet": "at_the_end"}
        if player.flask:
            reasons["flask"] = "flask_full"
        if player.rubies < ruby_price(table, self.seat):
            reasons = {"droplet": "too_few_rubies", "flask": "too_few_rubies", **reasons}
        return reasons


# ------------------------------------------------------------------ the end


@dataclass(frozen=True, slots=True)
class Ending(Do):
    """Rubies and pennies become points, and the winner stands (12)."""

    kind: Literal["ending"] = "ending"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "over"
        for seat in table.order():
            player = table.players[seat]
            traded = player.rubies // RUBIES_A_POINT
            player.rubies -= traded * RUBIES_A_POINT
            points(flow, seat, traded, "rubies")
            points(flow, seat, PENNY_POINTS * len(player.pennies), "pennies")
        flow.tell(Ended(tuple(player.points for player in table.players), ranks(table)))


def ranks(table: Table) -> tuple[int, ...]:
    """Most points; a tie is broken by the scoring space of round 9, and of two full pots by the bowl."""
    expansion = table.options.expansion == "on"
    keys = [
        (player.points, pots.scoring(player), pots.bowl_sum(player) if expansion else 0) for player in table.players
    ]
    return tuple(1 + sum(other > key for other in keys) for key in keys)
