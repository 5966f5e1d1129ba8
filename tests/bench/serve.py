"""The server that is measured, on one core: `python -m tests.bench.serve CORE [nowhere] [FILE]`.

With `nowhere` a move counts as written at once and is stored nowhere. With FILE it is sampled where the server is
every millisecond of its work, and the stacks are written there in the end.
"""

from __future__ import annotations

import os
import sys
from contextlib import ExitStack
from unittest.mock import patch

from app import main
from app.commits import Append, Commits
from app.config import from_environment
from app.run import run
from games import GAMES
from tests.app.server import TOYS
from tests.bench.sampled import sampling


class Nowhere(Commits):
    async def append(self, append: Append) -> None:
        return


def serve(core: int, nowhere: bool, samples: str) -> None:
    os.sched_setaffinity(0, {core})
    with ExitStack() as stack:
        if nowhere:
            stack.enter_context(patch.object(main, "Commits", Nowhere))
        if samples:
            stack.enter_context(sampling(samples))
        run(from_environment(os.environ), {**GAMES, **TOYS})


if __name__ == "__main__":
    serve(int(sys.argv[1]), "nowhere" in sys.argv, next((it for it in sys.argv[2:] if it != "nowhere"), ""))
