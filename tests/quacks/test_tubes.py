"""Rules 11 and 17: the test tubes, and a limited supply of rubies."""

from __future__ import annotations

from games.quacks.board import GLASSES
from games.quacks.evaluation import ExplodedChoose, RubySpaces
from games.quacks.moves import Done, MoveDroplet, Spend
from games.quacks.rounds import ReadFortune, Spending
from games.quacks.supply import HandOut
from tests.quacks.play import Play, at, brew, only
from tests.quacks.position import player, row, table

# ------------------------------------------------------------------ the test tubes


@row("11", "17 pot_side")
def test_every_step_is_a_choice_and_pays_at_once() -> None:
    play = only(Spending, player(rubies=4), player(rubies=0), pot_side="tubes")
    play.do(Spend("droplet"))
    assert play.offered() == [MoveDroplet("pot"), MoveDroplet("tube")]
    play.do(MoveDroplet("tube"))
    assert (play.me.glass, play.me.rubies) == (1, 3)
    play.do(Spend("droplet"), MoveDroplet("pot"))
    assert (play.me.droplet, play.me.glass) == (1, 1)


@row("11", "17 gifts_before_book", "black 5", "17 black5_scope", "19 tubes × purple 2 or P11's two steps")
def test_a_chip_of_a_glass() -> None:
    made = table(player(glass=8), player(), pot_side="tubes", round=2)
    made.deck = ["fortune.P11"]
    play = Play(made, ReadFortune(), HandOut())
    assert play.offered() == [MoveDroplet("pot"), MoveDroplet("tube")]
    play.do(MoveDroplet("tube")).do(MoveDroplet("tube"))
    play.do(MoveDroplet("pot"), MoveDroplet("pot"), seat=1)
    assert (play.me.glass, play.me.points, play.has("P")) == (10, 3, 0)
    black = only(Spending, player(glass=4, rubies=2), player(), pot_side="tubes", books="black.5")
    black.do(Spend("droplet"), MoveDroplet("tube"))
    assert black.me.due[0].chip == "black1" and black.me.droplet == 0
    assert len(GLASSES) == 13


@row("11", "18.6")
def test_after_the_last_glass_only_the_pot() -> None:
    play = only(Spending, player(glass=12, rubies=2), player(), pot_side="tubes").do(Spend("droplet"))
    assert play.me.droplet == 1


@row("11", "D41", "17 tubes_last_round", "18.5.8", "12.1")
def test_tubes_pay_in_round_9_before_the_trade() -> None:
    play = at(Spending, player(glass=0, rubies=4, pennies=""), player(rubies=0), pot_side="tubes", round=9)
    play.do(Spend("droplet"), Done())
    assert (play.me.glass, play.me.points) == (1, 1) and play.me.rubies == 1


@row("18.4 F")
def test_chips_of_tubes_are_handed_out_in_order() -> None:
    made = table(*(player(glass=2, rubies=2) for _ in range(2)), pot_side="tubes", first=1)
    made.supply["blue1"] = 1
    play = Play(made, Spending(), HandOut())
    play.do(Spend("droplet"), MoveDroplet("tube")).do(Spend("droplet"), MoveDroplet("tube"), seat=1)
    assert (play.has("B1"), play.has("B1", 1)) == (0, 1)


# ------------------------------------------------------------------ limited rubies


@row("17 ruby_supply", "2.18", "1.3")
def test_limited_rubies() -> None:
    play = at(RubySpaces, player(pot_="O1@12", rubies=20), player(pot_="O1@12", rubies=19), ruby_supply="limited",
              first=1, last=ExplodedChoose)  # fmt: skip
    assert [p.rubies for p in play.table.players] == [20, 20]
    brewing = brew("W1 B1", books="blue.6", ruby_supply="limited")
    assert brewing.me.rubies == 1 and brewing.me.due[0].rubies == 1
    brewing.stop().stop(seat=1)
    assert brewing.me.rubies == 2
