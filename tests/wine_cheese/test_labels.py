"""§1.14 b, c, e, f: trades, label actions, cards gained, hurry and slow."""

from __future__ import annotations

from games.game import Heard
from games.wine_cheese.game import State
from games.wine_cheese.moves import Gain, Give, Label, Target, Trade
from games.wine_cheese.production import Production
from games.wine_cheese.table import Farm
from games.wine_cheese.told import CardGained, Labelled, MarkersPaid, Ripened
from games.wine_cheese.words import INGREDIENTS, Good
from tests.wine_cheese.position import farm, position, table
from tests.wine_cheese.rows import Row, check, offered, parametrize, told

STOCK = "w01 w02"
MANY = " ".join(f"w{n:02}" for n in range(1, 20))


def turn(south: Farm, display: str = "", deck: str | None = None) -> State:
    """South's turn; the wine display and, if need be, the whole wine deck."""
    decks: dict[Good, str] | None = None if deck is None else {"wine": deck, "cheese": ""}
    return position(table(south, display={"wine": display, "cheese": ""}, decks=decks), Production(0))


WHITE_AND = [Label("white", "wine_step", it) for it in ("white", "red", "yeast", "sugar")]
ALL_WINE = farm(white=2, red=1, yeast=1, sugar=1)
TWO_PLACES = farm(white=1, stored={"sugar": 1}, sugar=1)
CELLAR = farm("", "w17 4", "c16 2", "w13", yeast=2, salt=1, cultures=1, sugar=1)

ROWS = [
    # Costs
    Row(
        "T26",
        turn(farm(white=1, sugar=1)),
        (Label("white", "wine_step", "sugar"),),
        {"S.white": 0, "S.sugar": 0, "S.wine": "0"},
    ),
    Row(
        "T28",
        turn(farm(white=1, milk=1)),
        offers={"label": []},
        refuses=(Label("white", "wine_step", "milk"), Label("white", "wine_step")),
    ),
    Row(
        "R-12 a second marker of the same kind",
        turn(farm(white=2)),
        (Label("white", "wine_step", "white"),),
        {"S.white": 0, "S.wine": "0"},
    ),
    Row(
        "every second marker of the good",
        turn(ALL_WINE),
        shows=lambda state: [move for move in offered(state, "label") if move in WHITE_AND],
        expect=WHITE_AND,
    ),
    Row(
        "R-13 a label paid from sites or storage",
        turn(TWO_PLACES),
        offers={
            "label": [
                Label("white", "wine_step", "sugar"),
                Label("white", "gain_wine", "sugar"),
                Label("white", "wine_step", "sugar", ("sugar",)),
                Label("white", "gain_wine", "sugar", ("sugar",)),
                Label("sugar", "wine_step"),
                Label("sugar", "wine_step", None, ("sugar",)),
            ]
        },
    ),
    Row(
        "R-13 from storage",
        turn(TWO_PLACES),
        (Label("sugar", "wine_step", None, ("sugar",)),),
        {"S.stored.sugar": 0, "S.wine": "0"},
    ),
    Row(
        "any number of times",
        turn(farm(salt=3)),
        (*[Label("salt", "cheese_step")] * 3,),
        {"S.salt": 0, "S.cheese": "2a"},
    ),
    Row(
        "R-13 one way each where either place would do",
        turn(farm(salt=2, stored={"salt": 1})),
        offers={"label": [Label("salt", "cheese_step"), Label("salt", "cheese_step", None, ("salt",))]},
    ),
    # Hurry and slow
    Row(
        "T29 R-39", turn(farm("", "w17 4", yeast=1)), (Label("yeast", "slow_wine"),), {"S.yeast": 0, "S.slot1": "w17 5"}
    ),
    Row(
        "R-39 a finished card is unfinished again",
        turn(farm("", "w17", sugar=1)),
        (Label("sugar", "slow_wine"),),
        {"S.sugar": 0, "S.slot1": "w17 1"},
    ),
    Row(
        "slow cheese",
        turn(farm("", "c16 2", salt=1)),
        (Label("salt", "slow_cheese"),),
        {"S.salt": 0, "S.slot1": "c16 3"},
    ),
    Row("hurry", turn(farm("", "w17 4", yeast=1)), (Label("yeast", "hurry_wine"),), {"S.yeast": 0, "S.slot1": "w17 3"}),
    Row(
        "R-41 a card is chosen, never a space",
        turn(farm("", "w17 4", "w13 2", yeast=1)),
        (Label("yeast", "hurry_wine"),),
        offers={"target": [Target(1), Target(2)]},
    ),
    Row("no hurry without a marker", turn(farm("", "w17", yeast=1)), offers={"label": [Label("yeast", "slow_wine")]}),
    Row("no target of that good", turn(farm("", "c16 2", yeast=1)), offers={"label": []}),
    Row(
        "hurry only where a marker lies",
        turn(CELLAR),
        (Label("yeast", "hurry_wine"),),
        {"S.yeast": 1, "S.slot1": "w17 3"},
    ),
    Row(
        "slow finished cards too",
        turn(CELLAR),
        (Label("yeast", "slow_wine"),),
        offers={"target": [Target(1), Target(3)]},
    ),
    # Cards gained
    Row(
        "from the display, refilled at once",
        turn(farm(white=2), "w05 w06 w07", STOCK),
        (Label("white", "gain_wine", "white"), Gain("w06")),
        {"S.white": 0, "S.hand": "w06", "display.wine": "w05 w02 w07", "deck.wine": "w01"},
        luck=(1,),
    ),
    Row(
        "from the deck",
        turn(farm("w20", white=2), "w05 w06 w07", STOCK),
        (Label("white", "gain_wine", "white"), Gain(None)),
        {"S.white": 0, "S.hand": "w01 w20", "deck.wine": "w02"},
        luck=(0,),
    ),
    Row(
        "no hand limit",
        turn(farm(MANY, white=2), "w20", ""),
        (Label("white", "gain_wine", "white"),),
        {"S.white": 0, "S.hand": f"{MANY} w20", "display.wine": ""},
    ),
    Row(
        "R-48 not refilled from an empty deck",
        turn(farm(white=2), "w05 w06", ""),
        (Label("white", "gain_wine", "white"), Gain("w05")),
        {"S.white": 0, "S.hand": "w05", "display.wine": "w06"},
    ),
    Row(
        "R-48 no option when both are empty",
        turn(farm(white=2), "", ""),
        offers={"label": [Label("white", "wine_step", "white")]},
    ),
    Row(
        "R-48 the empty deck is no source",
        turn(farm(white=2), "w05 w06", ""),
        (Label("white", "gain_wine", "white"),),
        offers={"gain": [Gain("w05"), Gain("w06")]},
    ),
    # 3-for-1
    Row(
        "any three for any one",
        turn(farm(white=1, milk=1, stored={"salt": 1})),
        (Trade("white"), Give("salt", True), Give("milk")),
        {"S.milk": 0, "S.stored.salt": 0},
    ),
    Row(
        "K3 the supply never runs out",
        turn(farm(milk=80, salt=3)),
        (Trade("milk"), *[Give("salt")] * 3),
        {"S.milk": 81, "S.salt": 0},
    ),
    Row("all of the seven", turn(farm(milk=3)), offers={"trade": [Trade(it) for it in INGREDIENTS]}),
    Row("not with two", turn(farm(milk=1, stored={"salt": 1})), offers={"trade": []}, refuses=(Trade("salt"),)),
    Row(
        "R-13 what is given, from either place",
        turn(farm(salt=2, stored={"salt": 2})),
        (Trade("yeast"),),
        asks="S.give_markers",
        offers={"give": [Give("salt"), Give("salt", True)], "label": [], "trade": []},
        refuses=(Give("milk"), Label("salt", "cheese_step")),
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


def test_deck_card_is_told_to_its_taker_only() -> None:
    """§2: the other sees the good."""
    label = Label("white", "gain_wine", "white")
    assert told(turn(farm(white=2), "", STOCK), label, 1) == [
        Heard(MarkersPaid(0, ("white", "white"), "label")),
        Heard(Labelled(0, "gain_wine", "white", False)),
        Heard(CardGained(0, "wine", None, "deck"), 0, CardGained(0, "wine", "w02", "deck")),
    ]


def test_display_card_is_told_to_all() -> None:
    heard = told(turn(farm(white=2), "w05", ""), Label("white", "gain_wine", "white"))
    assert heard[-1] == Heard(CardGained(0, "wine", "w05", "display"))


def test_line_of_hurry() -> None:
    heard = told(turn(farm("", "w17 4", yeast=1)), Label("yeast", "hurry_wine"))
    assert heard[-1] == Heard(Ripened(0, "w17", 1, -1, 3, "hurry"))
