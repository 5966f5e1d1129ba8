"""Time as plain values: what clocks do when somebody moves, pauses, takes back, or is gone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import timing
from app.timing import Absent, Moved, SeatClock, Timing
from app.uptime import gaps
from app.wire_time import UNTIMED, BankClock, Choice, DaysClock, Terms, TurnClock
from games.game import Asked

BANK = Terms(clock=BankClock(kind="bank", seconds=60, increment=5))
TURN = Terms(clock=TurnClock(kind="turn", seconds=30))
DAYS = Terms(clock=DaysClock(kind="days", days=2))
EVERY = [BANK, TURN, DAYS]
PATIENCE = 90_000
BREW = {0: Asked(0, "brew"), 1: Asked(1, "brew")}
ANNA, BERT = {0: BREW[0]}, {1: BREW[1]}


def after(
    time: Timing,
    terms: Terms,
    now: int,
    before: timing.Owed,
    then: timing.Owed,
    seat: int,
    seen: bool = True,
    back: bool = False,
) -> Timing:
    return timing.followed(time, terms, now, before, then, Moved(seat, seen, back), PATIENCE)


def deadlines(time: Timing) -> list[int | None]:
    return [clock.deadline for clock in time.clocks]


def test_without_a_clock_there_is_nothing_to_say() -> None:
    time = timing.begun(UNTIMED, 2, 0, ANNA)
    assert time == after(time, UNTIMED, 500, ANNA, BERT, 0) == Timing()
    assert timing.dump(time) is None and timing.load(None) == time


def test_an_answer_stops_the_clock_and_earns_the_increment() -> None:
    time = timing.begun(BANK, 2, 1000, ANNA)
    assert deadlines(time) == [61_000, None]
    time = after(time, BANK, 21_000, ANNA, BERT, 0)
    assert time.clocks[0] == SeatClock(45_000) and deadlines(time) == [None, 81_000]


@pytest.mark.parametrize(("terms", "full"), [(TURN, 30_000), (DAYS, 2 * 24 * 3600 * 1000)])
def test_each_turn_has_all_its_time(terms: Terms, full: int) -> None:
    time = timing.begun(terms, 2, 0, ANNA)
    time = after(time, terms, 29_000, ANNA, BERT, 0)
    time = after(time, terms, 29_500, BERT, ANNA, 1)
    assert deadlines(time) == [29_500 + full, None]
    assert deadlines(after(time, terms, 30_000, ANNA, ANNA, 0)) == [30_000 + full, None], "everybody saw the move"


@pytest.mark.parametrize("terms", EVERY)
def test_C51_those_who_are_asked_together_run_side_by_side(terms: Terms) -> None:
    first, second = deadlines(timing.begun(terms, 2, 0, BREW))
    assert first == second is not None


@pytest.mark.parametrize("terms", EVERY)
def test_C15_L12_what_nobody_saw_moves_no_clock(terms: Terms) -> None:
    time = timing.begun(terms, 2, 0, BREW)
    assert after(time, terms, 9_000, BREW, BREW, 0, seen=False) == time


@given(
    st.sampled_from(EVERY),
    st.lists(st.tuples(st.integers(0, 1), st.booleans(), st.booleans(), st.integers(0, 20_000)), max_size=30),
)
def test_C56_no_action_of_one_takes_anothers_time(terms: Terms, acts: list[tuple[int, bool, bool, int]]) -> None:
    """Seats answer and are asked again in any order: what a seat has left falls only while it is itself asked."""
    now, owed = 0, dict(BREW)
    time = timing.begun(terms, 2, now, owed)
    for seat, stays, seen, passes in acts:
        now += passes
        then = {**owed, seat: BREW[seat]} if stays else {at: asked for at, asked in owed.items() if at != seat}
        other = 1 - seat
        was = time.clocks[other].stands(now).left
        time = after(time, terms, now, owed, then, seat, seen)
        assert time.clocks[other].stands(now).left == was
        owed = then


@pytest.mark.parametrize("terms", EVERY)
def test_C45_taking_back_gives_no_time_back(terms: Terms) -> None:
    """A withdrawal or an undo, however often: time only ever goes down."""
    time, now = timing.begun(terms, 2, 0, ANNA), 0
    left = time.clocks[0].stands(0).left
    for _ in range(3):
        now += 1000
        time = after(time, terms, now, ANNA, BERT, 0)
        now += 1000
        time = after(time, terms, now, BERT, ANNA, 0, back=True)
        left -= 1000
        assert time.clocks[0].stands(now).left == left
    assert time.clocks[1].deadline is None
    assert after(time, terms, now, ANNA, ANNA, 0, back=True) == time, "within a turn it just runs on"


@pytest.mark.parametrize("terms", EVERY)
def test_C58_a_pause_stops_every_clock_and_any_person_ends_it(terms: Terms) -> None:
    time = timing.begun(terms, 2, 0, ANNA)
    one = timing.wished(time, 1000, ANNA, 0, True, [0, 1])
    assert not one.paused and one.clocks == time.clocks
    assert timing.wished(one, 2000, ANNA, 0, True, [0, 1]) == one, "the same wish again is nothing new"
    both = timing.wished(one, 5000, ANNA, 1, True, [0, 1])
    assert both.paused and deadlines(both) == [None, None]
    assert timing.wished(both, 6000, ANNA, 1, True, [0, 1]) == both
    on = timing.wished(both, 100_000, ANNA, 0, False, [0, 1])
    assert not on.paused and not on.wishes
    assert on.clocks[0].stands(100_000).left == time.clocks[0].stands(5000).left
    assert timing.wished(on, 100_000, ANNA, 1, False, [0, 1]) == on


def test_a_pause_goes_on_without_those_who_leave() -> None:
    wished = timing.wished(Timing(), 0, ANNA, 0, True, [0, 1])
    assert timing.regrouped(wished, 0, ANNA, [0]).paused, "who did not wish it has left"
    assert not timing.regrouped(wished, 0, ANNA, [0, 1]).paused
    pause = timing.regrouped(wished, 0, ANNA, [0])
    assert timing.regrouped(pause, 0, ANNA, [0, 1]).paused, "who comes into a pause joins it"
    assert not timing.regrouped(pause, 0, ANNA, []).paused


def test_the_pause_of_the_house_is_nobodys_at_the_table() -> None:
    wished = timing.wished(timing.begun(TURN, 2, 0, ANNA), 0, ANNA, 0, True, [0, 1])
    pause = timing.halted(wished, 5000)
    assert pause.paused and pause.by_house and not pause.wishes and deadlines(pause) == [None, None]
    assert timing.regrouped(pause, 6000, ANNA, []) == pause, "not even where everybody has left it ends"
    on = timing.resumed(pause, 9000, ANNA)
    assert not on.paused and not on.by_house and on.clocks[0].stands(9000).left == 25_000


def test_a_pause_from_before_the_house_had_its_own_is_that_of_people() -> None:
    stored = timing.dump(replace(Timing(), paused=True, wishes=frozenset({0, 1})))
    assert stored is not None
    del stored["by_house"]
    assert timing.load(stored).paused and not timing.load(stored).by_house


def test_who_moves_is_back_and_has_some_time() -> None:
    time = timing.begun(BANK, 2, 0, ANNA).with_absent(0, Absent(70_000, "clock", {1: "abort"}))
    back = after(time, BANK, 80_000, ANNA, ANNA, 0, seen=False)
    assert back.absent == {} and deadlines(back) == [80_000 + PATIENCE, None]
    assert after(time, BANK, 80_000, ANNA, {0: ANNA[0], **BERT}, 1).absent, "not because another moved"
    assert not after(time, BANK, 80_000, ANNA, BERT, 1).absent, "nobody waits for it any more"


def test_more_time_is_never_less() -> None:
    time = timing.begun(DAYS, 2, 0, ANNA)
    assert time.grant(0, 5000).clocks == time.clocks
    late = timing.begun(BANK, 2, 0, ANNA).with_absent(0, Absent(60_000, "clock"))
    assert late.grant(0, 99_000).absent == {} and deadlines(late.grant(0, 99_000)) == [99_000, None]


@pytest.mark.parametrize(
    ("choices", "others", "decision"),
    [
        ({1: "abort"}, [1], "abort"),
        ({1: "abort"}, [1, 2], None),
        ({1: "abort", 2: "autopilot"}, [1, 2], "wait"),
        ({1: "autopilot", 2: "autopilot"}, [1, 2, 3], "autopilot"),
        ({1: "wait", 2: "abort", 3: "autopilot"}, [1, 2, 3], "wait"),
        ({1: "abort", 2: "abort"}, [1, 2, 3, 4], None),
        ({1: "abort", 2: "abort", 3: "wait", 4: "wait"}, [1, 2, 3, 4], "wait"),
        ({4: "abort"}, [1], None),
    ],
)
def test_C50_more_than_half_of_the_others_decide(
    choices: dict[int, Choice], others: list[int], decision: Choice | None
) -> None:
    assert timing.decided(choices, others) == decision


def test_what_is_stored_is_what_was() -> None:
    time = timing.begun(BANK, 3, 5, BREW).with_absent(2, Absent(9, "gone", {1: "wait", 0: "abort"})).grant(1, 77)
    time = replace(time, paused=True, by_house=True, wishes=frozenset({2, 0}))
    assert timing.load(timing.dump(time)) == time


@pytest.mark.parametrize(
    ("alive", "since", "down"),
    [
        ([(0, 100)], 40, 0),
        ([(0, 50), (70, 100)], 40, 20),
        ([(0, 50), (70, 100)], 60, 10),
        ([(0, 90), (10, 50), (95, 100)], 40, 5),
        ([(0, 30), (40, 50), (60, 100)], 20, 20),
    ],
)
def test_time_without_a_server(alive: list[tuple[int, int]], since: int, down: int) -> None:
    assert gaps(alive, since) == down
