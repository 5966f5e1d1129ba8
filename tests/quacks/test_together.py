"""Rules 18: playing at the same time, open and sealed, at the own pace and in common steps."""

from __future__ import annotations

from typing import Any

import pytest

from games.game import Illegal, Withdraw
from games.quacks.evaluation import Settle
from games.quacks.moves import Draw, Lay, Pass, Stop, Take, TakeBack, Use
from games.quacks.rounds import BrewAll, Spending
from games.quacks.told import Placed, Stopped
from tests.quacks.play import QUACKS, Play, brew, only, steps_from
from tests.quacks.position import chip, player, row, table


def stir(*bags: str, draws: dict[int, str] | None = None, **named: Any) -> Play:
    """Round 9: everybody has drawn the first chip of the script, since nothing else was possible."""
    made = table(*(player(bag) for bag in bags), **{"round": 9, **named})
    return Play(made, *steps_from(made, BrewAll), draws=draws)


def waited_for(play: Play) -> list[int]:
    return [asked.seat for asked in QUACKS.public(play.match).waiting if not asked.chosen]


# ------------------------------------------------------------------ lanes


@row("18.2", "18.2.1", "18.1", "6.1")
def test_lanes_run_at_the_own_pace() -> None:
    play = brew("O1", others=2)
    play.draw("O1").stop(seat=1)
    assert waited_for(play) == [0, 2] and play.offered(1) == []


@row("18.2.2", "18.2 chip asks")
def test_a_pending_question_comes_before_anything_else() -> None:
    play = brew("O1", bag="B1 W1 O1", books="blue.1").draw("B1")
    assert play.refuses(Draw()) and play.refuses(Stop())


@row("18.2.5", "18.2.6", "18.4 lanes")
def test_the_phase_ends_by_itself() -> None:
    play = brew("R1 O1", books="red.2").stop().stop(seat=1)
    assert play.table.phase == "brewing" and waited_for(play) == [0]
    play.lay("R1")
    assert play.table.phase not in ("brewing", "settling")


@row("18.2.4", "17 stop_take_back", "18.2 take back", "D22")
def test_a_stop_taken_back() -> None:
    play = brew("O1", stop_take_back="on").stop()
    assert play.offered() == [TakeBack()] and waited_for(play) == [1]
    play.do(TakeBack())
    assert play.offers(Draw())
    play.stop().stop(seat=1)
    assert play.refuses(TakeBack())


@row("18.2.4", "18.2 take back")
def test_a_stop_with_chips_beside_the_pot_taken_back() -> None:
    play = brew("R1 R2 O1", books="red.2", stop_take_back="on").stop()
    assert play.offers(TakeBack())
    play.do(TakeBack()).stop().lay("R1")
    assert not play.offers(TakeBack())


@row("6.12", "17 stop_take_back")
def test_no_take_back_by_default_nor_in_common_steps() -> None:
    assert brew("O1").stop().offered() == []
    assert stir("O1 O1 O1", "O1 O1 O1", stop_take_back="on").stop().refuses(TakeBack())


@row("18.1", "7 commute")
def test_any_order_of_different_seats_gives_the_same() -> None:
    def played(order: list[int]) -> Any:
        play = brew("O1 O1", bag="W1*4 B2 R1", others=3, others_bag="W1*4 O1*4", books="blue.1 red.2")
        for seat in order:
            play.do(play.offered(seat)[0], seat=seat)
        return play.match

    assert played([0, 1, 2, 3, 0, 1, 2, 3]) == played([3, 3, 1, 0, 2, 2, 0, 1])


# ------------------------------------------------------------------ sealed brewing


def seen(play: Play, viewer: int | None) -> Any:
    return QUACKS.public(play.match), None if viewer is None else QUACKS.own(play.match, viewer)


@row("TC 176", "18.3", "17 brewing", "18.7 lane", "18.7")
def test_others_see_a_sealed_lane_as_it_began() -> None:
    play = brew("W1", bag="O1*4 B1 W2 O1", books="blue.6", brewing="sealed")
    play.draw("B1 W2").use("flask")
    assert (play.me.rubies, play.me.flask) == (2, False)
    public = QUACKS.public(play.match)
    shown = public.players[0]
    assert (shown.hidden, shown.rubies, shown.flask, shown.pot, shown.bag, shown.risk) == (
        True,
        1,
        True,
        [],
        None,
        None,
    )
    assert [(asked.seat, asked.ask) for asked in public.waiting] == [(0, "brew"), (1, "brew")]
    own = QUACKS.own(play.match, 0).player
    assert own is not None and (own.rubies, own.flask, len(own.pot)) == (2, False, 2)


@row("18.3", "18.7 lane")
def test_nothing_of_a_sealed_lane_is_told_before_it_is_over() -> None:
    play = brew("O1", bag="R1 W3 O1*3", books="red.2", brewing="sealed")
    before = seen(play, 1)
    play.draw("R1 W3").stop()
    assert seen(play, 1) == before and seen(play, None)[0] == before[0]
    assert all(heard.by(1) is None for said in play.said for heard in said.heard)
    play.lay("R1")
    lines = [heard.by(1) for heard in play.said[-1].heard if heard.by(1) is not None]
    assert [line.chip for line in lines if isinstance(line, Placed)] == ["orange1", "white3", "red1"]
    assert [line for line in lines if isinstance(line, Stopped)] == [Stopped(0)]
    own = [heard.by(0) for heard in play.said[-1].heard if heard.by(0) is not None]
    assert len(own) == 1, "the seat itself has heard the rest before"
    assert not QUACKS.public(play.match).players[0].hidden


@row("18.3")
def test_starters_lying_ready_are_shown() -> None:
    play = brew("O1", starters=[chip("G1")], brewing="sealed")
    assert QUACKS.public(play.match).players[0].starters == ["green1"] and play.spaces == [1, 2]


@row("18.3", "18.5", "17 brewing")
def test_common_steps_are_open() -> None:
    play = stir("O1*3", "O1*3", brewing="sealed")
    assert not QUACKS.public(play.match).players[0].hidden


@row("17 show_bag", "App. B", "18.3 open")
def test_bags_are_shown_by_option_only() -> None:
    for option, own, others in (("off", None, None), ("own", ["orange1"], None), ("all", ["orange1"], ["orange1"])):
        play = brew("O1", bag="O1", show_bag=option)
        public = QUACKS.public(play.match)
        assert (QUACKS.own(play.match, 0).bag, public.players[0].contents) == (own, others)
        assert public.players[0].bag == 1
    sealed = brew("O1", bag="O1", show_bag="all", brewing="sealed")
    assert QUACKS.public(sealed.match).players[0].contents is None


# ------------------------------------------------------------------ common steps


@row("TC 168", "18.5.2", "18.5.4", "6.13", "18.1")
def test_choices_may_change_until_all_have_chosen() -> None:
    play = stir("O1*5", "O1*5", "O1*5")
    play.do(Draw()).do(Stop(), seat=1)
    assert waited_for(play) == [2] and play.state == "brewing" and play[1].brew.state == "brewing"
    play.do(Stop())
    assert [len(p.brew.pot) for p in play.table.players] == [1, 1, 1]
    play.do(Draw(), seat=2)
    assert [p.brew.state for p in play.table.players] == ["stopped", "stopped", "brewing"]
    with pytest.raises(Illegal):
        play.do(Draw())


@row("18.1", "18.5.2")
def test_a_sealed_choice_may_be_withdrawn() -> None:
    play = stir("O1*5", "O1*5").do(Draw()).do(Withdraw())
    assert waited_for(play) == [0, 1]


@row("18.5.2", "18.5.3")
def test_side_moves_are_open_and_the_choice_is_still_owed() -> None:
    play = stir("W1*5", "O1*5").use("flask")
    assert play.pot == "" and 0 in waited_for(play) and not QUACKS.public(play.match).players[0].flask


@row("18.5.3", "6.15", "19 W-A2 × the others wait")
def test_a2_pauses_the_step() -> None:
    play = stir("O1*9", "O1*5", witches="A2")
    play.do(Draw()).do(Draw(), seat=1)
    play.do(Draw(), seat=1)
    assert play.offers(Withdraw(), 1)
    play.use("witch.A2")
    assert play.offered(1) == [] and waited_for(play) == [0]
    with pytest.raises(Illegal):
        play.do(Withdraw(), seat=1)
    play.lay("O1").pass_()
    assert play.offers(Withdraw(), 1) and len(play.me.brew.pot) == 2
    play.do(Draw())
    assert [len(p.brew.pot) for p in play.table.players] == [3, 2]


@row("18.5.5", "6.15", "18.5.4")
def test_what_drawn_chips_ask_is_filled_in_before_the_next_step() -> None:
    play = stir("B1 O1*3", "O1*5", books="blue.1", draws={0: "O1"})
    play.next("B1 O1").do(Draw()).do(Draw(), seat=1)
    assert play.asks() == "book.blue.1" and play.offers(Draw(), 1)
    play.do(Draw(), seat=1)
    assert len(play[1].brew.pot) == 2
    play.pass_().do(Draw())
    assert len(play[1].brew.pot) == 3


@row("18.5.6", "18.5.5")
def test_an_undecided_a1_holds_the_step_up() -> None:
    play = stir("W3*5", "O1*6", witches="A1", draws={0: "W3"})
    play.do(Draw()).do(Draw(), seat=1).do(Draw()).do(Draw(), seat=1)
    assert play.asks() == "witch.A1"
    play.do(Draw(), seat=1)
    assert len(play[1].brew.pot) == 3
    play.use("witch.A1")
    assert waited_for(play) == [0] and play.offers(Draw())
    play.do(Stop())
    assert len(play[1].brew.pot) == 4


@row("18.5.6", "19 stopped × beside")
def test_chips_beside_the_pot_are_asked_in_parallel() -> None:
    play = stir("R1 O1*3", "O1*6", "O1*6", books="red.2", draws={0: "O1"})
    play.next("R1").do(Draw()).do(Draw(), seat=1).do(Draw(), seat=2)
    play.do(Stop()).do(Draw(), seat=1).do(Draw(), seat=2)
    assert play.asks() == "beside"
    play.do(Draw(), seat=1).do(Draw(), seat=2)
    assert [len(p.brew.pot) for p in play.table.players] == [1, 4, 4]


@row("18.5.6", "TC 160")
def test_a_late_rescue_joins_the_next_step() -> None:
    play = stir("W3*3 R1 O1*2", "O1*6", books="red.6", witches="A1", draws={0: "W3"})
    play.next("W3").do(Draw()).do(Draw(), seat=1)
    play.next("R1 W3").do(Draw()).do(Draw(), seat=1)
    play.do(Stop()).do(Draw(), seat=1)
    assert play.state == "exploded" and play.asks() == "witch.A1"
    play.do(Draw(), seat=1).use("witch.A1")
    assert play.asks() == "stir" and len(play[1].brew.pot) == 4
    play.do(Draw())
    assert len(play[1].brew.pot) == 5


@row("18.5.7")
def test_the_last_seat_goes_on_alone() -> None:
    play = stir("O1*5", "O1*5").do(Stop()).do(Draw(), seat=1)
    play.do(Draw(), seat=1).do(Draw(), seat=1)
    assert len(play[1].brew.pot) == 4


@row("18.5.2", "18.6")
def test_with_an_empty_bag_the_choice_is_stop() -> None:
    play = stir("O1", "O1*5")
    assert play.offered() == [] and waited_for(play) == [1]
    play.do(Draw(), seat=1)
    assert play.state == "stopped"


@row("18.5.1", "17 stir_rounds", "6.14")
def test_common_steps_in_all_rounds_and_starters_first() -> None:
    made = table(player("O1*3", starters=[chip("G1"), chip("O1")]), player("O1*3"), round=2, stir_rounds="all")
    play = Play(made, *steps_from(made, BrewAll))
    assert play.asks() == "starters" and play.table.stirs
    play.lay("G1")
    assert len(play.me.brew.pot) == 2, "the second one comes by itself"


# ------------------------------------------------------------------ what is asked


@row("18.6")
def test_somebody_always_owes() -> None:
    play = brew("O1")
    assert any(prompt.owes for prompt in QUACKS.waiting(play.match).values())


@row("18.4 cards", "18.7 sealed")
def test_a_sealed_choice_shows_only_that_it_was_made() -> None:
    made = table(player(), player(), player(exploded=True), fortune="B2")
    play = Play(made, Settle())
    assert isinstance(play.offered()[0], Take) and waited_for(play) == [0]
    assert Lay(chip("O1")) not in play.offered() and Pass() not in play.offered() and Use("flask") not in play.offered()


@row("18.6", "6.2", "6.6", "7.F")
def test_what_is_not_offered_says_why() -> None:
    def why(play: Play) -> Any:
        return QUACKS.waiting(play.match)[0].why

    assert why(brew("", witches="A2", pennies="A")) == {"stop": "nothing_placed", "flask": "no_white_last"}
    assert why(brew("O1", bag="W1", stop_take_back="on").draw("W1").use("flask"))["flask"] == "flask_empty"
    assert why(brew("R1 O1", bag="", books="red.2")) == {"draw": "bag_empty", "flask": "no_white_last"}
    made = table(player("O1", starters=[chip("W1")]), player("O1*3"))
    assert why(Play(made, *steps_from(made, BrewAll)))["flask"] == "starter"
    assert why(only(Spending, player(rubies=2, droplet=52, flask=False), player())) == {"droplet": "at_the_end"}
    cheap = only(Spending, player(rubies=1), player(), witches="C4")
    assert why(cheap) == {"droplet": "too_few_rubies", "flask": "flask_full"}
