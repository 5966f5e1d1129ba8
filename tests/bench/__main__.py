"""`make bench`: everything that the house promises about speed, measured in one run, each beside its target.

`python -m tests.bench engine` measures only that part; the parts are engine, move, page, load,
processes, latency, narrow, long, crowd, memory, profile.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from tests.bench import engine, long, move, profile, server
from tests.bench import page as in_browser
from tests.bench.rows import Row, show
from tests.bench.site import database

_FRONTEND = Path(__file__).parents[2] / "frontend"

Rows = Callable[[], Iterator[Row]]
Served = Callable[[str], Iterator[Row]]

ALONE: dict[str, tuple[str, Rows]] = {
    "engine": ("The rules, one core, seconds of the processor", lambda: engine.rows(6)),
    "move": ("One move inside the server, seconds of the processor", lambda: move.rows(10)),
    "page": ("A first visit", lambda: page()),
}
SERVED: dict[str, tuple[str, Served]] = {
    "load": ("Real games over real websockets, one server core", lambda at: server.throughput(at, 6)),
    "processes": ("Several processes", lambda at: server.processes(at, 6)),
    "latency": ("Latency", lambda at: server.latency(at, 8)),
    "narrow": ("Few connections to the database", lambda at: server.narrow(at, 20)),
    "long": ("A match that has gone on for long", long.rows),
    "crowd": ("Onlookers", lambda at: server.onlookers(at, 6)),
    "memory": ("Memory", lambda at: server.memory(at)),
    "profile": ("Where a move's time goes, by samples", lambda at: profile.rows(at, 4)),
}


def page() -> Iterator[Row]:
    """What `npm run weigh` says of the page that was built, and what a browser says of it."""
    if not shutil.which("node") or not (_FRONTEND / "dist/index.html").exists():
        yield Row("script and style of a first visit, gzipped", "not built", "100 KB", "make install builds it")
        return
    said = subprocess.run(["node", "weigh.mjs"], cwd=_FRONTEND, capture_output=True, text=True).stdout
    found = re.search(r"([\d.]+ KB)  script and style", said)
    yield Row("script and style of a first visit, gzipped", found[1] if found else "?", "100 KB", "")
    yield from in_browser.rows()


def main(chosen: set[str]) -> None:
    busy = os.getloadavg()[0]
    sys.stdout.write(f"{os.cpu_count()} cores, {busy:.1f} processes at work before this began\n")
    for name, (title, rows) in ALONE.items():
        if name in chosen:
            show(title, rows())
    if chosen & SERVED.keys():
        with database() as address:
            for name, (title, served) in SERVED.items():
                if name in chosen:
                    show(title, served(address))


if __name__ == "__main__":
    main(set(sys.argv[1:]) or {*ALONE, *SERVED})
