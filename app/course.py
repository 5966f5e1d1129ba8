"""The course of one running match in memory: where it is now, what was said so far, and what comes next.

What comes next (`Played`) is only thought out here; it counts once its entry is committed and the course took it.
"""

from __future__ import annotations

from typing import Any

from app import back, live, timing, wire
from app.codec import Codec
from app.errors import Refusal
from app.live import Live, Played
from app.store import Store
from app.stored import Entry, Loaded
from app.timing import Timing
from app.undo import BARRED, Undoable, Why, told_to
from app.viewers import Spoken, hash_text, prompt_text, snapshot_text, speak
from games.game import Seat, Viewer


class Course:
    def __init__(
        self, codec: Codec[Any], match: int, key: bytes, now: Live, log: list[Spoken] | None, version: int = 0
    ) -> None:
        self._codec, self._match, self._key = codec, match, key
        self._version = version or codec.game.version
        """Of the rules that stored the state last."""
        self.now = now
        self.timing = Timing()
        self.reason: str | None = None
        """Why the match was ended early."""
        self._log = log
        """What was said so far. None while nobody is there to read it: it is most of what a match takes in memory."""

    @classmethod
    def begun(cls, codec: Codec[Any], key: bytes, now: Live, first: Entry) -> Course:
        """A match that has just been dealt."""
        course = cls(codec, first.match, key, now, speak(first.numbers.public, live.heard(first.told)))
        course.timing = timing.load(first.time)
        return course

    @classmethod
    def of(cls, codec: Codec[Any], loaded: Loaded) -> Course:
        """A match that was stored; it has forgotten what was said."""
        assert loaded.match.key is not None and loaded.last is not None
        course = cls(codec, loaded.match.id, loaded.match.key, live.resume(codec, loaded), None, loaded.version)
        course.reason = live.reason(loaded.last)
        course.timing = timing.load(loaded.last.time)
        return course

    async def remember(self, store: Store) -> None:
        """Reads again what was said, if it was forgotten."""
        if self._log is None:
            told = await store.told(self._match, self.now.seq)
            self._log = [line for no, lines in told for line in speak(no, live.heard(lines))]

    def forget(self) -> None:
        self._log = None

    @property
    def status(self) -> wire.Status:
        if self.reason is not None:
            return "aborted"
        return "finished" if self.now.shown.outcome else "running"

    def asks(self, seat: Seat, prompt: int) -> bool:
        """Whether this is the number of the seat's present prompt."""
        return self.now.shown.prompts[seat] is not None and self.now.numbers.prompt[seat] == prompt

    def can_undo(self, seat: Seat, prompt: int) -> bool:
        """Whether the answer to this prompt can be undone."""
        return told_to(self.now.numbers.undo[seat], self.now.shown.prompts[seat]) == prompt

    def undoable(self, seat: Seat, prompt: int) -> Undoable:
        """The answer to this prompt; Refusal where it cannot be undone."""
        what, told = self.now.numbers.undo[seat], told_to(self.now.numbers.undo[seat], self.now.shown.prompts[seat])
        if isinstance(told, str) or isinstance(what, str):
            raise Refusal("nothing_to_undo" if told == "nothing" else "barred", BARRED.get(told, ""))
        if told != prompt:
            raise Refusal("stale")
        return what

    def play(self, seat: Seat, action_id: str | None, move: Any) -> Played:
        return live.play(self._codec, self._match, self.now, seat, action_id, move, self._key)

    def undo(self, seat: Seat, action_id: str, what: Undoable, earlier: Loaded, entry: Entry) -> Played:
        return back.undo(self._codec, self.now, seat, action_id, what, earlier, entry)

    def would(self, seat: Seat, move: Any) -> Why | None:
        return back.would(self._codec, self.now, seat, move)

    def rewind(self, earlier: Loaded, reason: str) -> Played:
        return back.rewind(self._codec, self.now, earlier, reason)

    def abort(self, reason: str, seat: Seat | None = None) -> Played:
        return live.abort(self._match, self.now, reason, seat)

    def note(self, cause: str, seat: Viewer, move: Any) -> Played:
        return live.note(self._match, self.now, cause, seat, move)

    def follow(self, entry: Entry) -> Played:
        return live.follow(self._codec, self.now, entry)

    def take(self, played: Played) -> None:
        self.now, self._version = played.live, self._codec.game.version
        if self._log is not None:
            self._log += played.reveal.spoken
        self.reason = live.reason(played.entry)
        self.timing = timing.load(played.entry.time)

    @property
    def older(self) -> bool:
        """Whether the stored state is that of older rules: with the next entry it is stored anew."""
        return self._version != self._codec.game.version

    def snapshot_row(self, now: Live) -> dict[str, Any]:
        """The state as it is stored."""
        state, version = self._codec.dump(now.state), self._codec.game.version
        return {"match": self._match, "seq": now.seq, "state": state, "version": version}

    def snapshot(self, room: str, viewer: Viewer) -> str:
        """What this viewer sees; who wants the log in it lets the course remember first."""
        return snapshot_text(room, viewer, self.now.shown, self.now.numbers, self._log or ())

    def prompt(self, viewer: Viewer) -> str:
        return prompt_text(self.now.shown, self.now.numbers, viewer)

    def hash(self, viewer: Viewer) -> str:
        return hash_text(self.now.shown, self.now.numbers, viewer)

    def numbers(self, viewer: Viewer) -> tuple[int, int]:
        return self.now.numbers.public, self.now.numbers.own_of(viewer)
