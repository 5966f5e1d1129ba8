"""What can be measured from outside: numbers for Prometheus, and where the time of one action went."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from prometheus_client.parser import text_string_to_metric_families

from app import wire
from app.config import Config
from app.times import PARTS
from tests.app.server import Server, Watch, party, serving, watching
from tests.app.test_lobby import problem

LOW, DRAW = {"kind": "name", "word": "low"}, {"kind": "draw"}


async def numbers(server: Server) -> dict[str, float]:
    """Every number by its name and labels."""
    answer = await (await server.admin()).http.get("/metrics")
    assert answer.status_code == 200
    samples = [sample for family in text_string_to_metric_families(answer.text) for sample in family.samples]
    return {" ".join([sample.name, *sample.labels.values()]): sample.value for sample in samples}


async def test_what_is_counted(config: Config) -> None:
    async with serving(config) as server:
        before = await numbers(server)
        code, people = await party(server, "Anna", "Bert")
        async with watching(code, *people) as (_, bert):
            assert isinstance(await bert.choose(LOW), wire.Accepted)
            assert await bert.refused({"kind": "play", "id": "bert-0002", "prompt": 0, "move": DRAW}) == "stale"
            after = await numbers(server)

    def grew(name: str) -> float:
        return after[name] - before.get(name, 0)

    assert grew("cellar_moves_total pebbles") == 1
    assert grew("cellar_refusals_total stale") == 1
    assert grew("cellar_commit_entries_sum") == 1 == grew("cellar_commit_seconds_count")
    assert grew("cellar_move_seconds_count commit") == 1
    assert (after["cellar_rooms"], after["cellar_sockets"]) == (1, 2)
    assert grew("cellar_frames_total") >= 4
    assert grew("cellar_frame_characters_total") > 500
    assert after["cellar_tasks"] > 5 and after["cellar_mismatches_total"] >= 0


async def test_numbers_are_for_admins_and_name_nobody(standing: Server) -> None:
    code, people = await party(standing, "Annabella", "Bert")
    assert await problem(standing.stranger(), "GET", "/metrics") == "wrong_token"
    assert await problem(people[0], "GET", "/metrics") == "not_admin"
    shown = (await (await standing.admin()).http.get("/metrics")).text
    token = people[0].headers["Cookie"].partition("=")[2]
    assert not any(hidden in shown for hidden in ("Annabella", code, token))


async def test_C65_from_an_id_to_where_the_time_went(config: Config, capsys: pytest.CaptureFixture[str]) -> None:
    async with serving(replace(config, log_level="debug")) as server:
        code, people = await party(server, "Anna", "Bert")
        async with Watch(people[1], code) as bert:
            assert isinstance(await bert.choose(LOW, "the-incident"), wire.Accepted)
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines() if "the-incident" in line]
    (line,) = lines
    assert line["room"] == code and line["event"] == "action"
    assert all(line[part] >= 0 for part in PARTS)
    assert sum(line[part] for part in PARTS) <= line["ms"] + 0.1
    assert "low" not in json.dumps(line), "a move is nobody's business"
