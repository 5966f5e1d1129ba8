"""§1.7: storage and turn order."""

from __future__ import annotations

from games.game import Heard
from games.wine_cheese.ageing import Ageing
from games.wine_cheese.moves import (
    EndTurn,
    Give,
    Label,
    OpenCellar,
    Store,
    Trade,
)
from games.wine_cheese.seasons import Phase
from games.wine_cheese.storage import FinishStorage, HandOutTurnOrder, Storage
from games.wine_cheese.told import MarkersExpired, TurnOrder
from tests.wine_cheese.position import at, farm, position, table
from tests.wine_cheese.rows import Row, asked, check, parametrize, play, told

STORING = at(FinishStorage(0), farm(sugar=3, yeast=1, salt=1, white=2), phase=3)
STORED_ALL = {"S.sugar": 0, "S.yeast": 0, "S.salt": 0, "S.white": 0} | {
    "S.stored.sugar": 2,
    "S.stored.yeast": 1,
    "S.stored.salt": 1,
}

ROWS = [
    # Storage: what fits and is wished is kept, the rest expires.
    Row("T65", STORING, (Store(1, 2, 1, 0),), STORED_ALL),
    Row(
        "T65 a label action first",
        STORING,
        (Label("white", "wine_step", "white"), Store(1, 2, 1, 0)),
        STORED_ALL | {"S.wine": "0"},
    ),
    Row(
        "R-56 fewer than fit",
        STORING,
        (Store(0, 1, 0, 0),),
        {"S.sugar": 0, "S.yeast": 0, "S.salt": 0, "S.white": 0, "S.stored.sugar": 1},
    ),
    Row(
        "never more than fit, nor other kinds",
        STORING,
        refuses=(Store(1, 3, 1, 0), Store(2, 2, 1, 0), Store(0, 0, 0, 1), EndTurn()),
    ),
    Row(
        "R-42 stored markers take up room",
        at(FinishStorage(0), farm(sugar=2, stored={"sugar": 1, "yeast": 1}, yeast=1), phase=3),
        offers={"store": [Store(0, 1, 0, 0), Store()]},
    ),
    Row(
        "trades and Cellar Closed before storing",
        STORING,
        (Trade("cultures"), Give("white"), Give("white"), Give("sugar"), OpenCellar("markers")),
        asks="S.give_markers",
    ),
    Row("P1 stores first", at(Storage(), farm(salt=1), farm(salt=1), phase=3, first=1), asks="N.finish_storage"),
    # Turn order
    Row(
        "R-42 the fuller storage takes card 1",
        at(Storage(), farm(salt=1), farm(stored={"salt": 1}, sugar=1), phase=3),
        (Store(1), Store(0, 1)),
        {"S.salt": 0, "S.stored.salt": 1, "N.sugar": 0, "N.stored.sugar": 1, "first": "N"},
    ),
    Row(
        "card 1 stays with the fuller storage",
        at(Storage(), farm(salt=1, stored={"sugar": 1}), farm(sugar=1), phase=3),
        (Store(1), Store(0, 1)),
        {"S.salt": 0, "S.stored.salt": 1, "N.sugar": 0, "N.stored.sugar": 1},
    ),
    Row(
        "R-43 a tie swaps the cards",
        position(table(farm(stored={"salt": 1}), farm(stored={"sugar": 1}))),
        does=(HandOutTurnOrder(),),
        change={"first": "N"},
    ),
    Row(
        "R-43 a tie at nothing, back to South",
        position(table(first=1)),
        does=(HandOutTurnOrder(),),
        change={"first": "S"},
    ),
    Row(
        "R-43 from the next phase on",
        position(table(farm(salt=1), farm(stored={"salt": 2}, sugar=1)), Storage(), Ageing()),
        (Store(1),),
        {"S.salt": 0, "S.stored.salt": 1},
        "N.finish_storage",
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


def test_R45_the_last_storage_decides_who_starts_the_second_winter() -> None:
    state = position(table(farm("", "w17 4"), farm("", "w17 4", stored={"yeast": 1}), phase=17), Phase(18))
    play(state, Store())
    assert (state.table.first, state.table.phase, asked(state)) == (1, 19, "N.age_cellar")


def test_lines_of_storage() -> None:
    expired = MarkersExpired(0, ("yeast", "sugar", "sugar", "salt"), ("white", "white", "sugar"))
    assert told(STORING, Store(1, 2, 1, 0))[-1] == Heard(expired)
    state = at(Storage(), farm(salt=1), farm(), phase=3)
    assert told(state, Store(1))[-1] == Heard(TurnOrder(0, (1, 0)))
