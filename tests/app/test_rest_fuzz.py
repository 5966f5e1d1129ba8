"""Strange requests made from the published description: every answer is as described, every refusal typed."""

from __future__ import annotations

import pytest

from app.config import Config
from tests.app.server import serving
from tests.rest_fuzz import fuzz


@pytest.mark.parametrize("config", ["sqlite"], indirect=True)
async def test_every_route_answers_as_described(config: Config) -> None:
    async with serving(config) as server:
        answers = await fuzz(server, 2)
        described = (await server.stranger().http.get("/api/openapi.json")).json()["paths"]
    routes = {f"{method.upper()} {path}" for path, methods in described.items() for method in methods}
    assert {" ".join(answer.split()[:2]) for answer in answers} == routes
    assert not any(answer.endswith("internal") for answer in answers)
