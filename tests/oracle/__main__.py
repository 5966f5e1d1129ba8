"""Many matches of a game under the leak oracle: `python -m tests.oracle GAME N` prints what was compared.

Every viewer at every moment, in two worlds that differ only in what that viewer may not know. A leak ends it with a
traceback that says what shows, to whom.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

from app import log
from games.game import Game
from tests.oracle.worlds import Oracle, Tally
from tests.table import EVERY_GAME, some_match


def watch(game: Game[Any], matches: int, viewers: int = 9, every: int = 1) -> Tally:
    tally = Tally()
    oracle = Oracle(game, tally, viewers, every)
    for seed in range(matches):
        seats, options = some_match(game, random.Random(seed).randrange)
        oracle.play(seats, options, seed)
    return tally


def report(game: str, tally: Tally, seconds: float) -> str:
    return (
        f"{game}: {tally.matches} matches clean, {tally.moments} moments, {tally.worlds} worlds, "
        f"{tally.pairs} pairs of moves compared ({tally.differing} in worlds that differ), "
        f"{tally.bytes / 1e6:.0f} MB, {seconds:.0f} s"
    )


if __name__ == "__main__":
    log.set_up("info")
    name, count = sys.argv[1], int(sys.argv[2])
    began = time.monotonic()
    sys.stdout.write(report(name, watch(EVERY_GAME[name], count), time.monotonic() - began) + "\n")
