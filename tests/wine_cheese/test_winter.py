"""§1.3, §1.11 to §1.13: the calendar, both winters, the score sheet and who wins."""

from __future__ import annotations

import pytest

from games.game import Outcome
from games.wine_cheese.moves import (
    Age,
    DropOut,
    EndTurn,
    Label,
    Produce,
    SellAction,
    SellPair,
    SellSingle,
    SellUnfinished,
)
from games.wine_cheese.scoring import score, verdict
from games.wine_cheese.seasons import CALENDAR, Phase
from games.wine_cheese.table import Farm, Tiebreak
from games.wine_cheese.told import Ended, NewWorkers
from games.wine_cheese.view import Laid, Sheet
from games.wine_cheese.winter import GameEnd, SellCellar, SellEverything
from games.wine_cheese.workers import WorkerTurn
from tests.wine_cheese.position import GAME, at, farm, position, table
from tests.wine_cheese.rows import Row, asked, check, parametrize, play, told

LAST = farm("", "w17", "c17", "w05", "c09 2", white=2)
WHOLE = farm(gold="w17 w20 c17 c05", silver="w13 c19", wine="9", cheese="6")

ROWS = [
    # Selling everything
    Row(
        "T70",
        at(SellCellar(0), LAST, phase=20),
        (SellAction(3, True), SellPair(1, 2, "wine"), SellUnfinished(4)),
        {"S.cheese": "4", "S.wine": "2b"}
        | {f"S.slot{n}": "" for n in (1, 2, 3, 4)}
        | {"S.gold": "w05 w17 c17", "S.silver": "c09"},
        "S.sell_cellar",
        {"end_turn": [EndTurn()]},
        refuses=(DropOut(), Produce("w13", 1)),
    ),
    Row(
        "T70 not before all are sold",
        at(SellCellar(0), LAST, phase=20),
        (SellAction(3, True), SellPair(1, 2, "wine")),
        asks="S.sell_cellar",
        refuses=(EndTurn(),),
    ),
    Row(
        "T70 Cellar Closed does not count, and the turn does not end by itself",
        at(SellCellar(0), farm("", "w17"), phase=20),
        (SellSingle(1),),
        {"S.slot1": "", "S.gold": "w17"},
        "S.sell_cellar",
    ),
    Row(
        "label actions between the sales",
        at(SellCellar(0), LAST, phase=20),
        (SellSingle(2), Label("white", "wine_step", "white")),
        {"S.slot2": "", "S.gold": "c17", "S.white": 0, "S.wine": "0"},
        "S.sell_cellar",
    ),
    Row(
        "nothing is produced any more",
        at(SellCellar(0), farm("w13", white=1, sugar=1), phase=20),
        offers={"produce": [], "end_turn": [EndTurn()]},
    ),
    Row(
        "R-47 one block each",
        at(SellEverything(), LAST, LAST, phase=20, first=1),
        (SellSingle(1),),
        asks="N.sell_cellar",
    ),
    Row("R-47 then P2", at(SellEverything(), LAST, farm(), phase=20, first=1), (EndTurn(),), asks="S.sell_cellar"),
    # New workers
    Row(
        "new workers come to the one empty house of each side",
        position(
            table(
                phase=9,
                south_houses={1: "red", 2: "blue", 4: "green", 5: "yellow"},
                north_houses={1: "red", 2: "blue", 3: "green", 4: "yellow"},
            )
        ),
        does=(Phase(10),),
        change={"phase": 11, "turn": 1, "reserve": None, "S.house3": "purple", "N.house5": "purple"},
        asks="S.send_worker",
    ),
    Row(
        "T71 all is laid open at the end",
        at(SellCellar(1), WHOLE, phase=20),
        does=(GameEnd(),),
        change={"winner": "S"},
        asks="",
        shows=lambda state: GAME.public(state).laid[0],
        expect=Laid([], ["w17", "w20", "c17", "c05"], ["w13", "c19"], Sheet(12, 15, 2, 1, 6, 9, 2, 2, 22, 27, 22)),
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


def test_K1_calendar() -> None:
    """§1.3: two years; spring and fall of three phases, summer of two, winter of two and three."""
    half = "WorkerTurn ProductionAndSale Storage Ageing"
    year = f"{half} SpecialActions {half}"
    names = [type(step).__name__ for step in CALENDAR]
    assert names == f"{year} NewWorkers {year} SellEverything GameEnd".split()
    assert [step.home for step in CALENDAR if isinstance(step, WorkerTurn)] == [False, True, False, True]


def test_line_of_new_workers() -> None:
    ready = table(
        phase=8,
        south_houses={1: "red", 2: "blue", 4: "green", 5: "yellow"},
        north_houses={1: "red", 2: "blue", 3: "green", 4: "yellow"},
    )
    ready.farms[1] = farm("", "w17 4", yeast=1)
    state = position(ready, Phase(9))
    play(state, Age())
    assert NewWorkers("purple", (3, 5)) in [heard.others for heard in told(state, EndTurn())]


# ------------------------------------------------------------------ the score sheet

SHEETS = [
    ("T71", WHOLE, Sheet(12, 15, 2, 1, 6, 9, 2, 2, 22, 27, 22)),
    ("R-18 the start space is worth nothing", farm(), Sheet(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    ("20 for each lap", farm(wine="2b lap 1", cheese="20 lap 2"), Sheet(0, 0, 0, 0, 60, 22, 0, 0, 60, 22, 22)),
    ("T44 worth 22", farm(cheese="2b lap 1"), Sheet(0, 0, 0, 0, 22, 0, 0, 0, 22, 0, 0)),
    ("hand and markers are worth nothing", farm("w24 c21", milk=9), Sheet(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    (
        "R-49 three wines and a cheese are one pair",
        farm(gold="w16 w17 w18 c16"),
        Sheet(4, 23, 0, 0, 0, 0, 1, 1, 5, 24, 5),
    ),
    ("R-49 of different dishes no pair", farm(gold="w16 c13"), Sheet(6, 6, 0, 0, 0, 0, 0, 0, 6, 6, 6)),
    ("R-38 R-49 silver cards pair too", farm(gold="w16", silver="c16"), Sheet(0, 6, 1, 0, 0, 0, 1, 1, 2, 7, 2)),
    ("action cards never pair", farm(gold="w04 c04"), Sheet(4, 4, 0, 0, 0, 0, 0, 0, 4, 4, 4)),
]


@pytest.mark.parametrize(("lying", "sheet"), [row[1:] for row in SHEETS], ids=[row[0] for row in SHEETS])
def test_sheet(lying: Farm, sheet: Sheet) -> None:
    assert score(table(lying), 0) == sheet


# ------------------------------------------------------------------ who wins


def totals(cheese: int, wine: int) -> Sheet:
    return Sheet(cheese, wine, 0, 0, 0, 0, 0, 0, cheese, wine, min(cheese, wine))


VERDICTS = [
    ("the higher final score", totals(9, 9), totals(8, 30), 1, "card1", (0, "final")),
    ("the higher final score, North's", totals(30, 8), totals(9, 9), 0, "card1", (1, "final")),
    ("then the higher of the totals", totals(9, 12), totals(13, 9), 0, "card1", (1, "higher_total")),
    ("then the higher of the totals, South's", totals(9, 14), totals(13, 9), 1, "card1", (0, "higher_total")),
    ("R-50 R-51 then card 1", totals(9, 12), totals(12, 9), 1, "card1", (1, "turn_order")),
    ("R-50 R-51 then card 2, by option", totals(9, 12), totals(12, 9), 1, "card2", (0, "turn_order")),
]


@pytest.mark.parametrize(
    ("south", "north", "first", "tiebreak", "expected"), [row[1:] for row in VERDICTS], ids=[row[0] for row in VERDICTS]
)
def test_verdict(south: Sheet, north: Sheet, first: int, tiebreak: Tiebreak, expected: tuple[int, str]) -> None:
    assert verdict((south, north), first, tiebreak) == expected


def test_line_of_the_end() -> None:
    """K is the lower total of each player."""
    state = position(table(farm(wine="9", cheese="6"), farm(wine="4", cheese="20")), SellCellar(1), Phase(21))
    assert told(state, EndTurn())[-1].others == Ended(0, (6, 4), "final")


@pytest.mark.parametrize(("tiebreak", "winner"), [("card1", 1), ("card2", 0)])
def test_option_of_the_last_tiebreak_is_followed_to_the_end(tiebreak: Tiebreak, winner: int) -> None:
    """R-50: both farms are equal, North holds card 1."""
    state = position(
        table(farm(gold="w13 c16"), farm(gold="w13 c16"), first=1, final_tiebreak=tiebreak), SellCellar(1), Phase(21)
    )
    heard = told(state, EndTurn())
    play(state, EndTurn())
    assert heard[-1].others == Ended(winner, (4, 4), "turn_order")
    assert GAME.outcome(state) == Outcome((1, 2) if winner == 0 else (2, 1), (4, 4))
    assert asked(state) == ""
