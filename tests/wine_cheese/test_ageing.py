"""§1.8: ageing, and what stays of it."""

from __future__ import annotations

from games.wine_cheese.ageing import AgeCellar, Ageing
from games.wine_cheese.moves import (
    Age,
    EndTurn,
    Label,
    SellUnfinished,
    Trigger,
)
from games.wine_cheese.summer import TriggerActions
from games.wine_cheese.told import Overripe, Ripened
from tests.wine_cheese.position import at, farm, position, table
from tests.wine_cheese.rows import Row, check, parametrize, told

CELLAR = farm("", "w17 4", "c16 2", "w13 1", "c17")

ROWS = [
    # Ageing
    Row(
        "T67 R-38",
        position(table(CELLAR, farm("", "w20 3"), phase=4)),
        does=(AgeCellar(0),),
        change={"S.slot1": "w17 2", "S.slot2": "c16 0", "S.slot3": "", "S.slot4": "", "S.silver": "w13 c17"},
    ),
    Row(
        "T68 R-37 before",
        at(AgeCellar(0), farm("", "w17 1", yeast=1)),
        (Label("yeast", "slow_wine"),),
        {"S.yeast": 0, "S.slot1": "w17 0"},
        "",
    ),
    Row(
        "R-37 after",
        at(AgeCellar(0), farm("", "w17 4", yeast=1)),
        (Age(), Label("yeast", "hurry_wine")),
        {"S.yeast": 0, "S.slot1": "w17 1"},
        "",
    ),
    Row(
        "a hurry can doom a card",
        at(AgeCellar(0), farm("", "w17 2", yeast=1)),
        (Label("yeast", "hurry_wine"),),
        {"S.yeast": 0, "S.slot1": "", "S.silver": "w17"},
    ),
    Row(
        "a finished card needs two",
        at(AgeCellar(0), farm("", "w17", yeast=2)),
        (Label("yeast", "slow_wine"), Label("yeast", "slow_wine")),
        {"S.yeast": 0},
    ),
    Row(
        "age once",
        at(AgeCellar(0), farm("", "w17 4", yeast=1)),
        (Age(),),
        {"S.slot1": "w17 2"},
        "S.rest_of_turn",
        refuses=(Age(), SellUnfinished(1)),
    ),
    Row("age before the end of the turn", at(AgeCellar(0), farm("", "w17 4", yeast=1)), refuses=(EndTurn(),)),
    Row(
        "R-41 three in the second winter",
        position(table(farm("", "w18 5", "c18 3", "w17 2"), phase=19)),
        does=(AgeCellar(0),),
        change={"S.slot1": "w18 2", "S.slot2": "c18 0", "S.slot3": "", "S.silver": "w17"},
    ),
    Row(
        "R-44 markers of summer stay",
        at(AgeCellar(0), farm("", "w17 4", yeast=1, milk=3)),
        (Age(), EndTurn()),
        {"S.slot1": "w17 2"},
        "",
    ),
    Row(
        "R-44 so do those of a market day",
        at(TriggerActions(0), farm("", "w11 4", white=2), phase=5),
        (Trigger(1), EndTurn()),
        {"S.milk": 2},
        "",
    ),
    Row(
        "R-36 P1 first",
        at(Ageing(), farm("", "w17 4", yeast=1), farm("", "w13 2", yeast=1), first=1),
        (Age(),),
        {"N.slot1": "w13 0"},
        "N.rest_of_turn",
    ),
    Row(
        "R-36 then P2",
        at(Ageing(), farm("", "w17 4", yeast=1), farm("", "w13 2", yeast=1), first=1),
        (Age(), EndTurn()),
        {"N.slot1": "w13 0"},
        "S.age_cellar",
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


def test_lines_of_ageing() -> None:
    said = [heard.others for heard in told(at(AgeCellar(0), farm("", "w17 4", "w13 1", yeast=1)), Age())]
    assert said == [Ripened(0, "w17", 1, -2, 2, "ageing"), Overripe(0, "w13", 2)]
