"""Small builders for positions, and a flat picture of a table in which a change can be named.

A space of the money track is named by its worth, the two worth 2 as "2a" and "2b", the start as "start".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from games import GAMES
from games.agenda import begin
from games.luck import Given
from games.steps import Ask, Do
from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.game import State
from games.wine_cheese.table import Farm, HousingSpace, Indicator, Slot, Table, Tiebreak, Worker, no_markers
from games.wine_cheese.words import COLORS, GOODS, SOUTH, START, Color, Good, Plot

GAME = GAMES["wine_cheese"]
SPACES = ["0", "1", "2a", "2b", *map(str, range(3, 21))]
HOUSING = "wt1 ta1 wt2 ta2 wt3"
"""The housing cards of spaces 1 to 5, unless a row says otherwise."""


def space(name: str) -> int:
    return START if name == "start" else SPACES.index(name)


def indicator(where: str) -> Indicator:
    """ "5", or "5 lap 1"."""
    name, _, laps = where.partition(" lap ")
    return Indicator(space(name), int(laps or 0))


def farm(
    hand: str = "",
    *cellar: str,
    stored: Mapping[str, int] | None = None,
    wine: str = "start",
    cheese: str = "start",
    gold: str = "",
    silver: str = "",
    closed: bool = True,
    dropped: bool = False,
    **sites: int,
) -> Farm:
    """What lies before a player: `farm("w17", "c04 3", "", milk=2)` has a hand card, two slots used up to an empty one,
    two milk. A cellar card without a number is finished; the closed slot is the last one.
    """
    slots = [_slot(card) for card in cellar]
    slots += [Slot() for _ in range(5 - len(slots))]
    slots[-1].closed = closed and slots[-1].card is None
    return Farm(
        sites={**no_markers(), **{it: sites[it] for it in no_markers() if it in sites}},
        storage={**no_markers(), **{it: n for it in no_markers() if (n := (stored or {}).get(it, 0))}},
        hand=sorted(hand.split()),
        cellar=slots,
        gold=gold.split(),
        silver=silver.split(),
        indicators={"wine": indicator(wine), "cheese": indicator(cheese)},
        dropped=dropped,
    )


def _slot(text: str) -> Slot:
    card, _, markers = text.partition(" ")
    return Slot(card or None, int(markers or 0))


def table(
    south: Farm | None = None,
    north: Farm | None = None,
    *,
    first: int = SOUTH,
    phase: int = 2,
    workers: Mapping[Plot, Color] | None = None,
    south_houses: Mapping[int, Color] | None = None,
    north_houses: Mapping[int, Color] | None = None,
    housing: str = HOUSING,
    reserve: Color | None = "purple",
    bonus: Sequence[str] = (),
    decks: Mapping[Good, str] | None = None,
    display: Mapping[Good, str] | None = None,
    final_tiebreak: Tiebreak = "card1",
) -> Table:
    """A table with all cards that lie nowhere else in the decks, and no bonus markers unless named."""
    farms = [south or farm(), north or farm()]
    houses = [south_houses or {}, north_houses or {}]
    shown: dict[Good, list[str]] = {good: (display or {}).get(good, "").split() for good in GOODS}
    return Table(
        HOUSE_SET.name,
        final_tiebreak,
        farms,
        housing=[HousingSpace(card, [it.get(n) for it in houses]) for n, card in enumerate(housing.split(), start=1)],
        workers=[Worker(plot, color) for plot, color in sorted((workers or {}).items())],
        reserve=reserve,
        decks={good: _deck(good, farms, shown, decks) for good in GOODS},
        display=shown,
        bonus=[space(name) for name in bonus],
        first=first,
        phase=phase,
    )


def _deck(good: Good, farms: list[Farm], shown: dict[Good, list[str]], decks: Mapping[Good, str] | None) -> list[str]:
    if decks is not None:
        return sorted(decks.get(good, "").split())
    lying = {card for it in farms for card in [*it.hand, *it.gold, *it.silver, *(s.card for s in it.cellar)]}
    return [card for card in HOUSE_SET.decks[good] if card not in lying and card not in shown[good]]


def position(of: Table, *steps: Do | Ask) -> State:
    """A match with these steps to do, run up to its first question."""
    return begin(of, 2, Given([]), *steps)[0]


def at(step: Do | Ask, south: Farm | None = None, north: Farm | None = None, phase: int = 4, first: int = 0) -> State:
    return position(table(south, north, phase=phase, first=first), step)


# ------------------------------------------------------------------ a flat picture


def picture(of: Table) -> dict[str, Any]:
    """Everything on the table, each thing by a name of its own: "S.white", "N.slot2", "grid(1, 5)", ..."""
    flat: dict[str, Any] = {
        "phase": of.phase,
        "turn": of.turn,
        "forced": of.forced,
        "first": "SN"[of.first],
        "reserve": of.reserve,
        "bonus": " ".join(SPACES[n] for n in of.bonus),
        "winner": None if of.winner is None else "SN"[of.winner],
    }
    flat |= {f"grid{plot}": None for plot in HOUSE_SET.grid} | {f"grid{it.plot}": it.color for it in of.workers}
    for good in GOODS:
        flat |= {f"deck.{good}": " ".join(of.decks[good]), f"display.{good}": " ".join(of.display[good])}
    for side, lying in zip("SN", of.farms, strict=True):
        flat |= {f"{side}.{name}": value for name, value in _picture_farm(lying).items()}
        flat |= {f"{side}.house{n}": it.houses["SN".index(side)] for n, it in enumerate(of.housing, start=1)}
    return flat


def _picture_farm(lying: Farm) -> dict[str, Any]:
    flat: dict[str, Any] = dict(lying.sites) | {f"stored.{it}": n for it, n in lying.storage.items()}
    flat |= {f"slot{n}": _picture_slot(slot) for n, slot in enumerate(lying.cellar, start=1)}
    flat |= {"hand": " ".join(lying.hand), "gold": " ".join(lying.gold), "silver": " ".join(lying.silver)}
    for good, it in lying.indicators.items():
        name = "start" if it.space == START else SPACES[it.space]
        flat[good] = f"{name} lap {it.laps}" if it.laps else name
    return flat | {"dropped": lying.dropped}


def _picture_slot(slot: Slot) -> str:
    return "closed" if slot.closed else f"{slot.card} {slot.markers}" if slot.card or slot.markers else ""


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    return {name: after[name] for name in before if before[name] != after[name]}


ALL_COLORS = dict(enumerate(COLORS, start=1))
