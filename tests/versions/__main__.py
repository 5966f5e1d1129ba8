"""Stores a few states of every game whose present version has none yet: `python -m tests.versions`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from pydantic_core import to_json

from games.game import Game
from tests.histories import History
from tests.laws import MOST_MOVES
from tests.table import EVERY_GAME
from tests.versions import folder_of

_MATCHES = range(40)


def moments(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    """States of different kinds from random matches, each with what is special about it: the first of each kind."""
    found: set[str] = set()
    for seed in _MATCHES:
        history = History(game, seed)
        for number in range(MOST_MOVES):
            if (kind := _kind(history.now.state, number)) not in found:
                found.add(kind)
                yield kind, history.codec.dump(history.now.state)
            if history.now.shown.outcome:
                break
            history.play(1)


def _kind(state: Any, number: int) -> str:
    todo = state.todo
    lanes = [lane for lane in todo.lanes if lane]
    if not number:
        return "start"
    if any(lane.held is not None for lane in lanes):
        return "sealed-pause" if todo.paused is not None else "sealed"
    if todo.paused is not None:
        return "pause"
    if any(lane.offers for lane in [todo.main, *lanes]):
        return "offers"
    if not todo.main.steps and not lanes:
        return "over"
    return f"{'lanes' if lanes else 'table'}-{'late' if number > 120 else 'early'}"


def main() -> None:
    for game in EVERY_GAME.values():
        folder = folder_of(game.name, game.version)
        if folder.exists():
            continue
        folder.mkdir()
        for kind, state in moments(game):
            (folder / f"{kind}.json").write_bytes(to_json(state) + b"\n")
        sys.stdout.write(f"{folder.name}: {len(list(folder.iterdir()))} states\n")


if __name__ == "__main__":
    main()
