"""Rules 5, 5.1 and 13.4: the purple fortune cards, and the rats that they change."""

from __future__ import annotations

from typing import Any

import pytest

from games.quacks.board import tails_between
from games.quacks.looks import public
from games.quacks.moves import Gain, GiveUp, Pass, RemoveWhite, Swap, Take
from games.quacks.rounds import Rats, ReadFortune
from games.quacks.table import Player, Table
from games.quacks.told import RatsRan
from games.quacks.words import COLOUR, VALUE
from tests.quacks.play import Play, only, steps_from
from tests.quacks.position import chip, player, row, table


def read(card: str, *players: Player, draws: dict[int, str] | None = None, faces: str = "", **named: Any) -> Play:
    """The card is read, and the rats are counted after it."""
    made = table(*players, **named)
    made.deck = [f"fortune.{card}"]
    return Play(made, *steps_from(made, ReadFortune, Rats), draws=draws, faces=faces)


def taken(play: Play, seat: int = 0) -> set[str]:
    return {move.chip for move in play.offered(seat) if isinstance(move, Take)}


def rats(play: Play) -> list[int]:
    return [p.brew.rats for p in play.table.players]


# ------------------------------------------------------------------ rats (4, 13.3)


@row("TC 40", "TC 42", "TC 43", "4.2", "4.3", "4.4", "D5")
@pytest.mark.parametrize(
    ("own", "leader", "tails"),
    [
        (0, 12, 4), (3, 12, 3), (4, 5, 1), (5, 7, 0), (7, 8, 1), (39, 68, 12), (51, 68, 7), (48, 51, 1), (50, 51, 0),
        (19, 20, 0), (17, 20, 1), (16, 20, 2), (0, 50, 23), (50, 100, 23), (51, 52, 1), (98, 99, 1), (101, 102, 1),
    ],
)  # fmt: skip
def test_tails(own: int, leader: int, tails: int) -> None:
    assert tails_between(own, leader) == tails


@row("4.5", "4.6", "2.1:3")
def test_leaders_get_no_rats() -> None:
    play = read("P7", player(points=12), player(points=12), player(points=0))
    assert rats(play) == [0, 0, 8]
    assert play.told(RatsRan) == []  # told while the position was set up


@row("TC 45", "4.6")
def test_no_rats_in_round_1() -> None:
    assert rats(read("P2", player(points=0), player(points=12), round=1)) == [0, 0]


@row("4.1")
def test_the_score_track_loops() -> None:
    play = read("P2", player(points=50), player(points=101))
    shown = [(p.space, p.laps, p.tails) for p in public(play.match).players]
    assert shown == [(0, 1, 23), (1, 2, 0)]


@row("4.8", "17 rats_refusable")
def test_all_tails_are_used() -> None:
    play = read("P2", player(), player(points=12))
    assert rats(play) == [4, 0] and play.offered() == []


# ------------------------------------------------------------------ P1 to P13


@row("P1", "TC 55", "5 books")
def test_p1_offers_a_two_a_black_or_rubies() -> None:
    play = read("P1", player("O1"), player("O1"), round=1)
    assert taken(play) == {"green2", "blue2", "red2", "black1"} and play.refuses(Take("yellow2"))
    later = read("P1", player("O1"), player("O1"), round=2)
    assert taken(later) == {"green2", "blue2", "red2", "yellow2", "black1"}
    later.do(Gain("rubies")).do(Take("blue2"), seat=1)
    assert later.me.rubies == 4 and later.has("B2", seat=1) == 1


@row("P2")
def test_p2_moves_every_droplet() -> None:
    assert [p.droplet for p in read("P2", player(), player()).table.players] == [1, 1]


@row("P3", "8.8 P3", "17 p3_repeat", "17 p3_orange", "D14")
def test_p3_sells_one_chip_for_a_ruby() -> None:
    play = read("P3", player("O1", rubies=2), player(rubies=0), round=3)
    assert taken(play) == {"orange1", "green1", "blue1", "red1", "yellow1"}
    assert play.offered(1) == []
    play.do(Take("orange1"))
    assert (play.me.rubies, play.has("O1"), play.offered()) == (1, 2, [])


@row("P4", "TC 51")
def test_p4_gives_the_poorest_a_ruby() -> None:
    play = read("P4", player(rubies=1), player(rubies=1), player(rubies=3))
    assert [p.rubies for p in play.table.players] == [2, 2, 3]


@row("P5", "TC 52")
def test_p5_gives_the_last_a_green_chip() -> None:
    play = read("P5", player(), player(), round=1)
    assert [play.has("G1", seat) for seat in (0, 1)] == [1, 1]
    play = read("P5", player(points=5), player(points=3))
    assert [play.has("G1", seat) for seat in (0, 1)] == [0, 1]


@row("P6", "TC 46", "5 rats after")
def test_p6_points_come_before_the_rats() -> None:
    play = read("P6", player("W1*4", points=5), player("W1*4", points=3))
    play.do(Gain("points")).do(RemoveWhite(), seat=1)
    assert play.has("W1", seat=1) == 3 and play.table.removed == 1
    assert rats(play) == [0, 2] and tails_between(3, 5) == 1


@row("P6", "18.6")
def test_p6_without_a_white_chip_asks_nothing() -> None:
    play = read("P6", player("O1"), player("W1"))
    assert play.offered() == []
    play.do(RemoveWhite(), seat=1)
    assert [p.points for p in play.table.players] == [4, 0]


@row("P7", "19 P7, P9 × locoweed book 1")
def test_p7_doubles_the_rats() -> None:
    assert rats(read("P7", player(points=3), player(points=12))) == [6, 0]


@row("P8", "8.8 P8 sum")
def test_p8_lowest_sum_takes_a_blue_two() -> None:
    play = read("P8", player("W1*5 O6"), player("L*5"), player("G4 B4"), draws={0: "W1*5"})
    assert [play.has("B2", seat) for seat in (0, 1, 2)] == [1, 1, 0]
    assert [p.rubies for p in play.table.players] == [1, 1, 2]
    assert len(play.me.bag) == 7


@row("P9", "TC 48")
def test_p9_gives_rat_steps_for_rubies() -> None:
    play = read("P9", player(points=3), player(points=8))
    assert rats(play) == [2, 0] and play.offered(1) == []
    assert play.offered() == [GiveUp(1), GiveUp(2), Pass()] and play.refuses(GiveUp(3))
    play.do(GiveUp(2))
    assert rats(play) == [0, 0] and play.me.rubies == 3


@row("P10", "19 P10 × rats")
def test_p10_points_change_the_rats_afterwards() -> None:
    play = read("P10", player(points=0), player(points=12), round=2)
    assert taken(play) == {"green4", "blue4", "red4", "yellow4"}
    play.do(Gain("points")).do(Gain("points"), seat=1)
    assert [p.points for p in play.table.players] == [4, 12] and rats(play) == [3, 0]


@row("P11", "TC 54", "D13")
def test_p11_has_no_purple_chip_before_its_book() -> None:
    early = read("P11", player(), player(), round=2)
    assert early.offered() == [] and early.me.droplet == 2
    late = read("P11", player(), player(), round=3)
    late.do(Take("purple1")).do(Gain("droplet"), seat=1)
    assert late.has("P") == 1 and late[1].droplet == 2


@row("P12")
def test_p12_everybody_rolls() -> None:
    play = read("P12", player(), player(), faces="pumpkin two_points")
    assert play.has("O1") == 1 and play[1].points == 2


@row("P13", "TC 57", "D15", "17 p13_white", "8.8 upgrades")
def test_p13_without_a_swap_gives_a_green_chip() -> None:
    play = read("P13", player("O1 O1 W2 P"), player("K L W1 G4"))
    assert play.offered() == [] and play.offered(1) == []
    assert [play.has("G1", seat) for seat in (0, 1)] == [1, 1]


@row("P13")
def test_p13_swaps_a_chip_for_the_next_higher() -> None:
    play = read("P13", player("G1 B2 O1 W1"), player("O1"))
    assert play.offered() == [Swap("blue2", "blue4"), Swap("green1", "green2"), Pass()]
    play.do(Swap("green1", "green2"))
    assert play.me.bag == ["blue2", "green2", "orange1", "white1"]


@row("P13")
def test_p13_declining_gives_nothing() -> None:
    play = read("P13", player("G1"), player("O1")).pass_()
    assert play.me.bag == ["green1"]


@row("TC 58")
def test_p13_needs_the_higher_chip_in_the_supply() -> None:
    made = table(player("G1"), player("O1"))
    made.supply["green2"], made.deck = 0, ["fortune.P13"]
    play = Play(made, ReadFortune())
    assert play.offered() == [] and play.has("G1") == 2


@row("19 P6, P8, P13 × starters of green 5, red 2 chips kept")
def test_cards_reach_only_the_bag() -> None:
    play = read("P13", player("", starters=[chip("G1")], aside="R1"), player("O1"))
    assert play.has("G1") == 1 and play.me.starters == ["green1"]


# ------------------------------------------------------------------ general rules of the cards


@row("5 gifts", "TC 121", "black 5")
def test_a_black_chip_of_a_card_goes_to_the_left_with_black_5() -> None:
    play = read("P1", player(), player(), player(), books="black.5")
    play.do(Take("black1")).do(Gain("rubies"), seat=1).do(Gain("rubies"), seat=2)
    assert (play.has("K"), play.has("K", 1), play.me.droplet) == (0, 1, 1)


@row("5 shortage", "18.4.1", "17 shortage")
def test_who_comes_too_late_is_asked_again() -> None:
    made = table(player(), player(), player())
    made.supply["black1"], made.deck = 1, ["fortune.P1"]
    play = Play(made, ReadFortune())
    play.do(Take("black1"), seat=2).do(Take("black1"), seat=1)
    assert play.offers(Gain("rubies"), seat=1), "it may still be changed"
    play.do(Take("black1"))
    assert play.has("K") == 1 and Take("black1") not in play.offered(1) and play.offered(2) == []
    play.do(Gain("rubies"), seat=1)
    play.do(Take("green2"), seat=2)
    assert play[1].rubies == 4 and play.has("G2", 2) == 1


@row("5 explode", "D16")
def test_draws_of_a_card_never_explode() -> None:
    play = read("P13", player("W3 W3 W2 W1"), player("O1"))
    assert play.state == "stopped"


@row("5.2", "2.1:2", "1.2")
def test_one_of_24_cards_a_round() -> None:
    made: Table = table(player(), player())
    assert len(made.deck) == 24 == len(set(made.deck))
    play = Play(made, ReadFortune())
    assert len(play.table.deck) == 23 and play.table.fortune not in play.table.deck


@row("5.1")
def test_two_chips_are_of_four_colours() -> None:
    play = read("P1", player(), player(), round=9)
    twos = {COLOUR[chip_] for chip_ in map(chip, ("G2", "B2", "R2", "Y2"))}
    assert {COLOUR[move.chip] for move in play.offered() if isinstance(move, Take) and VALUE[move.chip] == 2} == twos


def test_the_helper_only_runs_one_step() -> None:
    assert only(Rats, player(), player(points=12)).me.brew.rats == 4
