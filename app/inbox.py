"""A task that does one job after the other: what goes through an inbox needs no lock."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

from app.errors import Bound, Refusal
from app.log import LOG, where

T = TypeVar("T")

_LIMIT = 256


class Closed(Exception):
    """The task has ended; whoever asks has to find its successor."""


class Inbox:
    def __init__(self) -> None:
        self._jobs: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue(_LIMIT)
        self._closed = False

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Has the job done in the task, and gives what it gives."""
        if self._closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        try:
            self._jobs.put_nowait(lambda: _carry_out(job, done))
        except asyncio.QueueFull:
            raise Refusal("busy", bound=Bound("inbox", _LIMIT, 1.0)) from None
        return await done

    async def close(self) -> None:
        """Ends the task once everything that is in the inbox now is done."""
        await self.do(self._close)

    async def run(self, idle: float, may_end: Callable[[], bool]) -> None:
        """Runs until closed, or until nothing came for so many seconds and it may end."""
        while not self._closed:
            try:
                async with asyncio.timeout(idle):
                    job = await self._jobs.get()
            except TimeoutError:
                self._closed = self._jobs.empty() and may_end()
            else:
                await job()
        while not self._jobs.empty():
            await self._jobs.get_nowait()()

    async def _close(self) -> None:
        self._closed = True


async def _carry_out(job: Callable[[], Awaitable[T]], done: asyncio.Future[T]) -> None:
    """Whoever asked gets the result or the exception; the task itself goes on."""
    try:
        result = await job()
    except Exception as error:
        if not isinstance(error, Refusal):
            LOG.error("job_failed", **where(error))
        if not done.done():
            done.set_exception(error)
    else:
        if not done.done():
            done.set_result(result)
