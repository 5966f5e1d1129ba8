"""Between a game's plain dataclasses and JSON; the games themselves know of neither JSON nor pydantic."""

from __future__ import annotations

from dataclasses import MISSING, fields
from types import GenericAlias
from typing import Annotated, Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError
from pydantic_core import PydanticSerializationError, to_json, to_jsonable_python

from app import wire
from app.errors import Refusal
from games.game import Game

S = TypeVar("S")
Json = Any

_CLOSED = ConfigDict(extra="forbid")


class Codec(Generic[S]):
    """Reads and writes everything of one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game
        move: Any = Annotated[game.move, Field(discriminator="kind")]
        self._move: TypeAdapter[Any] = TypeAdapter(move, config=_CLOSED)
        # A setting of ours does not reach a dataclass that stands by itself, so options are read as a list of one.
        options: Any = GenericAlias(list, (game.options,))
        self._options: TypeAdapter[list[Any]] = TypeAdapter(options, config=_CLOSED)
        self._public: TypeAdapter[Any] = TypeAdapter(game.public_view)
        self._own: TypeAdapter[Any] = TypeAdapter(game.own_view)
        self._state: TypeAdapter[S] = TypeAdapter(game.state)

    def read_move(self, move: Json) -> Any:
        """The move that a client sent; its types are taken at their word, so that "1" is not 1."""
        try:
            return self._move.validate_json(to_json(move), strict=True)
        except (ValidationError, PydanticSerializationError):
            raise Refusal("bad_move") from None

    def read_options(self, options: Json) -> Any:
        try:
            return self._options.validate_json(to_json([options]), strict=True)[0]
        except ValidationError as error:
            where = ".".join(str(part) for part in error.errors(include_url=False)[0]["loc"][1:])
            raise Refusal("bad_options", f"The game does not have this option: {where[:60]}") from None
        except PydanticSerializationError:  # half a character, or too deep: no JSON can say this
            raise Refusal("bad_options") from None

    def read_view(self, public: Json, own: Json) -> tuple[Any, Any]:
        """What a seat sees, as the game's own objects."""
        return self._public.validate_python(public), self._own.validate_python(own)

    def load(self, state: Json, version: int) -> S:
        """A state that rules of this version stored, as the present rules have it."""
        return self._state.validate_python(self.present(state, version))

    def present(self, state: Json, version: int) -> Json:
        """The same as JSON of the present version."""
        for older in range(version, self.game.version):
            if older in self.game.older:
                state = self.game.older[older](state)
        return state

    def dump(self, state: S) -> Json:
        return to_jsonable_python(state)

    def described(self) -> list[wire.OptionInfo]:
        """The options with the values that they may have; no values means any."""
        hints = get_type_hints(self.game.options)
        return [
            wire.OptionInfo(name=option.name, values=_values(hints[option.name]), default=_default(option))
            for option in fields(self.game.options)
        ]


def _values(kind: Any) -> list[Json]:
    if kind is bool:
        return [False, True]
    return list(get_args(kind)) if get_origin(kind) is Literal else []


def _default(option: Any) -> Json:
    value = option.default_factory() if option.default is MISSING else option.default
    return to_jsonable_python(value)
