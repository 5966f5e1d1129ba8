"""A Postgres that writes to the disk for good, and servers on it that can be looked at from outside."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from app.config import Config
from app.db import connect
from app.migrate import upgrade
from tests.app.postgres import create, postgres, url

SERVER_CORE = 0
TICK = os.sysconf("SC_CLK_TCK")
_settings = {"LIMITS": "off", "BOT_PACE": "0", "LOG_LEVEL": "error", "PORT": "0"}


class Site:
    """A server in its own process. Its load comes from this one, and from there as little as possible."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self._process = process
        self.url = process.stdout.readline().split()[-1]

    def cpu(self) -> float:
        """Seconds of the processor that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def sample(self) -> None:
        """From now on its stack is looked at, if it was started with a file for that."""
        self._process.send_signal(signal.SIGUSR1)

    def memory(self) -> int:
        """Bytes that it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return 1024 * next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))


@contextmanager
def database() -> Iterator[str]:
    """The address of an empty database, on a Postgres that shares the other core with whoever makes the load."""
    os.sched_setaffinity(0, others())
    with postgres(fsync="on") as folder:
        create(folder, "bench")
        asyncio.run(_migrated(url(folder, "bench")))
        yield url(folder, "bench")


async def _migrated(address: str) -> None:
    engine = connect(Config(database_url=address))
    await upgrade(engine)
    await engine.dispose()


def others() -> set[int]:
    """The cores that the server leaves to others; where there is but one, they share it."""
    return set(range(os.cpu_count() or 1)) - {SERVER_CORE} or {SERVER_CORE}


@contextmanager
def site(address: str, *words: str, core: int = SERVER_CORE, **settings: str) -> Iterator[Site]:
    command: Sequence[str] = [sys.executable, "-m", "tests.bench.serve", str(core), *words]
    environment = {**os.environ, **_settings, **settings, "DATABASE_URL": address}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        try:
            yield Site(process)
        finally:
            process.terminate()
            process.wait(30)
