"""§1.4: what may be done in the own turn beside its main move, question by question."""

from __future__ import annotations

import pytest

from games.game import Seat
from games.steps import Ask
from games.wine_cheese.actions import Help, MoveForGourmet, PayForStarter
from games.wine_cheese.ageing import AgeCellar
from games.wine_cheese.drawing import GainCard
from games.wine_cheese.labels import ChangeAgeing
from games.wine_cheese.markers import GiveMarkers, TakeMarker
from games.wine_cheese.moves import Label, OpenCellar, Trade
from games.wine_cheese.production import Benefit, Production, RestOfTurn
from games.wine_cheese.storage import FinishStorage
from games.wine_cheese.summer import TriggerActions
from games.wine_cheese.table import Table
from games.wine_cheese.turns import YourTurn
from games.wine_cheese.winter import SellCellar
from games.wine_cheese.words import INGREDIENTS
from games.wine_cheese.workers import ReturnWorker, SendWorker
from tests.wine_cheese.position import GAME, farm, position, table
from tests.wine_cheese.rows import offered, refuse

SOUTH: Seat = 0
CELLAR = ("w08 2", "w04 1", "w01 2", "c13 1")
ANYTIME = (Label("milk", "cheese_step", "milk"), Trade("red"), OpenCellar("markers"), OpenCellar("wine"))


def lying(phase: int = 2) -> Table:
    """Enough of everything to do all that may be done."""
    south = farm("w13", *CELLAR, wine="9", milk=3, salt=2, white=1, yeast=1)
    return table(
        south,
        phase=phase,
        workers={(1, 1): "red", (2, 2): "red"},
        south_houses={1: "blue", 2: "green"},
        display={"wine": "w05 w06", "cheese": ""},
    )


TURNS: list[tuple[YourTurn, int, bool]] = [
    (SendWorker(SOUTH), 1, False),
    (ReturnWorker(SOUTH), 6, False),
    (Production(SOUTH), 2, True),
    (RestOfTurn(SOUTH), 2, True),
    (FinishStorage(SOUTH), 3, True),
    (AgeCellar(SOUTH), 4, True),
    (RestOfTurn(SOUTH), 4, True),
    (TriggerActions(SOUTH), 5, True),
    (SellCellar(SOUTH), 20, True),
]
"""The question, a phase in which it comes, and whether labels stand beside it: barred in the first phase of spring and
of fall only. Trades and the removal of Cellar Closed always do (R-10)."""


@pytest.mark.parametrize(("step", "phase", "labels"), TURNS, ids=[f"{row[0].kind} {row[1]}" for row in TURNS])
def test_beside_the_main_move(step: YourTurn, phase: int, labels: bool) -> None:
    state = position(lying(phase), step)
    assert (ANYTIME[0] in offered(state, "label"), bool(offered(state, "label"))) == (labels, labels)
    assert offered(state, "trade") == [Trade(it) for it in INGREDIENTS]
    assert offered(state, "open_cellar") == [OpenCellar("markers"), OpenCellar("wine")]


PENDING: list[Ask] = [
    TakeMarker(SOUTH, "bonus", INGREDIENTS),
    GiveMarkers(SOUTH, "cellar", 4),
    GainCard(SOUTH, "wine"),
    ChangeAgeing(SOUTH, "wine", "slow"),
    Benefit(SOUTH, 1),
    PayForStarter(SOUTH, "w01"),
    MoveForGourmet(SOUTH, "c06", 1),
    Help(SOUTH, (1,)),
]


@pytest.mark.parametrize("step", PENDING, ids=[step.kind for step in PENDING])
def test_R57_nothing_beside_a_pending_choice(step: Ask) -> None:
    state = position(lying(), step)
    for move in ANYTIME:
        refuse(state, SOUTH, move)
    assert GAME.waiting(state)[SOUTH].ask == step.kind
