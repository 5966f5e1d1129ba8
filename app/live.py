"""A running match in memory, and what one move makes of it; nothing here waits, stores or sends."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from pydantic_core import to_jsonable_python

from app import wire
from app.chance import luck_of
from app.codec import Codec
from app.errors import Refusal
from app.log import LOG, where
from app.patch import apply, diff
from app.stored import Entry, Loaded
from app.times import mark
from app.undo import Undoable, Undos, bar, moved
from app.viewers import Numbers, Reveal, Shown, first_numbers, look, reveal
from games.game import Heard, Illegal, Said, Seat


@dataclass(frozen=True, slots=True)
class Live:
    """A match after the entry with the number `seq`. States are never changed, only copied."""

    seq: int
    state: Any
    shown: Shown
    numbers: Numbers


@dataclass(frozen=True, slots=True)
class Played:
    """What a move makes of a match: it counts once `entry` is in the database, and may be shown only then."""

    live: Live
    entry: Entry
    reveal: Reveal


def begin(codec: Codec[Any], match: int, seats: int, options: Any, key: bytes) -> tuple[Live, Entry]:
    """Deals: the first state and the first entry, with what is told on the way."""
    luck = luck_of(key)
    try:
        state, said = codec.game.start(seats, options, luck)
    except Illegal as illegal:
        raise Refusal("bad_options", illegal.text, illegal.rule) from None
    shown = look(codec.game, state, seats)
    numbers = first_numbers(shown)
    told = told_lines(said)
    entry = Entry(match, 0, "start", None, None, None, luck.drawn, True, {}, told, numbers)
    return Live(0, state, shown, numbers), entry


def fork(codec: Codec[Any], match: int, earlier: Loaded, origin: wire.Origin) -> tuple[Live, Entry]:
    """Takes a position over as the first state of another match; numbers and undo begin anew."""
    state = codec.load(earlier.state, earlier.version)
    shown = look(codec.game, state, len(earlier.match.seating.chairs))
    numbers, where = first_numbers(shown), origin.model_dump()
    told = [as_stored(Heard({"kind": "forked", **where}))]
    entry = Entry(match, 0, "fork", None, None, where, [], True, {}, told, numbers)
    return Live(0, state, shown, numbers), entry


def resume(codec: Codec[Any], loaded: Loaded) -> Live:
    """The match that was stored."""
    last = loaded.last
    assert last is not None
    state = codec.load(loaded.state, loaded.version)
    shown = look(codec.game, state, len(loaded.match.seating.chairs))
    if last.cause == "abort":
        shown = _without_prompts(shown)
    return Live(last.seq, state, shown, last.numbers)


def play(codec: Codec[Any], match: int, live: Live, seat: Seat, action_id: str | None, move: Any, key: bytes) -> Played:
    """Carries the move out on a copy. Refusal if the rules do not allow it or fail; nothing has changed then."""
    luck = luck_of(key)
    game = codec.game
    try:
        state = game.copy(live.state)
        said = game.play(state, seat, move, luck)
        mark("rules")
        shown = look(game, state, len(live.shown.own))
        revealed = reveal(
            live.shown, live.numbers, shown, said.heard, seat, _undo(live, seat, move, said, luck.drawn, shown)
        )
        patch = diff(live.state, state)
        mark("diff")
    except Illegal as illegal:
        raise Refusal(illegal.code, illegal.text, illegal.rule or game.turns) from None
    except Exception as error:
        LOG.error("rules_failed", game=game.name, match=match, seq=live.seq + 1, seat=seat, **where(error))
        raise Refusal("rules_failed") from None
    cause = (seat, action_id, to_jsonable_python(move), luck.drawn, said.barrier)
    told = told_lines(said)
    entry = Entry(match, live.seq + 1, "move", *cause, patch, told, revealed.numbers)
    return Played(Live(entry.seq, state, shown, revealed.numbers), entry, revealed)


def _undo(live: Live, seat: Seat, move: Any, said: Said, drawn: list[int], after: Shown) -> Undos:
    mark = bar(said, drawn, after.outcome is not None) or Undoable(
        live.seq + 1, live.numbers.prompt[seat], said.reach == "lane"
    )
    return moved(live.numbers.undo, seat, move, said, mark, after.prompts[seat])


def note(match: int, live: Live, cause: str, seat: Seat | None, move: Any) -> Played:
    """Something that happened at the table and not in the game, such as a pause or somebody's leaving."""
    revealed = reveal(live.shown, live.numbers, live.shown, [], None)
    entry = Entry(match, live.seq + 1, cause, seat, None, move, [], False, {}, [], live.numbers)
    return Played(replace(live, seq=entry.seq), entry, revealed)


def abort(match: int, live: Live, reason: str, seat: Seat | None = None) -> Played:
    """Ends the match without a result: nobody is asked anything any more. `seat` had the last word, if any."""
    shown = _without_prompts(live.shown)
    revealed = reveal(live.shown, live.numbers, shown, [], None)
    entry = Entry(match, live.seq + 1, "abort", seat, None, {"reason": reason}, [], True, {}, [], revealed.numbers)
    return Played(Live(entry.seq, live.state, shown, revealed.numbers), entry, revealed)


def follow(codec: Codec[Any], live: Live, entry: Entry) -> Played:
    """The next entry, which another process wrote, as if it had been played here; the rules are not run."""
    state = codec.load(apply(entry.patch, codec.dump(live.state)), codec.game.version)
    shown = look(codec.game, state, len(live.shown.own))
    if entry.cause == "abort":
        shown = _without_prompts(shown)
    mover = entry.seat if entry.cause in ("move", "undo") else None
    revealed = reveal(live.shown, live.numbers, shown, heard(entry.told), mover, entry.numbers.undo)
    revealed.numbers = entry.numbers
    return Played(Live(entry.seq, state, shown, entry.numbers), entry, revealed)


def heard(told: list[Any]) -> list[Heard]:
    """What was said, as it is stored."""
    return [Heard(*line) for line in told]


def told_lines(said: Said) -> list[list[Any]]:
    """What was said, as it will be stored."""
    return [as_stored(line) for line in said.heard]


def as_stored(line: Heard) -> list[Any]:
    return [to_jsonable_python(line.others), line.seat, to_jsonable_python(line.own)]


def _without_prompts(shown: Shown) -> Shown:
    return replace(shown, prompts=(None,) * len(shown.prompts))


def reason(entry: Entry) -> str | None:
    """Why the match was ended early, if it was."""
    return str(entry.move["reason"]) if entry.cause == "abort" else None
