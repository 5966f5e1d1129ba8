"""Tells luck from skill in a match that is over: `python -m app.weigh FILE`, with what `GET .../export` gives.

Exit code 2: there is nothing to weigh, and it says why.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic_core import to_json

from app import wire
from app.codec import Codec
from app.verify import Unreadable, read
from app.weights import Effort, weigh
from app.wire_weigh import Choice, SeatWeighed, Weighed, Weighing
from games import GAMES
from games.game import Game


def main(arguments: list[str] | None = None, games: Mapping[str, Game[Any]] = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="python -m app.weigh", description="Tells luck from skill in a match.")
    parser.add_argument("file", type=Path, help="- reads what comes in")
    parser.add_argument("--playouts", type=int, default=40, help="matches played on from each moment (40)")
    parser.add_argument("--frames", action="store_true", help="say how far it is and what is found as lines of JSON")
    chosen = parser.parse_args(arguments)
    told = _frame if chosen.frames else lambda _: None
    if chosen.frames:
        os.nice(19)  # beside a server, which goes first
    try:
        text = sys.stdin.buffer.read() if chosen.file == Path("-") else chosen.file.read_bytes()
        match = read(text)
        if match.room.game not in games:
            raise Unreadable(f"there are no rules here for {match.room.game[:40]!r}")
        found = weigh(Codec(games[match.room.game]), match, Effort(max(1, chosen.playouts)), told)
    except OSError as error:
        return _say(f"the file cannot be read: {error.strerror}", 2)
    except Unreadable as why:
        return _say(f"nothing to weigh: {why}", 2)
    if chosen.frames:
        return _say(Weighing(share=1.0, found=found).model_dump_json(), 0)
    return _say(_report(match.room, found), 0)


def _frame(share: float) -> None:
    _say(Weighing(share=round(share, 3), found=None).model_dump_json(), 0)


def _report(room: wire.Room, found: Weighed) -> str:
    lines = []
    for seat, (chair, weighed) in enumerate(zip(room.seats, found.seats, strict=True)):
        lines.append(f"{chair.name or chair.bot}: {_seat(weighed)}")
        lines += [_line(choice) for choice in found.choices if choice.seat == seat]
    return "\n".join(lines)


def _seat(weighed: SeatWeighed) -> str:
    luck, lost = 100 * weighed.luck, 100 * weighed.lost
    faultless = f"{weighed.best} of {weighed.decisions} decisions without a fault"
    return f"luck {luck:+.0f} and decisions {-lost:+.0f} of 100 chances; {faultless}"


def _line(choice: Choice) -> str:
    move, other = (to_json(move).decode() for move in (choice.move, choice.other))
    judged = f"cost {100 * choice.cost:.1f}" if choice.cost > 0 else f"gained {-100 * choice.cost:.1f}"
    return f"  entry {choice.seq}: {move} {judged} ± {100 * choice.doubt:.1f} against {other}"


def _say(line: str, code: int) -> int:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
    return code


if __name__ == "__main__":
    sys.exit(main())
