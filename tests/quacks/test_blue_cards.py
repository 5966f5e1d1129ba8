"""Rules 5.2, 5.3 and 13.4: the blue fortune cards."""

from __future__ import annotations

from games.quacks import pots
from games.quacks.evaluation import BonusDie, ChipActions, RubySpaces, Settle
from games.quacks.moves import Choose, Draw, Pass, Stop, Take, Use
from games.quacks.rounds import Spending
from tests.quacks.play import at, brew, only
from tests.quacks.position import chip, player, row


@row("B1", "TC 60")
def test_b1_a_white_sum_of_seven() -> None:
    pots_ = ["W3@3 W2@5 W2@7", "W3@3 W3@6", "Y1@1 W3@4 W3@7 W2@9"]
    play = only(Settle, *(player(pot_=text) for text in pots_), fortune="B1", books="yellow.3")
    assert [p.droplet for p in play.table.players] == [1, 0, 0]


@row("B1", "D39", "2.1:5")
def test_b1_counts_the_bowl_and_chips_from_beside_the_pot() -> None:
    play = only(Settle, player(pot_="W3@3 O6@52", bowl="W3@53 W1@53"), player(), fortune="B1")
    assert play.me.droplet == 1


@row("B2", "TC 61", "9.1 A1 B2")
def test_b2_the_left_neighbour_takes_a_two() -> None:
    play = at(Settle, player(), player(pot_="W3@3", exploded=True), player(), fortune="B2", books="green.1")
    assert [bool(play.offered(seat)) for seat in (0, 1, 2)] == [False, False, True]
    play.do(Take("red2"), seat=2)
    assert play.has("R2", 2) == 1


@row("B2", "2.12", "19 2 players × left and right neighbour")
def test_b2_with_two_players_both_ways() -> None:
    play = at(Settle, player(exploded=True), player(exploded=True), fortune="B2")
    play.do(Take("red2"), seat=1).do(Take("blue2"))
    assert play.has("B2") == 1 and play.has("R2", 1) == 1


@row("B2", "17 rescued_pot_pays")
def test_b2_a_rescued_pot_pays_nothing() -> None:
    play = brew("W3 W3 W2", fortune="B2", witches="A1", pennies="A").use("witch.A1").stop().stop(seat=1)
    assert play.table.phase != "settling" and play.state == "stopped"


@row("B2", "19 W-A4 × B2, B7")
def test_b2_pays_for_a_pot_with_a4_and_blue_2() -> None:
    play = at(Settle, player(exploded=True, covered=True), player(), fortune="B2", witches="A4")
    assert play.asks() == "" and isinstance(play.offered(1)[0], Take)
    play.do(Take("red2"), seat=1)
    assert play.asks() == "witch.A4"


@row("TC 63", "5.3 safe", "D17")
def test_b3_the_sixth_chip_is_checked() -> None:
    play = brew("W3 W2 W1 W1 O1", bag="W1 O1", fortune="B3").pass_().draw("W1")
    assert play.state == "exploded"


@row("TC 64", "5.3 reset")
def test_b3_a_restart_ends_an_armed_doubling() -> None:
    play = brew("O1*4 Y1", bag="O1", books="yellow.2", fortune="B3")
    play.next("O1")
    assert play.me.brew.armed
    play.use("fortune.B3")
    assert play.spaces == [1]


@row("TC 162", "5.3 over", "17 over_limit_check", "6.3")
def test_b3_any_chip_explodes_a_pot_that_is_over_the_limit() -> None:
    play = brew("W3 W3 W1 W1 W1", bag="G1 O1", fortune="B3")
    assert play.white == 9
    play.pass_().draw("G1")
    assert play.state == "exploded" and play.pot.endswith("G1@10")


@row("5.3 over", "18.6", "17 pass_up")
def test_b3_left_out_steps_wait_for_no_decision_that_never_comes() -> None:
    play = brew("W3 W3 W1 W1 O1", bag="R1 O1", fortune="B3", books="red.1").pass_().draw("R1")
    assert play.state == "exploded" and play.offered() == []


@row("TC 163", "5.3 safe", "17 second_chance_first_five")
def test_b3_may_stop_over_the_limit() -> None:
    play = brew("W3 W3 W2 W1", fortune="B3").stop().stop(seat=1)
    assert play.state == "stopped" and pots.scoring(play.me) == 10
    assert "die" in {line.card for line in play.told(object) if hasattr(line, "card")}


@row("B3", "5.3 decision", "19 B3 × blue 1", "D40", "5 b3 acts")
def test_b3_asks_after_all_effects_of_the_fifth_chip() -> None:
    play = brew("O1*4", bag="B1 W3*3 O1", fortune="B3", books="blue.1")
    play.next("B1 W3").do(Draw())
    assert play.asks() == "book.blue.1"
    play.lay("W3")
    assert play.asks() == "fortune.B3" and play.state == "brewing"


@row("5.3 looked")
def test_b3_looked_at_chips_do_not_count() -> None:
    play = brew("O1*3", bag="B1 O1*4", fortune="B3", books="blue.1")
    play.next("B1 O1").do(Draw()).pass_()
    assert play.me.brew.placings == 4 and play.asks() == "brew"


@row("5.3 looked", "17 starters_count")
def test_b3_counts_starters_and_chips_taken_back() -> None:
    play = brew("W1", bag="O1*5", fortune="B3", starters=[chip("G1")]).use("flask").draw("O1 O1 O1")
    assert play.me.brew.placings == 5 and play.asks() == "fortune.B3"


@row("5.3 reset", "5.3 gains", "5.3 flask", "D18", "17 second_chance_flask", "17 second_chance_gains")
def test_b3_a_restart_keeps_gains_and_the_turned_flask() -> None:
    play = brew("W1", bag="O1*4 B1 O1", fortune="B3", books="blue.6").use("flask").draw("W1 B1 O1 O1")
    assert play.me.rubies == 2 and play.asks() == "fortune.B3"
    play.next("O1")
    play.use("fortune.B3")
    assert (play.me.rubies, play.me.flask, play.pot, play.me.brew.window) == (2, False, "O1@1", 0)
    assert not play.offers(Stop()) or play.me.brew.placings == 1


@row("5.3 red 2", "19 B3 × red 2, red 6 chips set aside", "5.3 reset")
def test_b3_a_restart_leaves_kept_red_chips() -> None:
    play = brew("O1*4", bag="R2 O1 O1", fortune="B3", books="red.2", aside="R1")
    play.draw("R2 O1")
    assert [aside.chip for aside in play.me.aside] == ["red1", "red2"]
    play.use("fortune.B3")
    assert [aside.chip for aside in play.me.aside] == ["red1"]


@row("5.3 reset")
def test_b3_starters_are_placed_again_first() -> None:
    play = brew("O1*4", bag="O1*3", fortune="B3", starters=[chip("G4")], books="green.1")
    assert play.spaces[0] == 4
    play.use("fortune.B3")
    assert play.spaces == [4] and play.me.brew.pot[0].starter


@row("5.3 once")
def test_b3_only_once_and_then_every_draw_is_normal() -> None:
    play = brew("O1*5", bag="W3*3 W1 O1", fortune="B3")
    play.next("W3")
    play.use("fortune.B3").draw("W3 W3")
    assert play.state == "exploded" and play.asks() == ""


@row("TC 66", "B4", "19 W-A4 × B4")
def test_b4_every_roll_is_made_twice() -> None:
    play = only(BonusDie, player(pot_="O1@3"), player(pot_="O1@2"), fortune="B4", faces="two_points ruby")
    assert (play.me.points, play.me.rubies) == (2, 2)


@row("B4", "green 6")
def test_b4_also_for_green_6() -> None:
    play = only(ChipActions, player(pot_="G1@3 G4@9"), player(), books="green.6", fortune="B4", faces="two_points " * 4)
    assert play.me.points == 8


@row("B5", "D20")
def test_b5_and_yellow_3_do_not_add_up() -> None:
    play = brew("Y1 Y1 Y1 W3 W3 W3", bag="W1", fortune="B5", books="yellow.3")
    assert pots.limit(play.table, 0) == 9 and play.draw("W1").state == "exploded"


@row("B6", "TC 69", "19 B6 × orange starter")
def test_b6_orange_moves_one_more() -> None:
    assert brew("O1 O6", fortune="B6").spaces == [2, 9]
    assert brew("W1", fortune="B6", starters=[chip("O1")]).spaces == [2, 3]


@row("TC 161", "19 B6 × yellow 2")
def test_b6_is_doubled_with_the_chip() -> None:
    assert brew("Y1 O1", fortune="B6", books="yellow.2").spaces == [1, 5]


@row("TC 70", "B7", "D16")
def test_b7_a_white_chip_cannot_explode() -> None:
    play = at(Settle, player("W3", pot_="W3@3 W2@5 W2@7"), player(), fortune="B7", last=Settle)
    play.lay("W3")
    assert (play.state, play.white, play.pot) == ("stopped", 10, "W3@3 W2@5 W2@7 W3@10")
    assert play.me.brew.pot[-1].mute


@row("TC 72", "B7")
def test_b7_is_not_offered_to_the_exploded() -> None:
    play = at(Settle, player("O1", exploded=True), player("O1"), fortune="B7")
    assert play.asks() == "" and play.asks(1) == "fortune.B7"


@row("B7", "18.4 B7")
def test_b7_in_order() -> None:
    play = at(Settle, player("O1"), player("O1"), fortune="B7", first=1)
    assert (play.asks(), play.asks(1)) == ("", "fortune.B7")
    play.pass_(1)
    assert play.asks() == "fortune.B7" and play.has("O1", 1) == 1


@row("B7", "19 B7 × locoweed", "19 bowl × B7")
def test_b7_has_no_action_and_no_bonus_and_goes_in_the_bowl() -> None:
    play = at(Settle, player("B4", pot_="O1@1"), player(), fortune="B7", books="blue.5 green.1", last=Settle)
    play.lay("B4")
    assert (play.me.points, play.spaces) == (0, [1, 5])
    loco = at(Settle, player("L", pot_="G4@4"), player(), fortune="B7", locoweed_book=2, last=Settle).lay("L")
    assert loco.pot == "G4@4 L@8" and loco.me.brew.pot[-1].colour == "locoweed"
    full = at(Settle, player("O1", pot_="G4@52"), player(), fortune="B7", last=Settle).lay("O1")
    assert full.bowl == "O1"


@row("B7")
def test_b7_earns_nothing_in_step_b_but_is_the_last_chip() -> None:
    play = at(Settle, player("G1", pot_="G2@2 O1@3"), player(), fortune="B7", books="green.1", last=ChipActions)
    play.lay("G1")
    assert play.me.rubies == 1, "the green 2 is not one of the last two any more"
    other = at(Settle, player("O1", pot_="G2@2"), player(), fortune="B7", books="green.1", last=ChipActions)
    assert other.lay("O1").me.rubies == 2


@row("19 B7 × red 6", "17 settle_order", "D39")
def test_b7_is_not_offered_to_a_pot_that_a_forced_chip_exploded() -> None:
    play = brew("W3 W3", bag="R1 W3 O1*3", books="red.6", fortune="B7")
    play.next("R1 W3").do(Draw()).stop().stop(seat=1)
    assert play.state == "exploded" and (play.asks(), play.asks(1)) == ("", "fortune.B7")


@row("B7")
def test_b7_draws_nothing_from_an_empty_bag() -> None:
    assert at(Settle, player(pot_="O1@1"), player(), fortune="B7", last=Settle).asks() == ""


@row("TC 73", "B8")
def test_b8_pays_an_exploded_buyer_too() -> None:
    play = at(RubySpaces, player(pot_="W1@4", exploded=True), player(), fortune="B8")
    assert play.me.points == 2
    play.do(Choose("coins"))
    assert play.me.points == 2


@row("TC 75", "B11", "D19")
def test_b11_two_rubies() -> None:
    assert only(RubySpaces, player(pot_="W1@4"), player(), fortune="B11").me.rubies == 3


@row("B9", "18.4.2")
def test_b9_fills_the_flasks_before_rubies_are_spent() -> None:
    play = at(Spending, player(flask=False, rubies=2), player(), fortune="B9", last=Spending)
    assert play.me.flask


@row("TC 76")
def test_b9_has_no_effect_in_round_9() -> None:
    assert not only(Spending, player(flask=False), player(), fortune="B9", round=9).me.flask


@row("B10", "19 flask × B10 on the same chip")
def test_b10_the_first_white_chip_may_go_back() -> None:
    play = brew("O1", bag="W3 W1", fortune="B10").draw("W3")
    assert play.offered() == [Use("fortune.B10"), Pass()]
    play.use("fortune.B10")
    assert (play.pot, play.me.flask) == ("O1@1", True)
    assert play.draw("W1").asks() == "brew"


@row("B10", "19 flask × B10 on the same chip")
def test_b10_declined_the_flask_is_still_open() -> None:
    play = brew("W3", bag="W1", fortune="B10").pass_()
    assert play.offers(Use("flask")) and play.draw("W1").asks() == "brew"


@row("B10")
def test_b10_through_a_blue_chip() -> None:
    play = brew("O1", bag="B1 W1", fortune="B10", books="blue.1")
    play.next("B1 W1").do(Draw()).lay("W1")
    assert play.asks() == "fortune.B10"


@row("B10")
def test_b10_not_for_a_starter_nor_for_the_exploding_chip() -> None:
    play = brew("O1", fortune="B10", starters=[chip("W1")])
    assert play.asks() == "brew" and not play.me.brew.seen_white
    starters = [chip("W3"), chip("W3")]
    assert brew("O1", bag="W2 O1", fortune="B10", starters=starters).draw("W2").state == "exploded"


@row("19 bowl × B10, flask", "10.6")
def test_b10_and_flask_take_a_white_from_the_bowl() -> None:
    play = brew("G4", bag="W1 W2", droplet=50, fortune="B10", books="green.1").draw("W1").use("fortune.B10")
    assert play.bowl == ""
    play.draw("W2").use("flask")
    assert play.bowl == "" and pots.is_full(play.me)
