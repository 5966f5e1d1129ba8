"""Strange frames for the websocket: from bytes that mean nothing to moves that are wrong in one place only."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Sequence
from typing import Any

Frame = str | bytes
Json = Any

_VALUES: list[Json] = [
    None, True, False, 0, -1, 1, 2, 7, 10**9, 2**31, 2**63, -(2**63), 10**30, 0.5, -0.0, 1e300, float("nan"),
    float("inf"), "", "x", "0", "null", "\ud800", "\u0000", "\u202e", "é" * 20, "x" * 1500, "../../etc", "'; --", "{}",
    "__class__", [], {}, [[]], [None] * 50, {"": {}}, {"kind": "play"}, ["=", 1], {"$ref": "#"},
]  # fmt: skip
_KINDS = [
    "play",
    "sync",
    "ping",
    "snapshot",
    "change",
    "accepted",
    "",
    "PLAY",
    "play ",
    "undo",
    "would",
    "hash",
    0,
    None,
]
_MARKS = list('{}[]",:\\0-e.\x00\x7f\ufeff\u2028')


class Strange:
    """Makes frames out of those that would be right at some moment, for some seat."""

    def __init__(self, choose: random.Random) -> None:
        self._choose = choose
        self._moves: list[Json] = [{"kind": "withdraw"}]
        """Moves that were right once."""
        self._ids: list[str] = []

    def remember(self, moves: Sequence[Json]) -> None:
        self._moves = (self._moves + list(moves[:3]))[-200:]

    def frame(self, prompts: Sequence[tuple[int, Sequence[Json]]]) -> Frame:
        """A frame, given the number and the moves of every prompt that is open in this match."""
        ways: list[Callable[[], Frame]] = [
            self._noise,
            self._sync,
            lambda: self._spoilt(json.dumps(self._play(prompts))),
            lambda: json.dumps(self._wrong_in_one_place(self._play(prompts))),
            lambda: json.dumps(self._wrong_in_one_place(self._play(prompts))),
            lambda: json.dumps(self._wrong_number(self._play(prompts))),
            lambda: json.dumps(self._old_move(self._play(prompts))),
            lambda: json.dumps(self._old_id(self._play(prompts))),
            lambda: json.dumps(self._play(prompts)),
            lambda: json.dumps(self._undo(self._play(prompts))),
        ]
        return self._choose.choices(ways, [3, 2, 3, 5, 5, 3, 4, 1, 1, 1])[0]()

    def fresh_id(self) -> str:
        self._ids = [*self._ids[-50:], f"strange-{self._choose.getrandbits(64):016x}"]
        return self._ids[-1]

    def _play(self, prompts: Sequence[tuple[int, Sequence[Json]]]) -> Json:
        """Right, if it comes from the seat that it is meant for."""
        no, moves = self._choose.choice(prompts) if prompts else (1, [])
        move = self._choose.choice(moves or self._moves)
        return {"kind": "play", "id": self.fresh_id(), "prompt": no, "move": copy.deepcopy(move)}

    def _wrong_number(self, play: Json) -> Json:
        play["prompt"] += self._choose.choice([-1, 1, -2, 100, -(10**6), 2**64])
        return play

    def _old_move(self, play: Json) -> Json:
        play["move"] = copy.deepcopy(self._choose.choice(self._moves))
        return play

    def _old_id(self, play: Json) -> Json:
        play["id"] = self._choose.choice(self._ids)
        return play

    def _undo(self, play: Json) -> Json:
        """Takes something back, or only asks."""
        play["prompt"] += self._choose.choice([-1, -1, 0, 1])
        if self._choose.randrange(2):
            return {**play, "kind": "would"}
        return {"kind": "undo", "id": play["id"], "prompt": play["prompt"]}

    def _sync(self) -> Frame:
        numbers = [self._choose.choice([-1, 0, 1, 2, 5, 20, 100, 2**63, 10**40]) for _ in range(2)]
        return json.dumps({"kind": "sync", "public": numbers[0], "own": numbers[1]})

    def _wrong_in_one_place(self, value: Json) -> Json:
        """Some field, at some depth, is another value, is missing, has another name, or has company."""
        place = value
        while self._choose.random() < 0.7 and (inner := [part for part in place.values() if _is_object(part)]):
            place = self._choose.choice(inner)
        key = self._choose.choice(list(place) or ["kind"])
        match self._choose.randrange(5):
            case 0:
                place.pop(key, None)
            case 1:
                place[self._choose.choice(["more", "", key + " ", key.upper(), "__proto__"])] = self._value()
            case 2:
                place[key] = self._choose.choice(_KINDS) if key == "kind" else _near(place.get(key))
            case _:
                place[key] = self._value()
        return value

    def _value(self) -> Json:
        value = self._choose.choice(_VALUES)
        for _ in range(self._choose.choice([0, 0, 0, 1, 3, 200])):
            value = self._choose.choice([[value], {"kind": value}])
        return value

    def _spoilt(self, text: str) -> str:
        """Letters are missing, doubled or others."""
        for _ in range(self._choose.randint(1, 4)):
            at = self._choose.randrange(len(text) + 1)
            text = text[:at] + self._choose.choice(["", self._choose.choice(_MARKS), text[:9]]) + text[at + 1 :]
        return text

    def _noise(self) -> Frame:
        size = self._choose.choice([0, 1, 3, 20, 200, 5000])
        match self._choose.randrange(6):
            case 0:
                return self._choose.randbytes(size)
            case 1:
                return "".join(map(chr, self._choose.choices(range(32, 0xD7FF), k=size)))
            case 2:
                return self._choose.choice(["[", '{"a":', '{"kind":', "[["]) * min(size, 1200)
            case 3:
                return "9" * size + self._choose.choice(["", "e9999", ".5"])
            case 4:
                return json.dumps({"kind": self._choose.choice(_KINDS), "id": self._value(), "move": self._value()})
            case _:
                return json.dumps(self._value())


def _is_object(value: Json) -> bool:
    return isinstance(value, dict) and bool(value)


def _near(value: Json) -> Json:
    """Nearly the same: the next number, the number as text, the list with one more."""
    if isinstance(value, bool | None | list):
        return [value]
    return value + 1 if isinstance(value, int) else f"{value}x"
