"""The rules of the lobby by themselves."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app import seating
from app.errors import Refusal
from app.seating import Chair, Guest, Seating

ANNA, BERT, CAROL = Guest(1, "Anna", False), Guest(2, "Bert", False), Guest(3, "Carol", False)
EMPTY = Seating("lobby", None, {}, (Chair(), Chair()))
OPENED = seating.sit(EMPTY, ANNA, None)
FULL = seating.sit(OPENED, BERT, None)
READY = seating.say_ready(seating.say_ready(FULL, ANNA, True), BERT, True)
RUNNING = seating.start(READY, ANNA)


def names(room: Seating) -> list[str | None]:
    return [chair.name for chair in room.chairs]


def test_who_opens_is_host() -> None:
    assert OPENED.host_seat == 0 and names(OPENED) == ["Anna", None]


def test_a_seat_can_be_changed() -> None:
    moved = seating.sit(OPENED, ANNA, 1)
    assert names(moved) == [None, "Anna"] and moved.host_seat == 1


def test_a_new_place_has_to_be_confirmed() -> None:
    ready = seating.say_ready(OPENED, ANNA, True)
    assert not seating.sit(ready, ANNA, 1).chairs[1].ready
    assert seating.sit(ready, ANNA, 0).chairs[0].ready


def test_the_host_goes_and_another_is_host() -> None:
    assert seating.leave(FULL, ANNA).host == BERT.id
    assert seating.leave(seating.leave(FULL, ANNA), BERT).host is None


def test_a_colour_is_chosen_and_goes_along() -> None:
    green = seating.choose_colour(OPENED, ANNA, 3)
    assert seating.colours(green) == [3, 1]
    assert seating.colours(seating.sit(green, ANNA, 1)) == [0, 3]
    assert seating.colours(seating.say_ready(green, ANNA, True)) == [3, 1]
    assert seating.colours(seating.leave(green, ANNA)) == [0, 1]
    blue = seating.choose_colour(OPENED, ANNA, 1)
    assert seating.colours(blue) == [1, 0], "a free seat gives its colour up"
    full = seating.sit(blue, BERT, None)
    changed = seating.choose_colour(full, ANNA, 4)
    assert seating.colours(changed) == [4, 0], "and whoever sits there keeps theirs"
    started = seating.start(seating.say_ready(seating.say_ready(changed, ANNA, True), BERT, True), ANNA)
    again = seating.rematch(replace(started, status="finished"), BERT)
    assert seating.colours(again) == [4, 0]


def test_other_options_ask_people_again() -> None:
    bots = seating.put_bot(OPENED, ANNA, 1, "easy")
    changed = seating.choose_options(seating.say_ready(bots, ANNA, True), ANNA, {"rounds": 3})
    assert [chair.ready for chair in changed.chairs] == [False, True]


def test_a_bot_plays_on_until_its_owner_is_back() -> None:
    away = seating.leave(RUNNING, BERT)
    assert (away.chairs[1].name, away.chairs[1].plays) == ("Bert", "easy")
    assert seating.sit(away, BERT, None) == RUNNING


def test_nobody_leaves_what_is_over() -> None:
    over = Seating("finished", ANNA.id, {}, RUNNING.chairs)
    assert seating.leave(over, ANNA) == over


def test_the_same_people_again() -> None:
    over = Seating("finished", ANNA.id, {"rounds": 3}, (*RUNNING.chairs, Chair(None, "easy", True)))
    again = seating.rematch(over, BERT)
    assert (again.status, again.host, again.options, names(again)) == (
        "lobby",
        2,
        {"rounds": 3},
        ["Anna", "Bert", None],
    )
    assert [chair.ready for chair in again.chairs] == [False, False, True]


def test_programs_are_marked() -> None:
    assert seating.sit(EMPTY, Guest(4, "Robo", True), 0).chairs[0].plays == "program"


@pytest.mark.parametrize(
    ("code", "act"),
    [
        ("seat_taken", lambda: seating.sit(OPENED, BERT, 0)),
        ("room_full", lambda: seating.sit(FULL, CAROL, None)),
        ("unknown_seat", lambda: seating.sit(EMPTY, ANNA, 2)),
        ("unknown_seat", lambda: seating.sit(EMPTY, ANNA, -1)),
        ("started", lambda: seating.sit(RUNNING, CAROL, None)),
        ("started", lambda: seating.sit(RUNNING, ANNA, 1)),
        ("not_seated", lambda: seating.leave(OPENED, BERT)),
        ("not_seated", lambda: seating.say_ready(OPENED, BERT, True)),
        ("started", lambda: seating.say_ready(RUNNING, ANNA, False)),
        ("colour_taken", lambda: seating.choose_colour(FULL, BERT, 0)),
        ("not_seated", lambda: seating.choose_colour(FULL, CAROL, 3)),
        ("started", lambda: seating.choose_colour(RUNNING, ANNA, 3)),
        ("not_host", lambda: seating.put_bot(OPENED, BERT, 1, "easy")),
        ("seat_taken", lambda: seating.put_bot(FULL, ANNA, 1, "easy")),
        ("seat_taken", lambda: seating.remove_bot(FULL, ANNA, 1)),
        ("not_host", lambda: seating.choose_options(FULL, BERT, {})),
        ("not_host", lambda: seating.start(READY, BERT)),
        ("seats_free", lambda: seating.start(OPENED, ANNA)),
        ("not_ready", lambda: seating.start(FULL, ANNA)),
        ("started", lambda: seating.start(RUNNING, ANNA)),
        ("not_over", lambda: seating.rematch(RUNNING, ANNA)),
        ("not_seated", lambda: seating.rematch(RUNNING, CAROL)),
    ],
)
def test_refusals(code: str, act: Callable[[], Seating]) -> None:
    with pytest.raises(Refusal) as refused:
        act()
    assert refused.value.code == code


ACTS = st.one_of(
    st.builds(
        lambda g, s: lambda room: seating.sit(room, g, s), st.sampled_from([ANNA, BERT, CAROL]), st.integers(0, 2)
    ),
    st.builds(lambda g: lambda room: seating.leave(room, g), st.sampled_from([ANNA, BERT, CAROL])),
    st.builds(lambda g, r: lambda room: seating.say_ready(room, g, r), st.sampled_from([ANNA, BERT]), st.booleans()),
    st.builds(lambda g, s: lambda room: seating.put_bot(room, g, s, "easy"), st.just(ANNA), st.integers(0, 2)),
    st.builds(lambda g, s: lambda room: seating.remove_bot(room, g, s), st.just(ANNA), st.integers(0, 2)),
    st.builds(lambda g, n: lambda room: seating.choose_options(room, g, {"n": n}), st.just(ANNA), st.integers(0, 9)),
    st.builds(
        lambda g, s: lambda room: seating.free_seat(room, g, s), st.sampled_from([ANNA, BERT]), st.integers(0, 2)
    ),
    st.builds(
        lambda g, s, gone: lambda room: seating.hand_over(room, g, s, gone),
        st.sampled_from([ANNA, BERT, CAROL]),
        st.integers(0, 2),
        st.booleans(),
    ),
    st.builds(
        lambda g, c: lambda room: seating.choose_colour(room, g, c),
        st.sampled_from([ANNA, BERT, CAROL]),
        st.integers(0, 4),
    ),
    st.builds(lambda g: lambda room: seating.renamed(room, Guest(g, "New", False)), st.integers(1, 3)),
)


@given(st.lists(ACTS, max_size=40))
def test_Q10_any_order_leaves_a_room_that_can_start(acts: list[Callable[[Seating], Seating]]) -> None:
    room = Seating("lobby", None, {}, (Chair(), Chair(), Chair()))
    for act in acts:
        try:
            room = act(room)
        except Refusal:
            continue
        sitting = [chair.guest.id for chair in room.chairs if chair.guest]
        assert len(sitting) == len(set(sitting)), "nobody sits twice"
        assert len(set(seating.colours(room))) == 3, "nobody has the colour of another"
        assert (room.host in sitting) if sitting else room.host is None or room.host_seat is None
    for guest in (ANNA, BERT, CAROL):
        if room.seat_of(guest) is None and any(chair.free for chair in room.chairs):
            room = seating.sit(room, guest, None)
    assert room.host is not None
    host = next(chair.guest for chair in room.chairs if chair.guest and chair.guest.id == room.host)
    for chair in room.chairs:
        if chair.guest:
            room = seating.say_ready(room, chair.guest, True)
    assert seating.start(room, host).status == "running"


def test_a_host_frees_a_seat_and_hands_over() -> None:
    assert names(seating.free_seat(READY, ANNA, 1)) == ["Anna", None]
    assert seating.free_seat(READY, ANNA, 0).host == BERT.id, "the host's own seat too"
    assert seating.free_seat(OPENED, ANNA, 1) == OPENED
    assert seating.hand_over(FULL, ANNA, 1, False).host == BERT.id
    assert seating.hand_over(FULL, BERT, 1, True).host == BERT.id, "the host is gone"


@pytest.mark.parametrize(
    ("code", "act"),
    [
        ("not_host", lambda: seating.free_seat(FULL, BERT, 0)),
        ("started", lambda: seating.free_seat(RUNNING, ANNA, 1)),
        ("unknown_seat", lambda: seating.free_seat(FULL, ANNA, 9)),
        ("not_host", lambda: seating.hand_over(FULL, BERT, 1, False)),
        ("not_seated", lambda: seating.hand_over(FULL, CAROL, 1, True)),
        ("nobody_there", lambda: seating.hand_over(OPENED, ANNA, 1, False)),
        ("started", lambda: seating.hand_over(RUNNING, ANNA, 1, False)),
    ],
)
def test_refusals_of_the_hosts_tools(code: str, act: Callable[[], Seating]) -> None:
    with pytest.raises(Refusal) as refused:
        act()
    assert refused.value.code == code
