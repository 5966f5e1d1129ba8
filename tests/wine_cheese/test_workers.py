"""§1.5 and §1.10: workers go out and come home, and the grid yields."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from games.wine_cheese.game import State
from games.wine_cheese.moves import Give, Label, OpenCellar, Return, Send, Take, Trade
from games.wine_cheese.words import Color, Plot
from games.wine_cheese.workers import WorkerTurn
from tests.wine_cheese.position import ALL_COLORS, farm, position, table
from tests.wine_cheese.rows import Row, asked, asked_seat, check, offered, parametrize, play

SPRING, FALL = WorkerTurn(home=False), WorkerTurn(home=True)
NORTH_RED: dict[int, Color] = {1: "red"}
"""North needs a red worker for the turn after South's."""


def spring(house: int, workers: dict[Plot, Color] | None = None) -> State:
    """South's first turn, with a red worker in this house only."""
    return position(table(workers=workers, south_houses={house: "red"}, north_houses=NORTH_RED), SPRING)


def sent(house: int, plot: Plot, **markers: int) -> Mapping[str, object]:
    """What changes when South's red worker goes from this house to this plot."""
    return {f"S.house{house}": None, f"grid{plot}": "red", "turn": 2, "forced": "red"} | {
        f"S.{ingredient}": n for ingredient, n in markers.items()
    }


def houses(state: State) -> tuple[int, list[int]]:
    """Whose turn it is, and the own houses that can be chosen."""
    return asked_seat(state), sorted({move.house for move in worker_moves(state)})


def plots(state: State) -> list[Plot]:
    return sorted({move.plot for move in worker_moves(state)})


def worker_moves(state: State) -> list[Send | Return]:
    return [move for move in offered(state, "send", "return") if isinstance(move, Send | Return)]


# The fall rows start in turn 1 of P1 = South; workers of two colours are out.
OUT: dict[Plot, Color] = {(2, 3): "red", (3, 3): "red", (1, 1): "blue", (4, 5): "blue"}
IN_FALL = position(table(phase=6, workers=OUT), FALL)
RETURNED = Return((2, 3), 1)

LAB = spring(3)
TWO_TURNS = position(
    table(south_houses={1: "red", 2: "blue"}, north_houses={1: "blue", 3: "red"}),
    SPRING,
)

ROWS = [
    # Toil Alone: one of the plot itself, one of each other cell without a worker.
    Row("T01", spring(2), (Send(2, (4, 5)),), sent(2, (4, 5), sugar=1, milk=1, white=1), asks="N.send_worker"),
    Row("T02", spring(2, {(1, 5): "blue"}), (Send(2, (3, 5)),), sent(2, (3, 5), milk=1, white=1)),
    # Work Together: two of the plot itself, one of each other cell with a worker; laboratories one by one.
    Row(
        "T04 R-06",
        LAB,
        (Send(3, (2, 2)),),
        {"S.house3": None, "grid(2, 2)": "red"},
        "S.take_marker",
        {"take": [Take("yeast"), Take("cultures")]},
    ),
    Row("T04 2 yeast", LAB, (Send(3, (2, 2)), Take("yeast"), Take("yeast")), sent(3, (2, 2), yeast=2), "N.send_worker"),
    Row(
        "T04 2 cultures", LAB, (Send(3, (2, 2)), *[Take("cultures")] * 2), sent(3, (2, 2), cultures=2), "N.send_worker"
    ),
    Row(
        "T04 one of each", LAB, (Send(3, (2, 2)), Take("yeast"), Take("cultures")), sent(3, (2, 2), yeast=1, cultures=1)
    ),
    Row("T05 R-04", spring(3, {(1, 5): "blue"}), (Send(3, (1, 4)),), sent(3, (1, 4), salt=2, red=1)),
    Row("T07 R-03", spring(3, {(1, 4): "blue"}), (Send(3, (1, 2)),), sent(3, (1, 2), milk=2, salt=1)),
    Row(
        "T08 R-02",  # North reads the pattern from the other side: the cells lie to South's left
        position(table(first=1, workers={(2, 3): "blue"}, north_houses={3: "red"}, south_houses={1: "red"}), SPRING),
        (Send(3, (2, 5)),),
        {"N.house3": None, "grid(2, 5)": "red", "N.white": 2, "N.red": 1, "turn": 2, "forced": "red"},
    ),
    Row("R-05 a pattern that falls off the grid", spring(2), (Send(2, (1, 5)),), sent(2, (1, 5), red=1)),
    Row(
        "T10",
        position(table(workers={(1, 1): "blue"}, south_houses={2: "red"}, north_houses={1: "green"}), SPRING),
        refuses=(Send(2, (1, 1)), Send(2, (1, 3)), Send(2, (5, 1)), Send(3, (1, 2)), Send(1, (1, 2))),
    ),
    # The colour of an odd turn is forced in the next one; the same player then chooses freely.
    Row("T11 turn 1", TWO_TURNS, shows=houses, expect=(0, [1, 2])),
    Row("T11 turn 2", TWO_TURNS, (Send(2, (4, 1)),), shows=houses, expect=(1, [1]), refuses=(Send(3, (1, 1)),)),
    Row("T11 turn 3", TWO_TURNS, (Send(2, (4, 1)), Send(1, (4, 5))), shows=houses, expect=(1, [3])),
    Row(
        "R-08 spring: the plot only",
        TWO_TURNS,
        (Send(2, (4, 1)),),
        shows=lambda state: (houses(state)[1], len(plots(state))),
        expect=([1], 16),
    ),
    Row(
        "T13 R-10 no label, but a trade",
        position(table(farm(white=2, milk=3), south_houses={2: "red"}, north_houses=NORTH_RED), SPRING),
        (Trade("sugar"), Give("milk"), Give("milk"), Give("milk")),
        {"S.milk": 0, "S.sugar": 1},
        "S.send_worker",
        refuses=(Label("white", "wine_step", "white"), Label("sugar", "wine_step")),
    ),
    Row(
        "R-10 Cellar Closed in a worker phase",
        position(table(farm(wine="4"), phase=6, workers=OUT), FALL),
        (OpenCellar("wine"),),
        {"S.wine": "1", "S.slot5": ""},
        "S.return_worker",
    ),
    Row(
        "T13 no label in fall",
        position(table(farm(white=2), phase=6, workers=OUT), FALL),
        refuses=(Label("white", "wine_step", "white"),),
    ),
    # Fall: the house yields around the plot where the worker still stands.
    Row(
        "T15",
        IN_FALL,
        (RETURNED,),
        {"S.red": 2, "S.white": 1, "S.house1": "red", "grid(2, 3)": None, "turn": 2, "forced": "red"},
        "N.return_worker",
    ),
    Row(
        "T16 R-08 fall: the house only",
        IN_FALL,
        (RETURNED,),
        shows=lambda state: (plots(state), houses(state)),
        expect=([(3, 3)], (1, [1, 2, 3, 4, 5])),
        refuses=(Return((1, 1), 4), Return((4, 5), 4)),
    ),
    Row(
        "T16",
        IN_FALL,
        (RETURNED, Return((3, 3), 4), Take("yeast")),
        {"S.red": 2, "S.white": 1, "S.house1": "red", "grid(2, 3)": None, "N.house4": "red", "grid(3, 3)": None}
        | {"N.white": 1, "N.milk": 1, "N.yeast": 1, "turn": 3},
        "N.return_worker",
    ),
    Row("T17 R-07", IN_FALL, shows=plots, expect=[(1, 1), (2, 3), (3, 3), (4, 5)], refuses=(Return((1, 2), 1),)),
    Row(
        "fall: not to an occupied house",
        position(table(phase=6, workers=OUT, south_houses={1: "green"}), FALL),
        shows=houses,
        expect=(0, [2, 3, 4, 5]),
        refuses=(Return((2, 3), 1), Return((2, 3), 6)),
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


@pytest.mark.parametrize(("colors", "turns"), [(4, "SNNSSNNS"), (5, "SNNSSNNSSN")], ids=["first year", "second year"])
def test_turns_go_in_snake_order(colors: int, turns: str) -> None:
    """§1.5: P1 acts in turns 1, 4, 5, 8, 9; in the end every house is empty and every worker out."""
    state, order = spring_of(colors), ""
    while asked(state):
        if asked(state).endswith("worker"):
            order += asked(state)[0]
        play(state, offered(state, "send", "take")[0])
    assert order == turns
    assert len(state.table.workers) == 2 * colors
    assert all(color is None for it in state.table.housing for color in it.houses)
    assert (state.table.turn, state.table.forced) == (0, None)


def spring_of(colors: int) -> State:
    benches = dict(list(ALL_COLORS.items())[:colors])
    return position(
        table(south_houses=benches, north_houses=benches, reserve=None if colors == 5 else "purple"),
        SPRING,
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("colors", [4, 5])
def test_T19_fall_brings_every_colour_home_to_each_side(colors: int, seed: int) -> None:
    """Each colour stands once on each side, and in the first year each player has one empty house."""
    choose = random.Random(seed).choice
    state = spring_of(colors)
    while asked(state):
        play(state, choose(offered(state, "send", "take")))
    out = {worker.plot: worker.color for worker in state.table.workers}
    state = position(table(phase=6, workers=out, reserve=state.table.reserve), FALL)
    while asked(state):
        play(state, choose(offered(state, "return", "take")))
    assert state.table.workers == []
    for seat in (0, 1):
        home = [it.houses[seat] for it in state.table.housing]
        assert sorted(color for color in home if color) == sorted(list(ALL_COLORS.values())[:colors])
