"""For whoever writes a bot: the lobby over REST, and one match as this program sees it over the websocket.

Connections that are lost are made anew, and a move that was not answered is sent again; the server carries it out once.
The README of the project has a whole bot in twenty lines.
"""

from __future__ import annotations

import asyncio
import random
import secrets
import ssl
from collections.abc import AsyncGenerator, Generator
from contextlib import aclosing, suppress
from functools import cache
from types import TracebackType
from typing import Any, TypeVar

import httpx
from pydantic import BaseModel, TypeAdapter
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from app import wire
from app.errors import CLOSES, Refusal
from app.patch import Json, apply
from app.proof import public_sum, view_hash

M = TypeVar("M", bound=BaseModel)

FRAME: TypeAdapter[wire.ServerFrame] = TypeAdapter(wire.ServerFrame)
_TRIES = 20
"""How often a request is made again that came too early."""
_LOST_RACE = ("stale", "not_asked", "over")
"""Refusals that only say that another frame is under way."""
_FIRST_WAIT, _LONGEST_WAIT = 0.05, 5.0
"""Seconds before a lost connection is tried again: a server that restarts is back in a moment."""
_LATER = ("busy", "storage")
"""Refusals after which the same may be tried again."""
_AGAIN = 0.5
"""Seconds until it is."""


@cache
def _certificates() -> ssl.SSLContext:
    """Read once, since that takes longer than a match's start."""
    return ssl.create_default_context()


def _waits() -> Generator[float]:
    """Longer each time, and never the same for two programs."""
    wait = _FIRST_WAIT
    while True:
        yield wait * (0.5 + random.random())
        wait = min(wait * 2, _LONGEST_WAIT)


class Client:
    """The lobby, for a program by its token or for a person by the cookie of a browser."""

    def __init__(self, url: str, token: str = "", cookie: str = "") -> None:
        self.headers = {"Authorization": f"Bearer {token}"} if token else {"Cookie": cookie} if cookie else {}
        self.sockets = url.replace("http", "ws", 1)
        self.http = httpx.AsyncClient(base_url=url, headers=self.headers, verify=_certificates())

    async def __aenter__(self) -> Client:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def open(self, game: str, seats: int | None = None, **options: Json) -> wire.Room:
        return await self.ask(wire.Room, "POST", "/api/rooms", wire.NewRoom(game=game, seats=seats, options=options))

    async def waiting(self, game: str) -> list[wire.Room]:
        """Rooms that other programs opened, with a seat for anybody."""
        answer = await self.send("GET", f"/api/rooms?game={game}")
        return TypeAdapter(list[wire.Room]).validate_python(answer)

    async def decisions(self) -> list[wire.Decision]:
        return TypeAdapter(list[wire.Decision]).validate_python(await self.send("GET", "/api/me/decisions"))

    async def sit(self, code: str, seat: int | None = None) -> wire.Room:
        return await self.ask(wire.Room, "PUT", f"/api/rooms/{code}/seat", wire.SitDown(seat=seat))

    async def ready(self, code: str, ready: bool = True) -> wire.Room:
        return await self.ask(
            wire.Room, "PUT", f"/api/rooms/{code}/ready", wire.Ready(ready=ready, nonce=secrets.token_urlsafe(24))
        )

    async def seat_bot(self, code: str, seat: int, level: Any = "easy") -> wire.Room:
        return await self.ask(wire.Room, "PUT", f"/api/rooms/{code}/bot", wire.SeatBot(seat=seat, level=level))

    async def start(self, code: str) -> wire.Room:
        return await self.ask(wire.Room, "POST", f"/api/rooms/{code}/start")

    async def rematch(self, code: str) -> wire.Room:
        return await self.ask(wire.Room, "POST", f"/api/rooms/{code}/rematch")

    def table(self, code: str) -> Table:
        return Table(self, code)

    async def ask(self, kind: type[M], method: str, path: str, body: BaseModel | None = None) -> M:
        return kind.model_validate(await self.send(method, path, body))

    async def send(self, method: str, path: str, body: BaseModel | None = None) -> Json:
        """What the server answers; Refusal if it refuses. Who is told to wait does."""
        for _ in range(_TRIES):
            answer = await self.http.request(method, path, json=None if body is None else body.model_dump(mode="json"))
            if not answer.is_error:
                return answer.json()
            problem = wire.Problem.model_validate_json(answer.content)
            if problem.code != "too_many":
                break
            await asyncio.sleep(problem.seconds or 0)
        raise Refusal(problem.code, problem.text)


class Table:
    """A room and its match as this viewer sees them: the last snapshot and all changes since."""

    room: wire.Room
    seat: int | None = None
    public: Json = None
    own: Json = None
    prompt: wire.PromptFrame | None = None
    undoable: wire.Undoable | None = None
    """The number of the prompt whose answer can be undone, or why none can."""
    outcome: wire.OutcomeView | None = None
    public_no = own_no = 0

    def __init__(self, client: Client, code: str) -> None:
        self.log: list[wire.Line] = []
        self._client, self._code = client, code
        self._socket: ClientConnection | None = None
        self._unanswered: wire.Play | wire.Undo | None = None

    async def frames(self) -> AsyncGenerator[wire.ServerFrame]:
        """Every frame, after it was taken in; goes on over a new connection when one is lost."""
        address = f"{self._client.sockets}/ws/{self._code}"
        how: dict[str, Any] = {"additional_headers": self._client.headers, "reconnect_delays": _waits}
        async for socket in connect(address, max_size=None, **how):
            self._socket, closing = socket, None
            try:
                if self._unanswered:
                    await self.send(self._unanswered)
                async for text in socket:
                    frame = FRAME.validate_json(text)
                    if self._is_old(frame):
                        continue
                    if not self._follows(frame):
                        await self.send(wire.Sync(kind="sync", public=self.public_no, own=self.own_no))
                        continue
                    if await self._was_too_fast(frame):
                        continue
                    self.take(frame)
                    if not self.proves(frame):
                        await self.send(wire.Sync(kind="sync", public=-1, own=-1, mismatch=True))
                    closing = frame if isinstance(frame, wire.Closing) else None
                    yield frame
            except ConnectionClosed:
                pass
            finally:
                await socket.close()
            if socket.close_code in CLOSES.values():
                raise Refusal(next(code for code, close in CLOSES.items() if close == socket.close_code))
            if closing:
                await asyncio.sleep(random.uniform(closing.earliest, closing.latest) / 1000)

    async def prompts(self) -> AsyncGenerator[wire.PromptFrame]:
        """Every question that this seat owes an answer to, until the match is over."""
        answered = 0
        async with aclosing(self.frames()) as frames:
            async for frame in frames:
                if isinstance(frame, wire.Refused) and frame.code in _LATER:
                    await asyncio.sleep(_AGAIN)
                    answered = 0
                elif isinstance(frame, wire.Refused) and frame.code not in _LOST_RACE:
                    raise Refusal(frame.code, frame.text, frame.rule)
                prompt = self.prompt
                if prompt and prompt.owes and prompt.no != answered and not self._unanswered:
                    answered = prompt.no
                    yield prompt
                if self.room.status in ("finished", "aborted"):
                    return

    async def play(self, move: Json) -> str:
        """Answers the present prompt; gives the id of the action."""
        assert self.prompt is not None
        return await self._act(wire.Play(kind="play", id=_action_id(), prompt=self.prompt.no, move=move))

    async def undo(self) -> str:
        """Takes the last move back, where that can be done; gives the id of the action."""
        assert isinstance(self.undoable, int)
        return await self._act(wire.Undo(kind="undo", id=_action_id(), prompt=self.undoable))

    async def _act(self, frame: wire.Play | wire.Undo) -> str:
        self._unanswered = frame
        with suppress(ConnectionClosed):
            await self.send(frame)
        return frame.id

    async def send(self, frame: wire.ClientFrame) -> None:
        assert self._socket is not None
        await self._socket.send(frame.model_dump_json())

    def take(self, frame: wire.ServerFrame) -> None:
        """Brings the view up to date with a frame."""
        match frame:
            case wire.Snapshot():
                self.room, self.seat, self.log = frame.room, frame.seat, list(frame.log)
                self.public, self.own, self.prompt = frame.public, frame.own, frame.prompt
                self.outcome, self.undoable = frame.outcome, frame.undo
                self.public_no, self.own_no = frame.public_no, frame.own_no
            case wire.Change():
                self._change(frame)
            case wire.RoomChanged():
                self.room, self.seat = frame.room, frame.seat
            case wire.Accepted() | wire.Refused() if self._unanswered and frame.id == self._unanswered.id:
                self._unanswered = None

    def _is_old(self, frame: wire.ServerFrame) -> bool:
        """Whether this was seen already: two questions for what was missed bring the same frames twice."""
        return isinstance(frame, wire.Change) and frame.public_no <= self.public_no and frame.own_no <= self.own_no

    async def _was_too_fast(self, frame: wire.ServerFrame) -> bool:
        """Whether the move comes too early; it is sent again when it is worth trying."""
        if not isinstance(frame, wire.Refused) or frame.code != "too_many" or not self._unanswered:
            return False
        await asyncio.sleep(frame.seconds or 0)
        await self.send(self._unanswered)
        return True

    def proves(self, frame: wire.ServerFrame) -> bool:
        """Whether what is seen has the hash that the frame says, if it does."""
        proof = frame.hash if isinstance(frame, wire.Change | wire.Hash) else None
        if proof is None or (isinstance(frame, wire.Hash) and frame.public_no != self.public_no):
            return True
        prompt = self.prompt and self.prompt.model_dump()
        return view_hash(public_sum(self.public), self.own, prompt, self.undoable) == proof

    def _follows(self, frame: wire.ServerFrame) -> bool:
        """Whether no frame is missing before this one."""
        if not isinstance(frame, wire.Change):
            return True
        return frame.public_no - self.public_no <= 1 and frame.own_no - self.own_no <= 1

    def _change(self, frame: wire.Change) -> None:
        self.public_no, self.own_no = frame.public_no, frame.own_no
        if frame.public is not None:
            self.public = apply(frame.public, self.public)
        if frame.own is not None:
            self.own = apply(frame.own, self.own)
        if frame.prompt_gone:
            self.prompt = None
        elif frame.prompt is not None:
            before = self.prompt.model_dump() if self.prompt else wire.NO_PROMPT
            self.prompt = wire.PromptFrame.model_validate(apply(frame.prompt, before))
        self.log += [wire.Line(no=frame.public_no, told=told) for told in frame.told]
        self.undoable = self.undoable if frame.undo is None else frame.undo
        self.outcome = frame.outcome or self.outcome


def _action_id() -> str:
    return secrets.token_urlsafe(12)
