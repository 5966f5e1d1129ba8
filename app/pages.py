"""Serves the built browser client: hashed files for good, the one page for every address that is not a file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PLACES = (Path(__file__).parents[1] / "frontend/dist", Path(__file__).parent / "client")
"""Where `make` builds it, and where it lies in an installed package."""
_FOR_GOOD = "public, max-age=31536000, immutable"
_NOT_BUILT = "<!doctype html><title>Cellar &amp; Cauldron</title><p>The client is not built yet: run <code>make</code>."


class _Client(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "ws/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
        # Vite puts a hash of the content into the names of what lies in assets.
        response.headers["cache-control"] = _FOR_GOOD if path.startswith("assets/") else "no-cache"
        return response


def serve(app: FastAPI, places: Sequence[Path] = PLACES) -> None:
    """Comes last, since it answers every address."""
    place = next((place for place in places if (place / "index.html").exists()), None)
    if place is not None:
        # Only what is the same for everybody is compressed: a length may tell what lies behind it.
        app.mount("/", GZipMiddleware(_Client(directory=place, html=True)), name="client")
    else:
        app.get("/", include_in_schema=False, response_class=HTMLResponse)(_not_built)


async def _not_built() -> str:
    return _NOT_BUILT
