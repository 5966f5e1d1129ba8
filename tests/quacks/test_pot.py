"""Rules 3, 6 and 13.1: the pot, the explosion, the flask."""

from __future__ import annotations

from games.quacks import pots
from games.quacks.board import COINS, POINTS, RUBIES
from games.quacks.evaluation import BonusDie, Points, RubySpaces
from games.quacks.moves import Choose, Draw, Stop, Use
from tests.quacks.play import Play, at, brew, only
from tests.quacks.position import chip, laid, player, row


def scoring(play: Play) -> int:
    return pots.scoring(play.me)


@row("TC 1", "3.1", "3.4", "3.5")
def test_the_scoring_space_lies_behind_the_last_chip() -> None:
    play = brew("W1 O1 W3")
    assert play.pot == "W1@1 O1@2 W3@5"
    assert (scoring(play), pots.coins(play.me), pots.points(play.me), pots.has_ruby(play.me)) == (6, 6, 1, False)


@row("3.2")
def test_skipped_spaces_stay_empty() -> None:
    assert brew("O6 G4 W1", books="green.1").spaces == [6, 10, 11]


@row("3.3", "TC 171")
def test_a_move_past_52_ends_on_52() -> None:
    play = brew("G1", droplet=50, rats=4)
    assert (pots.start(play.me), play.pot, scoring(play)) == (52, "G1@52", 53)


@row("3.6", "D30", "17 empty_pot_scores")
def test_an_empty_pot_scores_the_space_behind_the_start() -> None:
    assert pots.scoring(player(droplet=4, rats=2)) == 7


@row("3.7", "D4")
def test_no_chip_lies_on_the_spoon() -> None:
    play = brew("O6 O6 O6", droplet=45, bag="G4", expansion="on")
    assert play.spaces == [51, 52] and scoring(play) == 53


@row("TC 15", "3")
def test_the_track_has_54_spaces() -> None:
    assert len(COINS) == len(POINTS) == 54 and (COINS[53], POINTS[53]) == (35, 15) and 53 not in RUBIES
    assert all(COINS.count(coins) == 2 for coins in range(15, 34)) and COINS[15] == COINS[16] == 15
    assert [POINTS[i] for i in (5, 6, 10, 28, 29, 52)] == [0, 1, 2, 6, 7, 14]
    assert len(RUBIES) == 15 and RUBIES[0] == 5 and RUBIES[-1] == 52


@row("TC 3", "6.3")
def test_seven_is_safe() -> None:
    play = brew("W3 W2 W2")
    assert (play.white, play.state) == (7, "brewing") and play.offers(Draw())


@row("TC 4", "6.3")
def test_eight_explodes() -> None:
    play = brew("W3 W2 W2 W1")
    assert (play.state, play.pot, scoring(play)) == ("exploded", "W3@3 W2@5 W2@7 W1@8", 9)
    assert play.offered() == []


@row("TC 6", "6.6")
def test_no_flask_for_the_exploding_chip() -> None:
    play = brew("W3 W2 W2 W1")
    assert play.me.flask and play.refuses(Use("flask"))


@row("TC 8", "6.5")
def test_the_flask_takes_a_white_chip_back() -> None:
    play = brew("W3 W2 W2").use("flask")
    assert (play.white, play.spaces, play.has("W2"), play.me.flask) == (5, [3, 5], 1, False)
    assert play.offers(Draw()) and play.offers(Stop())


@row("TC 9", "6.6")
def test_the_flask_is_empty_until_it_is_filled() -> None:
    play = brew("W3 W2 W2", bag="W1").use("flask").draw("W1")
    assert play.refuses(Use("flask"))


@row("TC 10")
def test_the_first_chip_taken_back() -> None:
    play = brew("W1", droplet=3, rats=2).use("flask")
    assert play.pot == ""
    assert play.draw("O1").spaces == [6]


@row("6.6")
def test_no_flask_after_a_coloured_chip() -> None:
    assert not brew("W1 O1").offers(Use("flask"))


@row("6.7", "TC 178")
def test_what_a_chip_used_up_stays_used() -> None:
    play = brew("B1 W2", bag="W3*3", books="blue.2").use("flask").draw("W3 W3 W3")
    assert play.state == "exploded" and not play.me.brew.covered


@row("TC 12", "6.2")
def test_no_stop_before_the_first_chip() -> None:
    play = brew("", witches="A2", pennies="A")
    assert play.offered() == [Draw(), Use("witch.A2")] and play.refuses(Stop())


@row("6.2")
def test_a_chip_that_was_taken_back_was_placed() -> None:
    assert brew("W1").use("flask").offers(Stop())


@row("TC 13", "6.10", "18.6")
def test_an_empty_bag_stops_by_itself() -> None:
    assert brew("O1 O1", bag="").state == "stopped"


@row("6.1", "18.2.1", "18.2.2")
def test_the_first_draw_comes_by_itself_and_lanes_do_not_touch() -> None:
    play = brew("O1", others=2)
    assert [len(other.brew.pot) for other in play.table.players] == [1, 1, 1]
    play.draw("O1").stop(seat=2)
    assert play.offers(Draw(), seat=1)


@row("6.4", "TC 67", "B5")
def test_a_limit_of_nine() -> None:
    play = brew("W3 W3 W3", bag="W1", fortune="B5")
    assert play.state == "brewing"
    assert play.draw("W1").state == "exploded"


@row("6.8", "6.9", "18.6")
def test_the_explosion_is_final_by_itself() -> None:
    play = brew("W3 W3 W2", witches="A1", pennies="")
    assert play.offered() == []


@row("6.11", "10.9")
def test_without_the_bowl_further_draws_only_raise_the_risk() -> None:
    play = brew("G4 W1 B4", droplet=50, bag="W3*3", expansion="off")
    assert (play.pot, scoring(play), play.white) == ("G4@52", 53, 1)
    assert pots.bowl_points(play.table, play.me) == 0
    assert play.draw("W3 W3 W3").state == "exploded"


@row("6.12", "18.2.3")
def test_a_stop_is_final() -> None:
    play = brew("O1").stop()
    assert play.offered() == []


@row("TC 16", "13.1")
def test_a_restart_loses_no_chip() -> None:
    play = brew("O1*5", fortune="B3").use("fortune.B3")
    assert len(play.me.bag) + len(play.me.brew.pot) == 9


@row("6 order", "19 red 3, purple 6 × white 1 moved 2 by red 4")
def test_movement_before_explosion_before_action() -> None:
    play = brew("R1 W1", books="red.4")
    assert play.spaces == [1, 3] and play.white == 1 and chip("W1") == play.me.brew.pot[-1].chip


@row("TC 36", "7 details")
def test_a_droplet_won_in_a_changes_no_scoring_space() -> None:
    play = only(BonusDie, player(pot_="O1@10"), player(pot_="O1@5"), faces="droplet")
    assert play.me.droplet == 1 and scoring(play) == 11


@row("TC 24", "TC 25", "7.C")
def test_points_or_coins_is_asked_after_the_rubies() -> None:
    play = at(RubySpaces, player(pot_="W1@4", exploded=True), player(pot_="O1@2"), last=Points)
    assert play.me.rubies == 2 and play.offered() == [Choose("points"), Choose("coins")]


def test_letters() -> None:
    assert laid("L@6=G2").colour == "green" and laid("P@3").chip == "purple1"
