"""Back in a running match: a seat's own last move, or an admin's repair.

Both are entries of their own; nothing that was written is ever taken away.
"""

from __future__ import annotations

from typing import Any

from app.chance import aside
from app.codec import Codec
from app.errors import Refusal
from app.live import Live, Played, as_stored
from app.patch import diff
from app.stored import Entry, Loaded
from app.undo import Undoable, Why, bar, none_yet, undone
from app.viewers import look, reveal
from games.game import Heard, Illegal, Seat
from games.luck import Recorded

_WORLDS = 3
"""In how many imagined matches a move is tried, to say whether it could be undone."""


def would(codec: Codec[Any], live: Live, seat: Seat, move: Any) -> Why | None:
    """Why this move could not be undone, as far as this seat can know: it is tried in matches that look the same to the
    seat and have other chance, so that the answer tells nothing hidden.
    """
    game = codec.game
    try:
        for _ in range(_WORLDS):
            world, luck = game.imagine(live.state, seat, aside()), Recorded(aside())
            said = game.play(world, seat, move, luck)
            if why := bar(said, luck.drawn, game.outcome(world) is not None):
                return why
    except Illegal as illegal:
        raise Refusal(illegal.code, illegal.text, illegal.rule) from None
    return None


def undo(
    codec: Codec[Any], live: Live, seat: Seat, action_id: str, what: Undoable, earlier: Loaded, entry: Entry
) -> Played:
    """Takes the seat's move back, which is this entry; `earlier` is the match before it."""
    assert earlier.last is not None
    before = codec.load(earlier.state, earlier.version)
    state = codec.game.put_back(live.state, before, seat) if what.lane else before
    shown = look(codec.game, state, len(live.shown.own))
    line = {"kind": "took_back", "seat": seat}
    unseen = not diff(live.shown.public, shown.public) and all(others is None for others, *_ in entry.told)
    said = [Heard(None, seat, line) if unseen else Heard(line)]
    undos = undone(live.numbers.undo, earlier.last.numbers.undo, seat, what)
    revealed = reveal(live.shown, live.numbers, shown, said, seat, undos)
    cause = (seat, action_id, {"undone": what.seq})
    told = [as_stored(line) for line in said]
    written = Entry(
        entry.match, live.seq + 1, "undo", *cause, [], False, diff(live.state, state), told, revealed.numbers
    )
    return Played(Live(written.seq, state, shown, revealed.numbers), written, revealed)


def rewind(codec: Codec[Any], live: Live, earlier: Loaded, why: str) -> Played:
    """Brings the match back to where it was; what happened since stays in the log, and nobody can undo it."""
    assert earlier.last is not None
    state = codec.load(earlier.state, earlier.version)
    shown = look(codec.game, state, len(live.shown.own))
    move = {"to": earlier.last.seq, "reason": why}
    said = [Heard({"kind": "rewound", "reason": why})]
    revealed = reveal(live.shown, live.numbers, shown, said, None, none_yet(len(shown.own)))
    told = [as_stored(line) for line in said]
    entry = Entry(
        earlier.match.id,
        live.seq + 1,
        "rewind",
        None,
        None,
        move,
        [],
        True,
        diff(live.state, state),
        told,
        revealed.numbers,
    )
    return Played(Live(entry.seq, state, shown, revealed.numbers), entry, revealed)
