"""Strange requests to every route of a server: `python -m tests.rest_fuzz N` tries N examples of each kind.

The requests are made from the published description of the interface, some as it says and some not. Every answer has to
be as described, every refusal is typed, and nothing breaks inside.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.errors import InvalidSchema
from schemathesis.core.result import Err, Ok
from schemathesis.schemas import APIOperation, BaseSchema
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from app import wire
from app.config import Config
from app.errors import PROBLEMS
from app.limits import OFF
from tests.app.server import Server, party, serving

Operation = APIOperation[Any, Any, Any, Any]
Answers = Counter[str]
"""How often each route gave each status and code."""

_CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


async def fuzz(server: Server, examples: int) -> Answers:
    """Tries every route as somebody unknown, a guest, a program and an admin, in rooms of every kind and in none."""
    code, (anna, bert) = await party(server, "Anna", "Bert")
    lobby = await anna.open("pebbles")
    ended, (carol, _) = await party(server, "Carol", "Dirk", rounds=1)
    root = await server.admin()
    await root.http.post(f"/api/admin/matches/{ended}/abort", json={"reason": "late"})
    who = (anna, bert, carol, await server.program("Robo"), root, root, server.stranger())
    people = [client.headers for client in who]
    return await asyncio.to_thread(_fuzz_all, server.url, people, [code, lobby.code, ended, None], examples)


def _fuzz_all(url: str, people: Sequence[Mapping[str, str]], codes: Sequence[str | None], examples: int) -> Answers:
    answers: Answers = Counter()
    described = requests.get(f"{url}/api/openapi.json", timeout=60).json()
    schema: BaseSchema = schemathesis.openapi.from_dict(described)
    with requests.Session() as session:
        for found in schema.get_all_operations():
            for mode in GenerationMode:
                _fuzz_one(_described(found), mode, url, session, people, codes, examples, answers)
    return answers


def _described(found: Ok[Operation] | Err[InvalidSchema]) -> Operation:
    assert isinstance(found, Ok), found
    return found.ok()


def _fuzz_one(
    operation: Operation,
    mode: GenerationMode,
    url: str,
    session: requests.Session,
    people: Sequence[Mapping[str, str]],
    codes: Sequence[str | None],
    examples: int,
    answers: Answers,
) -> None:
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(mode), who=st.sampled_from(people), code=st.sampled_from(codes))
    def one(case: Case[Any], who: Mapping[str, str], code: str | None) -> None:
        if code:
            _about(case, code)
        session.cookies.clear()
        response = case.call(base_url=url, session=session, headers=dict(who), timeout=60)
        case.validate_response(response, checks=_CHECKS)
        said = _problem(response.status_code, response.content)
        answers[f"{operation.label} {response.status_code} {said}"] += 1

    try:
        one()
    except Unsatisfiable:
        assert mode is GenerationMode.NEGATIVE, f"{operation.label}: nothing to try"


def _about(case: Case[Any], code: str) -> None:
    """The same of a room and a game that there are, which nobody hits on by chance."""
    if "code" in case.path_parameters:
        case.path_parameters["code"] = code
    for place in (case.query, case.body):
        if isinstance(place, dict) and "game" in place:
            place["game"] = "pebbles"


def _problem(status: int, content: bytes) -> str:
    """The code of a refusal, which is from the list and has the status that the list says."""
    if status < 400:
        return ""
    problem = wire.Problem.model_validate_json(content)
    assert PROBLEMS[problem.code][0] == status and problem.text
    return problem.code


async def _main(examples: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        config = Config(
            data_dir=Path(folder), bot_pace=0, presence_pause=0, letter_seconds=0, log_level="error", limits=OFF
        )
        async with serving(config) as server:
            answers = await fuzz(server, examples)
    for answer, count in sorted(answers.items()):
        sys.stdout.write(f"{count:6} {answer}\n")
    sys.stdout.write(f"{answers.total()} requests, no fault\n")


if __name__ == "__main__":
    asyncio.run(_main(int(sys.argv[1])))
