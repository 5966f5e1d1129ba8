"""Law L6: every piece is somewhere, exactly once. A census counts the pieces of a match, by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from games.game import Game
from games.quacks.steps import State as QuacksState
from games.quacks.stock import BASE_CHIPS, EXPANSION_CHIPS
from games.wine_cheese import game as wine_cheese
from tests.laws import seats_of as seats
from tests.toy import State


def of_pebbles(state: State) -> Counter[str]:
    """Each bag's pebbles; a looked-at one still lies in its bag."""
    return Counter(
        f"{seat}: {pebble}" for seat, player in enumerate(state.table.players) for pebble in player.bag + player.laid
    )


def of_wine_cheese(state: wine_cheese.State) -> Counter[str]:
    """The 48 cards, the five housing cards, and two workers of each colour; markers come from an endless supply."""
    table = state.table
    pieces: Counter[str] = Counter()
    for farm in table.farms:
        pieces.update(farm.hand + farm.gold + farm.silver)
        pieces.update(slot.card for slot in farm.cellar if slot.card)
    for place in (table.decks, table.display):
        pieces.update(card for cards in place.values() for card in cards)
    for space in table.housing:
        pieces[space.card] += 1
        pieces.update(color for color in space.houses if color)
    pieces.update(worker.color for worker in table.workers)
    if table.reserve:
        pieces[table.reserve] += 2
    return pieces


def box_of_pebbles(state: State) -> Counter[str]:
    return Counter(
        {f"{seat}: {pebble}": 2 if pebble == 1 else 1 for seat in range(seats(state)) for pebble in range(1, 6)}
    )


def box_of_wine_cheese(state: wine_cheese.State) -> Counter[str]:
    printed, table = state.table.printed, state.table
    return Counter(
        [*printed.cards, *(space.card for space in table.housing), *printed.setup.colors, *printed.setup.colors]
    )


def of_quacks(state: QuacksState) -> Counter[str]:
    """Every chip, wherever it lies; rubies come from an endless supply, or are counted by those who have them."""
    table = state.table
    pieces: Counter[str] = Counter({kind: number for kind, number in table.supply.items() if number})
    for player in table.players:
        brew = player.brew
        pieces.update(player.bag + player.starters + brew.six + brew.looked + brew.bought + brew.sent)
        pieces.update(aside.chip for aside in player.aside)
        pieces.update(laid.chip for laid in brew.pot + brew.bowl)
    pieces["white1"] += table.removed
    return pieces


def box_of_quacks(state: QuacksState) -> Counter[str]:
    expansion = state.table.options.expansion == "on"
    return Counter(BASE_CHIPS) + Counter(EXPANSION_CHIPS if expansion else {})


CENSUS: dict[str, tuple[Callable[[Any], Counter[str]], Callable[[Any], Counter[str]]]] = {
    "pebbles": (of_pebbles, box_of_pebbles),
    "quacks": (of_quacks, box_of_quacks),
    "wine_cheese": (of_wine_cheese, box_of_wine_cheese),
}


def nothing_is_lost(game: Game[Any], state: Any) -> None:
    """L6: on the table lies what was in the box."""
    found, boxed = (count(state) for count in CENSUS[game.name])
    assert found == boxed, f"L6: {found - boxed} too many, {boxed - found} gone"
