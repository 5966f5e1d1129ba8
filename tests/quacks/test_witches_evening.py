"""Rules 9, 9.1, 13.6 and 19: the witches of groups B and C."""

from __future__ import annotations

from typing import Any

import pytest

from games.quacks.evaluation import BonusDie, Points, RubySpaces
from games.quacks.moves import Buy, Choose, Pass, Spend, Use
from games.quacks.rounds import Ending, Spending
from games.quacks.shop import Gather, LastShop, OpenShop
from games.quacks.table import Laid, Player
from tests.quacks.play import Play, at, only
from tests.quacks.position import player, row, table


def shop(*players: Player, **named: Any) -> Play:
    return at(OpenShop, *players, last=Gather, **named)


# ------------------------------------------------------------------ B: buying


@row("TC 133", "witch B1", "D21", "8.8 upgrades", "17 witch_b1_white")
def test_b1_never_orange_white_or_a_four() -> None:
    play = shop(player(pot_="O1@1 G4@5 W1@6 P@7 K@8 L@9"), player(), witches="B1")
    assert not any(isinstance(move, Use) for move in play.offered())


@row("witch B1", "19 W-B1 × last two chips", "TC 133")
def test_b1_the_last_two_or_any_one() -> None:
    play = shop(player(pot_="G1@5 B1@6 R2@8"), player(), witches="B1")
    ways = [move.places for move in play.offered() if isinstance(move, Use)]
    assert ways == [(0,), (1,), (2,), (1, 2)]
    play.buy("G1")
    assert ways == [move.places for move in play.offered() if isinstance(move, Use)], "not what was just bought"
    play.use("witch.B1", 1, 2).done()
    assert play.me.bag == ["blue2", "green1", "green1", "red4"] and play.me.pennies == ["A", "C"]
    one = shop(player(pot_="G1@5 B1@6 O1@8"), player(), witches="B1")
    assert [move.places for move in one.offered() if isinstance(move, Use)] == [(0,), (1,)]


@row("witch B1", "9.1 B")
def test_b1_for_an_exploded_player_who_took_points() -> None:
    play = shop(player(pot_="G1@5", exploded=True, choice="points"), player(), witches="B1")
    assert play.offered()[0] == Use("witch.B1", (0,))
    assert only(LastShop, player(pot_="G1@5"), player(), witches="B1", round=9).asks() == ""


@row("TC 177", "green 5")
def test_b1_a_raised_starter_is_lost() -> None:
    play = shop(player(pot_="G1@1"), player(), witches="B1", books="green.5")
    play.me.brew.pot = [Laid("green1", 1, "green", 1, marked=True)]
    play.use("witch.B1", 0).done()
    assert play.me.starters == [] and play.has("G2") == 1


@row("witch B2", "19 W-B2, W-B4 × purple 5", "7.E")
def test_b2_doubles_the_coins() -> None:
    play = shop(player(pot_="O1@6"), player(), witches="B2", books="green.1 blue.1")
    assert not play.offers(Buy("blue2"))
    play.use("witch.B2").buy("B2 G1").done()
    assert play.me.pennies == ["A", "C"] and play.has("B2") == 1
    assert shop(player(pot_="O1@6", exploded=True, choice="points"), player(), witches="B2").asks() == ""


@row("TC 135", "12.4")
def test_b2_in_round_9() -> None:
    play = at(LastShop, player(pot_="O1@26"), player(), witches="B2", round=9, last=Spending).use("witch.B2")
    assert play.me.points == 8


@row("TC 136", "TC 164", "witch B3", "9.1 B")
def test_b3_one_of_the_bought_chips_again() -> None:
    play = shop(player(pot_="O1@8"), player(), witches="B3", books="green.1 blue.1").buy("G1 B1").copy("G1").done()
    assert (play.has("G1"), play.has("B1"), play.me.pennies) == (2, 1, ["A", "C"])
    one = shop(player(pot_="O1@8"), player(), witches="B3", books="green.1").buy("G1").copy("G1").done()
    assert one.has("G1") == 2


@row("witch B3")
def test_b3_nothing_if_the_kind_ran_out() -> None:
    made = table(player(pot_="O1@8"), player(), witches="B3", books="green.1")
    made.supply["green1"] = 1
    play = Play(made, OpenShop()).buy("G1")
    assert not any(move.kind == "copy" for move in play.offered())


@row("witch B4", "9.1 B")
def test_b4_two_coins_for_each_ruby() -> None:
    play = shop(player(pot_="O1@3", rubies=3), player(pennies=""), witches="B4", books="green.1")
    play.use("witch.B4").buy("B1 G1").done()
    assert (play.me.rubies, play.has("B1"), play.has("G1")) == (3, 1, 1)


@row("witch B4")
def test_b4_alone_for_who_took_points() -> None:
    play = shop(player(pot_="O1@30", rubies=3, exploded=True, choice="points"), player(), witches="B4")
    assert play.offered()[0] == Use("witch.B4")
    play.use("witch.B4")
    assert play.offers(Buy("green1")) and not play.offers(Buy("green2"))
    last = at(LastShop, player(pot_="O1@30", rubies=5, exploded=True, choice="points"), player(), witches="B4",
              round=9, last=Spending)  # fmt: skip
    assert last.use("witch.B4").me.points == 2


# ------------------------------------------------------------------ C: points and rubies


@row("TC 138", "witch C1", "8.8 W-C1")
@pytest.mark.parametrize(
    ("text", "won"),
    [
        ("O1@1 G1@2 B1@3 R1@4 L@5", 4), ("O1@1 O6@7 W1@8", 3), ("O1@1 G1@2 B1@3 R1@4 Y1@5 P@6", 7),
        ("O1@1 G1@2 B1@3 R1@4 Y1@5 P@6 K@7", 10), ("O1@1 G1@2 B1@3 R1@4 Y1@5 P@6 K@7 L@8=K", 14),
    ],
)  # fmt: skip
def test_c1_by_colours(text: str, won: int) -> None:
    play = at(Points, player(pot_=text), player(), witches="C1", last=Points)
    before = play.me.points
    assert play.use("witch.C1").me.points == before + won


@row("witch C1", "17 witch_c1_exploded_buyer", "18.6")
def test_c1_not_without_colours_nor_for_an_exploded_buyer() -> None:
    assert at(Points, player(pot_="W1@1"), player(), witches="C1", last=Points).asks() == ""
    buyer = player(pot_="O1@1", exploded=True, choice="coins")
    assert at(Points, buyer, player(), witches="C1", last=Points).asks() == ""


@row("TC 139", "witch C2", "8.8 W-C2", "9.1 C")
def test_c2_counts_the_bag() -> None:
    buyer = player("G2 B4 P L K O1 W3", exploded=True, choice="coins")
    assert at(Points, buyer, player(), witches="C2", last=Points).use("witch.C2").me.points == 8


@row("19 W-C2 × chips gained in B2, A, B", "17 witch_c2_bag")
def test_c2_counts_chips_gained_since_brewing() -> None:
    play = at(BonusDie, player("O1", "P@1"), player(), witches="C2", books="purple.2", last=Points, faces="one_point")
    play.use("book.purple.2", 0)
    assert play.asks() == "", "a black chip is worth nothing there"
    more = at(BonusDie, player("O1", "P@1 P@2"), player(), witches="C2", books="purple.2", last=Points, faces="ruby")
    before = more.use("book.purple.2", 0, 1).me.points
    assert more.use("witch.C2").me.points == before + 2


@row("TC 141", "witch C3", "19 W-C3 × B11 / B8", "9.1 C")
def test_c3_instead_of_b11_and_beside_b8() -> None:
    play = only(RubySpaces, player(pot_="O1@51"), player(), witches="C3", fortune="B11")
    assert play.offered() == [Use("witch.C3"), Pass()]
    assert play.use("witch.C3").me.rubies == 15
    other = only(RubySpaces, player(pot_="O1@51"), player(), witches="C3", fortune="B11").pass_()
    assert other.me.rubies == 3
    lucky = only(RubySpaces, player(pot_="O1@51"), player(), witches="C3", fortune="B8").use("witch.C3")
    assert (lucky.me.rubies, lucky.me.points) == (15, 2)


@row("TC 173", "witch C3")
def test_c3_by_the_points_of_the_space() -> None:
    play = only(RubySpaces, player(pot_="O1@51", rubies=0), player(), witches="C3").use("witch.C3")
    assert play.me.rubies == 14
    assert only(RubySpaces, player(pot_="O1@4"), player(), witches="C3").asks() == "", "0 instead of 1"
    called = player(pot_="O1@4", rubies=0, declared=["witch.C3"], pennies="")
    assert only(RubySpaces, called, player(), witches="C3").me.rubies == 0


@row("witch C3", "9 A4 with C3")
def test_c3_for_an_exploded_buyer() -> None:
    play = at(RubySpaces, player(pot_="O1@12", exploded=True), player(), witches="A4 C3", last=Points)
    play.use("witch.C3").do(Choose("coins"))
    assert (play.me.rubies, play.me.points) == (3, 0)


@row("TC 142", "witch C4", "12.4", "9.1 C")
def test_c4_one_ruby_instead_of_two() -> None:
    play = only(Spending, player(rubies=5), player(rubies=0), witches="C4").use("witch.C4")
    play.do(*[Spend("droplet")] * 5)
    assert (play.me.rubies, play.me.droplet, play.asks()) == (0, 5, "")
    last = at(Spending, player(rubies=5, pennies=""), player(rubies=0, pennies=""), witches="C4", round=9, last=Ending)
    assert last.me.points == 2


@row("19 W-C4 × round 9", "18.6")
def test_c4_in_round_9_only_for_tubes() -> None:
    assert only(Spending, player(rubies=5), player(), witches="C4", round=9).asks() == ""
    play = only(Spending, player(rubies=3), player(), witches="C4", round=9, pot_side="tubes").use("witch.C4")
    play.do(Spend("droplet"))
    assert (play.me.glass, play.me.rubies) == (1, 3)


@row("12.5")
def test_an_unused_penny_is_worth_two_points() -> None:
    assert only(Ending, player(rubies=0, pennies="AC"), player(), round=9).me.points == 4
