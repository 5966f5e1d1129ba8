"""Writes what the browser client knows of the server: `python -m app.schema`.

`frontend/openapi.json` is the REST interface, every frame of the websocket and the types of every game in one
document, from which `npm run types` makes `src/lib/wire.ts`. A game's printed material (cards, boards) becomes JSON.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaMode
from pydantic_core import core_schema, to_jsonable_python

from app import wire
from app.config import Config
from app.main import create_app
from games import GAMES
from games.game import Game

FRONTEND = Path(__file__).parents[1] / "frontend"
_REF = "#/components/schemas/"


class _AllThere(GenerateJsonSchema):
    """What the server writes from a dataclass has all its fields, `kind` included, whatever their defaults."""

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        return field["type"] == "dataclass-field" or super().field_is_required(field, total)


def document(games: Mapping[str, Game[Any]]) -> dict[str, Any]:
    """The OpenAPI document of REST, frames and games together."""
    found: dict[str, Any] = create_app(Config(), games).openapi()
    schemas: dict[str, Any] = found["components"]["schemas"]
    schemas.update(_named("ClientFrame", wire.ClientFrame, "validation"))
    schemas.update(_named("ServerFrame", wire.ServerFrame, "serialization"))
    for game in games.values():
        schemas.update(_game_schemas(game))
    found["components"]["schemas"] = dict(sorted(schemas.items()))
    return found


def _game_schemas(game: Game[Any]) -> dict[str, Any]:
    prefix = game.name.title().replace("_", "")
    schemas: dict[str, Any] = {}
    named = {
        "Options": game.options,
        "Move": game.move,
        "Told": game.told,
        "Public": game.public_view,
        "Own": game.own_view,
    }
    for name, meant in named.items():
        schemas.update(_named(name, meant, "serialization", prefix))
    return schemas


def _named(name: str, meant: Any, mode: JsonSchemaMode, prefix: str = "") -> dict[str, Any]:
    """The schema of a type under this name, and of all that it is made of, by their own names."""
    template = f"{_REF}{prefix}{{model}}"
    schema = TypeAdapter(meant).json_schema(ref_template=template, schema_generator=_AllThere, mode=mode)
    parts = schema.pop("$defs", {})
    if schema != {"$ref": f"{_REF}{prefix}{name}"}:
        parts[name] = schema
    return {prefix + part: {**shape, "title": prefix + part} for part, shape in parts.items()}


def files(games: Mapping[str, Game[Any]]) -> dict[Path, str]:
    """All files that are made here, by their place under `frontend/`."""
    made = {Path("openapi.json"): _text(document(games))}
    for name, game in games.items():
        printed = getattr(game, "printed", None)
        if printed is not None:
            made[Path("src/games") / name / "printed.json"] = _text(to_jsonable_python(printed))
    return made


def _text(value: Any) -> str:
    return json.dumps(value, indent=2, ensure_ascii=False) + "\n"


def main() -> None:
    for place, text in files(GAMES).items():
        (FRONTEND / place).parent.mkdir(parents=True, exist_ok=True)
        (FRONTEND / place).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
