"""The Quacks of Quedlinburg as the house sees it: the `Game` of these rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games.agenda import begin, decision, play, play_offered, put_back, waiting
from games.game import Illegal, Luck, Older, Outcome, Prompt, Said, Seat, Viewer
from games.quacks import bot, looks, view
from games.quacks.cards import PRINTED
from games.quacks.imagine import imagine
from games.quacks.moves import Move
from games.quacks.options import Options, check
from games.quacks.rounds import Round, ranks
from games.quacks.setup import lay_out
from games.quacks.steps import State, copied_state
from games.quacks.told import Told


class Quacks:
    name = "quacks"
    version = 1
    older: Older = {}
    seats = range(2, 6)
    turns = "2.1 One round, in order"
    options = Options
    state = State
    move = Move
    told = Told
    public_view = view.Public
    own_view = view.Own
    printed = PRINTED

    def start(self, seats: int, options: Options, luck: Luck) -> tuple[State, Said]:
        if seats not in self.seats:
            raise Illegal("seats", "The Quacks is for two to five players.", "1")
        check(options, seats)
        return begin(lay_out(seats, options, luck), seats, luck, Round())

    def waiting(self, state: State) -> Mapping[Seat, Prompt]:
        return waiting(state)

    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        return play(state, seat, move, luck)

    def decision(self, state: State) -> tuple[Seat, Sequence[Any]] | None:
        return decision(state)

    def play_offered(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        return play_offered(state, seat, move, luck)

    def public(self, state: State) -> view.Public:
        return looks.public(state)

    def own(self, state: State, seat: Seat) -> view.Own:
        return looks.own(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        if state.table.phase != "over":
            return None
        return Outcome(ranks(state.table), tuple(player.points for player in state.table.players))

    def copy(self, state: State) -> State:
        return copied_state(state)

    def put_back(self, state: State, earlier: State, seat: Seat) -> State:
        return put_back(self.copy(state), self.copy(earlier), seat)

    def imagine(self, state: State, viewer: Viewer, luck: Luck) -> State:
        return imagine(state, viewer, luck)

    def choose(self, view: tuple[view.Public, view.Own], prompt: Prompt, luck: Luck, level: str) -> Any:
        return bot.choose(view, prompt, luck, level)
