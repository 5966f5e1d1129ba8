"""Every example of the protocol's description is a frame or a body that the server knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from app import wire
from app.config import Config
from app.main import create_app

TEXT = (Path(__file__).parents[2] / "app/README.md").read_text()
EXAMPLES = re.findall(r"```json (\w+)\n(.*?)```", TEXT, re.DOTALL)


@pytest.mark.parametrize(("kind", "example"), EXAMPLES)
def test_examples_are_read(kind: str, example: str) -> None:
    meant: TypeAdapter[Any] = TypeAdapter(getattr(wire, kind))
    meant.validate_json(example, strict=True)


def test_every_frame_has_an_example() -> None:
    frames = " ".join(example for kind, example in EXAMPLES if kind.endswith("Frame"))
    for frame in (*get_args(get_args(wire.ClientFrame)[0]), *get_args(get_args(wire.ServerFrame)[0])):
        assert f'"kind": "{get_args(frame.model_fields["kind"].annotation)[0]}"' in frames


def test_every_route_is_listed() -> None:
    for path, operations in create_app(Config()).openapi()["paths"].items():
        for method in operations:
            assert re.search(rf"`{method.upper()} {re.escape(path)}[?`]", TEXT), f"{method} {path}"
