"""Strange frames to running matches of every game; `python -m tests.frame_fuzz` sends many more."""

from __future__ import annotations

import pytest

from app.config import Config
from tests.app.server import serving
from tests.frame_fuzz import besiege_all
from tests.table import EVERY_GAME


@pytest.mark.parametrize("config", ["sqlite"], indirect=True)
async def test_C35_strange_frames_are_refused_and_change_nothing(
    config: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(config, EVERY_GAME) as server:
        answers = await besiege_all(server, 1000)
    assert answers.total() >= 1000
    assert {"bad_frame", "bad_move", "stale", "not_asked", "not_offered", "not_seated", "accepted"} <= answers.keys()
    logged = capsys.readouterr().out
    assert not any(failure in logged for failure in ("frame_failed", "job_failed", "rules_failed", "request_failed"))
