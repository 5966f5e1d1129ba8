"""Rules 10, 19 and 13.6: the end of the track, and what meets while brewing."""

from __future__ import annotations

from games.quacks import pots
from games.quacks.moves import Draw, Stop, Use
from games.quacks.rounds import BrewAll
from tests.quacks.play import Play, brew, steps_from
from tests.quacks.position import chip, player, row, table

# ------------------------------------------------------------------ the end of the track


@row("TC 147", "10.1", "10.2", "19 locoweed book 2 × copy lands on 52")
def test_on_52_what_concerns_a_later_chip_is_lost() -> None:
    play = brew("Y2", bag="O1 L", droplet=51, books="yellow.2")
    assert play.pot == "Y2@52" and not play.me.brew.armed
    assert play.draw("O1").bowl == "O1"
    assert brew("O1", bag="B2 O1", droplet=51, books="blue.1").draw("B2").asks() == "brew"
    assert brew("O1", bag="Y2 O1", droplet=51, books="yellow.5").draw("Y2").asks() == "brew"
    assert brew("O1", bag="R2 O1", droplet=50, books="red.6").draw("R2").me.aside == []
    copied = brew("B1", bag="L O1", droplet=50, books="blue.1", locoweed_book=2).pass_().draw("L")
    assert copied.pot == "B1@51 L@52" and copied.asks() == "brew"


@row("10.1", "17 blue2_on_52", "19 blue 3, blue 4 × index 52")
def test_on_52_all_else_still_happens() -> None:
    assert brew("B2", droplet=51, books="blue.2").me.brew.window == 2
    assert brew("B2", droplet=51, books="blue.3").me.rubies == 2
    assert brew("B2", droplet=51, books="blue.4").me.points == 2
    assert brew("W1", bag="Y2", droplet=50, books="yellow.1").draw("Y2").asks() == "book.yellow.1"
    assert pots.limit(brew("Y2", droplet=51, books="yellow.3").table, 0) == 8


@row("TC 159", "10.6", "19 white on 52 taken back × bowl empty / not empty")
def test_a_white_on_52_taken_back_opens_the_pot() -> None:
    play = brew("O1", bag="W1 G2", droplet=50, books="green.1").draw("W1")
    assert pots.is_full(play.me)
    play.use("flask")
    assert not pots.is_full(play.me) and play.draw("G2").spaces == [51, 52]


@row("10.2", "19 full pot × blue 1 pick, W-A2, red 2 and 6 chips from beside the pot, B7")
def test_offers_go_in_the_bowl_of_a_full_pot() -> None:
    play = brew("R1 O1", books="red.2", droplet=51).stop().lay("R1")
    assert play.bowl == "R1"
    six = brew("O1", bag="W3*3", droplet=51, witches="A2", pennies="A").use("witch.A2")
    assert six.lay("W3").bowl == "W3"
    assert six.lay("W3").lay("W3").state == "exploded"


@row("19 yellow 2 × chips set aside, chips only looked at, yellow 5's draw")
def test_an_armed_doubling_waits_for_a_placed_chip() -> None:
    play = brew("Y1 R1 O1", books="yellow.2 red.2")
    assert play.spaces == [1, 3]


@row("19 yellow 2 × stop or explosion")
def test_the_doubling_ends_with_the_stop() -> None:
    play = brew("R2 Y1", books="yellow.2 red.2").stop().lay("R2")
    assert play.spaces == [1, 3]


@row("19 green 5 × red 2 starter", "19 green 5 × two starters", "2.1:4")
def test_starters_are_placed_in_the_owners_order() -> None:
    made = table(player("O1", starters=[chip("O6"), chip("R2")]), player("O1*3"), books="red.2")
    play = Play(made, *steps_from(made, BrewAll))
    assert play.asks() == "starters"
    play.lay("R2")
    assert [aside.chip for aside in play.me.aside] == ["red2"] and play.spaces == [6]


@row("19 flask × chip from blue 1, W-A2, or beside the pot while brewing")
def test_the_flask_after_any_placing() -> None:
    play = brew("O1", bag="B1 W1 O1", books="blue.1").next("B1 W1").do(Draw()).lay("W1")
    assert play.offers(Use("flask"))
    six = brew("O1", bag="W1 O1", witches="A2", pennies="A").use("witch.A2").lay("W1")
    assert six.asks() == "witch.A2" and six.use("flask").me.brew.six == ["orange1"]
    red = brew("O1", bag="R1 W1 O1", books="red.6").next("R1 W1").do(Draw()).lay("W1")
    assert red.offers(Use("flask"))


@row("19 flask × starter, B7's chip, chip placed after stopping")
def test_no_flask_for_a_starter() -> None:
    made = table(player("O1", starters=[chip("W2")]), player("O1*3"))
    play = Play(made, *steps_from(made, BrewAll))
    assert play.pot == "W2@2" and play.offered() == [Draw(), Stop()]
