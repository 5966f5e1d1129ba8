"""§1.6 B: the four kinds of sale, and what is said of them."""

from __future__ import annotations

from games.game import Heard
from games.wine_cheese.game import State
from games.wine_cheese.moves import (
    DropOut,
    EndTurn,
    Label,
    PayStarter,
    SellAction,
    SellPair,
    SellSingle,
    SellUnfinished,
    Take,
)
from games.wine_cheese.production import Production, ProductionAndSale
from games.wine_cheese.table import Farm
from games.wine_cheese.told import PairSold, Sold, Stepped, Triggered
from tests.wine_cheese.position import GAME, farm, position, table
from tests.wine_cheese.rows import Row, check, parametrize, play, told


def turn(south: Farm, *bonus: str) -> State:
    return position(table(south, bonus=bonus), Production(0))


PAIR = turn(farm("", "c17", "", "w17"))
MIXED = turn(farm("", "w17", "c14", "w05 1", "w08", white=2))

ROWS = [
    # a. A finished action card: its action while it still lies there, then gold.
    Row(
        "T31 R-27",
        turn(farm("", "w05", "w13 1", "w22 2")),
        (SellAction(1, True),),
        {"S.cheese": "2a", "S.slot1": "", "S.gold": "w05"},
    ),
    Row(
        "R-26 without its action",
        turn(farm("", "w05", "w13 1")),
        (SellAction(1, False),),
        {"S.slot1": "", "S.gold": "w05"},
    ),
    Row(
        "T38 R-40",
        turn(farm("", "c02 1", cultures=1)),
        (Label("cultures", "hurry_cheese"), SellAction(1, True)),
        {"S.cultures": 0, "S.slot1": "", "S.gold": "c02"},
    ),
    Row(
        "T38 the action is offered",
        turn(farm("", "c02 1", cultures=1)),
        (Label("cultures", "hurry_cheese"),),
        offers={"sell_action": [SellAction(1, True), SellAction(1, False)], "sell_unfinished": []},
    ),
    Row(
        "a card pays for its action before it goes",
        turn(farm("", "c02", cultures=1, milk=1)),
        (SellAction(1, True), PayStarter()),
        {"S.cultures": 0, "S.milk": 0, "S.cheese": "2b", "S.slot1": "", "S.gold": "c02"},
    ),
    Row(
        "R-29 no finished card to silver", turn(farm("", "w05", "w17")), refuses=(SellUnfinished(1), SellUnfinished(2))
    ),
    # b. A gourmet pair: one wine, one cheese, the same dish, both finished; each half moves its own indicator.
    Row(
        "T32 wine first",
        PAIR,
        (SellPair(3, 1, "wine"),),
        {"S.wine": "2a", "S.cheese": "2b", "S.slot1": "", "S.slot3": "", "S.gold": "w17 c17"},
    ),
    Row(
        "T32 cheese first",
        PAIR,
        (SellPair(3, 1, "cheese"),),
        {"S.wine": "2b", "S.cheese": "2a", "S.slot1": "", "S.slot3": "", "S.gold": "w17 c17"},
    ),
    Row(
        "R-30 each card carries the steps of its own good",
        turn(farm("", "w13", "c14")),
        (SellPair(1, 2, "wine"),),
        {"S.wine": "1", "S.cheese": "2b", "S.slot1": "", "S.slot2": "", "S.gold": "w13 c14"},
    ),
    Row(
        "R-17 R-57 all steps, and a bonus on the way before the other half",
        turn(farm("", "c17", "", "w17", wine="3"), "5"),
        (SellPair(3, 1, "wine"),),
        {"S.wine": "6", "bonus": ""},
        "S.take_marker",
        refuses=(SellSingle(1), EndTurn()),
    ),
    Row(
        "R-57 then the other half goes on",
        turn(farm("", "c17", "", "w17", wine="3"), "5"),
        (SellPair(3, 1, "wine"), Take("salt")),
        {"S.wine": "6", "bonus": "", "S.cheese": "2a", "S.slot1": "", "S.slot3": "", "S.gold": "w17 c17", "S.salt": 1},
    ),
    Row(
        "T34",
        turn(farm("", "w17", "c14")),
        offers={"sell_single": [SellSingle(1), SellSingle(2)], "sell_pair": []},
        refuses=(SellPair(1, 2, "wine"),),
    ),
    Row(
        "T32 which indicator first is the seller's choice",
        PAIR,
        offers={"sell_pair": [SellPair(3, 1, "wine"), SellPair(3, 1, "cheese")]},
    ),
    Row("no pair with an unfinished half", turn(farm("", "w17", "c17 1")), offers={"sell_pair": []}),
    Row("no pair of two wines", turn(farm("", "w17", "w16")), offers={"sell_pair": []}),
    # c. A single gourmet card
    Row("T35", turn(farm("", "w17")), (SellSingle(1),), {"S.slot1": "", "S.gold": "w17"}),
    Row("R-29 single though the pair is there", PAIR, (SellSingle(1),), {"S.slot1": "", "S.gold": "c17"}),
    # d. An unfinished card
    Row(
        "T37",
        turn(farm("", "w05 1")),
        (SellUnfinished(1),),
        {"S.slot1": "", "S.silver": "w05"},
        "",
    ),
    Row(
        "T37 its action is not offered",
        turn(farm("", "w05 1")),
        offers={"sell_action": []},
        refuses=(SellAction(1, True),),
    ),
    Row(
        "an unfinished gourmet card", turn(farm("", "w17 2")), (SellUnfinished(1),), {"S.slot1": "", "S.silver": "w17"}
    ),
    # Several sales in succession, with label actions between them
    Row(
        "sales in succession",
        MIXED,
        (SellSingle(1), Label("white", "wine_step", "white"), SellUnfinished(3)),
        {"S.slot1": "", "S.gold": "w17", "S.white": 0, "S.wine": "0", "S.slot3": "", "S.silver": "w05"},
        "S.rest_of_turn",
        {
            "sell_single": [SellSingle(2)],
            "sell_action": [SellAction(4, True), SellAction(4, False)],
            "end_turn": [EndTurn()],
        },
        refuses=(DropOut(),),
    ),
    Row("R-28 at least one sale", MIXED, refuses=(EndTurn(),)),
    Row(
        "several cards sold over a turn, then the other player",
        position(table(farm("", "w17", "c14"), farm()), ProductionAndSale()),
        (SellSingle(1), SellSingle(2)),
        {"S.slot1": "", "S.slot2": "", "S.gold": "w17 c14"},
        "N.production",
    ),
    Row(
        "nothing sold from an empty slot",
        MIXED,
        refuses=(SellSingle(5), SellSingle(9), SellUnfinished(5), SellAction(5, False)),
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


def test_T37_R52_sold_cards_lie_face_down() -> None:
    """The sale is said to all; afterwards the pile shows only how many cards it has."""
    state = turn(farm("", "w05 1"))
    assert told(state, SellUnfinished(1)) == [Heard(Sold(0, "w05", "silver"))]
    play(state, SellUnfinished(1))
    assert GAME.public(state).farms[0].silver == 1
    assert "w05" not in str(GAME.public(state)) + str(GAME.own(state, 1))
    assert GAME.own(state, 0).silver == ["w05"]


def test_lines_of_a_pair() -> None:
    said = [heard.others for heard in told(PAIR, SellPair(3, 1, "cheese"))]
    assert said == [
        PairSold(0, "w17", "c17", "quiche"),
        Stepped(0, "cheese", -1, 2, 0),
        Stepped(0, "wine", -1, 3, 0, jumped=1),
        Sold(0, "w17", "gold"),
        Sold(0, "c17", "gold"),
    ]


def test_lines_of_an_action_card() -> None:
    said = [heard.others for heard in told(turn(farm("", "w05")), SellAction(1, True))]
    assert said == [Triggered(0, "w05"), Stepped(0, "cheese", -1, 0, 0), Sold(0, "w05", "gold")]
