"""Legal means offered: for every kind of move a variant that does not fit is refused, and nothing changes."""

from __future__ import annotations

from typing import get_args

import pytest

from games.game import Illegal
from games.luck import Given
from games.wine_cheese import moves as m
from games.wine_cheese.actions import Help, MoveForGourmet, PayForStarter
from games.wine_cheese.ageing import AgeCellar
from games.wine_cheese.drawing import GainCard
from games.wine_cheese.game import State
from games.wine_cheese.labels import ChangeAgeing
from games.wine_cheese.markers import GiveMarkers, TakeMarker
from games.wine_cheese.production import Benefit, Production, RestOfTurn
from games.wine_cheese.setup import ArrangeBench
from games.wine_cheese.storage import FinishStorage
from games.wine_cheese.summer import TriggerActions
from games.wine_cheese.workers import ReturnWorker, SendWorker
from tests.wine_cheese.position import GAME, at, farm, position, table
from tests.wine_cheese.rows import refuse

RICH = farm("w17 c08", "w05", "w17 2", "c17", white=4, sugar=1, milk=4, yeast=1)
IN_SPRING = position(table(RICH, south_houses={1: "red", 2: "blue"}, workers={(1, 1): "red"}), SendWorker(0))
IN_FALL = position(table(RICH, south_houses={1: "red"}, workers={(1, 1): "red", (2, 2): "blue"}), ReturnWorker(0))
PRODUCING = at(Production(0), RICH)
DONE = at(RestOfTurn(0), RICH)

REFUSALS: list[tuple[State, m.Move]] = [
    (position(table(south_houses={1: "red"}), ArrangeBench()), m.Bench("red")),
    (IN_SPRING, m.Send(1, (1, 1))),
    (IN_SPRING, m.Send(1, (9, 9))),
    (IN_SPRING, m.Return((1, 1), 2)),
    (IN_FALL, m.Return((1, 1), 1)),
    (IN_FALL, m.Return((3, 1), 2)),
    (at(TakeMarker(0, "laboratory", ("yeast", "cultures"))), m.Take("milk")),
    (PRODUCING, m.Take("milk")),
    (PRODUCING, m.Produce("w18", 4)),
    (PRODUCING, m.Produce("w17", 1)),
    (PRODUCING, m.Produce("w17", 4, ("white",))),
    (DONE, m.Produce("w17", 4)),
    (at(Benefit(0, 1), farm("", "w17 4")), m.FreeLabel("hurry_cheese")),
    (PRODUCING, m.FreeLabel("wine_step")),
    (at(Benefit(0, 1), farm("", "w17 4")), m.Special()),
    (PRODUCING, m.Nothing()),
    (PRODUCING, m.SellAction(2, True)),
    (PRODUCING, m.SellAction(3, False)),
    (PRODUCING, m.SellPair(2, 3, "wine")),
    (PRODUCING, m.SellPair(3, 2, "wine")),
    (PRODUCING, m.SellSingle(1)),
    (PRODUCING, m.SellUnfinished(3)),
    (DONE, m.SellUnfinished(2)),
    (DONE, m.DropOut()),
    (PRODUCING, m.EndTurn()),
    (PRODUCING, m.Label("yeast", "wine_step")),
    (PRODUCING, m.Label("white", "wine_step")),
    (PRODUCING, m.Label("sugar", "wine_step", "white")),
    (PRODUCING, m.Label("sugar", "wine_step", None, ("sugar",))),
    (IN_SPRING, m.Label("sugar", "wine_step")),
    (at(Production(0), farm(milk=2)), m.Trade("salt")),
    (PRODUCING, m.OpenCellar("wine")),
    (at(Production(0), farm(milk=4, closed=False)), m.OpenCellar("markers")),
    (at(GiveMarkers(0, "trade", 3, "red"), farm(milk=3, salt=1)), m.Give("salt", True)),
    (at(GiveMarkers(0, "trade", 3, "red"), farm(milk=3, salt=1)), m.Give("red")),
    (position(table(display={"wine": "w02"}), GainCard(0, "wine")), m.Gain("w01")),
    (position(table(display={"wine": "w01 w02"}, decks={}), GainCard(0, "wine")), m.Gain(None)),
    (at(ChangeAgeing(0, "wine", "hurry"), farm("", "w13 1", "w17 2", "c17 1", "w05")), m.Target(3)),
    (at(ChangeAgeing(0, "wine", "hurry"), farm("", "w13 1", "w17 2", "c17 1", "w05")), m.Target(4)),
    (at(Help(0, (1,)), farm("", "w08", "w05", "w04", "w17")), m.Target(1)),
    (at(Help(0, (1,)), farm("", "w08", "w05", "w04", "w17")), m.Target(4)),
    (PRODUCING, m.Gourmet("wine")),
    (at(MoveForGourmet(0, "c06", 1)), m.Nothing()),
    (at(PayForStarter(0, "w01"), farm(yeast=1, white=1)), m.PayStarter(("yeast",))),
    (at(FinishStorage(0), farm(salt=1, milk=9)), m.Store(salt=2)),
    (PRODUCING, m.Store()),
    (DONE, m.Age()),
    (PRODUCING, m.Age()),
    (at(AgeCellar(0), RICH), m.Trigger(1)),
    (at(TriggerActions(0, (1,)), RICH), m.Trigger(1)),
    (at(TriggerActions(0), RICH), m.Trigger(2)),
]


@pytest.mark.parametrize(("state", "move"), REFUSALS, ids=[repr(move) for _, move in REFUSALS])
def test_refused(state: State, move: m.Move) -> None:
    assert 0 in GAME.waiting(state)
    refuse(state, 0, move)


def test_every_kind_of_move_is_refused_somewhere() -> None:
    assert {type(move) for _, move in REFUSALS} == set(get_args(m.Move))


def test_the_other_seat_is_not_asked() -> None:
    refuse(PRODUCING, 1, m.DropOut())
    with pytest.raises(Illegal) as refused:
        GAME.play(GAME.copy(PRODUCING), 1, m.DropOut(), Given([]))
    assert refused.value.code == "not_asked"


def test_nothing_is_asked_after_the_end() -> None:
    state = position(table())
    assert GAME.waiting(state) == {}
    refuse(state, 0, m.EndTurn())
