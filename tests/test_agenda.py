"""The mechanisms of the agenda, one by one, shown on the toy."""

from __future__ import annotations

import pytest

from games.game import Illegal, Withdraw
from games.luck import Given, Keyed, Recorded, Seeded
from tests.toy import PEBBLES, State
from tests.toy_table import Bid, Draw, Name, Options, Peek, PutBack, Restart, Stop

# The bag is 1 1 2 3 4 5, so index 0 draws a 1, index 2 the 2, index 5 the 5.
ONE, TWO, FIVE = 0, 2, 5


def brewing(seats: int = 2, rounds: int = 1) -> State:
    state, _ = PEBBLES.start(seats, Options(rounds), Given([]))
    PEBBLES.play(state, seats - 1, Name("high"), Given([]))
    return state


def play(state: State, seat: int, move: object, *luck: int) -> None:
    PEBBLES.play(state, seat, move, Given(luck))


def moves(state: State, seat: int) -> list[object]:
    prompt = PEBBLES.waiting(state).get(seat)
    return list(prompt.moves) if prompt else []


def bidding() -> State:
    """Two seats that both laid a 1 and a 2 and have stopped."""
    state = brewing()
    for seat in (0, 1):
        play(state, seat, Draw(), ONE)
        play(state, seat, Draw(), 1)
        play(state, seat, Stop())
    return state


def test_the_table_asks_before_lanes_open() -> None:
    state, _ = PEBBLES.start(3, Options(), Given([]))
    assert {seat: prompt.ask for seat, prompt in PEBBLES.waiting(state).items()} == {2: "announce"}
    play(state, 2, Name("low"))
    assert {seat: prompt.ask for seat, prompt in PEBBLES.waiting(state).items()} == dict.fromkeys(range(3), "brew")


def test_an_offer_goes_with_the_next_decision() -> None:
    state = brewing()
    play(state, 0, Draw(), ONE)
    assert PutBack() in moves(state, 0)
    play(state, 0, Draw(), 1)
    assert PutBack() not in moves(state, 0), "after a 2 nothing is offered, and the offer after the 1 is gone"


def test_an_offer_that_is_taken_leaves_the_question() -> None:
    state = brewing()
    play(state, 0, Draw(), ONE)
    play(state, 0, PutBack())
    assert state.table.players[0].laid == []
    assert Draw() in moves(state, 0)
    assert PutBack() not in moves(state, 0)


def test_a_pause_holds_everybody_else_up() -> None:
    state = brewing(3)
    play(state, 1, Peek(), FIVE)
    assert set(PEBBLES.waiting(state)) == {1}
    assert PEBBLES.waiting(state)[1].about == {"pebble": 5}
    with pytest.raises(Illegal, match="Nothing is asked"):
        play(state, 0, Draw(), ONE)
    play(state, 1, Stop())
    assert set(PEBBLES.waiting(state)) == {0, 1, 2}


def test_starting_anew_clears_the_lane() -> None:
    state = brewing()
    for _ in range(3):
        play(state, 0, Draw(), ONE)
    play(state, 0, Restart())
    assert state.table.players[0].laid == []
    assert Restart() not in moves(state, 0)
    assert Draw() in moves(state, 0)


def test_a_sealed_answer_is_held_changed_and_withdrawn() -> None:
    state = bidding()
    play(state, 0, Bid(1))
    assert PEBBLES.waiting(state)[0].chosen == Bid(1)
    assert not PEBBLES.waiting(state)[0].owes
    assert [(asked.seat, asked.chosen) for asked in PEBBLES.public(state).waiting] == [(0, True), (1, False)]
    play(state, 0, Bid(2))
    assert PEBBLES.waiting(state)[0].chosen == Bid(2)
    play(state, 0, Withdraw())
    assert PEBBLES.waiting(state)[0].chosen is None
    with pytest.raises(Illegal, match="no sealed answer"):
        play(state, 0, Withdraw())


def test_the_last_sealed_answer_shows_them_all_in_order() -> None:
    state = bidding()
    play(state, 1, Bid(2))
    play(state, 0, Bid(1))
    assert [player.points for player in state.table.players] == [1, 0], "the one prize goes to the first seat in order"
    assert {seat: prompt.ask for seat, prompt in PEBBLES.waiting(state).items()} == {1: "consolation"}


def test_after_the_reveal_nothing_can_be_taken_back() -> None:
    state = bidding()
    play(state, 1, Bid(2))
    play(state, 0, Bid(1))
    with pytest.raises(Illegal):
        play(state, 0, Withdraw())


def test_a_single_answer_is_given_by_itself() -> None:
    state = brewing()
    play(state, 0, Draw(), ONE)
    play(state, 0, Stop())
    lane = state.todo.lanes[0]
    assert lane is not None and lane.held == Bid(1)
    assert 0 not in PEBBLES.waiting(state), "without a choice there is nothing to ask"


def test_a_question_without_moves_passes() -> None:
    state = brewing()
    play(state, 0, Stop())
    assert 0 not in PEBBLES.waiting(state), "who laid nothing has nothing to bid"


def test_a_refused_move_changes_nothing() -> None:
    state = brewing()
    before = PEBBLES.copy(state)
    for seat, move in ((0, Bid(1)), (5, Draw()), (0, Restart()), (1, Withdraw()), (0, "draw"), (0, None)):
        with pytest.raises(Illegal):
            PEBBLES.play(state, seat, move, Given([]))
        assert state == before


def test_only_the_owner_hears_what_was_drawn() -> None:
    state = brewing()
    said = PEBBLES.play(state, 0, Draw(), Given([TWO]))
    (heard,) = said.heard
    assert heard.by(0).pebble == 2
    assert heard.by(1).pebble is None
    assert heard.by(None).pebble is None
    assert said.barrier


def test_each_seat_draws_from_its_own_luck() -> None:
    one, two = brewing(), brewing()
    for state, order in ((one, (0, 1, 0, 1)), (two, (1, 1, 0, 0))):
        for seat in order:
            PEBBLES.play(state, seat, Draw(), Seeded(7))
    assert one.table == two.table


def test_luck_is_fair_enough_and_repeats() -> None:
    luck = Keyed(bytes(32))
    drawn = [luck.below(6, "table", count, "die") for count in range(6_000)]
    assert drawn == [luck.below(6, "table", count, "die") for count in range(6_000)]
    assert all(900 < drawn.count(face) < 1_100 for face in range(6))
    assert drawn != [luck.below(6, "seat 0", count, "die") for count in range(6_000)]


def test_given_luck_says_what_the_script_lacks() -> None:
    with pytest.raises(LookupError, match="no number given for 'die'"):
        Given([]).below(6, "table", 0, "die")
    with pytest.raises(LookupError, match="6 given"):
        Given([6]).below(6, "table", 0, "die")
    recorded = Recorded(Given([3], then=Seeded(1)))
    recorded.below(6, "table", 0, "die")
    recorded.below(6, "table", 1, "die")
    assert recorded.drawn[0] == 3
    assert len(recorded.drawn) == 2
