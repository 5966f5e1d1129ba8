"""The card sets that matches are played with, by name: a stored match names the one that it was started with."""

from __future__ import annotations

from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.printed import Printed

EDITIONS: dict[str, Printed] = {HOUSE_SET.name: HOUSE_SET}


def publish(printed: Printed) -> None:
    """Makes a set known; a name stands for one set only."""
    if EDITIONS.setdefault(printed.name, printed) is not printed:
        raise ValueError(f"there is another set named {printed.name}")
