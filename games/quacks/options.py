"""The switches of a match (rules 17); everything else that is open is a ruling, see `RULINGS`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Illegal

Switch = Literal["off", "on"]
Set = Literal[1, 2, 3, 4, 5, 6]
Sets = Literal[1, 2, 3, 4, 5, 6, "per_colour", "random"]
Witch = Literal[1, 2, 3, 4]


@dataclass(frozen=True, slots=True)
class Options:
    expansion: Literal["on", "off"] = "on"
    """off: the base game, 2 to 4 seats."""
    sets: Sets = 1
    """One set of books for all colours, the six fields below, or a book for each colour by lot."""
    green: Set = 1
    blue: Set = 1
    red: Set = 1
    yellow: Set = 1
    purple: Set = 1
    black: Set = 1
    """1 to 4: the base book, its side by the number of seats."""
    locoweed_book: Literal["auto", 1, 2] = "auto"
    """auto: book 2 with set 6, else book 1."""
    witches: Literal["random", "chosen"] = "random"
    witch_a: Witch = 1
    witch_b: Witch = 1
    witch_c: Witch = 1
    pot_side: Literal["front", "tubes"] = "front"
    brewing: Literal["open", "sealed"] = "open"
    """What others see of a seat that still brews."""
    stir_rounds: Literal["last", "all"] = "last"
    """Rounds that are brewed in common steps."""
    stop_take_back: Switch = "off"
    show_bag: Literal["off", "own", "all"] = "off"
    ruby_supply: Literal["unlimited", "limited"] = "unlimited"
    green3_price4: Literal[21, 18] = 21
    blue4_price4: Literal[20, 19] = 20
    shopping: Literal["at_once", "in_order"] = "at_once"
    locoweed_copies: Literal["everything", "placing"] = "everything"

    def books(self) -> list[Set]:
        """The sets that are named one by one."""
        return [self.green, self.blue, self.red, self.yellow, self.purple, self.black]


def check(options: Options, seats: int) -> None:
    """Illegal for options that contradict each other; one that only has no effect is accepted."""
    if options.stop_take_back == "on" and options.brewing == "sealed":
        raise Illegal("options", "A stop cannot be taken back in sealed brewing.", "17")
    if options.expansion == "on":
        return
    if seats > 4:
        raise Illegal("options", "Without the expansion there are at most four seats.", "1.2")
    named = options.books() if options.sets == "per_colour" else [options.sets]
    if any(number in (5, 6) for number in named):
        raise Illegal("options", "Sets 5 and 6 belong to the expansion.", "2.13")


RULINGS: dict[str, str] = {
    "shortage": "start_order",
    "gifts_before_book": "off",
    "locoweed_from_round": "1",
    "penny_of_group": "copper_silver_gold",
    "empty_pot_scores": "after_start",
    "rats_refusable": "off",
    "p3_repeat": "once",
    "p3_orange": "on",
    "p13_white": "off",
    "rescued_pot_pays": "off",
    "second_chance_first_five": "safe",
    "second_chance_gains": "kept",
    "second_chance_flask": "used",
    "starters_count": "on",
    "over_limit_check": "any_chip",
    "pass_up": "moves",
    "settle_order": "asides_then_b7",
    "aside_bonus": "off",
    "red6_after_stop": "no_action",
    "yellow2_doubles": "whole_move",
    "yellow2_chain": "on",
    "blue2_on_52": "kept",
    "blue6_looks": "last_n",
    "purple2_discards": "supply",
    "purple3_number": "printed",
    "purple6_bowl": "off",
    "black_zero_tie": "off",
    "black5_scope": "shop_and_cards",
    "black5_own": "each",
    "black6_second": "next_position",
    "locoweed_value": "book",
    "locoweed_as_orange": "off",
    "witch_a3_when": "potions",
    "witch_a3_bowl": "off",
    "witch_b1_white": "off",
    "witch_c1_exploded_buyer": "off",
    "witch_c2_bag": "now",
    "bowl_exploded_buyer": "off",
    "tubes_last_round": "all",
    "tie_break_bowl": "on",
}
"""The points that the rulebooks leave open, as this house decides them; built so, and nowhere else."""
