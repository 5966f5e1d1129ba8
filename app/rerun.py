"""Runs a stored match through the present rules once more, entry by entry, and says where it comes out otherwise.

A start and moves are run by the rules; an undo and a rewind bring back what came out before; a match that begins in a
position of another takes that as it is; any other entry leaves the state as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from app.codec import Codec
from app.errors import Refusal
from app.history import Export, Followed, Happened
from app.live import told_lines
from app.patch import Json, Misfit, Patch, diff
from app.viewers import Shown, look
from games.game import Illegal, Luck, Said
from games.luck import Recorded

_NAMED = 5
"""So many of the places that differ are named."""


@dataclass(slots=True)
class Ran:
    """What came out for one entry; empty where it is what was stored."""

    entry: Happened
    drawn: list[int] = field(default_factory=list)
    fault: str = ""
    """Why it could not be carried out."""
    state: list[str] = field(default_factory=list)
    """Where the state differs."""
    seen: list[str] = field(default_factory=list)
    """Where what somebody sees, hears or is asked differs, or the outcome."""


class Rerun:
    """One match under way again. `luck` gives the chance of an entry."""

    def __init__(self, codec: Codec[Any], match: Export, luck: Callable[[Happened], Luck]) -> None:
        self._codec, self._match, self._luck = codec, match, luck
        self._followed = Followed(match.states, match.version)
        self._stored: Json = None
        """The state that was stored, as JSON of its version."""
        self._version = match.version
        self.state: Any = None
        """The state as it comes out now."""
        self._past: list[tuple[Any, bool]] = []
        """By entry: the state after it, and whether it reached no further than its seat's lane."""

    def __iter__(self) -> Iterator[Ran]:
        """Entry after entry, up to the first that cannot be carried out."""
        for entry in self._match.entries:
            ran = Ran(entry)
            try:
                self._stored, self._version = self._followed.after(entry)
                self._run(ran)
            except (Refusal, Illegal) as refused:
                ran.fault = f"the rules refuse it: {refused}"
            except (LookupError, Misfit, ValidationError, ValueError, TypeError) as error:
                ran.fault = f"it does not fit: {_first_line(error)}"
            except Exception as error:
                ran.fault = f"the rules fail: {type(error).__name__}"
            yield ran
            if ran.fault:
                return

    def _run(self, ran: Ran) -> None:
        luck = Recorded(self._luck(ran.entry))
        self.state, said = self._carry_out(ran.entry, luck)
        ran.drawn = luck.drawn
        told = [list(line) for line in ran.entry.told]
        if told not in ([told_lines(said)] if said is not None else _may_be_told(ran.entry)):
            ran.seen.append("told")
        self._past.append((self._codec.game.copy(self.state), said is not None and said.reach == "lane"))
        self._compare(ran)

    def _carry_out(self, entry: Happened, luck: Luck) -> tuple[Any, Said | None]:
        """The state after this entry, and what is said if the rules say it."""
        game, match = self._codec.game, self._match
        if entry.cause == "start":
            return game.start(self._seats, self._codec.read_options(match.room.options), luck)
        if entry.cause == "fork":
            return self._codec.load(self._stored, self._version), None
        if self.state is None:
            raise Misfit("the match has not started")
        if entry.cause == "move":
            if entry.seat is None:
                raise Misfit("a move is somebody's")
            return self.state, game.play(self.state, entry.seat, self._codec.read_move(entry.move), luck)
        if entry.cause == "undo":
            return self._undone(entry), None
        if entry.cause == "rewind":
            return game.copy(self._past[_number(entry, "to", 0)][0]), None
        return self.state, None

    def _undone(self, entry: Happened) -> Any:
        """The state after an undo; Misfit if it takes a draw back, or another seat's move."""
        game, undone = self._codec.game, self._match.entries[_number(entry, "undone", 1)]
        if undone.cause != "move" or undone.seat is None or undone.seat != entry.seat or undone.chance:
            raise Misfit(f"entry {undone.seq} cannot be undone by seat {entry.seat}")
        before = game.copy(self._past[undone.seq - 1][0])
        lane = self._past[undone.seq][1]
        return game.put_back(self.state, before, undone.seat) if lane else before

    @property
    def _seats(self) -> int:
        return len(self._match.room.seats)

    def _compare(self, ran: Ran) -> None:
        codec = self._codec
        now, stored = codec.dump(self.state), codec.present(self._stored, self._version)
        if now == stored:
            return
        then = codec.load(stored, codec.game.version)
        if self._version != codec.game.version and codec.dump(then) == now:
            return  # new fields at their defaults
        ran.state = places(diff(stored, now)) or ["its types"]
        ran.seen += places(diff(self._look(then), self._look(self.state)))

    def _look(self, state: Any) -> Shown:
        return look(self._codec.game, state, self._seats)


def places(patch: Patch, within: str = "") -> list[str]:
    """Where a patch changes something, as paths with dots; the first few."""
    if isinstance(patch, list):
        return [within or "all"]
    found: list[str] = []
    for key, change in patch.items():
        found += places(change, f"{within}.{key}" if within else key)
        if len(found) >= _NAMED:
            break
    return found[:_NAMED]


def _may_be_told(entry: Happened) -> list[list[list[Json]]]:
    """What may be said of an entry that the rules do not run: to all, or to its seat alone where nobody else saw it."""
    if entry.cause == "rewind":
        return [[[{"kind": "rewound", "reason": (entry.move or {}).get("reason")}, None, None]]]
    if entry.cause == "fork":
        return [[[{"kind": "forked", **(entry.move or {})}, None, None]]]
    line = {"kind": "took_back", "seat": entry.seat}
    if entry.cause == "undo":
        return [[[line, None, None]], [[None, entry.seat, line]]]
    return [[]]


def _number(entry: Happened, name: str, least: int) -> int:
    """The earlier entry that this one names."""
    number = (entry.move or {}).get(name)
    if type(number) is not int or not least <= number < entry.seq:
        raise Misfit(f"no earlier entry {number!r:.40}")
    return number


def _first_line(error: Exception) -> str:
    return str(error).splitlines()[0][:200] if str(error) else type(error).__name__
