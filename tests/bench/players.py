"""Seats that play at random over real websockets, and what they notice: answers, what others see, how soon."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from pydantic_core import from_json, to_json

from app.client import Client
from app.patch import apply
from app.wire import NO_PROMPT
from tests.bench.line import Line, dial

_SEED = 1
Begun = list[tuple[str, list[str]]]
"""Matches that have started: code, and the cookie of each seat."""


@dataclass
class Noticed:
    """Of all matches together."""

    moves: int = 0
    refused: int = 0
    frames: int = 0
    mine: list[float] = field(default_factory=list)
    """Seconds from a move to its answer."""
    theirs: list[float] = field(default_factory=list)
    """Seconds from a move to the frame that shows it to another seat."""
    ends: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    """Released once for every match that is over."""

    async def half_over(self, matches: int) -> None:
        for _ in range((matches + 1) // 2):
            await self.ends.acquire()


class Seat:
    """One player of a match: knows its prompt, and nothing else of the view."""

    def __init__(self, match: Match, cookie: str) -> None:
        self._match, self._cookie = match, cookie
        self._line: Line | None = None
        self._asked_at = 0.0
        self.prompt: dict[str, Any] | None = None
        self.busy = False

    async def sit(self, url: str) -> None:
        self._line = await dial(url, self._match.code, self._cookie, self._heard)

    def may_move(self) -> bool:
        return not self.busy and self.prompt is not None and bool(self.prompt["owes"])

    def move(self, pick: Random, due: float) -> None:
        """Chooses at random; `due` is when the move was to be made, which a slow load must not hide."""
        assert self.prompt is not None and self._line is not None
        moves = self.prompt["moves"]
        chosen = moves[int(pick.random() * len(moves))]
        self.busy, self._asked_at = True, due
        self._match.moved_at = due
        frame = {"kind": "play", "id": secrets.token_urlsafe(9), "prompt": self.prompt["no"], "move": chosen}
        self._line.send(to_json(frame))

    def leave(self) -> None:
        if self._line:
            self._line.close()

    def _heard(self, text: bytes) -> None:
        frame, noticed = from_json(text), self._match.noticed
        noticed.frames += 1
        kind = frame["kind"]
        if kind == "change":
            self._changed(frame)
        elif kind == "accepted":
            self.busy = False
            noticed.moves += 1
            noticed.mine.append(perf_counter() - self._asked_at)
        elif kind == "refused":
            self.busy = False
            noticed.refused += 1
            self.prompt = frame["prompt"] or self.prompt
        elif kind == "snapshot":
            self.prompt = frame["prompt"]
        self._match.heard(self)

    def _changed(self, frame: dict[str, Any]) -> None:
        if not self.busy and self._match.moved_at:
            self._match.noticed.theirs.append(perf_counter() - self._match.moved_at)
        if frame.get("prompt_gone"):
            self.prompt = None
        elif (changed := frame.get("prompt")) is not None:
            self.prompt = apply(changed, self.prompt or NO_PROMPT)
        if frame.get("outcome"):
            self._match.end()


class Match:
    """One match under load."""

    def __init__(self, code: str, cookies: list[str], noticed: Noticed) -> None:
        self.code, self.noticed = code, noticed
        self.over = self._eager = False
        self.moved_at = 0.0
        self._pick = Random(_SEED)
        self.seats = [Seat(self, cookie) for cookie in cookies]

    async def sit(self, url: str) -> None:
        for seat in self.seats:
            await seat.sit(url)

    def go(self) -> None:
        """From now on every seat moves as soon as it can: the closed loop."""
        self._eager = True
        for seat in self.seats:
            self.heard(seat)

    def heard(self, seat: Seat) -> None:
        if self._eager and seat.may_move():
            seat.move(self._pick, perf_counter())

    def any_move(self, due: float) -> bool:
        """One seat moves now, if any can: the open loop."""
        free = [seat for seat in self.seats if seat.may_move()]
        if free:
            free[int(self._pick.random() * len(free))].move(self._pick, due)
        return bool(free)

    def end(self) -> None:
        """Every seat sees the outcome; it counts once."""
        if not self.over:
            self.over = True
            self.noticed.ends.release()

    def leave(self) -> None:
        self._eager = False
        for seat in self.seats:
            seat.leave()


class Crowd:
    """The people who play, few but in many matches, and the matches that they have started."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._people: list[Client] = []

    async def start(self, game: str, seats: int, options: dict[str, Any] | None = None) -> tuple[str, list[str]]:
        """The code of a match that has begun, and the cookie of each seat."""
        while len(self._people) < seats:
            self._people.append(await self._guest(f"Bench {len(self._people)}"))
        people = self._people[:seats]
        room = await people[0].open(game, seats, **(options or {}))
        for person in people[1:]:
            await person.sit(room.code)
        for person in people:
            await person.ready(room.code)
        await people[0].start(room.code)
        return room.code, [person.headers["Cookie"] for person in people]

    async def _guest(self, name: str) -> Client:
        stranger = Client(self.url)
        answer = await stranger.http.post("/api/guest", json={"name": name})
        await stranger.http.aclose()
        return Client(self.url, cookie=f"guest={answer.cookies['guest']}")

    async def leave(self) -> None:
        for person in self._people:
            await person.http.aclose()


async def seated(url: str, begun: Begun, noticed: Noticed) -> list[Match]:
    """All of these matches with everybody at the table, and nobody moving yet."""
    matches = [Match(*match, noticed) for match in begun]
    for match in matches:
        await match.sit(url)
    await asyncio.sleep(1.5)  # until who has come is told, which the server does once a second
    return matches


async def closed_loop(matches: list[Match], seconds: float) -> float:
    """All matches are played as fast as they go, until the time is up or half of them are over; the seconds it took."""
    began = perf_counter()
    for match in matches:
        match.go()
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await matches[0].noticed.half_over(len(matches))
    spent = perf_counter() - began
    for match in matches:
        match.leave()
    return spent


async def open_loop(matches: list[Match], rate: float, seconds: float) -> None:
    """So many moves a second over all matches, each at its time whether or not the server has kept up."""
    began = perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - perf_counter()))
        matches[number % len(matches)].any_move(due)
    await asyncio.sleep(0.5)
    for match in matches:
        match.leave()
