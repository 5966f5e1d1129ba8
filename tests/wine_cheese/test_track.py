"""§1.14 d, g, h: the money track, forwards and backwards."""

from __future__ import annotations

from games.wine_cheese.game import State
from games.wine_cheese.moves import Give, Label, Move, OpenCellar, Take
from games.wine_cheese.production import Production
from games.wine_cheese.table import Farm
from games.wine_cheese.told import Stepped
from games.wine_cheese.track import Steps
from games.wine_cheese.words import INGREDIENTS
from tests.wine_cheese.position import farm, position, space, table
from tests.wine_cheese.rows import Row, check, parametrize, told


def stand(south: Farm | None = None, north: Farm | None = None, *bonus: str) -> State:
    """Indicators on the track, nothing to do yet."""
    return position(table(south, north, bonus=bonus))


def walk(good: str, n: int) -> tuple[Steps]:
    return (Steps(0, "wine" if good == "wine" else "cheese", n),)


def turn(south: Farm, north: Farm | None = None, *bonus: str) -> State:
    return position(table(south, north, bonus=bonus), Production(0))


ROWS = [
    # Steps forward: each to the next free space.
    Row("the first step leads from the start to 0", stand(), does=walk("cheese", 2), change={"S.cheese": "1"}),
    Row("T43", stand(farm(), farm(wine="0")), does=walk("wine", 1), change={"S.wine": "1"}),
    Row("T43 an own indicator is skipped too", stand(farm(cheese="0")), does=walk("wine", 1), change={"S.wine": "1"}),
    Row("T44 R-15", stand(farm(cheese="19"), farm(wine="2a")), does=walk("cheese", 2), change={"S.cheese": "2b lap 1"}),
    Row("R-15 no lap marker yet on 20", stand(farm(wine="19")), does=walk("wine", 1), change={"S.wine": "20"}),
    Row("R-15 crossing again", stand(farm(wine="20 lap 1")), does=walk("wine", 1), change={"S.wine": "2a lap 2"}),
    Row("T46", stand(farm(wine="19"), farm(wine="20")), does=walk("wine", 1), change={"S.wine": "2a lap 1"}),
    Row(
        "T47",
        stand(farm(wine="19", cheese="20"), farm(wine="2a", cheese="2b")),
        does=walk("wine", 1),
        change={"S.wine": "3 lap 1"},
    ),
    Row("T50", stand(farm(), farm(wine="0", cheese="2b")), does=walk("wine", 4), change={"S.wine": "4"}),
    Row("R-20 the second 2 is a step of its own", stand(farm(wine="1")), does=walk("wine", 2), change={"S.wine": "2b"}),
    # Bonus markers: on landing and on passing, skipped spaces included, never backwards.
    Row(
        "T49",
        stand(farm(wine="8"), farm(wine="11"), "10"),
        (Take("yeast"),),
        does=walk("wine", 4),
        change={"S.wine": "13", "bonus": "", "S.yeast": 1},
    ),
    Row(
        "R-16 any of the seven, before anything else",
        stand(farm(wine="4"), None, "5", "15"),
        does=walk("wine", 1),
        change={"S.wine": "5", "bonus": "15"},
        asks="S.take_marker",
        offers={"take": [Take(ingredient) for ingredient in INGREDIENTS]},
    ),
    Row(
        "R-16 a skipped space gives its marker",
        stand(farm(wine="9"), farm(wine="10"), "10"),
        (Take("milk"),),
        does=walk("wine", 1),
        change={"S.wine": "11", "bonus": "", "S.milk": 1},
    ),
    Row(
        "R-16 two markers on one way",
        stand(farm(wine="4"), None, "5", "10"),
        (Take("milk"), Take("salt")),
        does=walk("wine", 6),
        change={"S.wine": "10", "bonus": "", "S.milk": 1, "S.salt": 1},
    ),
    Row("R-16 none is left", stand(farm(wine="4")), does=walk("wine", 1), change={"S.wine": "5"}, asks=""),
    Row("R-16 not backwards", turn(farm(wine="8"), None, "5"), (OpenCellar("wine"),), {"S.wine": "4", "S.slot5": ""}),
    # Steps back, only to remove Cellar Closed: all four, or not at all.
    Row("T52", turn(farm(wine="2b")), (OpenCellar("wine"),), {"S.wine": "start", "S.slot5": ""}),
    Row(
        "T53 R-19",
        turn(farm(wine="2a")),
        offers={"open_cellar": []},
        refuses=(OpenCellar("wine"), OpenCellar("cheese")),
    ),
    Row("T55", turn(farm(wine="5"), farm(wine="4")), (OpenCellar("wine"),), {"S.wine": "1", "S.slot5": ""}),
    Row("R-19 not behind the lap arrow", turn(farm(wine="4 lap 1")), offers={"open_cellar": []}),
    Row(
        "R-19 to the first 2 after a lap",
        turn(farm(wine="5 lap 1")),
        (OpenCellar("wine"),),
        {"S.wine": "2a lap 1", "S.slot5": ""},
    ),
    Row("R-19 occupied spaces do not count", turn(farm(wine="5 lap 1"), farm(cheese="3")), offers={"open_cellar": []}),
    Row(
        "the start is free for all",
        turn(farm(wine="2b", cheese="start")),
        (OpenCellar("wine"),),
        {"S.wine": "start", "S.slot5": ""},
    ),
    # Removing Cellar Closed
    Row(
        "R-13 four markers from sites and storage",
        turn(farm(milk=3, stored={"salt": 2})),
        (OpenCellar("markers"), Give("salt", True), Give("milk"), Give("salt", True)),
        {"S.milk": 1, "S.stored.salt": 0, "S.slot5": ""},
    ),
    Row(
        "exactly four markers",
        turn(farm(milk=3, stored={"salt": 1})),
        (OpenCellar("markers"), *[Give("milk")] * 3),
        {"S.milk": 0, "S.stored.salt": 0, "S.slot5": ""},
    ),
    Row("fewer than four markers", turn(farm(milk=2, stored={"salt": 1})), offers={"open_cellar": []}),
    Row(
        "once only",
        turn(farm(milk=9)),
        (OpenCellar("markers"),),
        {"S.milk": 5, "S.slot5": ""},
        "S.production",
        {"open_cellar": []},
    ),
]


@parametrize(ROWS)
def test_row(row: Row) -> None:
    check(row)


def test_line_of_steps() -> None:
    heard = told(turn(farm(wine="8")), OpenCellar("wine"))
    assert heard[0].others == Stepped(0, "wine", space("8"), space("4"), 0)


def test_a_line_of_steps_says_how_many_occupied_spaces_were_jumped() -> None:
    crowded = turn(farm(wine="19", cheese="20", sugar=1), farm(wine="2a", cheese="2b"))
    assert stepped(crowded, Label("sugar", "wine_step")) == [Stepped(0, "wine", space("19"), space("3"), 1, jumped=3)]
    back = turn(farm(wine="5"), farm(wine="4"))
    assert stepped(back, OpenCellar("wine")) == [Stepped(0, "wine", space("5"), space("1"), 0, jumped=1)]


def stepped(given: State, move: Move) -> list[Stepped]:
    return [it.others for it in told(given, move) if isinstance(it.others, Stepped)]
