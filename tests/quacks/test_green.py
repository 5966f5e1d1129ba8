"""Rules 8.2 and 13.5: the green books."""

from __future__ import annotations

from typing import Any

from games.quacks.evaluation import BonusDie, ChipActions, Points
from games.quacks.moves import Mark, Pass, Take
from games.quacks.rounds import BrewAll
from games.quacks.shop import Gather
from games.quacks.table import Player
from tests.quacks.play import Play, at, only, steps_from
from tests.quacks.position import player, row


def step_b(text: str = "", *others: Player, bowl: str = "", faces: str = "", named: dict[str, Any] | None = None,
           **fields: Any) -> Play:  # fmt: skip
    """Step B with this pot before seat 0."""
    return only(ChipActions, player("", text, bowl, **fields), *(others or (player(),)), faces=faces, **(named or {}))


def rubies(play: Play) -> int:
    return play.me.rubies - 1


# ------------------------------------------------------------------ green


@row("green 1", "TC 102")
def test_green_1_last_and_next_to_last() -> None:
    assert rubies(step_b("O1@1 G2@3 G4@7", named={"books": "green.1"})) == 2
    assert rubies(step_b("G2@2 O1@3 O1@4", named={"books": "green.1"})) == 0


@row("TC 148", "10.4", "10.6")
def test_green_1_does_not_see_the_bowl() -> None:
    play = step_b("G1@51 O1@52", bowl="G4@53", named={"books": "green.1"})
    assert rubies(play) == 1, "the green chip of the pot is next-to-last"


@row("TC 151", "D12")
def test_green_1_sees_a_copy() -> None:
    assert rubies(step_b("G2@2 L@4=G2", named={"books": "green.1", "locoweed_book": 2})) == 2
    copies = {"books": "green.1", "locoweed_book": 2, "locoweed_copies": "placing"}
    assert rubies(step_b("G2@2 L@4=G2", named=copies)) == 1


@row("green 2")
def test_green_2_a_chip_for_each() -> None:
    play = step_b("G2@2 G1@3", named={"books": "green.2"})
    assert play.offered() == [Take("orange1"), Pass()]
    play.do(Take("orange1"))
    assert play.offered() == [Take("blue1"), Take("red1"), Pass()]
    play.do(Take("red1"))
    assert play.me.bag == ["orange1", "red1"]


@row("green 2", "TC 103", "17 gifts_before_book")
def test_green_2_gives_nothing_before_the_book() -> None:
    assert step_b("G4@4", named={"books": "green.2", "round": 1}).asks() == ""
    assert step_b("G4@4", named={"books": "green.2", "round": 2}).offered() == [Take("yellow1"), Pass()]


@row("green 3", "TC 169", "19 green 3 × reaching 52", "7 details")
def test_green_3_moves_the_last_chip() -> None:
    pots_ = "W3@10 W2@20 W2@30 G4@50"
    play = at(BonusDie, player("", pots_), player(pot_="O1@9"), books="green.3", last=Points, faces="one_point")
    assert play.asks() == "book.green.3"
    play.use("book.green.3")
    assert play.spaces[-1] == 52 and play.me.points == 1 + 15


@row("green 3", "17 pass_up")
def test_green_3_only_with_a_sum_of_seven_and_it_may_be_left_out() -> None:
    assert step_b("W3@3 W3@6 G4@10", named={"books": "green.3"}).asks() == ""
    assert step_b("W3@3 W2@5 W2@7 G4@11", named={"books": "green.3"}).pass_().spaces[-1] == 11
    assert step_b("W3@3 G1@4 G2@6 W2@8 W2@10", named={"books": "green.3"}).use("book.green.3").spaces[-1] == 13


@row("green 4", "TC 105")
def test_green_4_a_droplet_step_for_a_ruby() -> None:
    play = step_b("G1@1 G2@3", named={"books": "green.4"}).use("book.green.4")
    assert (play.me.rubies, play.me.droplet, play.asks()) == (0, 1, "")


def marks(play: Play) -> set[str]:
    return {play.me.brew.pot[move.place].chip for move in play.offered() if isinstance(move, Mark)}


@row("green 5", "TC 106")
def test_green_5_a_chip_not_above_the_green_one() -> None:
    play = step_b("O1@1 B4@5 W2@7 G2@9", named={"books": "green.5"})
    assert marks(play) == {"orange1", "white2", "green2"}


@row("green 5", "8.8 bowl", "17 locoweed_value")
def test_green_5_each_physical_chip_once_and_none_of_the_bowl() -> None:
    play = step_b("G1@1 G1@2", bowl="W1@53", named={"books": "green.5"}).do(Mark(1)).do(Mark(0))
    assert [laid.marked for laid in play.me.brew.pot] == [True, True] and play.asks() == ""
    loco = step_b("L@3=R4 G2@9", named={"books": "green.5", "locoweed_book": 2})
    assert marks(loco) == {"green2"}


@row("green 5", "9 round 9", "18.6")
def test_green_5_is_not_asked_in_round_9() -> None:
    assert step_b("G1@1", named={"books": "green.5", "round": 9}).asks() == ""


@row("green 5", "TC 39")
def test_green_5_the_starter_is_placed_first_next_round() -> None:
    play = at(ChipActions, player("O1*5", "O1@1 G1@2"), player("O1*5"), books="green.5", last=Gather)
    play.do(Mark(1)).done()
    assert play.me.starters == ["green1"] and play.has("G1") == 0 and play.has("O1") == 6
    again = Play(play.table, *steps_from(play.table, BrewAll))
    assert again.pot.startswith("G1@1") and again.me.brew.pot[0].starter


@row("green 6", "18.6")
def test_green_6_rolls() -> None:
    play = step_b("G1@1 G4@5", faces="two_points ruby", named={"books": "green.6"})
    assert (play.me.points, rubies(play)) == (2, 1)
