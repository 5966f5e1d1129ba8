"""All rooms in memory: opened from the database when somebody asks for one, forgotten when nobody does any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from typing import TypeVar

from app import timing, wire
from app.chat import said_in, topic
from app.errors import Refusal
from app.inbox import Closed
from app.means import Means
from app.room import Room
from app.seating import Guest
from app.stored import Loaded, Position

T = TypeVar("T")

_NUDGE = 1.0
_AT_ONCE = 1000
"""Rooms that the database is asked about in one query."""
_DRAIN = 4.0
"""Seconds for what is under way when the server has to stop, slow disks included."""
_FAREWELL = 0.5
"""Seconds for the last frames; who reads too slowly does without."""
_SOONEST = 100
"""Milliseconds after which the first may connect again."""
_EACH_SECOND = 200
"""So many are asked to connect again in one second."""


class Rooms:
    def __init__(self, means: Means) -> None:
        self.means = means
        self._open: dict[str, asyncio.Future[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False
        means.bus.listen(self._woken)

    def __len__(self) -> int:
        return len(self._open)

    @property
    def connected(self) -> int:
        """How many connections all rooms have."""
        return sum(len(room.boxes) for room in self._ready().values())

    async def do(self, code: str, job: Callable[[Room], Awaitable[T]]) -> T:
        """Has a job done in the room's task; Refusal if there is no such room."""
        while not self.closing:
            room = await self._room(code.upper())
            try:
                return await room.do(job)
            except Closed:
                await asyncio.sleep(0)
        raise Refusal("busy")

    async def rename(self, guest: Guest, codes: Iterable[str]) -> None:
        """Shows a guest's new name in those of these rooms that are in memory, here and elsewhere."""
        for code in codes:
            await self.means.bus.publish(code)
            if code in self._open:
                await self.do(code, lambda room: room.gathering.rename(guest))

    async def look(self) -> None:
        """Brings rooms with somebody in them up to date; nothing that is asked of them meanwhile has to wait for it."""
        here = [(code, *room.position) for code, room in self._ready().items() if room.boxes]
        for at in range(0, len(here), _AT_ONCE):
            there = await self.means.store.positions(match for _, match, _ in here[at : at + _AT_ONCE])
            for code, _, position in here[at : at + _AT_ONCE]:
                if code in there:
                    with suppress(TimeoutError, Refusal):  # one that is stuck does not keep the others waiting
                        async with asyncio.timeout(_NUDGE):
                            await self._follow(code, position, there[code])

    def awake(self, code: str) -> Room | None:
        """The room if it is in memory; nothing is opened for this."""
        opening = self._open.get(code)
        return opening.result() if opening and opening.done() and not opening.exception() else None

    def _ready(self) -> dict[str, Room]:
        """The rooms that have been opened."""
        done = {code: opening for code, opening in self._open.items() if opening.done() and not opening.exception()}
        return {code: opening.result() for code, opening in done.items()}

    async def drain(self) -> None:
        """Lets every room finish what it has begun, and then tells everybody who is connected that this is the end."""
        if self.closing:
            return
        self.closing = True
        rooms = list(self._ready().values())
        with suppress(TimeoutError):
            async with asyncio.timeout(_DRAIN):
                await asyncio.gather(*(_close(opening) for opening in list(self._open.values())))
        boxes = [box for room in rooms for box in room.boxes]
        farewell = _farewell(len(boxes))
        for box in boxes:
            box.send(farewell)
        with suppress(TimeoutError):
            async with asyncio.timeout(_FAREWELL):
                await asyncio.gather(*(box.written() for box in boxes))

    def stop(self) -> None:
        """Ends what would not end by itself, since the database does not answer."""
        for task in self._tasks:
            task.cancel()

    async def _room(self, code: str) -> Room:
        if code not in self._open:
            self._open[code] = asyncio.get_running_loop().create_future()
            task = self.means.tasks.create_task(self._live(code, self._open[code]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return await asyncio.shield(self._open[code])

    async def _live(self, code: str, opening: asyncio.Future[Room]) -> None:
        """A room's task, from opening to the end."""
        try:
            room = await self._load(code)
        except Exception as error:
            opening.set_exception(error)
        else:
            opening.set_result(room)
            await room.run()
        finally:
            del self._open[code]

    async def _load(self, code: str) -> Room:
        loaded = await self.means.store.load(code)
        if loaded is None or loaded.match.game not in self.means.codecs:
            raise Refusal("unknown_room")
        return Room(self.means, await self._credited(loaded))

    async def _credited(self, loaded: Loaded) -> Loaded:
        """Time in which no server was alive runs on no clock."""
        last = loaded.last
        if last is None or last.time is None:
            return loaded
        down = await self.means.uptime.downtime(last.at)
        time = timing.dump(timing.load(last.time).later(down))
        return replace(loaded, last=replace(last, time=time))

    async def _follow(self, code: str, here: Position, there: Position) -> None:
        if (here.change, here.seq) != (there.change, there.seq):
            await self._woken(code)
        if here.said is not None and here.said != there.said:
            await self._woken(topic(code))

    async def _woken(self, about: str) -> None:
        said = said_in(about)
        if said in self._open:
            await self.do(said, lambda room: room.chat.hear())
        elif about in self._open:
            await self.do(about, lambda room: room.catch_up())


async def _close(opening: asyncio.Future[Room]) -> None:
    with suppress(Exception):
        await (await opening).close()


def _farewell(connected: int) -> str:
    """Spreads their return, so that whoever serves next is not run down."""
    latest = _SOONEST + max(500, 1000 * connected // _EACH_SECOND)
    return wire.Closing(kind="closing", earliest=_SOONEST, latest=latest).model_dump_json()
