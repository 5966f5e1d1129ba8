"""C52 and C61 in short; `make soak` has them at length."""

from __future__ import annotations

from tests.endure import autopilots, rooms


async def test_C52_an_autopilot_at_every_decision() -> None:
    assert "all finished" in await autopilots("pebbles", 1)


async def test_C61_rooms_leave_nothing_behind() -> None:
    assert "0 rooms" in await rooms(20)
