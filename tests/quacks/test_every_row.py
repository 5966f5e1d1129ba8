"""Law L9: every case, table row, judgement and combination of the rules is shown by a test that names it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator

import tests.quacks
from games.quacks.card import CARDS
from tests.quacks.position import ROWS

CASES = """
1 3-4 6 8-10 12-13 15-16 18-19 21-22 24-25 27-28 30-31 33-34 36-37 39-40 42-43 45-46 48-49 51-52 54-55 57-58
60-61 63-64 66-67 69-70 72-73 75-76 78-79 81-82 84-85 87-88 90-91 93-94 96-97 99-100 102-103 105-106 108-109
111-112 114-115 117-118 120-121 123-124 126-127 129-130 132-133 135-136 138-139 141-142 144-145 147-148
150-178
"""
"""13: the test cases by number."""

TABLES = {"2": 18, "2.1": 7, "3": 7, "4": 8, "6": 15, "10": 8, "12": 7, "18.2": 6, "18.4": 3, "18.5": 8}
"""Tables and lists whose rows are numbered."""

BOOKS = {"green": 6, "blue": 6, "red": 6, "yellow": 6, "purple": 6, "locoweed": 2}

HEADINGS = """
1.1 1.2 1.3 2.2_prices 5_gifts 5_shortage 5_explode 5_books 5_rats_after 5_b3_acts 5.1 5.2
5.3_safe 5.3_decision 5.3_looked 5.3_over 5.3_reset 5.3_red_2 5.3_gains 5.3_flask 5.3_once
6_order 7.A 7.B 7.C 7.D 7.E 7.F 7_die 7_details 7_explosion 7_bought 7_rubies 8_sets 8.1 8.6_supply orange
black_two black_neighbours black_5 black_6
8.8_yellow_5 8.8_purple_6 8.8_bowl 8.8_P8_sum 8.8_W-C1 8.8_W-C2 8.8_P3 8.8_upgrades 8.8_shop 8.8_yellow_2 8.8_orange
8.8_white_between 8.8_copied 8.8_yellow_4 8.8_purple_2 8.8_b7 8.8_starter 8.8_counts
9_once 9_several 9.1_A1 9.1_A2 9.1_A3 9.1_A4 9.1_B 9.1_C 11 13.1
18.1 18.2 18.2_without 18.2_chip_asks 18.2_take_back 18.3 18.3_open 18.4_cards 18.4_lanes 18.4_B7 18.4_B 18.4_E 18.4_F
18.6 18.7 18.7_lane 18.7_sealed App._B
"""

OPTIONS = """
expansion sets locoweed_book witches pot_side brewing stir_rounds stop_take_back show_bag shortage ruby_supply
gifts_before_book green3_price4 blue4_price4 locoweed_from_round penny_of_group empty_pot_scores rats_refusable
p3_repeat p3_orange p13_white rescued_pot_pays second_chance_first_five second_chance_gains second_chance_flask
starters_count over_limit_check pass_up shopping settle_order aside_bonus red6_after_stop yellow2_doubles
yellow2_chain blue2_on_52 blue6_looks purple2_discards purple3_number purple6_bowl black_zero_tie black5_scope
black5_own black6_second locoweed_copies locoweed_value locoweed_as_orange witch_a3_when witch_a3_bowl
witch_b1_white witch_c1_exploded_buyer witch_c2_bag bowl_exploded_buyer tubes_last_round tie_break_bowl
"""
"""17: switches and rulings."""

PAIRS = """
full pot × blue 1 pick, W-A2, red 2 and 6 chips from beside the pot, B7
full pot × red 2 chip drawn
full pot × W-A3, or yellow 1 on 52, taking a white chip of the pot
white on 52 taken back × bowl empty / not empty
bowl × yellow 3, yellow 4, red 1, red 4, blue 5, blue 6, green 3, purple, black, W-B1, W-C1
bowl × exploding there
bowl × B10, flask
green 3 × reaching 52
flask × chip from blue 1, W-A2, or beside the pot while brewing
flask × starter, B7's chip, chip placed after stopping
flask × B10 on the same chip
flask × W-A1 in the same round
W-A1 × coloured chip exploded the pot (5.3)
W-A1 × blue 2 window
W-A2 × red 6, yellow 5, blue 1 inside it
W-A2 × red 2
W-A2 × B3's fifth chip
W-A3 × red 3, yellow 1, blue 6, purple 6 afterwards
W-A4 × B2, B7
W-A4 × B4
W-B1 × purple 4 in B
W-B1 × last two chips
W-B2, W-B4 × purple 5
W-B3 × black 5
W-C2 × chips gained in B2, A, B
W-C3 × B11 / B8
W-C4 × round 9
B3 × blue 1
B3 × red 2, red 6 chips set aside
B6 × yellow 2
B6 × orange starter
B7 × locoweed
B7 × red 6
P6, P8, P13 × starters of green 5, red 2 chips kept
P7, P9 × locoweed book 1
P10 × rats
locoweed book 1 × yellow 2, red 3, B6
locoweed book 2 × first five of B3, blue 2 window, W-A2
locoweed book 2 × copy lands on 52
locoweed book 2 × copied chip doubled or moved by a bonus
red 3, purple 6 × white 1 moved 2 by red 4
red 5 × highest red that is a copy
yellow 2 × chips set aside, chips only looked at, yellow 5's draw
yellow 2 × stop or explosion
yellow 1 × red 2 chip drawn between white and yellow
blue 3, blue 4 × index 52
green 5 × red 2 starter
green 5 × two starters
purple 2, purple 4 × black 6, black 5, base black
purple 2 × last or next-to-last
tubes × purple 2 or P11's two steps
2 players × left and right neighbour
5 players × base black book
"""
"""19: combinations."""


def named() -> Iterator[str]:
    for run in CASES.split():
        first, _, last = run.partition("-")
        yield from (f"TC {number}" for number in range(int(first), int(last or first) + 1))
    yield from (f"D{number}" for number in range(1, 44))
    yield from (f"{table}{':' if table == '2.1' else '.'}{n}" for table, n_ in TABLES.items() for n in range(1, n_ + 1))
    yield from (f"{colour} {number}" for colour, last_ in BOOKS.items() for number in range(1, last_ + 1))
    yield from (card.removeprefix("fortune.") for card in CARDS if card.startswith("fortune."))
    yield from (card.replace(".", " ") for card in CARDS if card.startswith("witch."))
    yield from (heading.replace("_", " ") for heading in HEADINGS.split())
    yield from (f"17 {option}" for option in OPTIONS.split())
    yield from (f"19 {pair}" for pair in PAIRS.strip().splitlines())


def test_every_row_of_the_rules_is_shown() -> None:
    for module in pkgutil.iter_modules(tests.quacks.__path__):
        importlib.import_module(f"tests.quacks.{module.name}")
    wanted = [*named()]
    assert len(wanted) == len(set(wanted))
    assert [name for name in wanted if name not in ROWS] == []
