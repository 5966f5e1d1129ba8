"""Rules 1, 2 and 17: boxes, books, options, the first table."""

from __future__ import annotations

import pytest

from games.game import Illegal
from games.luck import Seeded
from games.quacks.market import for_sale, prices
from games.quacks.options import RULINGS, Options
from games.quacks.rounds import Round, Spending
from games.quacks.setup import lay_out
from games.quacks.stock import BASE_CHIPS, EXPANSION_CHIPS, PRICES, STARTING_BAG
from games.quacks.table import Table
from games.quacks.words import COLOUR
from tests.quacks.play import QUACKS, Play, only
from tests.quacks.position import chips, player, row, table

# ------------------------------------------------------------------ setup


@row("1.1", "1.3", "D1", "D2", "1.2")
def test_the_boxes() -> None:
    assert sum(BASE_CHIPS.values()) == 216 and sum(EXPANSION_CHIPS.values()) == 151


@row("2.3", "2.4", "2.5", "2.8", "1.3", "D3", "TC 33", "D28")
def test_a_player_at_the_start() -> None:
    made = lay_out(4, Options(expansion="off"), Seeded(1))
    assert all(p.bag == sorted(chips("W1*4 W2*2 W3 O1 G1")) for p in made.players)
    assert all((p.rubies, p.droplet, p.flask, p.points) == (1, 0, True, 0) for p in made.players)
    assert all(made.supply[kind] == number - 4 * STARTING_BAG.count(kind) for kind, number in BASE_CHIPS.items())
    assert (made.supply["white1"], made.supply["white2"], made.supply["white3"]) == (4, 0, 0)


@row("TC 33", "2.8", "2.1:1", "D28")
def test_round_6_brings_a_white_chip() -> None:
    for before, number in ((4, 0), (5, 1), (6, 0)):
        play = Play(table(player(), player(), round=before), Round())
        assert play.table.supply["white1"] == 25 - 2 * 4 - 2 * number


@row("2.1", "2.2", "2.1:7", "18.4.3")
def test_the_start_player_goes_round() -> None:
    made: Table = table(player(), player(), player(), round=1, first=1)
    assert made.order() == [1, 2, 0]
    made.round = 2
    assert made.order() == [2, 0, 1]
    starts = {lay_out(3, Options(), Seeded(seed)).first for seed in range(20)}
    assert starts == {0, 1, 2}


@row("2.6", "2.7", "TC 31", "D29", "D26", "2.17", "17 locoweed_from_round", "2.14")
def test_which_books_are_out() -> None:
    def colours(round_: int) -> set[str]:
        made = table(player(), player(), round=round_)
        return {COLOUR[chip] for chip in for_sale(made, 99)}

    first = {"orange", "black", "green", "blue", "red", "locoweed"}
    assert colours(1) == first
    assert colours(2) == first | {"yellow"}
    assert colours(3) == first | {"yellow", "purple"}
    assert "orange6" in for_sale(table(player(), player(), round=1), 22)


@row("2.10", "2.13", "8 sets", "D23", "17 sets", "17 locoweed_book", "2.17")
def test_sets_of_books() -> None:
    six = lay_out(3, Options(sets=6), Seeded(1)).books
    assert six["green"] == "book.green.6" and six["black"] == "book.black.6" and six["locoweed"] == "book.locoweed.2"
    mixed = Options(sets="per_colour", green=2, blue=6, red=6, yellow=6, purple=6, black=4)
    books = lay_out(3, mixed, Seeded(1)).books
    assert (books["green"], books["blue"], books["locoweed"]) == ("book.green.2", "book.blue.6", "book.locoweed.1")
    assert books["black"] == "book.black.neighbours"
    assert lay_out(2, Options(locoweed_book=2), Seeded(1)).books["locoweed"] == "book.locoweed.2"
    random_ = [lay_out(2, Options(sets="random"), Seeded(seed)).books["red"] for seed in range(40)]
    assert len(set(random_)) == 6


@row("2.11")
def test_the_black_book_by_the_number_of_seats() -> None:
    sides = [lay_out(seats, Options(), Seeded(1)).books["black"] for seats in (2, 3, 4, 5)]
    assert sides == ["book.black.two"] + ["book.black.neighbours"] * 3


@row("17 expansion", "17 stop_take_back", "17 brewing")
def test_options_that_do_not_fit() -> None:
    for seats, options in (
        (5, Options(expansion="off")),
        (2, Options(expansion="off", sets=5)),
        (2, Options(expansion="off", sets="per_colour", black=6)),
        (2, Options(stop_take_back="on", brewing="sealed")),
        (6, Options()),
        (1, Options()),
    ):
        with pytest.raises(Illegal):
            QUACKS.start(seats, options, Seeded(1))
    base = QUACKS.start(4, Options(expansion="off", locoweed_book=2), Seeded(1))[0].table
    assert base.witches == [] and "locoweed" not in base.books and "orange6" not in base.supply
    assert all(p.pennies == [] for p in base.players)


@row("17 penny_of_group", "D24")
def test_penny_colours() -> None:
    witches = QUACKS.public(only(Spending, player(), player(), witches="A1 B1 C1").match).witches
    assert [(witch.group, witch.penny) for witch in witches] == [("A", "copper"), ("B", "silver"), ("C", "gold")]


@row("17 witches")
def test_chosen_witches() -> None:
    chosen = lay_out(2, Options(witches="chosen", witch_a=3, witch_b=2, witch_c=4), Seeded(1))
    assert chosen.witches == ["witch.A3", "witch.B2", "witch.C4"]


@row("17 rulings")
def test_every_ruling_has_its_default() -> None:
    assert len(RULINGS) == 40 and RULINGS["purple3_number"] == "printed"


@row("2.2 prices", "17 green3_price4", "17 blue4_price4", "D7", "D8", "D27")
def test_prices() -> None:
    assert PRICES["book.orange.expansion"] == {"orange1": 3, "orange6": 22}
    assert list(PRICES["book.yellow.5"].values()) == [10, 14, 20] and PRICES["book.black.6"] == {"black1": 9}
    assert PRICES["book.locoweed.1"] == {"locoweed": 8} and PRICES["book.locoweed.2"] == {"locoweed": 10}
    assert prices(table(player(), player(), books="green.3"))["green4"] == 21
    assert prices(table(player(), player(), books="green.3", green3_price4=18))["green4"] == 18
    assert prices(table(player(), player(), books="blue.4"))["blue4"] == 20
    assert prices(table(player(), player(), books="blue.4", blue4_price4=19))["blue4"] == 19
