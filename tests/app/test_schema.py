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
