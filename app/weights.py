"""What luck and what decisions did in a match that is over.

From moments of the match, house bots play on many times: that is each seat's chance to win. A decision is weighed
against the move that a house bot would have made, in worlds that looked the same to the seat and with the same numbers
drawn. Those that seem to cost most are weighed once more, more closely and with other numbers, and only that counts:
what was picked for being large would seem larger than it is. What decisions do not explain was luck, or what others
did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import mean, variance
from typing import Any

from pydantic_core import to_jsonable_python

from app.codec import Codec
from app.history import Export, Followed, Happened
from app.verify import Unreadable
from app.wire_weigh import Chances, Choice, SeatWeighed, Weighed
from games.game import Game, Outcome, Seat, Withdraw
from games.luck import Seeded
from games.playouts import Shares, chances, gains, shares

Told = Callable[[float], None]
"""Hears how much is done, from 0 to 1."""

POINTS = 24
"""Moments of a match from which it is played on."""
KEPT = 5
"""Decisions of a seat that are weighed more closely."""
_CLOSER = 1_000_000
"""Lots from here on are others than those by which decisions were picked."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How many matches are played on."""

    playouts: int
    """From each moment."""

    @property
    def glance(self) -> range:
        """For each decision and move."""
        return range(max(2, self.playouts // 8))

    @property
    def closer(self) -> range:
        return range(_CLOSER, _CLOSER + max(2, self.playouts * 3 // 2))


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, with the match as it was before it."""

    entry: Happened
    seat: Seat
    ask: str
    state: Any
    move: Any
    other: Any
    """What a house bot would have done."""


@dataclass(frozen=True, slots=True)
class Weight:
    question: Question
    gain: float
    """How much better the other move was."""
    doubt: float = 0.0


class Steps:
    """Says now and then how much is done."""

    def __init__(self, told: Told) -> None:
        self.told, self.all, self.done = told, 1, 0

    def one(self, size: int) -> None:
        self.done += size
        self.told(min(1.0, self.done / self.all))


def weigh(codec: Codec[Any], match: Export, effort: Effort, told: Told = lambda _: None) -> Weighed:
    """Unreadable if the match has no end, or if the present rules do not offer what was played."""
    if match.outcome is None:
        raise Unreadable("this match was not played to its end")
    path = list(_path(codec, match))
    asked, decisions = _questions(codec, match, path)
    steps, seats = Steps(told), len(match.room.seats)
    points = _spread(path[:-1], POINTS)
    kept = seats * (KEPT + 1)
    steps.all = len(points) * effort.playouts + len(asked) * len(effort.glance) * 2 + kept * len(effort.closer) * 2
    moments = [_moment(codec.game, entry.seq, state, effort, steps) for entry, state in points]
    end = Chances(seq=path[-1][0].seq, shares=list(_ended(match)))
    weights = _closer(codec.game, [_glance(codec.game, one, effort, steps) for one in asked], seats, effort, steps)
    return Weighed(
        playouts=effort.playouts,
        moments=[*moments, end],
        seats=_seats(match, moments[0].shares, end.shares, decisions, weights),
        choices=[choice for seat in range(seats) for choice in _listed(weights, seat)],
    )


# ------------------------------------------------------------------ what there is to weigh


def _path(codec: Codec[Any], match: Export) -> Iterator[tuple[Happened, Any]]:
    """Every entry with the state after it."""
    followed = Followed(match.states, match.version)
    for entry in match.entries:
        stored, version = followed.after(entry)
        yield entry, codec.load(stored, version)


def _questions(
    codec: Codec[Any], match: Export, path: list[tuple[Happened, Any]]
) -> tuple[list[Question], dict[Seat, int]]:
    """Where a house bot would have done something else, and how often each seat had something to decide."""
    game, asked, decisions = codec.game, list[Question](), dict.fromkeys(range(len(match.room.seats)), 0)
    void = _taken_back(match)
    for (_, state), (entry, _) in zip(path, path[1:], strict=False):
        if entry.cause != "move" or entry.seat is None or entry.seq in void:
            continue
        prompt, move = game.waiting(state).get(entry.seat), codec.read_move(entry.move)
        if prompt is None or move not in prompt.moves:
            raise Unreadable(f"the present rules do not offer what was played in entry {entry.seq}")
        if len(prompt.moves) == 1 or isinstance(move, Withdraw):
            continue
        decisions[entry.seat] += 1
        view = (game.public(state), game.own(state, entry.seat))
        other = game.choose(view, prompt, Seeded(entry.seq), "easy")
        if other != move:
            asked.append(Question(entry, entry.seat, prompt.ask, state, move, other))
    return asked, decisions


def _taken_back(match: Export) -> set[int]:
    """The numbers of entries that an undo or a rewind made void."""
    void: set[int] = set()
    for entry in match.entries:
        if entry.cause == "undo" and entry.move:
            void.add(entry.move["undone"])
        elif entry.cause == "rewind" and entry.move:
            void.update(range(entry.move["to"] + 1, entry.seq))
    return void


def _spread(path: list[tuple[Happened, Any]], most: int) -> list[tuple[Happened, Any]]:
    """So many of them at most, evenly, the first among them."""
    step = max(1, -(-len(path) // most))
    return path[::step]


# ------------------------------------------------------------------ weighing


def _moment(game: Game[Any], seq: int, state: Any, effort: Effort, steps: Steps) -> Chances:
    found = chances(game, state, [Seeded(lot) for lot in range(effort.playouts)])
    steps.one(effort.playouts)
    return Chances(seq=seq, shares=[round(share, 4) for share in found])


def _ended(match: Export) -> Shares:
    assert match.outcome is not None
    return shares(Outcome(tuple(match.outcome.ranks), tuple(match.outcome.scores)))


def _glance(game: Game[Any], one: Question, effort: Effort, steps: Steps) -> Weight:
    return _weight(game, one, effort.glance, steps)


def _closer(game: Game[Any], glanced: list[Weight], seats: int, effort: Effort, steps: Steps) -> list[Weight]:
    """Those of each seat that seemed to cost most, and the one that seemed to gain most, weighed anew."""
    found = []
    for seat in range(seats):
        mine = sorted((one for one in glanced if one.question.seat == seat), key=lambda one: -one.gain)
        picked = [one for one in mine[:KEPT] if one.gain > 0] + [one for one in mine[-1:] if one.gain < 0]
        found += [_weight(game, one.question, effort.closer, steps) for one in picked]
    return found


def _weight(game: Game[Any], one: Question, lots: range, steps: Steps) -> Weight:
    gained = gains(game, one.state, one.seat, (one.move, one.other), [Seeded(lot) for lot in lots])
    steps.one(2 * len(lots))
    return Weight(one, mean(gained), sqrt(variance(gained) / len(gained)))


# ------------------------------------------------------------------ what is said of it


def _costs(weight: Weight) -> bool:
    """Whether the other move was better by more than the measure may be wrong."""
    return weight.gain > weight.doubt


def _seats(
    match: Export, begun: list[float], ended: list[float], decisions: dict[Seat, int], weights: list[Weight]
) -> list[SeatWeighed]:
    seats = len(match.room.seats)
    start = begun if match.room.origin else [1 / seats] * seats
    found = []
    for seat in range(seats):
        costs = [one.gain for one in weights if one.question.seat == seat and _costs(one)]
        lost, best = sum(costs), decisions[seat] - len(costs)
        luck = ended[seat] - start[seat] + lost
        found.append(SeatWeighed(decisions=decisions[seat], best=best, lost=round(lost, 4), luck=round(luck, 4)))
    return found


def _listed(weights: list[Weight], seat: Seat) -> list[Choice]:
    mine = sorted((one for one in weights if one.question.seat == seat), key=lambda one: -one.gain)
    return [_choice(one) for one in mine if _costs(one) or one.gain < -one.doubt]


def _choice(weight: Weight) -> Choice:
    one = weight.question
    return Choice(
        seq=one.entry.seq,
        seat=one.seat,
        ask=one.ask,
        move=to_jsonable_python(one.move),
        other=to_jsonable_python(one.other),
        cost=round(weight.gain, 4),
        doubt=round(weight.doubt, 4),
    )
