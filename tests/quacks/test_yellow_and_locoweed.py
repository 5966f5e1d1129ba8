"""Rules 8.5, 8.8 and 13.5: yellow books and the locoweed."""

from __future__ import annotations

from typing import Any

from games.quacks import pots
from games.quacks.moves import Draw, LeaveOut
from games.quacks.rounds import BrewAll
from tests.quacks.play import Play, brew, steps_from
from tests.quacks.position import chip, player, pot, row, table

# ------------------------------------------------------------------ yellow


@row("yellow 1", "TC 96")
def test_yellow_1_takes_the_white_before_it_back() -> None:
    play = brew("W2 W2 W3", bag="Y1", books="yellow.1").draw("Y1")
    assert play.asks() == "book.yellow.1"
    play.use("book.yellow.1", 2)
    assert (play.white, play.spaces, play.has("W3")) == (4, [2, 4, 8], 1)


@row("yellow 1", "19 yellow 1 × red 2 chip drawn between white and yellow")
def test_yellow_1_a_red_2_chip_does_not_lie_between() -> None:
    assert brew("W1 R1", bag="Y1", books="yellow.1 red.2").draw("Y1").asks() == "book.yellow.1"
    assert brew("W1 O1", bag="Y1 O1", books="yellow.1").draw("Y1").asks() == "brew"


@row("yellow 2", "TC 97", "17 yellow2_doubles")
def test_yellow_2_doubles_the_whole_move() -> None:
    assert brew("O1 Y1 R2", books="yellow.2 red.1").spaces == [1, 2, 8]


@row("yellow 2", "17 yellow2_chain")
def test_yellow_2_arms_again() -> None:
    assert brew("Y1 Y1 O1", books="yellow.2").spaces == [1, 3, 5]


@row("yellow 2", "17 pass_up", "D21", "6.8", "18.2 without")
def test_yellow_2_and_red_1_may_be_left_out() -> None:
    play = brew("O1 Y1 R2", books="yellow.2 red.1")
    ways = [move.cards for move in play.offered() if isinstance(move, LeaveOut)]
    assert ways == [("book.red.1",), ("book.yellow.2",), ("book.red.1", "book.yellow.2")]
    assert play.do(LeaveOut(("book.yellow.2",))).spaces == [1, 2, 5]
    assert not any(isinstance(move, LeaveOut) for move in play.offered())
    gone = brew("O1 R2", books="red.1").draw("O1")
    assert not any(isinstance(move, LeaveOut) for move in gone.offered())


@row("17 pass_up 2")
def test_left_out_steps_take_the_landing_with_them() -> None:
    play = brew("O1 Y1 O1 Y1", bag="B2 O1", books="yellow.2 blue.3").draw("B2")
    assert play.spaces == [1, 2, 4, 5, 9] and play.me.rubies == 2
    play.do(LeaveOut(("book.yellow.2",)))
    assert play.spaces[-1] == 7 and play.me.rubies == 1


@row("17 pass_up 2", "10.1")
def test_left_out_steps_may_bring_back_what_52_took() -> None:
    play = brew("Y1", bag="B2 O1 O1 O1", droplet=47, books="yellow.2 blue.1").draw("B2")
    assert play.spaces == [48, 52] and play.asks() == "brew"
    play.next("O1 O1").do(LeaveOut(("book.yellow.2",)))
    assert play.spaces == [48, 50] and play.asks() == "book.blue.1"


@row("yellow 3")
def test_yellow_3_raises_the_limit() -> None:
    assert pots.limit(brew("Y1", books="yellow.3").table, 0) == 8
    play = brew("Y1 Y2 Y4", books="yellow.3")
    assert pots.limit(play.table, 0) == 9 and pots.limit(play.table, 1) == 7


@row("yellow 4")
def test_yellow_4_three_times_farther() -> None:
    assert brew("Y1 Y1 Y1 Y1", books="yellow.4").spaces == [2, 5, 9, 10]


@row("yellow 5", "TC 99")
def test_yellow_5_moves_on_by_the_next_chip() -> None:
    play = brew("W3", bag="Y2 W3", books="yellow.5").draw("Y2")
    assert play.asks() == "book.yellow.5"
    play.next("W3").use("book.yellow.5")
    assert (play.spaces, play.white, play.has("W3")) == ([3, 8], 3, 1)


@row("yellow 5", "TC 100", "8.8 yellow 5")
def test_yellow_5_a_locoweed_is_one() -> None:
    play = brew("O1", bag="Y2 L", books="yellow.5", rats=3).draw("Y2")
    assert play.next("L").use("book.yellow.5").spaces == [4, 7]


@row("yellow 5", "17 pass_up")
def test_yellow_5_declined_or_without_a_bag() -> None:
    assert brew("O1", bag="Y2 O1", books="yellow.5").draw("Y2").pass_().spaces == [1, 3]
    assert brew("O1 Y2", bag="", books="yellow.5").spaces == [1, 3]


@row("yellow 6")
def test_yellow_6_three_more_for_a_ruby() -> None:
    play = brew("O1", bag="Y1 O1", books="yellow.6", rubies=2).draw("Y1").use("book.yellow.6")
    assert play.spaces == [1, 5] and play.me.rubies == 1 and play.asks() == "brew"


@row("yellow 6", "18.6")
def test_yellow_6_is_not_offered_without_a_ruby_or_on_52() -> None:
    assert brew("O1", bag="Y1 O1", books="yellow.6", rubies=0).draw("Y1").asks() == "brew"
    assert brew("O1", bag="Y1 O1", books="yellow.6", droplet=51).draw("Y1").asks() == "brew"
    assert brew("O1", bag="Y1", books="yellow.6", droplet=48).draw("Y1").use("book.yellow.6").spaces == [49, 52]


# ------------------------------------------------------------------ locoweed


def stand(text: str, bag: str, **named: Any) -> Play:
    """Seat 0 brews on from this pot."""
    made = table(player(f"O1 {bag}"), player("O1*3"), **named)
    play = Play(made, *steps_from(made, BrewAll), draws={0: "O1"})
    play.me.brew.pot = pot(text)
    return play


@row("locoweed 1", "8.8 yellow 2", "19 locoweed book 1 × yellow 2, red 3, B6")
def test_locoweed_1_by_the_rats_at_most_4() -> None:
    assert brew("L", rats=0).spaces == [1]
    assert brew("L", rats=2).spaces == [5]
    assert brew("L", rats=9).spaces == [13]
    assert brew("Y1 L", rats=3, books="yellow.2").spaces == [4, 8]
    assert brew("W3 L", rats=1, books="red.3", fortune="B6").spaces == [4, 6]


@row("locoweed 2", "TC 126")
def test_locoweed_2_without_a_coloured_chip() -> None:
    assert brew("W1 W2 L", locoweed_book=2).spaces == [1, 3, 4]


@row("locoweed 2", "TC 127", "8.8 white between")
def test_locoweed_2_copies_the_last_coloured_chip() -> None:
    play = brew("O1 O1 B2 W1 L L", locoweed_book=2, books="blue.3")
    assert play.spaces == [1, 2, 4, 5, 7, 9] and play.me.rubies == 2
    assert brew("O1 O1 O1 B2", bag="L", locoweed_book=2, books="blue.4").me.points == 2


@row("locoweed 2", "TC 154", "8.8 yellow 4", "17 locoweed_copies")
def test_locoweed_2_copies_yellow_4() -> None:
    assert brew("Y1 L Y1", locoweed_book=2, books="yellow.4").spaces == [2, 5, 9]
    assert brew("Y1 L Y1", locoweed_book=2, books="yellow.4", locoweed_copies="placing").spaces == [2, 5, 8]


@row("locoweed 2", "TC 155", "8.8 orange", "17 locoweed_as_orange")
def test_locoweed_2_stays_locoweed_after_orange() -> None:
    play = brew("O6 L R1", locoweed_book=2, books="red.1", fortune="B6")
    assert play.spaces == [7, 13, 15]


@row("8.8 copied", "19 locoweed book 2 × first five of B3, blue 2 window, W-A2")
def test_locoweed_2_copies_what_acts() -> None:
    assert brew("Y1 L O1", locoweed_book=2, books="yellow.2").spaces == [1, 3, 5]
    play = brew("B1", bag="L O1 O1", locoweed_book=2, books="blue.1").pass_()
    assert play.draw("L").asks() == "book.blue.1"
    red = brew("O1", bag="R1 L W1 W2 O1", locoweed_book=2, books="red.6")
    red.next("R1 W1").do(Draw()).next("L W2").do(Draw())
    assert [aside.chip for aside in red.me.aside] == ["white1", "white2"] and red.spaces == [1, 2, 3]


@row("8.8 starter")
def test_locoweed_2_as_a_starter_copies_anew() -> None:
    play = brew("O1", locoweed_book=2, starters=[chip("L")])
    assert play.spaces == [1, 2] and play.me.brew.pot[0].colour == "locoweed"


@row("19 locoweed book 2 × copied chip doubled or moved by a bonus")
def test_locoweed_2_copies_the_printed_value() -> None:
    assert brew("O1 R1 L", locoweed_book=2, books="red.1").spaces == [1, 3, 5]
    assert brew("Y1 R2 L", locoweed_book=2, books="yellow.2 red.4").spaces == [1, 5, 7]


@row("19 red 5 × highest red that is a copy")
def test_red_5_sees_a_copy() -> None:
    play = stand("R1@1 L@5=R4", "R1", books="red.5", locoweed_book=2).draw("R1")
    assert play.spaces == [1, 5, 9]
