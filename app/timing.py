"""How a match stands in time, as plain values: clocks, the pause, who is absent, and what the others chose.

A clock follows what everybody may know: it runs while the public part says that the match waits for its seat. What a
seat does in secret neither stops nor restarts it, so that it tells nothing. No move of one seat takes another's time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from app.wire_time import BankClock, Choice, ClockView, DaysClock, NoClock, Terms, TurnClock
from games.game import Asked, Seat

Owed = Mapping[Seat, Asked]
"""The seats that owe an answer, as everybody may know it."""


@dataclass(frozen=True, slots=True)
class SeatClock:
    """`left` is what there is while it stands, and what there was when it began; milliseconds."""

    left: int
    began: int | None = None
    deadline: int | None = None

    def stands(self, now: int) -> SeatClock:
        return self if self.deadline is None else SeatClock(max(0, self.deadline - now))

    def runs(self, now: int) -> SeatClock:
        return SeatClock(self.left, now, now + self.left)

    def at_least(self, until: int) -> SeatClock:
        """Running until then or later; one that stands stays as it is."""
        if self.deadline is None or self.deadline >= until:
            return self
        return replace(self, deadline=until)

    def longer(self, by: int, now: int) -> SeatClock:
        """With more time; one that has run out has it from now on."""
        deadline = None if self.deadline is None else max(self.deadline, now) + by
        return replace(self, left=self.left + by, deadline=deadline)

    def later(self, by: int) -> SeatClock:
        if self.deadline is None or self.began is None:
            return self
        return SeatClock(self.left, self.began + by, self.deadline + by)

    def view(self) -> ClockView:
        return ClockView(left=self.left, began=self.began, deadline=self.deadline)


@dataclass(frozen=True, slots=True)
class Moved:
    """Who did something; whether others could see it; whether it took back an answer (a withdrawal, an undo)."""

    seat: Seat | None
    seen: bool
    back: bool = False


@dataclass(frozen=True, slots=True)
class Absent:
    since: int
    why: str
    """`gone` (not connected), `clock` (it ran out), `stuck` (a house bot to which the rules allow no move)."""
    choices: Mapping[Seat, Choice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Timing:
    """After one entry of the log. Everything by seat; no clocks in a room without them."""

    clocks: tuple[SeatClock, ...] = ()
    paused: bool = False
    by_house: bool = False
    """The pause is an admin's: it asked nobody, and lasts until an admin ends it."""
    wishes: frozenset[Seat] = frozenset()
    absent: Mapping[Seat, Absent] = field(default_factory=dict)
    granted: Mapping[Seat, int] = field(default_factory=dict)
    """Until when somebody who is gone does not count as absent, because another said to wait."""

    def with_absent(self, seat: Seat, absent: Absent) -> Timing:
        return replace(self, absent={**self.absent, seat: absent})

    def without(self, seat: Seat) -> Timing:
        """Nothing is said any more about this seat's absence."""
        absent, granted = dict(self.absent), dict(self.granted)
        absent.pop(seat, None)
        granted.pop(seat, None)
        return replace(self, absent=absent, granted=granted)

    def grant(self, seat: Seat, until: int) -> Timing:
        """More time for this seat: until then it neither counts as absent nor does its clock run out."""
        clocks = tuple(clock.at_least(until) if at == seat else clock for at, clock in enumerate(self.clocks))
        return replace(self.without(seat), clocks=clocks, granted={**self.granted, seat: until})

    def lengthened(self, seat: Seat, by: int, now: int) -> Timing:
        """With more time on this seat's clock; whoever was absent since it ran out is so no more."""
        clocks = tuple(clock.longer(by, now) if at == seat else clock for at, clock in enumerate(self.clocks))
        ran_out = seat in self.absent and self.absent[seat].why == "clock"
        return replace(self.without(seat) if ran_out else self, clocks=clocks)

    def later(self, by: int) -> Timing:
        """With this much time that does not count."""
        granted = {seat: until + by for seat, until in self.granted.items()}
        return replace(self, clocks=tuple(clock.later(by) for clock in self.clocks), granted=granted)


def owed(waiting: Sequence[Asked]) -> Owed:
    return {asked.seat: asked for asked in waiting if not asked.chosen}


def begun(terms: Terms, seats: int, now: int, after: Owed) -> Timing:
    """A match that starts."""
    clock = terms.clock
    if isinstance(clock, NoClock):
        return Timing()
    fresh = SeatClock(_span(clock))
    return Timing(tuple(fresh.runs(now) if seat in after else fresh for seat in range(seats)))


def followed(timing: Timing, terms: Terms, now: int, before: Owed, after: Owed, moved: Moved, patience: int) -> Timing:
    """After an entry. Whoever moved is back and has some time again; who owes nothing any more is not absent."""
    back = moved.seat if moved.seat in timing.absent and moved.seat in after else None
    for seat in {*timing.absent, *timing.granted}:
        if seat == moved.seat or seat not in after:
            timing = timing.without(seat)
    if timing.paused or isinstance(terms.clock, NoClock):
        return timing
    clock = terms.clock
    clocks = [
        _next(each, clock, now, before.get(seat), after.get(seat), moved, moved.seat == seat)
        for seat, each in enumerate(timing.clocks)
    ]
    if back is not None:
        clocks[back] = clocks[back].at_least(now + patience)
    return replace(timing, clocks=tuple(clocks))


def _next(
    clock: SeatClock,
    terms: TurnClock | BankClock | DaysClock,
    now: int,
    was: Asked | None,
    asked: Asked | None,
    moved: Moved,
    mine: bool,
) -> SeatClock:
    """Time is not given back: who takes an answer back goes on with what was left, without what the answer earned."""
    bank = isinstance(terms, BankClock)
    earned = terms.increment * 1000 if isinstance(terms, BankClock) else 0
    if asked is None:
        stopped = clock.stands(now)
        answered = mine and not moved.back and clock.deadline is not None
        return SeatClock(stopped.left + earned) if answered else stopped
    if clock.deadline is None:
        if mine and moved.back:
            return SeatClock(max(0, clock.left - earned)).runs(now)
        return (clock if bank else SeatClock(_span(terms))).runs(now)
    renewed = not bank and not moved.back and (asked != was or (mine and moved.seen))
    return SeatClock(_span(terms)).runs(now) if renewed else clock


def _span(clock: TurnClock | BankClock | DaysClock) -> int:
    return clock.days * 24 * 3600 * 1000 if isinstance(clock, DaysClock) else clock.seconds * 1000


def paused(timing: Timing, now: int) -> Timing:
    return replace(timing, paused=True, clocks=tuple(clock.stands(now) for clock in timing.clocks))


def halted(timing: Timing, now: int) -> Timing:
    """Paused by the house, whatever people at the table wish."""
    return replace(paused(timing, now), by_house=True, wishes=frozenset())


def resumed(timing: Timing, now: int, after: Owed) -> Timing:
    """Every clock goes on where it stood; nobody is absent yet."""
    clocks = tuple(clock.runs(now) if seat in after else clock for seat, clock in enumerate(timing.clocks))
    return Timing(clocks)


def wished(timing: Timing, now: int, after: Owed, seat: Seat, wish: bool, people: Sequence[Seat]) -> Timing:
    """A pause begins when all people wish it; any of them ends it. The same wish again changes nothing."""
    if wish:
        timing = replace(timing, wishes=timing.wishes | {seat})
        all_wish = all(person in timing.wishes for person in people)
        return paused(timing, now) if all_wish and not timing.paused else timing
    if timing.paused:
        return resumed(timing, now, after)
    return replace(timing, wishes=timing.wishes - {seat})


def regrouped(timing: Timing, now: int, after: Owed, people: Sequence[Seat]) -> Timing:
    """Somebody left or came back. Who comes into a pause joins it; where nobody is left there is none. That of the
    house stays as it is."""
    if timing.by_house:
        return timing
    if timing.paused:
        return replace(timing, wishes=frozenset(people)) if people else resumed(timing, now, after)
    timing = replace(timing, wishes=timing.wishes & {*people})
    return paused(timing, now) if people and timing.wishes == {*people} else timing


def decided(choices: Mapping[Seat, Choice], others: Sequence[Seat]) -> Choice | None:
    """What more than half of the others chose. All have chosen and there is no such choice: wait."""
    said = [choices[seat] for seat in others if seat in choices]
    most = next((choice for choice in said if 2 * said.count(choice) > len(others)), None)
    return most or ("wait" if len(said) == len(others) else None)


# ------------------------------------------------------------------ as it is stored


def dump(timing: Timing) -> dict[str, Any] | None:
    """None where there is nothing to say, as in most matches."""
    if timing == Timing():
        return None
    return {
        "clocks": [[clock.left, clock.began, clock.deadline] for clock in timing.clocks],
        "paused": timing.paused,
        "by_house": timing.by_house,
        "wishes": sorted(timing.wishes),
        "absent": [
            [seat, absent.since, absent.why, sorted(absent.choices.items())]
            for seat, absent in sorted(timing.absent.items())
        ],
        "granted": sorted(timing.granted.items()),
    }


def load(stored: Any) -> Timing:
    """What was stored before the house had pauses of its own lacks them."""
    if stored is None:
        return Timing()
    return Timing(
        tuple(SeatClock(*clock) for clock in stored["clocks"]),
        stored["paused"],
        stored.get("by_house", False),
        frozenset(stored["wishes"]),
        {seat: Absent(since, why, dict(choices)) for seat, since, why, choices in stored["absent"]},
        dict(stored["granted"]),
    )
