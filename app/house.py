"""What every route gets to work with: the configuration, the games, the people and the rooms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any

from fastapi import Depends
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.requests import HTTPConnection

from app.codec import Codec
from app.config import Config
from app.gate import Gate
from app.metrics import Gauges
from app.outbox import Outbox
from app.people import People
from app.rooms import Rooms
from app.scales import Scales
from app.store import Store

Place = tuple[str, int | str, str]
"""A table, who writes to it (a guest, or the address of somebody unknown), and which of their pages."""


@dataclass(frozen=True, slots=True)
class House:
    config: Config
    engine: AsyncEngine
    codecs: Mapping[str, Codec[Any]]
    store: Store
    people: People
    rooms: Rooms
    gate: Gate
    gauges: Gauges
    scales: Scales
    places: dict[Place, Outbox] = field(default_factory=dict)
    """Who writes letters instead of having a websocket."""


def house(connection: HTTPConnection) -> House:
    found = connection.app.state.house
    assert isinstance(found, House)
    return found


InHouse = Annotated[House, Depends(house)]
