"""Whether the server lives, and whether it can work: for whoever watches over it."""

from __future__ import annotations

from fastapi import APIRouter, Depends, Response
from sqlalchemy import text

from app import metrics
from app.auth import admin
from app.db import reading
from app.house import InHouse

router = APIRouter()


@router.get("/healthz", include_in_schema=False)
async def lives() -> dict[str, str]:
    return {"status": "ok"}


@router.get("/readyz", include_in_schema=False)
async def ready(house: InHouse) -> dict[str, str]:
    async with reading(house.engine) as connection:
        await connection.execute(text("select 1"))
    return {"status": "ok"}


@router.get("/metrics", include_in_schema=False, dependencies=[Depends(admin)])
async def numbers(house: InHouse) -> Response:
    """For Prometheus, with the token of an admin: how busy a house is says something about its guests."""
    house.gauges.refresh()
    return Response(metrics.text(), media_type="text/plain; version=0.0.4")
