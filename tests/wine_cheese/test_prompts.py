"""What a prompt says besides its moves: what it is about, and why something is not offered."""

from __future__ import annotations

import pytest

from games.wine_cheese.ageing import AgeCellar
from games.wine_cheese.game import State
from games.wine_cheese.moves import DropOut, Label, Move, Nothing, Produce, Send, Take, Target, Trade, Trigger
from games.wine_cheese.production import Production, RestOfTurn
from games.wine_cheese.summer import TriggerActions
from games.wine_cheese.winter import SellCellar
from games.wine_cheese.words import INGREDIENTS, Color, Plot
from games.wine_cheese.workers import SendWorker, WorkerTurn
from tests.wine_cheese.position import GAME, at, farm, position, table
from tests.wine_cheese.rows import play


def why(state: State) -> dict[str, str]:
    (prompt,) = GAME.waiting(state).values()
    return dict(prompt.why)


def about(state: State) -> dict[str, object]:
    (prompt,) = GAME.waiting(state).values()
    return dict(prompt.about)


LABELS = {f"label:{it}" for it in INGREDIENTS}
POOR = {f"label:{it}": "cost" for it in INGREDIENTS} | {"trade": "too_few"}
CLOSED = {f"open_cellar:{good}": "steps_behind" for good in ("wine", "cheese")} | {"open_cellar:markers": "too_few"}
FULL_CELLAR = farm("w13 w17", "c04 3", "w22", "c16 1", "w05 1", white=1, sugar=1)

WHYS = [
    (
        "what is not produced",
        at(Production(0), FULL_CELLAR),
        {"produce:w13": "no_slot", "produce:w17": "cost", "slot:1": "occupied", "slot:5": "closed"}
        | {"end_turn": "main_first", "trade": "too_few", "open_cellar:markers": "too_few", "label:milk": "cost"},
        {"label:white", "label:sugar", "slot:6", "sell:1"},
    ),
    (
        "what can be produced has no reason against it",
        at(Production(0), farm("w13 w17", "w22", white=1, sugar=1, milk=2)),
        {"produce:w17": "cost", "slot:1": "occupied", "open_cellar:wine": "steps_behind"},
        {"produce:w13", "slot:2", "open_cellar:markers"},
    ),
    (
        "labels without a target",
        at(Production(0), farm("", yeast=1, cultures=1)),
        {"label:yeast": "no_target", "label:salt": "cost"},
        {"label:cultures"},
    ),
    (
        "one option of a label without a target",
        at(Production(0), farm("", "c04 0", cultures=1, salt=1)),
        {"label:cultures/hurry_cheese": "no_target"},
        {"label:cultures", "label:cultures/gain_cheese", "label:salt", "label:salt/slow_cheese"},
    ),
    (
        "labels are barred in a worker phase",
        at(SendWorker(0), farm("w13", "c04 3", white=3)),
        dict.fromkeys(LABELS, "not_now") | {"produce:w13": "not_now", "sell:1": "not_now", "house:1": "empty"},
        set(),
    ),
    (
        "steps back",
        at(Production(0), farm(wine="2b", milk=3)),
        {"open_cellar:cheese": "steps_behind"},
        {"open_cellar:wine", "trade"},
    ),
    ("an open cellar is not asked for", at(Production(0), farm(closed=False)), POOR, set(CLOSED)),
    (
        "ageing first",
        at(AgeCellar(0), farm("w13", "c04 3", milk=3)),
        {"end_turn": "main_first", "sell:1": "not_now", "produce:w13": "not_now"},
        set(),
    ),
    (
        "cards are left",
        at(SellCellar(0), farm("w13", "c04")),
        {"end_turn": "cards_left", "produce:w13": "not_now"},
        {"sell:1"},
    ),
    ("none is left", at(SellCellar(0), farm("w13")), {"produce:w13": "not_now"}, {"end_turn"}),
    (
        "sales after a sale",
        at(RestOfTurn(0, selling=True), farm("w13", "c04")),
        {"produce:w13": "not_now"},
        {"sell:1", "end_turn"},
    ),
]


@pytest.mark.parametrize(("state", "there", "absent"), [row[1:] for row in WHYS], ids=[row[0] for row in WHYS])
def test_why_not(state: State, there: dict[str, str], absent: set[str]) -> None:
    given = why(state)
    assert {key: given.get(key) for key in there} == there
    assert not absent & set(given)


def test_why_not_after_the_main_move() -> None:
    state = at(Production(0), farm("w13 w22", "c04", white=1, sugar=1, milk=2))
    play(state, Produce("w13", 2))
    play(state, Nothing())
    assert why(state)["produce:w22"] == why(state)["sell:1"] == "not_now"


def test_why_not_in_summer_again() -> None:
    state = at(TriggerActions(0), farm("", "w11 4", white=2))
    play(state, Trigger(1))
    assert why(state)["trigger:1"] == "triggered"


def test_why_not_the_other_colour() -> None:
    benches: dict[int, Color] = {1: "red", 2: "blue"}
    state = position(table(south_houses=benches, north_houses=benches), WorkerTurn(home=False))
    play(state, Send(1, (4, 5)))
    assert {key: code for key, code in why(state).items() if key.startswith("house")} == {
        "house:2": "color_forced",
        "house:3": "empty",
        "house:4": "empty",
        "house:5": "empty",
    }


def test_why_not_the_own_occupied_house() -> None:
    out: dict[Plot, Color] = {(1, 1): "blue", (4, 5): "blue"}
    state = position(table(phase=6, workers=out, south_houses={2: "red"}), WorkerTurn(home=True))
    assert {key: code for key, code in why(state).items() if key.startswith("house")} == {"house:2": "occupied"}


LABORATORY = position(table(south_houses={3: "red"}, north_houses={1: "red"}), WorkerTurn(home=False))
GAINING = position(table(farm(cultures=1), display={"wine": "", "cheese": "c05"}), Production(0))
TWO_WINES = farm("", "w17 4", "w13 1", yeast=1)

ABOUTS: list[tuple[str, State, tuple[Move, ...], dict[str, object]]] = [
    ("the main move is open", at(Production(0)), (), {"main_done": False}),
    ("the main move is done", at(Production(0), farm(salt=1)), (DropOut(),), {"main_done": True}),
    ("a benefit", at(Production(0), farm("c08", milk=2)), (Produce("c08", 1),), {"card": "c08"}),
    ("a trade", at(Production(0), farm(milk=2, salt=2)), (Trade("red"),), {"cause": "trade", "left": 3, "get": "red"}),
    (
        "a hurry",
        at(Production(0), farm("", "w17 4", "w13 1", yeast=1)),
        (Label("yeast", "hurry_wine"),),
        {"good": "wine", "pace": "hurry"},
    ),
    ("a card gained", GAINING, (Label("cultures", "gain_cheese"),), {"good": "cheese"}),
    ("a helper", at(TriggerActions(0), farm("", "w08", "w04", "c04")), (Trigger(1),), {"card": "w08"}),
    (
        "a helper's helper",
        at(TriggerActions(0), farm("", "w08", "c08", "w04", "c04")),
        (Trigger(1), Target(2)),
        {"card": "c08"},
    ),
    ("a laboratory", LABORATORY, (Send(3, (2, 2)),), {"cause": "laboratory", "left": 2}),
    ("its second marker", LABORATORY, (Send(3, (2, 2)), Take("yeast")), {"cause": "laboratory", "left": 1}),
    ("gourmet cards", at(TriggerActions(0), farm("", "c06", "c13", "c17")), (Trigger(1),), {"card": "c06", "left": 2}),
    ("starter cultures", at(TriggerActions(0), farm("", "w01", yeast=1, white=1)), (Trigger(1),), {"card": "w01"}),
    ("a market day", at(TriggerActions(0), farm("", "c10")), (Trigger(1),), {"cause": "market_day", "left": 1}),
    ("ageing", at(AgeCellar(0), farm("", "c10 2", salt=1)), (), {"main_done": False, "markers": 2}),
]


@pytest.mark.parametrize(("given", "moves", "expected"), [row[1:] for row in ABOUTS], ids=[row[0] for row in ABOUTS])
def test_about(given: State, moves: tuple[Move, ...], expected: dict[str, object]) -> None:
    state = GAME.copy(given)
    for move in moves:
        play(state, move)
    assert about(state) == expected
