"""What viewers may see: views built by adding, piece by piece, from the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from games.agenda import Match, asked
from games.game import Seat
from games.wine_cheese import view
from games.wine_cheese.moves import Move
from games.wine_cheese.scoring import score
from games.wine_cheese.table import Farm, Markers, Table
from games.wine_cheese.words import INGREDIENTS

# Small pieces are values: the same piece is made once, so that comparing two views is quick.
_markers = cache(view.Markers)
_slot = cache(view.Slot)
_indicator = cache(view.Indicator)
_house = cache(view.House)
_worker = cache(view.Worker)


def public(match: Match[Table, Any, Move]) -> view.Public:
    """§2: what lies open to both players and to onlookers."""
    table, waiting = match.table, asked(match)
    return view.Public(
        phase=table.phase,
        turn=table.turn,
        forced=table.forced,
        active=waiting[0].seat if waiting else None,
        first=table.first,
        farms=[_farm(table, farm) for farm in table.farms],
        housing=[view.HousingSpace(it.card, [_house(color) for color in it.houses]) for it in table.housing],
        workers=[_worker(*worker.plot, worker.color) for worker in table.workers],
        reserve=table.reserve,
        bonus=table.bonus[:],
        display_wine=table.display["wine"][:],
        display_cheese=table.display["cheese"][:],
        deck_wine=len(table.decks["wine"]),
        deck_cheese=len(table.decks["cheese"]),
        waiting=waiting,
        winner=table.winner,
        laid=[] if table.winner is None else [_laid(table, seat) for seat in range(len(table.farms))],
    )


def _farm(table: Table, farm: Farm) -> view.Farm:
    cards = table.printed.cards
    wines = sum(cards[card].good == "wine" for card in farm.hand)
    wine, cheese = farm.indicators["wine"], farm.indicators["cheese"]
    return view.Farm(
        sites=_count(farm.sites),
        storage=_count(farm.storage),
        cellar=[_slot(slot.closed, slot.card, slot.markers) for slot in farm.cellar],
        hand_wine=wines,
        hand_cheese=len(farm.hand) - wines,
        gold=len(farm.gold),
        silver=len(farm.silver),
        wine=_indicator(wine.space, wine.laps),
        cheese=_indicator(cheese.space, cheese.laps),
        dropped=farm.dropped,
    )


def _count(markers: Markers) -> view.Markers:
    return _markers(*[markers[ingredient] for ingredient in INGREDIENTS])


def _laid(table: Table, seat: Seat) -> view.Laid:
    farm = table.farms[seat]
    return view.Laid(farm.hand[:], farm.gold[:], farm.silver[:], score(table, seat))


def own(table: Table, seat: Seat) -> view.Own:
    """§2: the own hand, and the own piles, which may be looked at at any time."""
    farm = table.farms[seat]
    return view.Own(farm.hand[:], farm.gold[:], farm.silver[:])
