"""Luck and skill over REST: what each seat's chances were, and what its decisions cost. Only once a match is over."""

from __future__ import annotations

from fastapi import APIRouter, Request

from app import wire
from app.errors import Refusal
from app.gate import address
from app.house import House, InHouse
from app.stored import Loaded
from app.wire_weigh import Weighing

router = APIRouter(prefix="/api/rooms/{code}/weighing", responses={"4XX": {"model": wire.Problem}})


@router.get("")
async def weighing(house: InHouse, code: str) -> Weighing:
    """What was found, or how far it is."""
    return await house.scales.look(await _loaded(house, code))


@router.post("", status_code=202)
async def weigh(house: InHouse, request: Request, code: str) -> Weighing:
    """Has the match weighed, unless it was or somebody is at it."""
    loaded = await _loaded(house, code)
    standing = await house.scales.look(loaded)
    if standing.share is not None:
        return standing
    house.gate.weighings.take(address(request.scope))
    house.scales.ask(loaded)
    return await house.scales.look(loaded)


async def _loaded(house: House, code: str) -> Loaded:
    loaded = await house.store.load(code.upper())
    if loaded is None or loaded.match.game not in house.codecs:
        raise Refusal("unknown_room")
    return loaded
