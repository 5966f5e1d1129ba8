"""Where a move's time goes in a whole server under load, by samples of its stack: `python -m tests.bench profile`."""

from __future__ import annotations

import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import uvloop

from tests.bench.rows import Row
from tests.bench.sampled import Stack, read
from tests.bench.server import closed
from tests.bench.site import site

_STAGES = {
    "games/": "rules: copy, play, views, prompts",
    "wine_cheese/": "rules: copy, play, views, prompts",
    "quacks/": "rules: copy, play, views, prompts",
    "app/patch.py": "compare, before and after",
    "app/lists.py": "compare, before and after",
    "app/viewers.py": "frames and who gets them",
    "app/audience.py": "frames and who gets them",
    "app/codec.py": "read the move",
    "app/commits.py": "commit: SQLAlchemy and the driver",
    "app/store.py": "commit: SQLAlchemy and the driver",
    "app/notify.py": "wake other processes",
    "app/ws.py": "sockets: frames in and out",
    "app/line.py": "sockets: frames in and out",
    "uvicorn/": "sockets: frames in and out",
    "impl/": "sockets: frames in and out",
    "app/inbox.py": "tasks and queues",
    "app/room.py": "tasks and queues",
    "app/turns.py": "tasks and queues",
    "app/stage.py": "tasks and queues",
}
_REST = "event loop and all else"


def stage(stack: Stack) -> str:
    """What the server is at, by the innermost function that says so."""
    for function in reversed(stack):
        for start, name in _STAGES.items():
            if function.startswith(start):
                return name
    return _REST


def rows(address: str, seconds: float) -> Iterator[Row]:
    for game in ("wine_cheese", "quacks"):
        with tempfile.TemporaryDirectory() as folder:
            file = str(Path(folder) / "samples")
            with site(address, file) as server:
                noticed, _, work = uvloop.run(closed(server, game, seconds, server.sample))
            met: Counter[str] = Counter()
            for stack, count in read(file).items():
                met[stage(stack)] += count
        each = work / noticed.moves * 1e6
        for name, count in met.most_common():
            share = count / met.total()
            yield Row(f"{game}: {name}", f"{share * each:,.0f} us, {share:.0%}")
