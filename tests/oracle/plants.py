"""Leaks that are planted on purpose, one a kind: games and a server that tell what nobody asked them to tell.

Each is a game like another one, but for one thing that it lets slip about what is hidden.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from app.course import Course
from app.log import LOG
from games.game import Game, Heard, Illegal, Luck, Prompt, Said, Seat, Viewer
from games.quacks.table import Table as QuacksTable
from games.wine_cheese.table import Table as WineCheeseTable


def secrets_of(state: Any) -> list[Any]:
    """By seat: something that the others may not know."""
    table = state.table
    if isinstance(table, WineCheeseTable):
        return [farm.hand for farm in table.farms]
    if isinstance(table, QuacksTable):
        lanes = state.todo.lanes or [None] * len(table.players)
        return [[player.bag, lane and lane.held] for player, lane in zip(table.players, lanes, strict=True)]
    return [player.bag for player in table.players]


def sum_of(secret: Any) -> int:
    """A number that two secrets hardly share."""
    return zlib.crc32(repr(secret).encode())


class Leaky:
    """A game that is like another in everything."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)


class WithPublic(Leaky):
    """Everybody is shown something more beside the public view."""

    def more(self, state: Any) -> dict[str, Any]:
        raise NotImplementedError

    def public(self, state: Any) -> Any:
        return {"view": self._game.public(state), **self.more(state)}


class HiddenCard(WithPublic):
    def more(self, state: Any) -> dict[str, Any]:
        return {"cards": [repr(secret) for secret in secrets_of(state)]}


class Count(WithPublic):
    def more(self, state: Any) -> dict[str, Any]:
        return {"counts": [sum_of(secret) % 10 for secret in secrets_of(state)]}


class Order(WithPublic):
    def more(self, state: Any) -> dict[str, Any]:
        order = sorted(enumerate(secrets_of(state)), key=lambda one: sum_of(one[1]))
        return {"order": [seat for seat, _ in order]}


class Presence(WithPublic):
    """A field that is there only if something hidden is so."""

    def more(self, state: Any) -> dict[str, Any]:
        return {"odd": True} if sum_of(secrets_of(state)) % 2 else {}


class Length(WithPublic):
    """Nothing but the number of bytes tells."""

    def more(self, state: Any) -> dict[str, Any]:
        return {"padding": " " * (sum_of(secrets_of(state)) % 8)}


class Counter(WithPublic):
    """A number that moves when somebody does something in secret."""

    def more(self, state: Any) -> dict[str, Any]:
        return {"version": sum_of([lane and (lane.held, lane.steps) for lane in state.todo.lanes] + secrets_of(state))}


class WithPrompt(Leaky):
    """The question to one seat is tinged by what another one hides."""

    def tinged(self, prompt: Prompt, secret: int) -> Prompt:
        raise NotImplementedError

    def waiting(self, state: Any) -> Mapping[Seat, Prompt]:
        secrets = secrets_of(state)
        prompts = self._game.waiting(state)
        return {seat: self.tinged(prompts[seat], sum_of(secrets[seat - 1])) for seat in prompts}


class PromptLength(WithPrompt):
    def tinged(self, prompt: Prompt, secret: int) -> Prompt:
        return replace(prompt, moves=[*prompt.moves, *list(prompt.moves)[: secret % 2]])


class Why(WithPrompt):
    def tinged(self, prompt: Prompt, secret: int) -> Prompt:
        return replace(prompt, why={**prompt.why, "draw": f"because_{secret % 4}"})


class About(WithPrompt):
    def tinged(self, prompt: Prompt, secret: int) -> Prompt:
        return replace(prompt, about={**prompt.about, "risk": secret % 4})


class Owes(WithPrompt):
    """Whom the list of decisions names depends on others' hands."""

    def tinged(self, prompt: Prompt, secret: int) -> Prompt:
        return replace(prompt, owes=bool(secret % 2))


class WithPlay(Leaky):
    """Something slips when somebody moves."""

    def play(self, state: Any, seat: Seat, move: Any, luck: Luck) -> Said:
        secrets = secrets_of(state)
        said = self._game.play(state, seat, move, luck)
        self.slip(said, seat, secrets)
        return said

    def slip(self, said: Said, seat: Seat, secrets: list[Any]) -> None:
        raise NotImplementedError


class ToldToAll(WithPlay):
    """A line for the owner's ears reaches everybody."""

    def slip(self, said: Said, seat: Seat, secrets: list[Any]) -> None:
        said.heard.append(Heard({"kind": "mine", "hand": repr(secrets[seat])}))


class ToldToAnother(WithPlay):
    def slip(self, said: Said, seat: Seat, secrets: list[Any]) -> None:
        said.heard.append(Heard(None, (seat + 1) % len(secrets), {"kind": "mine", "hand": repr(secrets[seat])}))


class ToldOrNot(WithPlay):
    """That something is said at all tells."""

    def slip(self, said: Said, seat: Seat, secrets: list[Any]) -> None:
        if sum_of(secrets) % 2:
            said.heard.append(Heard({"kind": "hm"}))


class LogLine(WithPlay):
    """The server's log, which whoever runs the server may read while they play."""

    def slip(self, said: Said, seat: Seat, secrets: list[Any]) -> None:
        LOG.info("played", hands=repr(secrets))


class ErrorText(Leaky):
    """The refusal names what the other one holds."""

    def play(self, state: Any, seat: Seat, move: Any, luck: Luck) -> Said:
        try:
            return self._game.play(state, seat, move, luck)
        except Illegal as illegal:
            raise Illegal(illegal.code, f"{illegal} {secrets_of(state)}") from None


class KeyInFrames(Course):
    """A server that hands out the key of chance with its snapshots."""

    def snapshot(self, room: str, viewer: Viewer) -> str:
        return super().snapshot(room, viewer) + self._key.hex()


@dataclass(frozen=True)
class Plant:
    name: str
    shows_in: tuple[str, ...]
    """Where the oracle may notice it first."""
    game: Callable[[Game[Any]], Any]
    course: type[Course] = Course


_SEEN = ("snapshot", "frames")

PLANTS = [
    Plant("a hidden card in the public part", _SEEN, HiddenCard),
    Plant("a count of hidden things", _SEEN, Count),
    Plant("the order of hidden things", _SEEN, Order),
    Plant("a field that is there only if", _SEEN, Presence),
    Plant("the length of a frame", _SEEN, Length),
    Plant("a number that moves in a sealed lane", _SEEN, Counter),
    Plant("the number of offered moves", _SEEN, PromptLength),
    Plant("a reason why not", _SEEN, Why),
    Plant("what a question is about", _SEEN, About),
    Plant("a list of decisions", (*_SEEN, "decision"), Owes),
    Plant("a line told to all", _SEEN, ToldToAll),
    Plant("a line told to the wrong seat", _SEEN, ToldToAnother),
    Plant("a line that is told or not", _SEEN, ToldOrNot),
    Plant("a line of the log", ("log",), LogLine),
    Plant("the text of a refusal", ("refusal",), ErrorText),
    Plant("the key of chance", ("snapshot",), lambda game: game, KeyInFrames),
]
