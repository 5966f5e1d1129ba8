"""Whole matches as the server would export them, played at random without one."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from pydantic_core import to_json, to_jsonable_python

from app import back, live, look
from app.chance import Pledge
from app.codec import Codec
from app.history import Export, Happened, Kept
from app.live import Live, Played
from app.seating import Chair, Guest, Seating
from app.stored import Entry, Loaded, Match
from app.undo import Undoable
from games.game import Game
from tests.laws import MOST_MOVES, Choose, pick_seat
from tests.soak import pick
from tests.table import EVERY_GAME, some_match

CODE = "VINE-27AB"


@cache
def codec_of(name: str) -> Codec[Any]:
    """Made once a game, which takes longer than a match."""
    return Codec(EVERY_GAME[name])


class History:
    """A match that is played on by lot; the luck of seed n is always the same."""

    def __init__(self, game: Game[Any], seed: int, codec: Codec[Any] | None = None) -> None:
        self.game, self.codec, self.seed = game, codec or codec_of(game.name), seed
        self.choose: Choose = random.Random(seed).randrange
        seats, options = some_match(game, self.choose)
        self.options = to_jsonable_python(options)
        nonces = tuple(None if seat % 3 == 2 else f"nonce-of-seat-{seat}-in-{seed}" for seat in range(seats))
        self.pledge = Pledge(random.Random(seed).randbytes(32), nonces)
        self.key = self.pledge.key(CODE)
        now, first = live.begin(self.codec, 1, seats, options, self.key)
        self.now: Live = now
        self.entries: list[Entry] = [first]
        self.past: list[Live] = [now]
        self.states = [Kept(seq=0, version=game.version, state=self.codec.dump(now.state))]

    def play(self, moves: int = MOST_MOVES) -> History:
        """Up to so many moves further, or to the end."""
        for _ in range(moves):
            prompts = {seat: prompt for seat, prompt in enumerate(self.now.shown.prompts) if prompt}
            if not prompts:
                break
            seat = pick_seat(prompts, self.choose)
            move = pick(self.game, self.now.state, seat, prompts[seat], self.choose, self.seed % 3)
            self.take(live.play(self.codec, 1, self.now, seat, None, move, self.key))
            if self.choose(6) == 0:
                self.undo(seat)
        return self

    def undo(self, seat: int) -> None:
        """The seat takes its last move back, if it can."""
        what = self.now.numbers.undo[seat]
        if isinstance(what, Undoable):
            entry = self.entries[what.seq]
            self.take(back.undo(self.codec, self.now, seat, "an-action", what, self.at(what.seq - 1), entry))

    def rewind(self, to: int) -> History:
        self.take(back.rewind(self.codec, self.now, self.at(to), "A slip."))
        return self

    def at(self, seq: int) -> Loaded:
        state = self.codec.dump(self.past[seq].state)
        chairs = tuple(Chair() for _ in self.now.shown.own)
        match = Match(1, CODE, self.game.name, 1, 0, self.key, self.pledge, Seating("running", 0, {}, chairs))
        return Loaded(match, self.entries[seq], state, self.game.version)

    def abort(self, reason: str) -> History:
        self.take(live.abort(1, self.now, reason))
        return self

    def take(self, played: Played) -> None:
        self.now = played.live
        self.past.append(played.live)
        self.entries.append(played.entry)

    def export(self) -> Export:
        """What the server gives, read back as it was written."""
        chairs = tuple(Chair(Guest(seat, f"Guest {seat}", False)) for seat in range(len(self.now.shown.own)))
        reason = live.reason(self.entries[-1])
        status: Any = "aborted" if reason else "finished" if self.now.shown.outcome else "running"
        room = look.view(CODE, self.game.name, Seating(status, 0, self.options, chairs), [], reason, self.pledge)
        rows = [{name: entry.row()[name] for name in Happened.model_fields} for entry in self.entries]
        exported = {
            "kind": "export",
            "room": room,
            "version": self.states[0].version,
            "outcome": self.now.shown.outcome,
            "states": self.states,
            "entries": rows,
        }
        return Export.model_validate_json(to_json(exported))
