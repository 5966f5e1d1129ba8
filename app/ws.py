"""The websocket of a room: reads frames, hands them to the room, writes what the room sends."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from time import perf_counter

import anyio
from fastapi import APIRouter, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from app import wire
from app.auth import device, is_foreign, who
from app.db import failed
from app.edges import problem
from app.errors import CLOSES, Bound, Refusal
from app.gate import address, too_many
from app.house import House, InHouse
from app.log import LOG, where
from app.outbox import Outbox
from app.viewers import refused_text

router = APIRouter()

LONGEST_FRAME = 4096
_FRAME: TypeAdapter[wire.ClientFrame] = TypeAdapter(wire.ClientFrame)
_FAREWELL = 1.0
"""Seconds for the last words to somebody who may not be reading any more."""
STUCK = 4.0
"""Seconds between two looks whether somebody reads at all: who took nothing from one to the next is let go."""
_AGAIN = 0.1
"""Seconds until a busy room is told again."""
BREATH = 0.1
"""Seconds before the next frame of somebody who was wrong too often is read, and how often that happens."""
ENOUGH = 300
LOOK_AGAIN = 60.0
"""Seconds between two looks whether a program's token still holds."""
_PONG = wire.Pong(kind="pong").model_dump_json()


@router.websocket("/ws/{code}")
async def connect(websocket: WebSocket, house: InHouse, code: str) -> None:
    await websocket.accept()
    try:
        with house.gate.socket(address(websocket.scope)):
            box = await _box(websocket, house)
            await house.rooms.do(code, lambda room: room.join(box))
            await _visit(websocket, house, code, box)
    except Exception as error:
        await _turn_away(websocket, _refusal(error))


@router.websocket("/{path:path}")
async def nowhere(websocket: WebSocket) -> None:
    await websocket.send_denial_response(problem(Refusal("unknown_page")))


async def _visit(websocket: WebSocket, house: House, code: str, box: Outbox) -> None:
    """Refusal if it ends because of what the visitor does."""
    try:
        await _serve(websocket, house, code, box)
    finally:
        await leave(house, code, box)
    if box.dropped.is_set():
        raise Refusal("too_slow", bound=Bound("outbox_frames", house.config.outbox))


def _refusal(error: Exception) -> Refusal:
    """What to say of it; raises again what should not have happened."""
    if isinstance(error, Refusal):
        return error
    if failed(error):
        LOG.error("storage_failed", **where(error))
        return Refusal("storage")
    raise error


async def _box(websocket: WebSocket, house: House) -> Outbox:
    if is_foreign(websocket.headers, house.config.origins):
        raise Refusal("wrong_origin")
    caller = await who(websocket, house)
    return Outbox(caller.guest if caller else None, house.config.outbox, device(websocket))


async def leave(house: House, code: str, box: Outbox) -> None:
    """However busy the room is: it must not go on sending to whoever went."""
    while not house.rooms.closing:
        with suppress(Refusal):
            return await house.rooms.do(code, lambda room: room.leave(box))
        await asyncio.sleep(_AGAIN)


async def _serve(websocket: WebSocket, house: House, code: str, box: Outbox) -> None:
    """Until one of these is over: reading (the client went), writing (it broke), patience with a slow reader, trust."""
    async with anyio.create_task_group() as tasks:

        async def until_over(way: Awaitable[object]) -> None:
            await way
            tasks.cancel_scope.cancel()

        for way in (_read(websocket, house, code, box), _write(websocket, box), box.dropped.wait()):
            tasks.start_soon(until_over, way)
        tasks.start_soon(box.stands_still, STUCK)
        if "authorization" in websocket.headers:
            tasks.start_soon(until_over, _is_trusted(websocket, house))


async def _is_trusted(websocket: WebSocket, house: House) -> None:
    """Returns once the token has been revoked."""
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        try:
            await who(websocket, house)
        except Exception as error:
            refusal = _refusal(error)
            if refusal.code != "storage":
                return await _turn_away(websocket, refusal)


async def _read(websocket: WebSocket, house: House, code: str, box: Outbox) -> None:
    """Until the client goes. Who is wrong too often is answered slowly, and after a while not any more."""
    whose = box.guest.id if box.guest else address(websocket.scope)
    for _ in range(ENOUGH):
        wrong = False
        while not wrong:
            message = await websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            fine = await answer(Visit(house, code, box, address(websocket.scope), whose), message.get("text"))
            wrong = not fine and house.gate.wrong(whose)
        await asyncio.sleep(BREATH)
    await _turn_away(websocket, too_many("refusals", house.config.limits.refusals.allowed))


@dataclass(frozen=True, slots=True)
class Visit:
    """Who sends frames to which room."""

    house: House
    code: str
    box: Outbox
    address: str
    whose: int | str
    """A guest, or the address of somebody unknown."""


async def answer(visit: Visit, text: str | None) -> bool:
    """Whatever a client sends, it gets an answer and keeps its connection; whether it was fine."""
    frame: wire.ClientFrame | None = None
    try:
        frame = _frame(text)
        visit.house.gate.frame(visit.address, visit.whose, isinstance(frame, wire.Sync))
        return await _take(visit, frame)
    except Refusal as refusal:
        if not visit.house.rooms.closing:  # what was not answered is sent again to whoever serves next
            await _refuse(visit, frame, refusal)
    except Exception as error:
        LOG.error("frame_failed", code=visit.code, **where(error))
        await _refuse(visit, frame, Refusal("internal"))
    return False


async def _refuse(visit: Visit, frame: wire.ClientFrame | None, refusal: Refusal) -> None:
    """A move is refused by its room, which knows what is asked instead; unless that is what cannot be done."""
    action_id = frame.id if isinstance(frame, wire.Play | wire.Undo | wire.Would | wire.Say) else None
    if action_id is not None and not isinstance(frame, wire.Say):
        with suppress(Refusal):
            return await visit.house.rooms.do(visit.code, lambda room: room.turns.refuse(visit.box, action_id, refusal))
    visit.box.send(refused_text(action_id, refusal))


def _frame(text: str | None) -> wire.ClientFrame:
    if text is not None and len(text.encode()) > LONGEST_FRAME:
        raise Refusal("too_big", bound=Bound("frame_bytes", LONGEST_FRAME))
    try:
        return _FRAME.validate_json(text or "", strict=True)
    except ValidationError:
        raise Refusal("bad_frame") from None


async def _take(visit: Visit, frame: wire.ClientFrame) -> bool:
    """Whether it was not refused."""
    box, do = visit.box, visit.house.rooms.do
    match frame:
        case wire.Play():
            came = perf_counter()
            return await do(visit.code, lambda room: room.turns.play(box, frame, came))
        case wire.Undo():
            return await do(visit.code, lambda room: room.turns.undo(box, frame))
        case wire.Would():
            return await do(visit.code, lambda room: room.turns.would(box, frame))
        case wire.Say():
            visit.house.gate.say(visit.address, visit.whose)
            box.send((await do(visit.code, lambda room: room.chat.say(box, frame))).model_dump_json())
        case wire.Sync():
            await do(visit.code, lambda room: room.sync(box, frame))
        case wire.AskHash():
            await do(visit.code, lambda room: room.hash(box))
        case wire.Ping():
            box.ms = frame.ms
            box.send(_PONG)
    return True


async def _write(websocket: WebSocket, box: Outbox) -> None:
    with suppress(WebSocketDisconnect):
        while True:
            frame = await box.next()
            box.is_written = False
            await websocket.send_text(frame)
            box.is_written = True


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    """A last frame says why, the close code says it to whoever reads no frames; who does not read at all is let go."""
    with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
        async with asyncio.timeout(_FAREWELL):
            await websocket.send_text(refused_text(None, refusal))
            await websocket.close(CLOSES.get(refusal.code, 1013))
