"""§1.9 and §1.14 j: the special actions, in summer and through helpers."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.game import State
from games.wine_cheese.moves import (
    EndTurn,
    Give,
    Gourmet,
    Label,
    Move,
    Nothing,
    PayStarter,
    Take,
    Target,
    Trade,
    Trigger,
)
from games.wine_cheese.summer import SpecialActions, TriggerActions
from games.wine_cheese.table import Farm
from games.wine_cheese.told import MarkersGained, MarkersPaid, Stepped, Triggered
from tests.wine_cheese.position import farm, position, table
from tests.wine_cheese.rows import Row, check, parametrize, play, told


def summer(south: Farm, *bonus: str) -> State:
    return position(table(south, phase=5, bonus=bonus), TriggerActions(0))


WASH = summer(farm("", "c04 1", "c06 1", "c13 1", "c17 1"))
STARTER = summer(farm("", "w01 2", yeast=1, white=1))
CHAIN = summer(farm("", "w08 2", "c08 2", "w11 2"))
THREE_HELPERS = summer(farm("", "w08 2", "c08 2", "w09 2"))

ROWS = [
    # Washing and distillation
    Row("T57 R-31", WASH, (Trigger(1),), {"S.wine": "2b"}),
    Row("T58 wine 4", WASH, (Trigger(2), Gourmet("wine"), Gourmet("wine")), {"S.wine": "2b"}),
    Row("T58 cheese 2", WASH, (Trigger(2), Gourmet("cheese"), Gourmet("cheese")), {"S.cheese": "1"}),
    Row(
        "T58 wine 2, then cheese 1",
        WASH,
        (Trigger(2), Gourmet("wine"), Gourmet("cheese")),
        {"S.wine": "1", "S.cheese": "0"},
    ),
    Row(
        "T58 cheese 1, then wine 2",
        WASH,
        (Trigger(2), Gourmet("cheese"), Gourmet("wine")),
        {"S.cheese": "0", "S.wine": "2a"},
    ),
    Row(
        "T58 once for each gourmet card",
        WASH,
        (Trigger(2), Gourmet("wine")),
        {"S.wine": "1"},
        "S.move_for_gourmet",
        {"gourmet": [Gourmet("wine"), Gourmet("cheese")]},
        refuses=(Trigger(1), EndTurn()),
    ),
    Row(
        "R-32 each moves before the next is chosen",
        summer(farm("", "c06 1", "c13 1", "c17 1", wine="4"), "5"),
        (Trigger(1), Gourmet("wine")),
        {"S.wine": "6", "bonus": ""},
        "S.take_marker",
    ),
    Row(
        "the other player's cards do not count",
        position(table(farm("", "c04 1"), farm("", "c13 1", "c17 1"), phase=5), TriggerActions(0)),
        (Trigger(1),),
        {"S.wine": "0"},
        "",
    ),
    Row(
        "distillation counts wines, finished or not",
        summer(farm("", "w04", "w17 2", "c17")),
        (Trigger(1),),
        {"S.cheese": "1"},
    ),
    Row(
        "distillation per gourmet: cheese",
        summer(farm("", "w06", "w17 2", "w01")),
        (Trigger(1), Gourmet("cheese")),
        {"S.cheese": "1"},
    ),
    Row(
        "distillation per gourmet: wine",
        summer(farm("", "w06", "w17 2", "w01")),
        (Trigger(1), Gourmet("wine")),
        {"S.wine": "0"},
    ),
    Row("no gourmet card, no steps", summer(farm("", "w06", "c17", "w01")), (Trigger(1),), {}, "S.trigger_actions"),
    # Starter cultures
    Row("T59", STARTER, (Trigger(1), PayStarter()), {"S.yeast": 0, "S.white": 0, "S.wine": "2b"}),
    Row(
        "T59 R-17 both or nothing",
        STARTER,
        (Trigger(1),),
        {},
        "S.pay_for_starter",
        {"pay_starter": [PayStarter()], "nothing": [Nothing()]},
    ),
    Row("T59 declined", STARTER, (Trigger(1), Nothing()), {}),
    Row("T59 R-33 without yeast no effect", summer(farm("", "w01 2", white=4)), (Trigger(1),), {}, "S.trigger_actions"),
    Row(
        "R-33 the trade comes before the trigger",
        summer(farm("", "w01 2", white=1, milk=3)),
        (Trade("yeast"), Give("milk"), Give("milk"), Give("milk"), Trigger(1), PayStarter()),
        {"S.milk": 0, "S.white": 0, "S.wine": "2b"},
    ),
    Row(
        "R-33 R-57 no trade once it is triggered",
        summer(farm("", "w01 2", yeast=1, white=1, milk=3)),
        (Trigger(1),),
        refuses=(Trade("salt"),),
    ),
    Row(
        "R-13 starter cultures from the storage",
        summer(farm("", "c03 2", cultures=1, salt=1, stored={"salt": 1})),
        (Trigger(1),),
        offers={"pay_starter": [PayStarter(), PayStarter(("salt",))]},
    ),
    # Helper
    Row("T61", summer(farm("", "w08 2", "c04 3", "c13 3")), (Trigger(1),), {"S.wine": "1"}, "S.trigger_actions"),
    Row(
        "T61 the target is chosen",
        summer(farm("", "w08 2", "c04 3", "c10 3", "w13")),
        (Trigger(1),),
        {},
        "S.help",
        {"target": [Target(2), Target(3)]},
    ),
    Row("T62 R-34", CHAIN, (Trigger(1), Target(2)), {"S.milk": 2}, "S.trigger_actions"),
    Row("R-34 a chain without a further target ends", THREE_HELPERS, (Trigger(1), Target(2)), {}, "S.trigger_actions"),
    Row(
        "T62 c08 may not target w08",
        summer(farm("", "w08 2", "c08 2", "w11 2", "c04 1")),
        (Trigger(1), Target(2)),
        {},
        "S.help",
        {"target": [Target(3), Target(4)]},
    ),
    Row("a helper alone has no effect", summer(farm("", "w08 2", "w17 1")), (Trigger(1),), {}),
    Row(
        "T64 R-35",
        summer(farm("", "w08 2", "w11 4", white=2)),
        (Trigger(2), Trigger(1)),
        {"S.milk": 4},
        "S.trigger_actions",
        refuses=(Trigger(2), Trigger(1)),
    ),
    # Market day
    Row(
        "R-46 a free choice of the good",
        summer(farm("", "c10 1")),
        (Trigger(1),),
        {},
        "S.take_marker",
        {"take": [Take("white"), Take("red"), Take("yeast"), Take("sugar")]},
    ),
    Row("R-46 cheese", summer(farm("", "w10 1")), (Trigger(1), Take("cultures")), {"S.cultures": 1}),
    Row("fixed ingredients", summer(farm("", "c12 1")), (Trigger(1),), {"S.milk": 1, "S.white": 1}),
    # Summer: each own action card once, all optional, P1 first
    Row("all optional", CHAIN, (EndTurn(),), {}, ""),
    Row(
        "finished or not, gourmet cards never",
        summer(farm("", "w11", "w17", "c04 3", "c13")),
        offers={"trigger": [Trigger(1), Trigger(3)]},
    ),
    Row(
        "R-55 label actions between triggers",
        summer(farm("", "w11 4", "c08 2", white=2)),
        (Trigger(1), Label("milk", "cheese_step", "milk"), Trigger(2)),
        {"S.milk": 2, "S.cheese": "0"},
    ),
    Row("R-55 R-57 not inside a trigger", WASH, (Trigger(2),), refuses=(Trigger(1), Trade("salt"), EndTurn())),
    Row(
        "P1 first",
        position(table(farm("", "w11 4"), farm("", "c11 4"), first=1, phase=5), SpecialActions()),
        asks="N.trigger_actions",
    ),
    Row(
        "then P2",
        position(table(farm("", "w11 4"), farm("", "c11 4"), first=1, phase=5), SpecialActions()),
        (EndTurn(),),
        asks="S.trigger_actions",
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


# ------------------------------------------------------------------ every action card

BESIDE = ("w17 1", "c17 1")
"""In the cellar beside the card: a gourmet card of each good."""
EVERY_ACTION: Mapping[str, tuple[tuple[Move, ...], Mapping[str, object]]] = {
    "w01": ((PayStarter(),), {"S.yeast": 1, "S.white": 1, "S.wine": "2b"}),
    "w02": ((PayStarter(),), {"S.yeast": 1, "S.red": 1, "S.wine": "2b"}),
    "w03": ((PayStarter(),), {"S.yeast": 1, "S.sugar": 1, "S.wine": "2b"}),
    "w04": ((), {"S.cheese": "1"}),
    "w05": ((), {"S.cheese": "1"}),
    "w06": ((Gourmet("cheese"),), {"S.cheese": "1"}),
    "w07": ((Gourmet("wine"),), {"S.wine": "0"}),
    "w08": ((), {}),
    "w09": ((), {}),
    "w10": ((Take("salt"),), {"S.salt": 3}),
    "w11": ((), {"S.milk": 4}),
    "w12": ((), {"S.red": 3, "S.milk": 3}),
    "c01": ((PayStarter(),), {"S.cultures": 1, "S.milk": 1, "S.cheese": "2b"}),
    "c02": ((PayStarter(),), {"S.cultures": 1, "S.milk": 1, "S.cheese": "2b"}),
    "c03": ((PayStarter(),), {"S.cultures": 1, "S.salt": 1, "S.cheese": "2b"}),
    "c04": ((), {"S.wine": "1"}),
    "c05": ((), {"S.wine": "1"}),
    "c06": ((Gourmet("wine"),), {"S.wine": "1"}),
    "c07": ((Gourmet("cheese"),), {"S.cheese": "0"}),
    "c08": ((), {}),
    "c09": ((), {}),
    "c10": ((Take("yeast"),), {"S.yeast": 3}),
    "c11": ((), {"S.white": 3, "S.red": 3}),
    "c12": ((), {"S.milk": 3, "S.white": 3}),
}


def test_every_action_card_has_a_row() -> None:
    assert sorted(EVERY_ACTION) == sorted(card.id for card in HOUSE_SET.cards.values() if card.action is not None)


@pytest.mark.parametrize("card", EVERY_ACTION)
def test_action_of(card: str) -> None:
    """Each card acts as printed, beside a gourmet card of each good."""
    moves, change = EVERY_ACTION[card]
    south = farm("", f"{card} 1", *BESIDE, white=2, red=2, yeast=2, sugar=2, salt=2, cultures=2, milk=2)
    check(Row(card, summer(south), (Trigger(1), *moves), change, "S.trigger_actions"))


def test_lines_of_a_chain() -> None:
    said = [heard.others for heard in told(summer(farm("", "w08 2", "w11 2")), Trigger(1))]
    assert said == [
        Triggered(0, "w08"),
        Triggered(0, "w11", "w08"),
        MarkersGained(0, ("milk", "milk"), "market_day"),
    ]


def test_lines_of_starter_cultures() -> None:
    state = summer(farm("", "w01 2", yeast=1, white=1, milk=2))
    play(state, Trigger(1))
    assert [heard.others for heard in told(state, PayStarter())] == [
        MarkersPaid(0, ("white", "yeast"), "starter_cultures"),
        Stepped(0, "wine", -1, 3, 0),
    ]
