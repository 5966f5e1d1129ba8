"""The client's types are those of this server."""

from __future__ import annotations

import shutil
import subprocess

from app.schema import FRONTEND, document, files
from games import GAMES
from tests.app.server import TOYS


def test_the_committed_files_are_up_to_date() -> None:
    for place, text in files(GAMES).items():
        assert (FRONTEND / place).read_text(encoding="utf-8") == text, f"{place} is old: run `make types`"


def test_the_types_are_up_to_date() -> None:
    npm = shutil.which("npm")
    assert npm, "the client's types are made with npm"
    done = subprocess.run([npm, "run", "types", "--silent", "--", "--check"], cwd=FRONTEND, capture_output=True)
    assert done.returncode == 0, done.stdout


def test_a_game_has_its_types_under_its_own_name() -> None:
    schemas = document(TOYS)["components"]["schemas"]
    assert {"PebblesPublic", "PebblesOwn", "PebblesMove", "PebblesTold", "PebblesOptions"} <= schemas.keys()
    assert schemas["PebblesBid"]["required"] == ["pebble", "kind"]
    assert {"ClientFrame", "ServerFrame", "Snapshot", "Room", "Problem"} <= schemas.keys()


def test_every_request_says_how_it_is_refused() -> None:
    """Any of them may meet an unknown room or a limit; health has neither."""
    paths = {path: found for path, found in document(TOYS)["paths"].items() if path.startswith("/api")}
    problem = "#/components/schemas/Problem"
    for path, methods in paths.items():
        for method, said in methods.items():
            refusal = said["responses"].get("4XX", {"content": {}})["content"]
            assert refusal.get("application/json", {}).get("schema", {}).get("$ref") == problem, (method, path)
