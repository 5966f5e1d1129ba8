"""Many matches whose every draw is derived again from what was published: `python -m tests.verified NAME N`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable

from app import verify
from tests.histories import History, codec_of
from tests.table import EVERY_GAME


def verified(name: str, matches: int, say: Callable[[str], object] = sys.stdout.write) -> int:
    """How many draws of so many random matches were verified; verify.Differs where one is not as it should be.

    Every fifth match is ended before its end.
    """
    draws = entries = longest = 0
    began = time.perf_counter()
    for seed in range(matches):
        history = History(EVERY_GAME[name], seed)
        history = history.play(40).abort("Enough.") if seed % 5 == 4 else history.play()
        text = history.export().model_dump_json().encode()
        ran = verify.verify(codec_of(name), verify.read(text))
        draws += sum(len(one.drawn) for one in ran)
        entries += len(ran)
        longest = max(longest, len(text))
    spent = time.perf_counter() - began
    say(f"{name}: {matches} matches, {entries} entries, {draws} draws verified in {spent:.0f} s; ")
    say(f"the longest file has {longest / 1000:.0f} kB\n")
    return draws


if __name__ == "__main__":
    verified(sys.argv[1], int(sys.argv[2]))
