"""Another world that looks the same: everything that a viewer cannot see is dealt again."""

from __future__ import annotations

from games.game import Luck, Viewer
from games.wine_cheese.table import Table
from games.wine_cheese.words import GOODS, Good


def deal_again(table: Table, viewer: Viewer, luck: Luck) -> None:
    """Others' hands and piles and the decks are mixed, each good among itself, with all sizes kept."""
    if table.winner is not None:
        return  # all lies open
    farms = [farm for seat, farm in enumerate(table.farms) if seat != viewer]
    for good in GOODS:
        places = [place for farm in farms for place in (farm.hand, farm.gold, farm.silver)] + [table.decks[good]]
        _mix(places, set(table.printed.decks[good]), good, luck)
    for farm in farms:
        farm.hand.sort()
    for deck in table.decks.values():
        deck.sort()


def _mix(places: list[list[str]], kind: set[str], good: Good, luck: Luck) -> None:
    """Deals the cards of this kind that lie in these places among them again."""
    spots = [(place, i) for place in places for i, card in enumerate(place) if card in kind]
    unseen = sorted(place[i] for place, i in spots)
    for count, (place, i) in enumerate(spots):
        place[i] = unseen.pop(luck.below(len(unseen), f"imagine {good}", count, "deal"))
