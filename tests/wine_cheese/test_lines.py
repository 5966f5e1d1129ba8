"""What is said of a move, word for word: everything that happened on the table is told, and nothing twice."""

from __future__ import annotations

import pytest

from games.luck import Given
from games.wine_cheese import told
from games.wine_cheese.game import State
from games.wine_cheese.moves import (
    DropOut,
    EndTurn,
    FreeLabel,
    Give,
    Move,
    OpenCellar,
    Produce,
    Return,
    Send,
    Take,
    Target,
    Trade,
    Trigger,
)
from games.wine_cheese.production import Production
from games.wine_cheese.seasons import Phase
from games.wine_cheese.summer import TriggerActions
from games.wine_cheese.winter import SellCellar
from games.wine_cheese.workers import WorkerTurn
from tests.wine_cheese.position import GAME, at, farm, position, space, table
from tests.wine_cheese.rows import asked_seat, play

SPRING = position(table(south_houses={2: "red", 3: "blue"}, north_houses={1: "red", 2: "blue"}), WorkerTurn(home=False))
FALL = position(
    table(phase=6, workers={(2, 3): "red", (3, 3): "red", (1, 1): "blue", (4, 5): "blue"}), WorkerTurn(True)
)

LINES: list[tuple[str, State, tuple[Move, ...], list[told.Told]]] = [
    (
        "a worker is sent",
        SPRING,
        (Send(2, (4, 5)),),
        [
            told.WorkerSent(0, "red", 2, (4, 5)),
            told.MarkersGained(0, ("sugar", "milk", "white"), "harvest"),
        ],
    ),
    ("a laboratory alone has no line yet", SPRING, (Send(3, (2, 2)),), [told.WorkerSent(0, "blue", 3, (2, 2))]),
    (
        "a laboratory's marker",
        SPRING,
        (Send(3, (2, 2)), Take("yeast")),
        [told.MarkersGained(0, ("yeast",), "laboratory")],
    ),
    (
        "a worker returns",
        FALL,
        (Return((2, 3), 1),),
        [told.WorkerReturned(0, "red", (2, 3), 1), told.MarkersGained(0, ("red", "red", "white"), "harvest")],
    ),
    (
        "a card is made",
        at(Production(0), farm("c16", milk=1, salt=1)),
        (Produce("c16", 2),),
        [told.Produced(0, "c16", 2, 2)],
    ),
    (
        "a free label option",
        at(Production(0), farm("c16", milk=1, salt=2)),
        (Produce("c16", 1), FreeLabel("cheese_step")),
        [told.Labelled(0, "cheese_step", None, True), told.Stepped(0, "cheese", -1, 0, 0)],
    ),
    ("dropping out", at(Production(0), farm(salt=1)), (DropOut(),), [told.DroppedOut(0)]),
    (
        "a trade, when its last marker is given",
        at(Production(0), farm(milk=2, salt=2)),
        (Trade("red"), Give("salt"), Give("milk"), Give("salt")),
        [told.MarkersPaid(0, ("salt", "milk", "salt"), "trade"), told.MarkersGained(0, ("red",), "trade")],
    ),
    (
        "Cellar Closed for markers",
        at(Production(0), farm(milk=4)),
        (OpenCellar("markers"),),
        [told.MarkersPaid(0, ("milk",) * 4, "cellar"), told.CellarOpened(0)],
    ),
    (
        "Cellar Closed for steps",
        at(Production(0), farm(wine="8")),
        (OpenCellar("wine"),),
        [told.Stepped(0, "wine", space("8"), space("4"), 0), told.CellarOpened(0)],
    ),
    (
        "each helper of a chain names the next",
        at(TriggerActions(0), farm("", "w08 2", "c08 2", "w11 2", "c04 1")),
        (Trigger(1), Target(2), Target(3)),
        [told.Triggered(0, "w11", "c08"), told.MarkersGained(0, ("milk", "milk"), "market_day")],
    ),
    (
        "a phase begins",
        position(table(phase=20), SellCellar(1), Phase(21)),
        (EndTurn(),),
        [told.PhaseBegan(21), told.Ended(0, (0, 0), "turn_order")],
    ),
]


@pytest.mark.parametrize(("given", "moves", "lines"), [row[1:] for row in LINES], ids=[row[0] for row in LINES])
def test_lines(given: State, moves: tuple[Move, ...], lines: list[told.Told]) -> None:
    """`lines` are those of the last move, the same for everybody."""
    state = GAME.copy(given)
    for move in moves[:-1]:
        play(state, move)
    said = GAME.play(state, asked_seat(state), moves[-1], Given([]))
    assert [(heard.others, heard.seat) for heard in said.heard] == [(line, None) for line in lines]
