"""What every game is to the rest of the house: the `Game` interface and the words it is spoken in.

`seat` is a place at the table (0, 1, ...), `viewer` is who looks (a seat, or `None` for an onlooker), `move` is
what a seat chose, `told` is what was said about it. Everything here is plain data; the server, the bots and the
tests see nothing else of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, Generic, Literal, Protocol, TypeVar

Seat = int
Viewer = int | None

S = TypeVar("S")
Older = Mapping[int, Callable[[Any], Any]]
"""By version of the rules: makes of a stored state of that version, in plain JSON, one of the next version."""


class Illegal(Exception):
    """The move is refused and the state is as it was.

    `code` is a stable word for programs, `text` a sentence for people, `rule` the heading of the rules it comes from.
    """

    def __init__(self, code: str, text: str, rule: str = "") -> None:
        super().__init__(text)
        self.code, self.text, self.rule = code, text, rule


class Luck(Protocol):
    """The only door for chance: a number from 0 to n - 1, all equally likely.

    `stream` and `count` name the draw: the same two always give the same number, whoever asks first. `purpose` is a
    word for the log and for whoever verifies the draws.
    """

    def below(self, n: int, stream: str, count: int, purpose: str) -> int: ...


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Takes back a sealed answer that has not been shown yet."""

    kind: Literal["withdraw"] = "withdraw"


@dataclass(frozen=True, slots=True)
class Prompt:
    """What one seat may do now; private to that seat."""

    ask: str
    """The kind of the step that asks."""
    moves: Sequence[Any]
    """Everything that is legal; legal means being in this list."""
    owes: bool = True
    """Whether the match waits for this seat."""
    chosen: Any = None
    """The sealed answer that is held, if any."""
    about: Mapping[str, Any] = field(default_factory=dict)
    """What the question is about, in plain JSON values."""
    why: Mapping[str, str] = field(default_factory=dict)
    """For what is not offered: the reason, as a code of the game."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What everybody may know of a prompt: whom the match waits for, and in what matter."""

    seat: Seat
    ask: str
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Heard:
    """One thing told: `seat` hears `own`, everybody else hears `others`; without a seat all hear `others`."""

    others: Any
    seat: Seat | None = None
    own: Any = None

    def by(self, viewer: Viewer) -> Any:
        """What this viewer hears, or None."""
        return self.own if self.seat is not None and viewer == self.seat else self.others


Reach = Literal["table", "lane", "lanes"]
"""How far a move reached, and so whether it can be undone. `table`: until another seat moves. `lane`: only its seat's
own part was written, so that it can be put back whatever others do meanwhile. `lanes`: from here others go on unseen,
so that even "somebody moved" would tell too much.
"""


@dataclass(slots=True)
class Said:
    """All that was told while one move was carried out, or while a match began."""

    heard: list[Heard] = field(default_factory=list)
    barrier: bool = False
    """Chance was drawn or something hidden was shown: the move cannot be undone."""
    reach: Reach = "table"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended: `ranks` by seat (1 is best, equal ranks are shared) and the scores that led to them."""

    ranks: tuple[int, ...]
    scores: tuple[int, ...]


class Game(Protocol, Generic[S]):
    """All that the server ever sees of a game. `seats` is the range of player numbers."""

    name: str
    version: int
    """Of the rules; grows whenever a match could go on differently, or its state has another shape."""
    older: Older
    """How states of older versions are read; a version that is not in it has the shape of the next."""
    seats: range
    turns: str
    """The heading of the rules that says whose turn it is."""
    options: type[Any]
    state: type[S]
    move: UnionType
    told: UnionType
    public_view: type[Any]
    own_view: type[Any]

    def start(self, seats: int, options: Any, luck: Luck) -> tuple[S, Said]:
        """A fresh match, run up to its first question, and what was told on the way. Illegal: options do not fit."""

    def waiting(self, state: S) -> Mapping[Seat, Prompt]:
        """A prompt for each seat that owes or may do something; private to that seat."""

    def play(self, state: S, seat: Seat, move: Any, luck: Luck) -> Said:
        """Carries the move out in place, up to the next question; Illegal if it is not offered."""

    def decision(self, state: S) -> tuple[Seat, Sequence[Any]] | None:
        """For rollouts: a seat that owes a move and all it may choose, without about and why; None once it is over.
        Simultaneous moves commute, so that one order of the seats serves as well as another.
        """

    def play_offered(self, state: S, seat: Seat, move: Any, luck: Luck) -> Said:
        """`play` for a move that was just listed: it is not looked up again, and if it was not offered all is lost."""

    def public(self, state: S) -> Any:
        """What everybody may know. Its field `waiting` lists, as `Asked`, whom the match waits for."""

    def own(self, state: S, seat: Seat) -> Any:
        """What only this seat sees besides; a view is the two side by side."""

    def outcome(self, state: S) -> Outcome | None:
        """None while the match runs."""

    def copy(self, state: S) -> S:
        """A copy that shares nothing that can change."""

    def put_back(self, state: S, earlier: S, seat: Seat) -> S:
        """The match with this seat's own part, its lane and what lies before it, as earlier. Both stay as they are."""

    def imagine(self, state: S, viewer: Viewer, luck: Luck) -> S:
        """A match that looks the same to this viewer, with everything unseen dealt again."""

    def choose(self, view: tuple[Any, Any], prompt: Prompt, luck: Luck, level: str) -> Any:
        """A house bot's move, from what its seat sees (public part, own part) and its prompt."""
