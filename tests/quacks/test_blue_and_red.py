"""Rules 8.1, 8.3, 8.4 and 13.5: blue and red books, which act while brewing."""

from __future__ import annotations

from games.quacks import pots
from games.quacks.moves import Draw, GiveBack, Keep, Lay, LeaveOut, Pass, Stop
from tests.quacks.play import brew
from tests.quacks.position import chip, row

# ------------------------------------------------------------------ blue


@row("blue 1", "TC 78")
def test_blue_1_looks_at_what_there_is() -> None:
    play = brew("B4", bag="W1 O1", books="blue.1")
    assert sorted(play.me.brew.looked) == ["orange1", "white1"]
    assert play.offers(Lay(chip("O1"))) and play.offers(Pass())
    play.lay("O1")
    assert play.pot == "B4@4 O1@5" and play.has("W1") == 1


@row("blue 1", "TC 79")
def test_blue_1_a_placed_white_may_explode() -> None:
    play = brew("W3 W2", bag="B1 W3", books="blue.1")
    play.next("B1 W3").do(Draw()).lay("W3")
    assert play.state == "exploded"


@row("blue 1")
def test_blue_1_the_pick_acts_in_its_turn() -> None:
    play = brew("O1", bag="B1 B2 O1 W1", books="blue.1")
    play.next("B1 B2 O1 W1").do(Draw()).lay("B2")
    assert play.asks() == "book.blue.1" and sorted(play.me.brew.looked) == ["orange1", "white1"]


@row("blue 2", "TC 81", "D9")
def test_blue_2_the_longer_window_counts() -> None:
    play = brew("B4 O1 O1 B2", books="blue.2")
    assert play.me.brew.window == 2


@row("blue 2", "TC 82")
def test_blue_2_windows_are_not_added() -> None:
    assert brew("B2 B4", books="blue.2").me.brew.window == 4


@row("blue 2", "7.A")
def test_blue_2_an_explosion_in_the_window_gives_points_and_coins() -> None:
    play = brew("W3 W3 B1", bag="W3", books="blue.2").draw("W3")
    assert play.state == "exploded" and play.me.brew.covered
    play.stop(seat=1)
    assert play.asks() == "basket" and play.me.points == 2


@row("blue 3", "TC 84")
def test_blue_3_its_own_space_counts() -> None:
    play = brew("O6 O1 O1 B1", books="blue.3")
    assert (play.spaces[-1], play.me.rubies, pots.has_ruby(play.me)) == (9, 2, False)


@row("blue 4", "TC 85")
def test_blue_4_points_by_its_value() -> None:
    assert brew("O1 O1 O1 B2", books="blue.4").me.points == 2
    assert brew("O1 O1 B2", books="blue.4").me.points == 0


@row("blue 5", "TC 87", "8.1", "orange")
def test_blue_5_an_orange_6_counts_as_one() -> None:
    assert brew("O1 O6 B2", books="blue.5").me.points == 2
    assert brew("O6 B2", books="blue.5").me.points == 0


@row("blue 6", "TC 88", "D32", "17 blue6_looks")
def test_blue_6_looks_at_the_last_chips() -> None:
    assert brew("W1 W2 B2", books="blue.6").me.rubies == 2
    assert brew("W1 W3 B1", books="blue.6").me.rubies == 1
    assert brew("W1 B4", books="blue.6").me.rubies == 2


# ------------------------------------------------------------------ red


@row("red 1")
def test_red_1_one_or_two_more() -> None:
    assert brew("R1 O1 R1 O6 R1 O1 R1", books="red.1").spaces == [1, 2, 4, 10, 12, 13, 16]


@row("red 2", "TC 90", "9.1 red 2")
def test_red_2_after_an_explosion() -> None:
    play = brew("R2 W3 W3 W2", books="red.2")
    assert play.pot == "W3@3 W3@6 W2@8" and play.asks() == "beside"
    assert play.offered() == [Lay("red2"), Keep("red2"), GiveBack("red2")]
    play.lay("R2")
    assert play.pot.endswith("R2@10") and pots.scoring(play.me) == 11


@row("red 2", "17 aside_bonus")
def test_red_2_chip_by_chip_without_a_bonus() -> None:
    play = brew("R1 R2 R4 O1", books="red.2").stop()
    play.do(Keep("red1"), GiveBack("red2")).lay("R4")
    assert play.pot == "O1@1 R4@5" and [aside.settled for aside in play.me.aside] == [True]
    assert play.has("R2") == 1


@row("red 2")
def test_red_2_may_go_back_to_the_bag_at_any_time() -> None:
    play = brew("R1 O1", books="red.2", bag="")
    assert play.state == "brewing" and play.offered() == [Stop(), GiveBack("red1")]
    play.do(GiveBack("red1"))
    assert play.offers(Draw())


@row("red 2", "TC 39")
def test_red_2_kept_chips_wait_beside_the_pot() -> None:
    play = brew("R1 O1", books="red.2", others_bag="O1*3").stop().do(Keep("red1")).stop(seat=1)
    while play.table.round == 4:
        seat = next(seat for seat in (0, 1) if play.offered(seat))
        play.do(play.offered(seat)[-1], seat=seat)
    assert [aside.chip for aside in play.me.aside] == ["red1"] and play.has("R1") == 0


@row("red 2", "19 full pot × red 2 chip drawn")
def test_red_2_on_a_full_pot_goes_in_the_bowl() -> None:
    play = brew("G4", bag="R2", droplet=50, books="red.2").draw("R2")
    assert play.bowl == "R2" and play.me.aside == []


@row("red 3", "TC 91")
def test_red_3_the_chip_directly_before() -> None:
    assert brew("W3 R1", books="red.3").spaces == [3, 7]
    play = brew("W3", bag="Y1 R1", books="red.3 yellow.1").draw("Y1").use("book.yellow.1", 0).draw("R1")
    assert play.spaces == [4, 5]


@row("red 4", "17 pass_up 2")
def test_red_4_white_ones_move_two() -> None:
    play = brew("W1 R1 W1 W2 R1 W1", books="red.4")
    assert play.spaces == [1, 2, 4, 6, 7, 9] and play.white == 5


@row("red 5", "TC 93")
def test_red_5_may_move_as_far_as_the_highest() -> None:
    play = brew("R4 R1", books="red.5")
    assert play.spaces == [4, 8]
    assert play.do(LeaveOut(("book.red.5",))).spaces == [4, 5]


@row("red 6", "TC 94")
def test_red_6_a_white_set_aside_may_explode_after_the_stop() -> None:
    play = brew("W3 W3", bag="R1 W3 O1", books="red.6")
    play.next("R1 W3").do(Draw())
    assert [aside.chip for aside in play.me.aside] == ["white3"]
    play.stop()
    assert (play.state, play.white, play.pot) == ("exploded", 9, "W3@3 W3@6 R1@7 W3@10")


@row("red 6")
def test_red_6_placed_while_brewing_is_like_a_drawn_chip() -> None:
    play = brew("O1", bag="R1 B2 O1", books="red.6 blue.4")
    play.next("R1 B2").do(Draw()).lay("B2")
    assert play.pot == "O1@1 R1@2 B2@4" and play.me.aside == []


@row("red 6", "17 red6_after_stop")
def test_red_6_after_the_stop_there_is_no_action_but_step_b() -> None:
    play = brew("O1 O1", bag="R1 B2 O1", books="red.6 blue.4")
    play.next("R1 B2").do(Draw()).stop()
    assert play.pot == "O1@1 O1@2 R1@3 B2@5" and play.me.points == 0
    green = brew("O1", bag="R1 G1 O1", books="red.6 green.1")
    green.next("R1 G1").do(Draw()).stop().stop(seat=1)
    assert green.me.rubies == 2


@row("red 6")
def test_red_6_several_in_the_owners_order() -> None:
    play = brew("O1", bag="R1 R1 W1 W2 O1", books="red.6")
    play.next("R1 W1").do(Draw()).next("R1 W2").do(Draw()).stop()
    assert play.offered() == [Lay("white1"), Lay("white2")]
    assert play.lay("W2").spaces == [1, 2, 3, 5, 6]


@row("red 6")
def test_red_6_with_an_empty_bag_sets_nothing_aside() -> None:
    assert brew("O1 R1", bag="", books="red.6").me.aside == []
