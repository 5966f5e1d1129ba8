"""What a match is made of: steps that run or ask, the lanes they wait in, and the hands they work with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Literal, TypeVar

from games.game import Heard, Luck, Said, Seat

TableT = TypeVar("TableT")
StepT = TypeVar("StepT")
MoveT = TypeVar("MoveT")

_SAME = object()


class Do:
    """A step that runs by itself."""

    __slots__ = ()

    sealed: ClassVar[Literal[False]] = False

    def run(self, flow: Flow) -> None:
        raise NotImplementedError


class Ask:
    """A step that waits for `seat`. Subclasses are frozen dataclasses with the fields `seat` and `kind`."""

    __slots__ = ()

    seat: Seat
    kind: str
    rule: ClassVar[str] = ""
    """The heading of the rules that says what may be answered."""
    owes: ClassVar[bool] = True
    """False: only offered; the match does not wait for it."""
    alone: ClassVar[bool] = True
    """Whether a single move answers itself. False where that would tell others something hidden."""
    sealed: ClassVar[bool] = False
    """In a lane: the closing move is held until every lane that has a sealed question is answered."""

    def moves(self, table: Any) -> Sequence[Any]:
        raise NotImplementedError

    def play(self, flow: Flow, move: Any) -> None:
        raise NotImplementedError

    def closes(self, move: Any) -> bool:
        """For a sealed question: whether this move is the answer, or only a step towards it."""
        return True

    def about(self, table: Any) -> Mapping[str, Any]:
        return {}

    def why(self, table: Any) -> Mapping[str, str]:
        return {}


@dataclass(slots=True)
class Lane(Generic[StepT, MoveT]):
    """What is to do, one thing after the other: the table's own, or one seat's."""

    steps: list[StepT] = field(default_factory=list)
    """The next one is the last."""
    offers: list[StepT] = field(default_factory=list)
    """Questions offered beside the next decision, gone with it."""
    held: MoveT | None = None
    """The sealed answer to the next step."""


@dataclass(slots=True)
class Agenda(Generic[StepT, MoveT]):
    """The to-do list of a match."""

    main: Lane[StepT, MoveT]
    lanes: list[Lane[StepT, MoveT] | None]
    """By seat while lanes are open, else empty; a seat without a part in them has None."""
    order: list[Seat]
    """The seats of the open lanes, in the order in which their answers count."""
    closing: list[Seat]
    """Seats whose sealed answers are shown and still to be carried out."""
    paused: Seat | None
    """While set, only this seat's lane goes on ..."""
    floor: int
    """... until its steps are down to this number."""
    draws: list[int]
    """How often each stream of luck was drawn from: one a seat, the table's last."""


@dataclass(slots=True)
class Match(Generic[TableT, StepT, MoveT]):
    """The state of a match: what lies on the table and what is to do."""

    table: TableT
    todo: Agenda[StepT, MoveT]


def copied(todo: Agenda[StepT, MoveT]) -> Agenda[StepT, MoveT]:
    """A copy that shares only what is frozen."""
    return Agenda(
        _copied(todo.main),
        [lane and _copied(lane) for lane in todo.lanes],
        todo.order[:],
        todo.closing[:],
        todo.paused,
        todo.floor,
        todo.draws[:],
    )


def _copied(lane: Lane[StepT, MoveT]) -> Lane[StepT, MoveT]:
    return Lane(lane.steps[:], lane.offers[:], lane.held)


class Flow:
    """A step's hands: the table, the to-do list, chance and the voice."""

    __slots__ = ("_lane", "_luck", "_match", "_said", "seat", "table")

    def __init__(self, match: Match[Any, Any, Any], seat: Seat | None, lane: Any, luck: Luck, said: Said) -> None:
        self.table = match.table
        self.seat = seat
        """The seat whose step this is; None for a step of the table's own."""
        self._match, self._lane, self._luck, self._said = match, lane, luck, said

    def then(self, *steps: Any) -> None:
        """Queues what comes next, in reading order; a later call goes before an earlier one."""
        self._lane.steps.extend(reversed(steps))

    def each(self, steps: Mapping[Seat, Sequence[Any]]) -> None:
        """Opens a lane for each seat, in this order; the table's own steps go on when all lanes are over."""
        todo = self._match.todo
        if todo.lanes:
            raise RuntimeError("lanes are open already")
        todo.order = list(steps)
        todo.lanes = [None] * (len(todo.draws) - 1)
        for seat, queue in steps.items():
            todo.lanes[seat] = Lane(list(reversed(queue)))

    def may(self, ask: Any) -> None:
        """Offers this beside the seat's next decision only."""
        self._lane.offers.append(ask)

    def instead(self, *steps: Any) -> None:
        """Clears this lane with its offers and its pause, and starts anew."""
        todo = self._match.todo
        self._lane.steps[:] = reversed(steps)
        self._lane.offers.clear()
        self._lane.held = None
        if todo.paused == self.seat:
            todo.paused = None

    def pause(self, *steps: Any) -> None:
        """Queues steps, and nobody else plays until they and all that they start are done."""
        todo = self._match.todo
        if todo.lanes and todo.paused is None:
            todo.paused, todo.floor = self.seat, len(self._lane.steps)
        self.then(*steps)

    def draw(self, n: int, purpose: str) -> int:
        """A number from 0 to n - 1, from the seat's own luck inside its lane and from the table's elsewhere."""
        todo = self._match.todo
        mine = bool(todo.lanes) and self.seat is not None
        stream = self.seat if mine and self.seat is not None else len(todo.draws) - 1
        count = todo.draws[stream]
        todo.draws[stream] = count + 1
        self._said.barrier = True
        return self._luck.below(n, f"seat {stream}" if mine else "table", count, purpose)

    def tell(self, said: Any, others: Any = _SAME, seat: Seat | None = None) -> None:
        """Tells `said` to the seat (this step's, unless named) and `others` to everybody else; the same by default."""
        if others is _SAME:
            self._said.heard.append(Heard(said))
        else:
            self._said.heard.append(Heard(others, self.seat if seat is None else seat, said))

    def shown(self) -> None:
        """Something hidden was shown: this move cannot be undone."""
        self._said.barrier = True
