"""States as each version of a game's rules stored them: they must load, show and finish under every later version.

A folder a game and version. `python -m tests.versions` adds the folder of a new version and never changes an old one.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic_core import from_json

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Stored:
    game: str
    version: int
    moment: str
    state: Any


def folder_of(game: str, version: int) -> Path:
    return FOLDER / f"{game}-{version}"


def all_stored() -> list[Stored]:
    return [_read(file) for file in sorted(FOLDER.glob("*-*/*.json"))]


def _read(file: Path) -> Stored:
    game, _, version = file.parent.name.rpartition("-")
    return Stored(game, int(version), file.stem, from_json(file.read_text()))
