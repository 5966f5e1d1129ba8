"""A server in a process of its own that dies where it is told to: at the N-th await, commit, or frame that it sends.

Processes are forked from one that has read all modules already, so that a server is back within a moment.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import Context
from dataclasses import dataclass
from itertools import chain, repeat
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, Literal, TypeVarTuple

import uvicorn
from sqlalchemy import event
from sqlalchemy.engine import Engine
from sqlalchemy.pool import Pool
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.config import Config
from app.main import create_app
from app.run import listen
from app.serve import server_settings
from tests.forks import FORKS
from tests.table import EVERY_GAME

Point = Literal["await", "begin", "commit", "committed", "send", "sent", "never"]
Given = TypeVarTuple("Given")
POINTS: tuple[Point, ...] = ("await", "begin", "commit", "committed", "send", "sent")


@dataclass(frozen=True)
class Death:
    """At the N-th time that this point is passed."""

    point: Point = "never"
    count: int = 0


NEVER = Death()


def some_death(mix: random.Random, point: Point | None = None) -> Death:
    """Soon: between the first and the last step of a few moves."""
    where: Point = mix.choice(POINTS) if point is None else point
    return Death(where, mix.randrange(1, 200 if where == "await" else 6))


class Fate:
    """Counts what is passed once the server is there, and kills the process in time."""

    def __init__(self, death: Death) -> None:
        self._point, self._left = death.point, death.count
        self.has_begun = False

    def passes(self, point: Point) -> None:
        if self.has_begun and point == self._point:
            self._left -= 1
            if self._left == 0:
                os.kill(os.getpid(), signal.SIGKILL)


class Loop(asyncio.SelectorEventLoop):
    """Every piece of code between two awaits is called from here."""

    fate: Fate

    def call_soon(
        self, callback: Callable[[*Given], object], *given: *Given, context: Context | None = None
    ) -> asyncio.Handle:
        self.fate.passes("await")
        return super().call_soon(callback, *given, context=context)


class Sending:
    """The application, with an eye on every frame that it sends."""

    def __init__(self, app: ASGIApp, fate: Fate) -> None:
        self._app, self._fate = app, fate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def watched(message: Message) -> None:
            if message["type"] == "websocket.send":
                self._fate.passes("send")
            await send(message)
            if message["type"] == "websocket.send":
                self._fate.passes("sent")

        await self._app(scope, receive, watched)


class _Server(uvicorn.Server):
    """Says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Connection, fate: Fate) -> None:
        super().__init__(config)
        self._ready, self._fate = ready, fate

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready.send(True)
        self._fate.has_begun = True


def serve(config: Config, death: Death, log: Path, ready: Connection) -> None:
    """What the process does."""
    with log.open("ab") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    fate = Loop.fate = Fate(death)
    event.listen(Engine, "begin", lambda _: fate.passes("begin"))
    event.listen(Engine, "commit", lambda _: fate.passes("commit"))
    event.listen(Pool, "checkin", lambda *_: fate.passes("committed"))
    app = create_app(config, EVERY_GAME)
    settings = server_settings(app)
    settings.app = Sending(app, fate)
    with listen(config.host, config.port) as listening, asyncio.Runner(loop_factory=Loop) as runner:
        runner.run(_Server(settings, ready, fate).serve([listening]))


class Process:
    """A server on a port of its own, dead or alive."""

    def __init__(self, config: Config, log: Path) -> None:
        self.config, self.log = config, log
        self.starts = 0
        self._process: Any = None

    async def start(self, death: Death = NEVER) -> None:
        """Returns once it can be reached, or has died on the way."""
        self.starts += 1
        ready, told = FORKS.Pipe(duplex=False)
        self._process = FORKS.Process(target=serve, args=(self.config, death, self.log, told), daemon=True)
        self._process.start()
        told.close()
        try:
            await asyncio.to_thread(ready.recv)
        except EOFError:
            await self.ended()

    async def ended(self) -> None:
        await asyncio.to_thread(self._process.join)

    async def keep(self, deaths: Iterable[Death]) -> None:
        """Starts it again whenever it died: to die each of these deaths, and then to live until it is killed."""
        for death in chain(deaths, repeat(NEVER)):
            await self.ended()
            await self.start(death)

    def errors(self) -> list[str]:
        """What the server's log calls an error."""
        return [line for line in self.log.read_text().splitlines() if '"level": "error"' in line]

    def kill(self) -> None:
        if self._process is not None:
            self._process.kill()


@contextmanager
def process(config: Config, log: Path) -> Iterator[Process]:
    """Not started yet; dead in the end."""
    running = Process(config, log)
    try:
        yield running
    finally:
        running.kill()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        return port
