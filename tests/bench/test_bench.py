"""What the bench adds up must be what the server does."""

from __future__ import annotations

import pytest

from games import GAMES
from tests.bench import engine, move, profile


@pytest.mark.parametrize("name", GAMES)
def test_every_move_is_timed_in_every_stage_and_shown_to_somebody(name: str) -> None:
    clock, sent = move.Clock(), move.Bytes()
    move.play(GAMES[name], range(1), clock, sent)
    assert len(clock.seconds) == 9
    assert sum(map(len, sent.frames.values())) >= clock.moves > 50


@pytest.mark.parametrize("name", GAMES)
def test_playouts_reach_the_end(name: str) -> None:
    assert engine.listed(GAMES[name], 1) > 50
    assert engine.rollout(GAMES[name], 1) > 50


def test_a_stack_counts_for_its_innermost_room() -> None:
    below = ("uvicorn/server.py:serve", "app/commits.py:_write", "base/engine.py:execute")
    assert profile.stage(below) == "commit: SQLAlchemy and the driver"
    assert profile.stage(("asyncio/base_events.py:run",)) == "event loop and all else"
