"""Rules 7, 10, 12 and 13.2: the die, rubies, points, the end."""

from __future__ import annotations

from collections import Counter

from games.luck import Seeded
from games.quacks import pots
from games.quacks.evaluation import BonusDie, ChipActions, ExplodedChoose, Points, RubySpaces, Settle
from games.quacks.moves import Choose, MoveDroplet, Spend
from games.quacks.rounds import Ending, Spending
from games.quacks.shop import Gather, OpenShop
from games.quacks.table import Player
from games.quacks.told import Ended
from games.quacks.told_gains import Rolled
from games.quacks.words import FACES
from tests.quacks.play import QUACKS, at, brew, only
from tests.quacks.position import player, row

# ------------------------------------------------------------------ A: the die


@row("TC 18", "7.A")
def test_the_farther_space_rolls_and_exact_ties_all() -> None:
    def rolled(*texts: str) -> list[int]:
        made = [player(pot_=text) for text in texts]
        play = only(BonusDie, *made, faces="one_point one_point")
        return [seat for seat, p in enumerate(play.table.players) if p.points]

    assert rolled("O1@25", "O1@25") == [0, 1]
    assert rolled("O1@24", "O1@25") == [1]


@row("TC 19", "7.A")
def test_the_exploded_do_not_roll() -> None:
    makers = (player(pot_="O1@29", exploded=True), player(pot_="O1@11"), player(pot_="O1@8"))
    assert [p.points for p in only(BonusDie, *makers, faces="two_points").table.players] == [0, 2, 0]


@row("TC 21", "10.5")
def test_all_on_the_spoon_roll() -> None:
    makers = (player(pot_="O1@52", bowl="G4@53 G4@53"), player(pot_="O1@52"))
    assert [p.points for p in only(BonusDie, *makers, faces="one_point two_points").table.players] == [1, 2]


@row("TC 22", "7 die", "D6", "TC 36")
def test_the_six_faces() -> None:
    def after(face: str) -> tuple[int, int, int, int]:
        me = only(BonusDie, player(pot_="O1@5"), player(pot_="O1@1"), faces=face).me
        return me.points, me.rubies - 1, me.droplet, me.bag.count("orange1")

    assert [after(face) for face in FACES] == [
        (1, 0, 0, 0), (1, 0, 0, 0), (2, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1),
    ]  # fmt: skip
    luck = Seeded(7)
    rolls = Counter(luck.below(6, "table", count, "die 0") for count in range(60_000))
    assert all(abs(rolls[face] - 10_000) < 500 for face in range(6))


@row("7.A", "2.1:6")
def test_winners_are_fixed_before_the_first_roll() -> None:
    play = only(BonusDie, player(pot_="O1@5"), player(pot_="O1@5"), faces="droplet droplet", first=1)
    assert [p.droplet for p in play.table.players] == [1, 1]
    assert all(isinstance(line, Rolled) for line in play.told(Rolled))


# ------------------------------------------------------------------ C, D: rubies and points


@row("7.C", "7.D", "3.5")
def test_ruby_and_points_of_the_scoring_space() -> None:
    play = at(RubySpaces, player(pot_="O1@12"), player(pot_="O1@13"), last=Points)
    assert [(p.rubies, p.points) for p in play.table.players] == [(2, 2), (1, 3)]


@row("7 explosion", "D25", "7.D", "12.2")
def test_the_exploded_choose_points_or_coins() -> None:
    play = at(ExplodedChoose, player(pot_="O1@20", exploded=True), player(pot_="O1@9"), last=Gather)
    assert play.offered() == [Choose("points"), Choose("coins")] and play.offered(1) == []
    play.do(Choose("points"))
    assert play.me.points == 4 and play.asks() == ""
    buyer = at(ExplodedChoose, player(pot_="O1@20", exploded=True), player(), last=Gather).do(Choose("coins"))
    assert buyer.me.points == 0 and buyer.asks() == "basket"


@row("TC 145", "TC 150", "10.3", "D31")
def test_the_bowl_counts_half() -> None:
    full = only(Points, player(pot_="O1@52", bowl="B4@53 W2@53 O1@53"), player())
    assert full.me.points == 18
    assert only(Points, player(pot_="O1@52", bowl="O1@53"), player()).me.points == 15


@row("TC 156", "10.8", "D37", "8.8 bowl", "17 locoweed_value", "19 B7 × locoweed", "8.8 b7")
def test_locoweed_2_in_the_bowl_has_the_last_value() -> None:
    play = brew("G4", bag="W2 L O1", droplet=50, locoweed_book=2, books="green.1").draw("W2 L")
    assert pots.points(play.me) + pots.bowl_points(play.table, play.me) == 18


@row("TC 157", "10.8")
def test_locoweed_1_in_the_bowl_by_the_rats() -> None:
    play = brew("O1", bag="O1 L", droplet=50, rats=2).draw("O1 L")
    assert play.bowl == "O1 L" and pots.bowl_points(play.table, play.me) == 2


@row("10.7", "17 bowl_exploded_buyer", "19 bowl × exploding there")
def test_an_exploded_full_pot() -> None:
    def pot() -> Player:
        return player(pot_="O1@52", bowl="G4@53", exploded=True)

    points = at(ExplodedChoose, pot(), player(), last=Points).do(Choose("points"))
    assert points.me.points == 17
    coins = at(ExplodedChoose, pot(), player(), last=OpenShop).do(Choose("coins"))
    assert coins.me.points == 0 and QUACKS.waiting(coins.match)[0].about["coins"] == 35


# ------------------------------------------------------------------ F: rubies


@row("TC 34", "7.F", "7 rubies")
def test_two_rubies_for_a_droplet_or_the_flask() -> None:
    play = only(Spending, player(rubies=5, flask=False), player(rubies=0))
    play.do(Spend("droplet"), Spend("flask"))
    assert (play.me.rubies, play.me.droplet, play.me.flask, play.asks()) == (1, 1, True, "")
    assert not only(Spending, player(rubies=5), player()).offers(Spend("flask"))


@row("TC 49", "4.7", "2.1:7", "TC 39")
def test_the_rat_stone_comes_off() -> None:
    play = at(Spending, player("O1", droplet=3, rats=4, rubies=0), player("O1", rubies=0))
    assert play.table.round == 5 and (play.me.droplet, play.me.brew.rats) == (3, 0)


@row("18.4 F", "D41")
def test_no_step_f_in_round_9_on_the_front() -> None:
    assert only(Spending, player(rubies=9, flask=False), player(rubies=9), round=9).asks() == ""


# ------------------------------------------------------------------ the end


@row("TC 37", "12.1", "12.2", "2.9")
def test_round_9_turns_coins_and_rubies_into_points() -> None:
    play = at(Points, player(pot_="O1@30", rubies=5, pennies=""), player(pennies=""), round=9)
    assert (play.me.points, play.me.rubies) == (13, 1) and QUACKS.outcome(play.match) is not None


@row("TC 165", "TC 166", "12.3", "12.4")
def test_two_pools_are_floored_apart() -> None:
    play = at(ChipActions, player("", "P@19 P@22 O1@30"), player(), books="purple.5", round=9, last=Spending)
    assert play.me.points == 1 + 4 + 7
    witch = at(ChipActions, player("", "P@23 P@24 O1@26"), player(), books="purple.5", witches="B2", round=9,
               last=Spending)  # fmt: skip
    assert witch.use("witch.B2").me.points == 2 + 8 + 6


@row("TC 175", "12.6", "12.7", "17 tie_break_bowl")
def test_ties() -> None:
    def ranks(*players: Player) -> tuple[int, ...]:
        play = only(Ending, *players, round=9)
        outcome = QUACKS.outcome(play.match)
        assert outcome is not None and play.told(Ended) == []
        return outcome.ranks

    def full(bowl: str) -> Player:
        return player(pot_="O1@52", bowl=bowl, points=50, rubies=0)

    assert ranks(full("B4@53 W2@53 O1@53"), full("B4@53 O1@53")) == (1, 2)
    assert ranks(player(pot_="O1@20", points=5), player(pot_="O1@21", points=5)) == (2, 1)
    assert ranks(player(points=5), player(points=5), player(points=4)) == (1, 1, 3)


@row("18.5.8", "12.1", "D25")
def test_the_exploded_choose_with_both_numbers_shown() -> None:
    play = at(ExplodedChoose, player(pot_="O1@29", exploded=True), player(), round=9, last=Spending)
    assert QUACKS.waiting(play.match)[0].about == {"points": 7, "coins": 22}
    play.do(Choose("coins"))
    assert play.me.points == 4


@row("11", "2.1:5")
def test_b1_with_tubes() -> None:
    play = at(Settle, player("O1", "W3@3 W2@5 W2@7"), player(), fortune="B1", pot_side="tubes")
    assert play.offered() == [MoveDroplet("pot"), MoveDroplet("tube")]
