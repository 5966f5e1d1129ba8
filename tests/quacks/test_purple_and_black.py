"""Rules 8.6, 8.7 and 13.5: the purple and black books."""

from __future__ import annotations

from typing import Any

import pytest

from games.quacks import pots
from games.quacks.evaluation import ChipActions, RubySpaces
from games.quacks.moves import Buy, Pass, Raise, Use
from games.quacks.shop import Gather, OpenShop
from games.quacks.table import Player
from games.quacks.told import CoinsLeft
from tests.quacks.play import Play, at, only
from tests.quacks.position import player, row, table


def step_b(text: str = "", *others: Player, bowl: str = "", faces: str = "", named: dict[str, Any] | None = None,
           **fields: Any) -> Play:  # fmt: skip
    """Step B with this pot before seat 0."""
    return only(ChipActions, player("", text, bowl, **fields), *(others or (player(),)), faces=faces, **(named or {}))


def rubies(play: Play) -> int:
    return play.me.rubies - 1


# ------------------------------------------------------------------ purple


@row("purple 1", "TC 108")
def test_purple_1_one_reward_or_a_lower_one() -> None:
    play = step_b("P@1 P@2 P@3 P@4", named={"books": "purple.1"})
    assert [len(move.places) for move in play.offered()] == [3, 2, 1]
    play.do(play.offered()[0])
    assert (play.me.points, play.me.droplet, rubies(play), play.asks()) == (2, 1, 0, "")


@row("purple 1", "18.6")
def test_purple_1_runs_by_itself_with_one_or_two() -> None:
    one, two = (step_b(text, named={"books": "purple.1"}) for text in ("P@1", "P@1 P@2"))
    assert (one.me.points, rubies(one)) == (1, 0) and (two.me.points, rubies(two)) == (1, 1)


@row("TC 152", "D12")
def test_purple_1_sees_a_copy() -> None:
    play = step_b("P@1 L@2=P", named={"books": "purple.1", "locoweed_book": 2})
    assert (play.me.points, rubies(play)) == (1, 1)
    copies = {"books": "purple.1", "locoweed_book": 2, "locoweed_copies": "placing"}
    assert rubies(step_b("P@1 L@2=P", named=copies)) == 0


@row("purple 2", "TC 109", "17 purple2_discards", "18.6")
def test_purple_2_one_two_or_three_once() -> None:
    play = step_b("P@1 P@2 P@3 P@4 O1@5", named={"books": "purple.2"})
    supply = play.table.supply["purple1"]
    assert sorted({len(move.places) for move in play.offered() if isinstance(move, Use)}) == [1, 2, 3]
    move = next(move for move in play.offered() if isinstance(move, Use) and len(move.places) == 3)
    play.do(move)
    assert (play.me.points, rubies(play), play.me.droplet, play.has("Y4"), play.asks()) == (6, 1, 2, 1, "")
    assert play.table.supply["purple1"] == supply + 3 and len(play.me.brew.pot) == 2


@row("purple 2", "8.8 purple 2", "black 5", "17 black5_scope")
def test_purple_2_the_black_chip_is_the_own_and_a_copy_can_be_discarded() -> None:
    play = step_b("P@1 L@2=P O1@9", named={"books": "purple.2 black.5", "locoweed_book": 2})
    assert play.offers(Use("book.purple.2", (1,))) and play.offers(Use("book.purple.2", (0,)))
    play.use("book.purple.2", 1)
    assert (play.has("K"), play.me.droplet, play.me.points, rubies(play)) == (1, 0, 1, 1)
    two = step_b("P@1 P@2 O1@9", named={"books": "purple.2"}).use("book.purple.2", 0, 1)
    assert (two.has("G1"), two.has("B2"), two.me.points, two.me.droplet) == (1, 1, 3, 1)


@row("purple 3", "TC 172", "D10", "17 purple3_number")
def test_purple_3_by_the_printed_number() -> None:
    assert step_b("P@20 P@31", named={"books": "purple.3"}).me.points == 3
    assert step_b("P@9 P@10 P@45", named={"books": "purple.3"}).me.points == 4


@row("purple 4", "TC 111")
def test_purple_4_raises_green_blue_red_or_yellow() -> None:
    assert step_b("P@1 P@2 O1@3 W1@4 K@5", named={"books": "purple.4"}).asks() == ""
    play = step_b("G1@1 B2@3 P@4", named={"books": "purple.4"})
    assert play.offered() == [Raise(0, "green2"), Pass()]
    play.do(Raise(0, "green2"))
    assert play.me.bag == ["green2"] and play.pot == "B2@3 P@4"


@row("purple 4")
def test_purple_4_by_the_number_of_purple_chips() -> None:
    two = step_b("B2@3 P@4 P@5", named={"books": "purple.4"})
    assert two.offered() == [Raise(0, "blue4"), Pass()]
    three = step_b("R1@3 P@4 P@5 P@6", named={"books": "purple.4"})
    assert three.offered() == [Raise(0, "red2"), Raise(0, "red4"), Pass()]


@row("purple 5", "TC 112", "12.3")
def test_purple_5_coins_of_its_own() -> None:
    play = at(ChipActions, player("", "P@19 P@22 O1@23"), player(), books="purple.5 green.1")
    assert play.asks() == "book.purple.5" and play.offers(Buy("green1"))
    play.buy("G1")
    assert play.me.brew.bought == ["green1"] and not play.offers(Buy("green2")) and play.offers(Buy("blue1"))
    play.buy("B1")
    assert play.asks() == "basket"
    assert play.match.todo.lanes[0] is not None
    assert play.offers(Buy("green4"))


@row("purple 5")
def test_purple_5_unspent_coins_are_lost() -> None:
    play = step_b("P@19 P@22", named={"books": "purple.5"}).done()
    assert play.told(CoinsLeft) == [CoinsLeft(0, 9, "book.purple.5")] and play.asks() == ""


@row("purple 5", "12.3")
def test_purple_5_in_round_9_makes_points_and_never_counts_the_spoon() -> None:
    assert step_b("P@52", named={"books": "purple.5", "round": 9}).me.points == 14 // 5


@row("purple 6", "TC 114", "TC 115", "17 purple6_bowl", "8.8 purple 6")
def test_purple_6_the_chip_directly_after() -> None:
    assert step_b("P@1 B4@5", named={"books": "purple.6"}).me.points == 4
    assert step_b("R4@4 P@5 R1@9", named={"books": "purple.6 red.5"}).me.points == 1
    assert step_b("P@1 P@2", named={"books": "purple.6"}).me.points == 1
    assert step_b("P@1 L@4=R4", named={"books": "purple.6", "locoweed_book": 1}).me.points == 1
    assert step_b("P@52", bowl="B4@53", named={"books": "purple.6"}).me.points == 0


@row("8.6 supply", "1.3")
def test_chips_of_step_b_come_from_the_supply() -> None:
    made = table(player("", "P@1"), player(), books="purple.2")
    made.supply["black1"] = 0
    play = Play(made, ChipActions()).use("book.purple.2", 0)
    assert play.has("K") == 0 and play.me.points == 1


# ------------------------------------------------------------------ black


def black(*texts: str, book: str, **named: Any) -> list[tuple[int, int]]:
    """Droplet steps and rubies of step B, by seat."""
    play = only(ChipActions, *(player(pot_=text) for text in texts), books=f"black.{book} green.3", **named)
    return [(p.droplet, p.rubies - 1) for p in play.table.players]


@row("black two", "TC 117", "D11", "17 black_zero_tie", "2.11")
def test_black_with_two_players() -> None:
    assert black("K@1 K@2", "K@1 K@2", book="two") == [(1, 0), (1, 0)]
    assert black("K@1 K@2 K@3", "K@1 K@2", book="two") == [(1, 1), (0, 0)]
    assert black("O1@1", "O1@1", book="two") == [(0, 0), (0, 0)]


@row("black neighbours", "TC 118", "19 5 players × base black book")
def test_black_with_neighbours() -> None:
    assert black("K@1 K@2", "K@1", "O1@1", "K@1 K@2", book="neighbours")[0] == (1, 0)
    assert black("K@1", "O1@1", "K@1 K@2", "K@1 K@2", "O1@1", book="neighbours")[0] == (1, 1)


@row("TC 153")
def test_black_sees_a_copy() -> None:
    texts = ("K@1 L@2=K", "K@1", "K@1")
    assert black(*texts, book="neighbours", locoweed_book=2)[0] == (1, 1)
    assert black(*texts, book="neighbours", locoweed_book=2, locoweed_copies="placing")[0] == (0, 0)


@row("black 5", "TC 120", "19 W-B3 × black 5", "9 B3")
def test_black_5_what_is_bought_goes_left() -> None:
    play = at(OpenShop, player(pot_="O1@20"), player(), player(), books="black.5", witches="B3", last=Gather)
    play.buy("K").copy("K").done()
    assert (play.has("K"), play.has("K", 1), play.me.droplet) == (0, 2, 2)


@row("black 5", "D33", "17 black5_own", "2.12")
def test_black_5_rubies() -> None:
    assert black("K@1 O1@2 K@3 K@4", "K@1 K@2 O1@3 O1@4", book="5") == [(0, 4), (0, 3)]


@row("black 6", "TC 123", "TC 124", "TC 170", "17 black6_second")
def test_black_6_the_farthest_and_the_second() -> None:
    assert black("K@20 K@18", "K@15", book="6") == [(1, 1), (0, 0)]
    assert black("K@20", "K@20", "K@18", book="6") == [(1, 0), (1, 0), (0, 1)]


@row("black 6", "19 bowl × yellow 3, yellow 4, red 1, red 4, blue 5, blue 6, green 3, purple, black, W-B1, W-C1")
def test_bowl_chips_are_not_seen() -> None:
    play = only(
        ChipActions,
        player(pot_="W3@40 O1@52", bowl="K@53 P@53 W2@53 W2@53"),
        player(),
        books="black.6 purple.1 green.3",
    )
    assert (play.me.droplet, play.me.points) == (0, 0) and play.asks() == ""
    assert pots.white_sum(play.me) == 7


@row("19 purple 2, purple 4 × black 6, black 5, base black", "7.B", "18.4 B")
def test_black_compares_the_pots_as_b_began() -> None:
    first = player(pot_="W3@10 W2@12 W2@14 G4@18 K@19")
    play = only(ChipActions, first, player(pot_="K@20"), books="black.6 green.3")
    assert play.asks() == "book.green.3"
    play.use("book.green.3")
    assert [p.droplet for p in play.table.players] == [0, 1] and play.me.rubies == 2


@row("7.B", "19 purple 2 × last or next-to-last")
def test_green_comes_before_purple() -> None:
    play = only(ChipActions, player(pot_="P@1 G1@2"), player(), books="green.2 purple.2")
    assert play.asks() == "book.green.2"
    assert play.pass_().asks() == "book.purple.2"


@row("TC 24", "6.9")
def test_the_explosion_is_irrelevant_in_step_b() -> None:
    play = only(ChipActions, player(pot_="K@1 P@2 G1@3", exploded=True), player(), books="green.1 purple.1 black.two")
    assert (play.me.droplet, play.me.points, rubies(play)) == (1, 1, 2)


@row("purple 4", "19 W-B1 × purple 4 in B")
def test_purple_4_and_w_b1_on_different_chips() -> None:
    play = at(ChipActions, player("", "R1@1 R1@2 P@3"), player(), books="purple.4", witches="B1", last=Gather)
    play.do(Raise(0, "red2"))
    assert play.pot == "R1@2 P@3"
    play.use("witch.B1", 0).done()
    assert play.me.bag == ["purple1", "red2", "red2"]


@pytest.mark.parametrize("text", ["L@6=G2", "G2@6"])
@row("8.8 counts")
def test_a_green_copy_counts_with_its_value(text: str) -> None:
    play = step_b(f"W3@1 W2@2 W2@3 {text}", named={"books": "green.3", "locoweed_book": 2}).use("book.green.3")
    assert play.spaces[-1] == 8


@row("7.C", "TC 24")
def test_rubies_for_the_exploded_too() -> None:
    assert only(RubySpaces, player(pot_="O1@4", exploded=True), player()).me.rubies == 2
