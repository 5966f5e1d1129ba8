"""§1.6 A and C: producing, the benefit after it, dropping out, and who is next."""

from __future__ import annotations

from typing import get_args

from games.wine_cheese.game import State
from games.wine_cheese.moves import (
    DropOut,
    EndTurn,
    FreeLabel,
    Gain,
    Give,
    Label,
    Nothing,
    OpenCellar,
    Produce,
    SellSingle,
    SellUnfinished,
    Special,
    Target,
    Trade,
)
from games.wine_cheese.production import Production, ProductionAndSale
from games.wine_cheese.table import Farm
from games.wine_cheese.words import NORTH, LabelOption
from tests.wine_cheese.position import farm, position, table
from tests.wine_cheese.rows import Row, check, offered, parametrize


def turn(south: Farm, **more: str) -> State:
    """South's turn in a production and sale phase."""
    return position(table(south, display={"wine": more.get("wine", ""), "cheese": ""}), Production(0))


def phase(south: Farm, north: Farm) -> State:
    return position(table(south, north), ProductionAndSale())


MAIN = ("produce", "sell_action", "sell_pair", "sell_single", "sell_unfinished", "drop_out", "end_turn")
CHABLIS = turn(farm("w17", white=3, sugar=1))
MADE = {"S.hand": "", "S.white": 0, "S.sugar": 0, "S.slot1": "w17 4"}
FULL = ("w05 1", "w13 2", "c16 2", "c01 2")
SPLIT = turn(farm("w18", white=3, sugar=1, stored={"sugar": 2}))
RICH = farm("w17", white=5, sugar=1, milk=4)

ROWS = [
    # A. Produce: the cost in full, one marker of its kind for each space.
    Row("T21", CHABLIS, (Produce("w17", 1),), MADE, "S.benefit"),
    Row(
        "T21 only what is paid in full, into every free slot",
        turn(farm("w17 w14 c16", "", "w13 2", white=3, sugar=1)),
        offers={"produce": [Produce("w17", 1), Produce("w17", 3), Produce("w17", 4)]},
        refuses=(
            Produce("w14", 1),
            Produce("w17", 2),
            Produce("w17", 5),
            Produce("w16", 1),
            Produce("w17", 1, ("sugar",)),
        ),
    ),
    Row(
        "T22",
        turn(farm("w17", white=3, milk=3)),
        (Trade("sugar"), Give("milk"), Give("milk"), Give("milk"), Produce("w17", 1)),
        {"S.hand": "", "S.white": 0, "S.milk": 0, "S.slot1": "w17 4"},
        "S.benefit",
    ),
    Row("T23 closed", CHABLIS, refuses=(Produce("w17", 5),)),
    Row(
        "T23 opened for four markers",
        turn(farm("w17", white=3, sugar=1, milk=4)),
        (OpenCellar("markers"), *[Give("milk")] * 4, Produce("w17", 5)),
        {"S.hand": "", "S.white": 0, "S.sugar": 0, "S.milk": 0, "S.slot5": "w17 4"},
        "S.benefit",
    ),
    Row(
        "R-13 splits between sites and storage",
        SPLIT,
        offers={
            "produce": [
                Produce("w18", slot, stored) for stored in (("sugar",), ("sugar", "sugar")) for slot in range(1, 5)
            ]
        },
    ),
    Row(
        "R-13 both from storage",
        SPLIT,
        (Produce("w18", 1, ("sugar", "sugar")), Nothing()),
        {"S.hand": "", "S.white": 0, "S.stored.sugar": 0, "S.slot1": "w18 5"},
    ),
    Row(
        "R-13 the storage is spared first",
        SPLIT,
        (Produce("w18", 1, ("sugar",)), Nothing()),
        {"S.hand": "", "S.white": 0, "S.sugar": 0, "S.stored.sugar": 1, "S.slot1": "w18 5"},
    ),
    Row(
        "R-13 two kinds from storage",
        turn(farm("w20", "w13 1", red=2, stored={"sugar": 1, "yeast": 1})),
        (Produce("w20", 2, ("yeast", "sugar")), Nothing()),
        {"S.hand": "", "S.red": 0, "S.stored.sugar": 0, "S.stored.yeast": 0, "S.slot2": "w20 4"},
    ),
    # The benefit: one label option free of charge, or the special action instead, or nothing.
    Row(
        "R-21 all options that can be carried out, or none",
        turn(farm("w17", "c16 1", "w13", white=3, sugar=1)),
        (Produce("w17", 3),),
        offers={"free_label": [FreeLabel(it) for it in get_args(LabelOption)], "nothing": [Nothing()], "special": []},
    ),
    Row(
        "R-21 no option without a card to choose",
        CHABLIS,
        (Produce("w17", 1),),
        offers={
            "free_label": [
                *(FreeLabel("wine_step"), FreeLabel("gain_wine"), FreeLabel("hurry_wine"), FreeLabel("slow_wine")),
                *(FreeLabel("cheese_step"), FreeLabel("gain_cheese")),
            ]
        },
    ),
    Row(
        "R-21 the new card is a target",
        CHABLIS,
        (Produce("w17", 1), FreeLabel("hurry_wine")),
        MADE | {"S.slot1": "w17 3"},
    ),
    Row("R-21 declined", CHABLIS, (Produce("w17", 1), Nothing()), MADE),
    Row(
        "R-21 free of charge",
        turn(farm("w17", white=3, sugar=1), wine="w13 w22"),
        (Produce("w17", 1), FreeLabel("gain_wine"), Gain("w22")),
        MADE
        | {
            "S.hand": "w22",
            "display.wine": "w13 w01",
            "deck.wine": " ".join(f"w{n:02}" for n in range(2, 25) if n not in (13, 17, 22)),
        },
        luck=(0,),
    ),
    Row(
        "T25",
        turn(farm("w04", "w13 1", "w22", white=2, sugar=1)),
        (Produce("w04", 3), Special()),
        {"S.hand": "", "S.white": 0, "S.sugar": 0, "S.slot3": "w04 3", "S.cheese": "2a"},
        refuses=(FreeLabel("wine_step"), Special()),
    ),
    Row(
        "R-22 a special action without effect",
        turn(farm("c02", milk=2, cultures=1)),
        (Produce("c02", 1), Special()),
        {"S.hand": "", "S.milk": 0, "S.cultures": 0, "S.slot1": "c02 3"},
    ),
    Row(
        "R-14 R-57 nothing between paying and the benefit",
        turn(RICH),
        (Produce("w17", 1),),
        asks="S.benefit",
        refuses=(Label("white", "wine_step", "white"), Trade("salt"), OpenCellar("markers"), EndTurn()),
    ),
    Row(
        "R-14 R-57 nothing while a target is chosen",
        turn(farm("", "w13 2", "w22 2", yeast=1, milk=4)),
        (Label("yeast", "slow_wine"),),
        asks="S.change_ageing",
        offers={"target": [Target(1), Target(2)], "label": [], "trade": [], "open_cellar": []},
        refuses=(Trade("salt"), Label("milk", "cheese_step", "milk")),
    ),
    # One main move a turn; label actions before and after it.
    Row(
        "one main move",
        turn(RICH),
        (Produce("w17", 1), Nothing()),
        refuses=(Produce("w17", 2), SellUnfinished(1), DropOut()),
    ),
    Row(
        "R-23 a label action after the main move",
        turn(RICH),
        (Produce("w17", 1), Nothing(), Label("milk", "cheese_step", "milk")),
        {"S.hand": "", "S.white": 2, "S.sugar": 0, "S.milk": 2, "S.slot1": "w17 4", "S.cheese": "0"},
        "S.rest_of_turn",
        {"end_turn": [EndTurn()]},
    ),
    Row("no end of turn before the main move", turn(RICH), refuses=(EndTurn(),)),
    # C. Drop out
    Row(
        "T40",
        turn(farm("w17 c18", white=1)),
        shows=lambda state: offered(state, *MAIN),
        expect=[DropOut()],
    ),
    Row(
        "R-24 any number of label actions after dropping out",
        turn(farm("w17", white=5, sugar=2)),
        (
            DropOut(),
            Label("white", "wine_step", "white"),
            Label("sugar", "wine_step"),
            Label("white", "wine_step", "white"),
        ),
        {"S.white": 1, "S.sugar": 1, "S.wine": "2a", "S.dropped": True},
        "S.rest_of_turn",
        refuses=(Produce("w17", 1), DropOut()),
    ),
    Row(
        "R-25 the other player takes turn after turn",
        phase(farm(), farm("w13 w22", "w08", white=1, sugar=1, red=1, yeast=1)),
        (DropOut(), Produce("w13", 2), Nothing(), EndTurn(), Produce("w22", 3), Nothing(), DropOut()),
        {"N.hand": "", "N.white": 0, "N.sugar": 0, "N.red": 0, "N.yeast": 0, "N.slot2": "w13 2", "N.slot3": "w22 2"},
        "",
    ),
    Row(
        "players alternate",
        phase(farm("w13", white=1, sugar=1), farm()),
        (Produce("w13", 1), Nothing()),
        asks="N.production",
    ),
    Row(
        "P1 goes on when P2 dropped out",
        phase(farm("w13", "w22 1", white=1, sugar=1), farm()),
        (Produce("w13", 2), Nothing(), DropOut()),
        asks="S.production",
    ),
    Row(
        "R-25 P1 takes turn after turn when P2 dropped out",
        phase(farm("w13 w22", "w08", white=1, sugar=1, red=1, yeast=1), farm(dropped=True)),
        (Produce("w13", 2), Nothing(), EndTurn(), Produce("w22", 3), Nothing()),
        {"S.hand": "", "S.white": 0, "S.sugar": 0, "S.red": 0, "S.yeast": 0, "S.slot2": "w13 2", "S.slot3": "w22 2"},
        "S.production",
    ),
    Row("P1 is who holds card 1", position(table(first=1), ProductionAndSale()), asks="N.production"),
    Row(
        "R-11 nothing in the other's turn",
        phase(farm(), farm("w13", white=3, sugar=1)),
        asks="S.production",
        refuses=(Trade("salt"), OpenCellar("markers"), Label("white", "wine_step", "white"), Produce("w13", 1)),
        to=NORTH,
    ),
    # Slots freed by a sale are for the next turn.
    Row(
        "T41 R-28",
        phase(farm("w17", "w13", *FULL[1:], white=5, sugar=1), farm()),
        (SellSingle(1),),
        {"S.slot1": "", "S.gold": "w13"},
        "S.rest_of_turn",
        refuses=(Produce("w17", 1),),
    ),
    Row(
        "T41 in the next turn",
        phase(farm("w17", "w13", *FULL[1:], white=5, sugar=1), farm()),
        (SellSingle(1), EndTurn(), DropOut(), Produce("w17", 1), Nothing()),
        {"S.slot1": "w17 4", "S.gold": "w13", "S.hand": "", "S.white": 2, "S.sugar": 0, "N.dropped": True},
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)
