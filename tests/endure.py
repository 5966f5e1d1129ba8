"""What a server must endure: `python -m tests.endure rooms N`, `python -m tests.endure autopilot GAME N`.

`rooms`: N matches of the toy are opened, played and left; afterwards memory, tasks and rooms are what they were (C61).
`autopilot`: in N matches of a game somebody leaves at every decision, a house bot decides, and the seat is handed back
(C52). Both print figures.
"""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Any

from pydantic_core import to_jsonable_python

from app import seating
from app.config import Config
from app.house import House
from app.limits import OFF
from app.room import Room
from app.seating import Chair, Guest, Seating
from tests.app.server import serving
from tests.table import EVERY_GAME, some_match

_MOST_LOOKS = 20_000
"""How often somebody looks whether a bot has played, before they give up."""


async def somebody(house: House, name: str) -> Guest:
    caller = await house.people.caller(await house.people.issue("guest", name))
    assert caller is not None and caller.guest is not None
    return caller.guest


async def opened(house: House, game: str, host: Guest, chairs: tuple[Chair, ...], options: Any) -> str:
    """A match that has begun."""
    room = Seating("lobby", host.id, to_jsonable_python(options), chairs)
    match = await house.store.create(game, EVERY_GAME[game].version, room)
    await house.rooms.do(match.code, lambda room: room.gathering.start(host))
    return match.code


async def leaves(house: House, code: str, guest: Guest) -> None:
    await house.rooms.do(code, lambda room: room.gathering.change(partial(seating.leave, guest=guest)))


async def sits(house: House, code: str, guest: Guest) -> None:
    await house.rooms.do(code, lambda room: room.gathering.change(partial(seating.sit, guest=guest, wanted=None)))


async def entries(house: House, code: str) -> int:
    return len((await house.store.since(code, -1))[1])


# ------------------------------------------------------------------ autopilot


async def on_and_off(house: House, game: str, mix: random.Random) -> int:
    """Plays a match so that every decision meets an autopilot that comes and goes; how often it did."""
    seats, options = some_match(EVERY_GAME[game], mix.randrange)
    guests = [await somebody(house, f"Guest {seat}") for seat in range(seats)]
    code = await opened(house, game, guests[0], tuple(Chair(guest, None, True) for guest in guests), options)
    handed_over = 0
    while (await house.rooms.do(code, Room.view)).status == "running":
        owing = [guest for guest in guests if await house.rooms.do(code, partial(_owes, guest=guest))]
        if not owing:
            continue  # a bot that was left alone for a moment plays on, or the match has just ended
        guest, before = mix.choice(owing), await entries(house, code)
        await leaves(house, code, guest)
        for _ in range(_MOST_LOOKS):
            if await entries(house, code) > before:
                break
        else:
            raise AssertionError("the autopilot does not play")
        view = await house.rooms.do(code, Room.view)
        if view.status == "running":
            await sits(house, code, guest)
            view = await house.rooms.do(code, Room.view)
            assert all(chair.bot is None for chair in view.seats) or view.status != "running", "not handed back"
        handed_over += 1
    assert (await house.rooms.do(code, Room.view)).status == "finished"
    return handed_over


async def _owes(room: Room, guest: Guest) -> bool:
    return await room.turns.owed(guest) is not None


async def autopilots(game: str, matches: int) -> str:
    began, handed_over = time.monotonic(), 0
    async with _house() as server:
        for seed in range(matches):
            handed_over += await on_and_off(server.house, game, random.Random(seed))
    seconds = time.monotonic() - began
    return f"{game}: {matches} matches, {handed_over} times to an autopilot and back, all finished, {seconds:.0f} s"


# ------------------------------------------------------------------ rooms that come and go


async def come_and_go(house: House, matches: int) -> None:
    host = await somebody(house, "Host")
    options = EVERY_GAME["pebbles"].options(rounds=1)
    for _ in range(matches):
        chairs = (Chair(host, None, True), Chair(None, "random", True))
        code = await opened(house, "pebbles", host, chairs, options)
        await leaves(house, code, host)
        await house.rooms.do(code, Room.view)


async def is_quiet(house: House) -> None:
    """Until all rooms have left memory."""
    for _ in range(_MOST_LOOKS):
        if not len(house.rooms):
            return
        await house.store.waiting("pebbles")
    raise AssertionError(f"{len(house.rooms)} rooms stay in memory")


def footprint() -> tuple[float, int]:
    """MiB of memory and number of tasks."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096 / 2**20, len(asyncio.all_tasks())


async def rooms(matches: int) -> str:
    async with _house() as server:
        await come_and_go(server.house, max(matches // 10, 20))  # whatever is read and kept once
        await is_quiet(server.house)
        before, tasks = footprint()
        await come_and_go(server.house, matches)
        await is_quiet(server.house)
        after, still = footprint()
    assert still == tasks, f"{still} tasks, {tasks} before"
    assert after - before < 8 + matches / 1000, f"{after:.0f} MiB, {before:.0f} before"
    return f"{matches} matches came and went: {before:.1f} MiB, then {after:.1f}; {tasks} tasks, then {still}; 0 rooms"


def _house() -> Any:
    folder = Path(tempfile.mkdtemp(prefix="endure"))
    config = Config(data_dir=folder, bot_pace=0, presence_pause=0, idle_seconds=0, log_level="error", limits=OFF)
    return serving(config, EVERY_GAME)


if __name__ == "__main__":
    what = rooms(int(sys.argv[2])) if sys.argv[1] == "rooms" else autopilots(sys.argv[2], int(sys.argv[3]))
    sys.stdout.write(asyncio.run(what) + "\n")
