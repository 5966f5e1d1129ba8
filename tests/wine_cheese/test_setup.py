"""§1.2: setup, and the options of a match."""

from __future__ import annotations

from typing import Any

import pytest

from games.game import Illegal
from games.luck import Given, Seeded
from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.game import Options, State
from games.wine_cheese.moves import Bench
from games.wine_cheese.table import Table
from games.wine_cheese.words import COLORS
from tests.wine_cheese.position import GAME, picture
from tests.wine_cheese.rows import Row, asked, check, offered, parametrize

HOUSING, STARTER, RESERVE, BENCHES, DEAL = [0] * 5, [0], [0], [0] * 8, [0] * 18
UNASKED = (*HOUSING, *RESERVE, *BENCHES, *DEAL)
"""How many numbers each part of the setup draws; a zero takes what comes first."""


def started(*luck: int, **options: Any) -> State:
    state: State = GAME.start(2, Options(**options), Given(luck))[0]
    return state


DRAWN = started(*[3, 1, 0, 0, 1], *[1], *[4], *[3, 2, 1, 0], *[0, 1, 0, 0], *DEAL)
ARRANGED = started(*HOUSING, *STARTER, benches="south")


def facts(*names: str) -> Any:
    return lambda state: {name: picture(state.table)[name] for name in names}


def houses(state: State) -> list[list[str | None]]:
    return [[space.houses[seat] for space in state.table.housing] for seat in (0, 1)]


def housing(state: State) -> str:
    return " ".join(space.card for space in state.table.housing)


ROWS = [
    Row("Setup 2: Work Together on 1, 3, 5, Toil Alone on 2, 4", DRAWN, shows=housing, expect="wt4 ta2 wt1 ta1 wt3"),
    Row(
        "Setup 3 R-09 R-54 benches are drawn; the house at the outer edge stays empty",
        DRAWN,
        shows=houses,
        expect=[["yellow", "green", "blue", "red", None], ["red", "green", "blue", "yellow", None]],
    ),
    Row("Setup 3 R-09 so is the reserve", DRAWN, shows=facts("reserve"), expect={"reserve": "purple"}),
    Row(
        "Setup 4, 5: the start space, the markers, the bonus spaces",
        DRAWN,
        shows=facts("S.wine", "N.cheese", "S.white", "S.red", "S.milk", "N.milk", "N.salt", "bonus"),
        expect={"S.wine": "start", "N.cheese": "start", "S.white": 1, "S.red": 1, "S.milk": 2, "N.milk": 2, "N.salt": 0}
        | {"bonus": "5 10 15"},
    ),
    Row(
        "Setup 7: three of each good to each hand, three on display",
        DRAWN,
        shows=facts("S.hand", "N.hand", "display.wine", "display.cheese", "deck.wine"),
        expect={
            "S.hand": "c01 c02 c03 w01 w02 w03",
            "N.hand": "c04 c05 c06 w04 w05 w06",
            "display.wine": "w07 w08 w09",
            "display.cheese": "c07 c08 c09",
            "deck.wine": " ".join(f"w{n}" for n in range(10, 25)),
        },
    ),
    Row(
        "Setup 8 R-53 five slots, the one beside the silver coin is closed",
        DRAWN,
        shows=lambda state: [[slot.closed for slot in lying.cellar] for lying in state.table.farms],
        expect=[[False, False, False, False, True]] * 2,
    ),
    Row(
        "R-01 who starts is drawn",
        DRAWN,
        asks="N.send_worker",
        shows=facts("first", "phase", "turn", "winner"),
        expect={"first": "N", "phase": 1, "turn": 1, "winner": None},
    ),
    Row(
        "R-01 the table says South", started(*HOUSING, *RESERVE, *BENCHES, *DEAL, starts="south"), asks="S.send_worker"
    ),
    Row(
        "R-01 the table says North", started(*HOUSING, *RESERVE, *BENCHES, *DEAL, starts="north"), asks="N.send_worker"
    ),
    # Option: South arranges.
    Row(
        "R-09 South arranges before the cards are dealt",
        ARRANGED,
        asks="S.arrange_bench",
        offers={"bench": [Bench(it) for it in COLORS]},
        shows=facts("S.hand", "reserve"),
        expect={"S.hand": "", "reserve": None},
    ),
    Row(
        "R-09 house after house",
        ARRANGED,
        (Bench("green"), Bench("red")),
        {"S.house1": "green", "S.house2": "red"},
        "S.arrange_bench",
        {"bench": [Bench("blue"), Bench("yellow"), Bench("purple")]},
        refuses=(Bench("green"),),
    ),
    Row(
        "R-09 the colour left over is the reserve, North's side is drawn",
        ARRANGED,
        (Bench("green"), Bench("red"), Bench("purple"), Bench("blue")),
        shows=lambda state: (houses(state), state.table.reserve),
        expect=([["green", "red", "purple", "blue", None], ["purple", "green", "blue", "red", None]], "yellow"),
        luck=(*[3, 2, 1, 0], *DEAL),
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


@pytest.mark.parametrize("seed", range(20))
def test_setup_is_complete_whatever_is_drawn(seed: int) -> None:
    state, _ = GAME.start(2, Options(), Seeded(seed))
    table: Table = state.table
    for color in COLORS:
        sides = [[space.houses[seat] for space in table.housing].count(color) for seat in (0, 1)]
        assert sides == ([0, 0] if color == table.reserve else [1, 1])
    lying = [card for farm in table.farms for card in farm.hand] + table.display["wine"] + table.display["cheese"]
    assert sorted(lying + table.decks["wine"] + table.decks["cheese"]) == sorted(HOUSE_SET.cards)
    assert len({space.card for space in table.housing}) == 5


def test_two_players_only() -> None:
    with pytest.raises(Illegal):
        GAME.start(3, Options(), Seeded(1))


def test_defaults() -> None:
    assert Options() == Options(starts="random", benches="random", final_tiebreak="card1")
    assert GAME.start(2, Options(), Seeded(1))[0].table.final_tiebreak == "card1"
    assert GAME.start(2, Options(final_tiebreak="card2"), Seeded(1))[0].table.final_tiebreak == "card2"


def test_arranging_goes_on_to_the_first_phase() -> None:
    state, _ = GAME.start(2, Options(benches="south"), Seeded(1))
    while asked(state) == "S.arrange_bench":
        GAME.play(state, 0, offered(state, "bench")[-1], Seeded(2))
    assert asked(state).endswith(".send_worker")
