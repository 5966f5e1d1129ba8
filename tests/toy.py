"""Pebbles: a toy with hidden bags that uses every mechanism of the agenda, so that the laws test those by themselves.

Each seat draws pebbles from a hidden bag in its own lane until it stops or has more than nine (draws, offers, a
pause, starting anew); then everybody bids one pebble, sealed, for a prize of which there is one fewer than seats
(short supply); the best total after two rounds wins. The last seat announces each round on the table's own time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow, Match, asked, begin, copied, decision, play, play_offered, put_back, waiting
from games.game import Illegal, Luck, Older, Outcome, Prompt, Said, Seat, Viewer
from tests.toy_table import (
    Began,
    Bid,
    Draw,
    Drew,
    Move,
    Name,
    Options,
    Own,
    Peek,
    Player,
    Public,
    PublicPlayer,
    PutBack,
    Restart,
    Stop,
    Table,
    Told,
    Won,
)


@dataclass(frozen=True, slots=True)
class Round(Do):
    kind: Literal["round"] = "round"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        seats = range(len(table.players))
        table.rounds -= 1
        table.prizes = len(table.players) - 1
        flow.tell(Began(table.rounds))
        flow.then(Announce(seats[-1]), Lanes(), Tidy())


@dataclass(frozen=True, slots=True)
class Lanes(Do):
    kind: Literal["lanes"] = "lanes"

    def run(self, flow: Flow) -> None:
        seats = range(len(flow.table.players))
        flow.each({seat: [Brew(seat), Auction(seat)] for seat in seats})


@dataclass(frozen=True, slots=True)
class Tidy(Do):
    kind: Literal["tidy"] = "tidy"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        for player in table.players:
            player.bag = sorted(player.bag + player.laid)
            player.laid, player.restarted = [], False
        if table.rounds:
            flow.then(Round())


@dataclass(frozen=True, slots=True)
class Announce(Ask):
    seat: Seat
    kind: Literal["announce"] = "announce"
    rule: ClassVar[str] = "Rounds"

    def moves(self, table: Table) -> Sequence[Move]:
        return [Name("high"), Name("low")]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Name)
        flow.table.word = move.word


@dataclass(frozen=True, slots=True)
class Brew(Ask):
    seat: Seat
    kind: Literal["brew"] = "brew"
    rule: ClassVar[str] = "Brewing"

    def moves(self, table: Table) -> Sequence[Move]:
        player = table.players[self.seat]
        moves: list[Move] = [Stop()]
        if player.bag:
            moves += [Draw(), Peek()]
        if len(player.laid) >= 3 and not player.restarted:
            moves.append(Restart())
        return moves

    def play(self, flow: Flow, move: Move) -> None:
        player: Player = flow.table.players[self.seat]
        if isinstance(move, Peek):
            flow.then(self)
            flow.pause(Look(self.seat, player.bag[flow.draw(len(player.bag), "peek")]))
        elif isinstance(move, Restart):
            player.bag = sorted(player.bag + player.laid)
            player.laid, player.restarted = [], True
            flow.instead(self, Auction(self.seat))
        elif isinstance(move, Draw):
            _lay(flow, self.seat, player.bag[flow.draw(len(player.bag), "draw")])
            if sum(player.laid) > 9:
                return
            flow.then(self)
            if player.laid[-1] % 2:
                flow.may(Return(self.seat))


def _lay(flow: Flow, seat: Seat, pebble: int) -> None:
    player: Player = flow.table.players[seat]
    player.bag.remove(pebble)
    player.laid.append(pebble)
    flow.tell(Drew(seat, pebble), Drew(seat, None))


@dataclass(frozen=True, slots=True)
class Return(Ask):
    """Offered after an odd pebble only."""

    seat: Seat
    kind: Literal["return"] = "return"
    rule: ClassVar[str] = "Brewing"

    def moves(self, table: Table) -> Sequence[Move]:
        return [PutBack()]

    def play(self, flow: Flow, move: Move) -> None:
        player: Player = flow.table.players[self.seat]
        player.bag = sorted([*player.bag, player.laid.pop()])


@dataclass(frozen=True, slots=True)
class Look(Ask):
    """One pebble was looked at: lay it or not; nobody else plays meanwhile."""

    seat: Seat
    pebble: int
    kind: Literal["look"] = "look"
    rule: ClassVar[str] = "Brewing"

    def moves(self, table: Table) -> Sequence[Move]:
        return [Draw(), Stop()]

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"pebble": self.pebble}

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Draw):
            _lay(flow, self.seat, self.pebble)


@dataclass(frozen=True, slots=True)
class Auction(Ask):
    """A sealed bid; who comes too late for a prize is asked again, openly, for a consolation."""

    seat: Seat
    kind: Literal["auction"] = "auction"
    rule: ClassVar[str] = "The auction"
    sealed: ClassVar[bool] = True

    def moves(self, table: Table) -> Sequence[Move]:
        """Two pebbles that are alike must not answer by themselves: that would tell that they are."""
        laid = table.players[self.seat].laid
        return [Bid(pebble) for pebble in sorted({*laid, 0} if len(laid) > 1 else laid)]

    def play(self, flow: Flow, move: Move) -> None:
        table: Table = flow.table
        assert isinstance(move, Bid)
        if not table.prizes:
            flow.pause(Consolation(self.seat))
            return
        table.prizes -= 1
        table.players[self.seat].points += move.pebble
        flow.tell(Won(self.seat, move.pebble))


@dataclass(frozen=True, slots=True)
class Consolation(Ask):
    seat: Seat
    kind: Literal["consolation"] = "consolation"
    rule: ClassVar[str] = "The auction"

    def moves(self, table: Table) -> Sequence[Move]:
        return [Bid(0), Bid(1)]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Bid)
        flow.table.players[self.seat].points += move.pebble


Step = Round | Lanes | Tidy | Announce | Brew | Return | Look | Auction | Consolation
State = Match[Table, Step, Move]


class Pebbles:
    name = "pebbles"
    version = 1
    older: Older = {}
    seats = range(2, 5)
    turns = "Rounds"
    options = Options
    state = State
    move = Move
    told = Told
    public_view = Public
    own_view = Own

    def start(self, seats: int, options: Options, luck: Luck) -> tuple[State, Said]:
        if seats not in self.seats or not 1 <= options.rounds <= 5:
            raise Illegal("options", "These options do not fit.")
        players = [Player([1, 1, 2, 3, 4, 5], []) for _ in range(seats)]
        return begin(Table(players, options.rounds), seats, luck, Round())

    def waiting(self, state: State) -> Mapping[Seat, Prompt]:
        return waiting(state)

    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        return play(state, seat, move, luck)

    def decision(self, state: State) -> tuple[Seat, Sequence[Any]] | None:
        return decision(state)

    def play_offered(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        return play_offered(state, seat, move, luck)

    def public(self, state: State) -> Public:
        table = state.table
        players = [PublicPlayer(p.points, len(p.laid), len(p.bag)) for p in table.players]
        return Public(players, table.rounds, table.word, table.prizes, asked(state))

    def own(self, state: State, seat: Seat) -> Own:
        player = state.table.players[seat]
        return Own(player.bag[:], player.laid[:])

    def outcome(self, state: State) -> Outcome | None:
        if waiting(state):
            return None
        scores = tuple(player.points for player in state.table.players)
        return Outcome(tuple(1 + sum(other > score for other in scores) for score in scores), scores)

    def copy(self, state: State) -> State:
        table = state.table
        players = [Player(p.bag[:], p.laid[:], p.points, p.restarted) for p in table.players]
        return Match(Table(players, table.rounds, table.prizes, table.word), copied(state.todo))

    def put_back(self, state: State, earlier: State, seat: Seat) -> State:
        return put_back(self.copy(state), self.copy(earlier), seat)

    def imagine(self, state: State, viewer: Viewer, luck: Luck) -> State:
        """Others' bags and laid pebbles are dealt again; a looked-at pebble stays with its bag."""
        world = self.copy(state)
        for seat, player in enumerate(world.table.players):
            lane = world.todo.lanes[seat] if world.todo.lanes else None
            looking = any(isinstance(step, Look) for step in lane.steps) if lane else False
            if seat == viewer or looking:
                continue
            mixed = sorted(player.bag + player.laid)
            count = len(player.laid)
            player.laid = [mixed.pop(luck.below(len(mixed), "imagine", i, "deal")) for i in range(count)]
            player.bag = mixed
            if lane is not None and lane.held is not None:
                lane.held = Bid(player.laid[0])
        return world

    def choose(self, view: tuple[Any, Any], prompt: Prompt, luck: Luck, level: str) -> Any:
        return prompt.moves[luck.below(len(prompt.moves), "bot", 0, "choose")]


PEBBLES = Pebbles()
