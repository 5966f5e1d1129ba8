"""Rules 9, 9.1, 13.6 and 19: the witches of group A."""

from __future__ import annotations

from typing import Any

from games.luck import Seeded
from games.quacks import pots
from games.quacks.evaluation import RubySpaces, Settle
from games.quacks.moves import Draw, Pass, Stop, Use
from games.quacks.options import Options
from games.quacks.setup import lay_out
from games.quacks.shop import Gather, OpenShop
from games.quacks.table import Player
from games.quacks.told_gains import Rolled
from tests.quacks.play import Play, at, brew, only
from tests.quacks.position import player, row


def shop(*players: Player, **named: Any) -> Play:
    return at(OpenShop, *players, last=Gather, **named)


# ------------------------------------------------------------------ in general


@row("2.15", "2.16", "9 once", "D35", "D34", "1.2")
def test_three_pennies_and_one_witch_of_each_group() -> None:
    made = lay_out(5, Options(), Seeded(3))
    assert [witch[6] for witch in made.witches] == ["A", "B", "C"]
    assert all(p.pennies == ["A", "B", "C"] for p in made.players)
    drawn = {witch for seed in range(60) for witch in lay_out(2, Options(), Seeded(seed)).witches}
    assert len(drawn) == 12


@row("TC 144", "9 once")
def test_a_witch_only_once() -> None:
    play = brew("W1 W1 W1", witches="A3", pennies="A").use("witch.A3", 2)
    assert play.refuses(Use("witch.A3", (1,))) and play.me.pennies == []


@row("9 several")
def test_several_pennies_in_one_round() -> None:
    play = at(RubySpaces, player(pot_="O1@51"), player(), witches="A1 B2 C3", last=Gather)
    play.use("witch.C3").use("witch.B2").buy("G1").done()
    assert play.me.pennies == ["A"]


# ------------------------------------------------------------------ A: brewing


@row("TC 129", "witch A1", "9.1 A1", "2.1:5", "19 W-A1 × blue 2 window")
def test_a1_takes_the_exploding_chip_back() -> None:
    play = brew("W3 W3 W2", witches="A1", pennies="A", bag="O1*3")
    assert play.state == "exploded" and play.offered() == [Use("witch.A1"), Pass()]
    play.use("witch.A1")
    assert (play.state, play.white, play.me.flask, play.has("W2")) == ("brewing", 6, False, 1)
    assert play.offers(Draw()) and play.offers(Stop())


@row("19 W-A1 × blue 2 window")
def test_a1_in_a_window_of_blue_2() -> None:
    play = brew("W3 W3 B2", bag="W2 O1*3", witches="A1", books="blue.2", pennies="A").draw("W2")
    assert play.me.brew.covered
    play.use("witch.A1")
    assert not play.me.brew.covered and play.me.brew.window == 1


@row("witch A1", "19 flask × W-A1 in the same round")
def test_a1_needs_a_full_flask() -> None:
    assert brew("W3 W3 W2", witches="A1", pennies="A", flask=False).asks() == ""
    assert brew("W3 W3", bag="W3*2", witches="A1", pennies="A").use("flask").draw("W3 W3").asks() == ""


@row("TC 160", "9.1 A1")
def test_a1_opens_the_lane_again() -> None:
    play = brew("W3 W3", bag="R1 W3 O1*3", books="red.6", witches="A1", pennies="A")
    play.next("R1 W3").do(Draw()).stop()
    assert play.asks() == "witch.A1"
    play.use("witch.A1")
    assert (play.state, play.white, play.has("W3")) == ("brewing", 6, 1) and play.asks() == "brew"


@row("19 W-A1 × coloured chip exploded the pot (5.3)")
def test_a1_the_coloured_chip_stays() -> None:
    play = brew("W3 W3 W1 W1 W1", bag="G1 O1", fortune="B3", witches="A1", pennies="A").pass_().draw("G1")
    play.use("witch.A1")
    assert play.state == "brewing" and play.white == 8 and play.pot.endswith("G1@10")


@row("19 bowl × exploding there", "10.6")
def test_a1_takes_the_white_from_the_bowl() -> None:
    play = brew("W3", bag="W3 W2", droplet=50, witches="A1", pennies="A").draw("W3 W2")
    assert pots.scoring(play.me) == 53 and play.state == "exploded"
    play.use("witch.A1")
    assert play.bowl == "W3" and play.state == "brewing"


@row("witch A1", "6.8")
def test_a1_may_be_declined() -> None:
    play = brew("W3 W3 W2", witches="A1", pennies="A").pass_()
    assert play.state == "exploded" and play.asks() == "" and play.me.pennies == ["A"]


def six(draws: str = "O1", bag: str = "", chosen: str = "", **named: Any) -> Play:
    """Witch A2 is called and draws these six chips."""
    play = brew(draws, bag=f"{chosen} {bag}", witches="A2", pennies="A", **named)
    return play.next(chosen).use("witch.A2")


@row("witch A2", "9.1 A2", "6.2")
def test_a2_places_as_many_as_it_likes() -> None:
    play = six("", bag="O1*3", chosen="W1 O1 G4 W3 O1 W2", books="green.1")
    assert play.asks() == "witch.A2"
    play.lay("G4").lay("W1").pass_()
    assert play.pot == "G4@4 W1@5" and play.offers(Stop()) and len(play.me.bag) == 7


@row("witch A2", "6.2")
def test_a2_may_place_none_and_then_stop() -> None:
    play = six("", bag="O1*3", chosen="O1*6").pass_()
    assert play.pot == "" and play.offers(Stop())


@row("witch A2")
def test_a2_with_few_chips_draws_all() -> None:
    assert len(six(bag="", chosen="W1 O1").me.brew.six) == 2


@row("TC 130", "witch A2")
def test_a2_an_explosion_ends_the_offer() -> None:
    play = six("W3", bag="O1", chosen="W3 W3 O1*4").lay("W3").lay("W3")
    assert play.state == "exploded" and play.me.brew.six == [] and len(play.me.bag) == 5


@row("19 W-A2 × red 6, yellow 5, blue 1 inside it")
def test_a2_what_a_placed_chip_draws_comes_from_the_rest() -> None:
    play = six(bag="G4 G4", chosen="B2 O1*5", books="blue.1").lay("B2")
    assert play.asks() == "book.blue.1" and play.me.brew.looked == ["green4", "green4"]
    play.lay("G4")
    assert play.asks() == "witch.A2"


@row("19 W-A2 × red 2")
def test_a2_a_red_2_chip_goes_beside_the_pot() -> None:
    play = six(bag="O1", chosen="R1 O1*5", books="red.2").lay("R1")
    assert [aside.chip for aside in play.me.aside] == ["red1"] and play.asks() == "witch.A2"


@row("19 W-A2 × B3's fifth chip", "5.3 looked")
def test_a2_and_the_fifth_chip() -> None:
    play = six("O1*3", bag="O1*3", chosen="G4 G4 W1*4", fortune="B3", books="green.1").lay("G4").lay("G4")
    assert play.asks() == "fortune.B3" and len(play.me.brew.six) == 4
    play.next("O1").use("fortune.B3")
    assert play.asks() == "brew" and play.me.brew.six == [] and play.me.pennies == []


@row(
    "witch A3",
    "TC 158",
    "D38",
    "17 witch_a3_bowl",
    "19 full pot × W-A3, or yellow 1 on 52, taking a white chip of the pot",
)
def test_a3_takes_whites_of_the_pot_only() -> None:
    play = brew("W1 G1 W3 G4", bag="W2 O1", droplet=43, witches="A3", pennies="A", books="green.1").draw("W2")
    assert play.pot == "W1@44 G1@45 W3@48 G4@52" and play.bowl == "W2"
    assert [m.places for m in play.offered() if isinstance(m, Use) and m.card == "witch.A3"] == [(0,), (2,), (0, 2)]
    play.use("witch.A3", 0, 2)
    assert (play.white, play.pot) == (2, "G1@45 G4@52")


@row("witch A3")
def test_a3_the_last_chip_may_go_and_play_goes_on_from_the_one_before() -> None:
    play = brew("O1 W3", bag="O1", witches="A3", pennies="A").use("witch.A3", 1).draw("O1")
    assert play.spaces == [1, 2]


@row("witch A3", "9.1 A3", "17 witch_a3_when", "18.6")
def test_a3_also_after_stopping_with_a_decision_left() -> None:
    play = brew("R1 W3 O1", books="red.2", witches="A3", pennies="A").stop()
    assert play.offers(Use("witch.A3", (0,)))
    play.use("witch.A3", 0)
    assert play.white == 0 and play.asks() == "beside"
    assert brew("W3 O1", witches="A3", pennies="A").stop().asks() == ""
    exploded = brew("R1 W3 W3 W3", books="red.2", witches="A3", pennies="A")
    assert not exploded.offers(Use("witch.A3", (1, 2)))


@row("witch A3", "9.1 A3")
def test_a3_beside_b7() -> None:
    play = at(Settle, player("O1*5", "W3@3"), player(), fortune="B7", witches="A3", last=Settle)
    assert play.offers(Use("witch.A3", (0,)))
    play.use("witch.A3", 0).lay("O1")
    assert play.pot == "O1@1"


@row("19 W-A3 × red 3, yellow 1, blue 6, purple 6 afterwards", "18.6")
def test_a3_others_see_the_pot_without_them() -> None:
    play = brew("O1 W3", bag="R1", witches="A3", pennies="A", books="red.3").use("witch.A3", 1).draw("R1")
    assert play.spaces == [1, 2]
    assert not any(isinstance(move, Use) for move in brew("O1", witches="A3", pennies="A").offered())


@row("TC 132", "TC 174", "witch A4", "9.1 A4", "D36")
def test_a4_the_exploded_pot_takes_all() -> None:
    play = at(
        Settle, player(pot_="W3@29", exploded=True), player(pot_="O1@11"), player(pot_="O1@8"),
        witches="A4", books="green.1",
    )  # fmt: skip
    play.roll("two_points")
    assert play.asks() == "witch.A4"
    play.use("witch.A4")
    assert [line.seat for line in play.told(Rolled)] == [0]
    assert play.me.points == 2 + 7 and play.asks() == "basket" and play.me.rubies == 2


@row("TC 132", "9.1 A4")
def test_a4_not_offered_to_who_did_not_explode() -> None:
    assert only(Settle, player(), player(), witches="A4").asks() == ""
    covered = only(Settle, player(exploded=True, covered=True), player(), witches="A4")
    assert covered.asks() == "witch.A4"
