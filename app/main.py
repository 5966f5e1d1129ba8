"""Puts the house together: the database, the rooms and all routes in one FastAPI application."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute
from sqlalchemy.ext.asyncio import AsyncEngine
from starlette.routing import BaseRoute

from app import admin, health, letters, lobby, log, lookback, packed, pages, patience, reports, weighing, ws
from app.bus import Alone, Bus
from app.clock import Clock, WallClock
from app.codec import Codec
from app.commits import Commits
from app.config import Config
from app.db import connect
from app.edges import Edge, answer_problems
from app.gate import Gate
from app.house import House
from app.means import Means
from app.metrics import Gauges
from app.migrate import upgrade
from app.net import watch
from app.notify import Notify
from app.people import People
from app.rooms import Rooms
from app.scales import Scales
from app.store import Store
from app.uptime import Uptime
from games import GAMES
from games.game import Game

_DISPOSE = 1.0
"""Seconds for saying goodbye to the database."""


def create_app(
    config: Config, games: Mapping[str, Game[Any]] = GAMES, bus: Bus | None = None, clock: Clock | None = None
) -> FastAPI:
    gate = Gate(config.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        engine = connect(config)
        if config.embedded:
            await upgrade(engine)
        async with open_house(config, engine, games, bus or bus_of(engine), gate, clock or WallClock()) as house:
            app.state.house = house
            yield
        with suppress(TimeoutError):
            async with asyncio.timeout(_DISPOSE):
                await engine.dispose()

    log.set_up(config.log_level)
    app = FastAPI(
        title="Cellar & Cauldron",
        version="1",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    answer_problems(app)
    app.add_middleware(Edge, origins=config.origins, gate=gate)
    app.router.routes.extend(_routes())
    pages.serve(app)
    return app


def bus_of(engine: AsyncEngine) -> Bus:
    """Others may serve the same Postgres; an embedded database is this process's own."""
    return Notify(engine) if engine.dialect.name == "postgresql" else Alone()


@asynccontextmanager
async def open_house(
    config: Config, engine: AsyncEngine, games: Mapping[str, Game[Any]], bus: Bus, gate: Gate, clock: Clock
) -> AsyncIterator[House]:
    """Everything that runs beside the requests; it ends only when all that was begun is committed."""
    codecs = {name: Codec(game) for name, game in games.items()}
    store, commits, uptime = Store(engine), Commits(engine), Uptime(engine, clock)
    await uptime.begin()
    async with asyncio.TaskGroup() as tasks:
        committing = tasks.create_task(commits.run())
        rooms = Rooms(Means(config, codecs, store, commits, bus, clock, uptime, tasks))
        gauges = Gauges(rooms)
        packing = packed.run(engine, config.pack_seconds)
        scales = Scales(engine, store, codecs, config.playouts)
        ways = (bus.run(), watch(rooms, gauges, config.net_seconds), uptime.run(), packing, scales.run())
        beside = [tasks.create_task(way) for way in ways]
        try:
            yield House(config, engine, codecs, store, People(engine), rooms, gate, gauges, scales)
        finally:
            await rooms.drain()
            for task in (committing, *beside):
                task.cancel()
            rooms.stop()
            await uptime.end()


@cache
def _routes() -> list[BaseRoute]:
    """Made once for all houses of this process: what a route reads and answers takes long to work out."""
    parts = (lobby, lookback, patience, letters, reports, weighing, admin, ws, health)
    routes = [route for part in parts for route in part.router.routes]
    for route in routes:
        if isinstance(route, APIRoute):
            route.operation_id = route.name  # by which the client's types know it
    return routes
