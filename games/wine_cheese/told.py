"""What is said while a match of Wine & Cheese goes on: the lines of the log, as data.

A line says what happened, never a sentence; the page and the bots put it into words. `seat` is whose doing it was.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.game import Seat
from games.wine_cheese.words import Color, Dish, Good, Ingredient, LabelOption, Plot


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    phase: int
    """1 to 21, the calendar space."""
    kind: Literal["phase_began"] = "phase_began"


@dataclass(frozen=True, slots=True)
class WorkerSent:
    seat: Seat
    color: Color
    house: int
    plot: Plot
    kind: Literal["worker_sent"] = "worker_sent"


@dataclass(frozen=True, slots=True)
class WorkerReturned:
    seat: Seat
    color: Color
    plot: Plot
    house: int
    kind: Literal["worker_returned"] = "worker_returned"


@dataclass(frozen=True, slots=True)
class MarkersGained:
    seat: Seat
    ingredients: tuple[Ingredient, ...]
    cause: Literal["harvest", "laboratory", "bonus", "market_day", "trade"]
    kind: Literal["markers_gained"] = "markers_gained"


@dataclass(frozen=True, slots=True)
class MarkersPaid:
    seat: Seat
    ingredients: tuple[Ingredient, ...]
    cause: Literal["label", "trade", "cellar", "starter_cultures"]
    kind: Literal["markers_paid"] = "markers_paid"


@dataclass(frozen=True, slots=True)
class MarkersExpired:
    """End of a storage turn: what was stored now and what went back to the supply."""

    seat: Seat
    stored: tuple[Ingredient, ...]
    expired: tuple[Ingredient, ...]
    kind: Literal["markers_expired"] = "markers_expired"


@dataclass(frozen=True, slots=True)
class Produced:
    seat: Seat
    card: str
    slot: int
    markers: int
    kind: Literal["produced"] = "produced"


@dataclass(frozen=True, slots=True)
class Labelled:
    """A label option was carried out; `free` after a production, else paid for with `ingredient`'s label."""

    seat: Seat
    option: LabelOption
    ingredient: Ingredient | None
    free: bool
    kind: Literal["labelled"] = "labelled"


@dataclass(frozen=True, slots=True)
class CardGained:
    """`card` is None for those who may not know it."""

    seat: Seat
    good: Good
    card: str | None
    source: Literal["display", "deck"]
    kind: Literal["card_gained"] = "card_gained"


@dataclass(frozen=True, slots=True)
class Ripened:
    """A card in the cellar has now `markers` left, `change` more or fewer than before."""

    seat: Seat
    card: str
    slot: int
    change: int
    markers: int
    cause: Literal["hurry", "slow", "ageing"]
    kind: Literal["ripened"] = "ripened"


@dataclass(frozen=True, slots=True)
class Overripe:
    seat: Seat
    card: str
    slot: int
    kind: Literal["overripe"] = "overripe"


@dataclass(frozen=True, slots=True)
class Stepped:
    """An indicator went from space to space (-1 is the start, else the index on the track); `laps` after it.

    `jumped` counts the occupied spaces on its way, which took no step.
    """

    seat: Seat
    good: Good
    before: int
    after: int
    laps: int
    jumped: int = 0
    kind: Literal["stepped"] = "stepped"


@dataclass(frozen=True, slots=True)
class Triggered:
    """The special action of a card was set off, by its owner or by `helper`."""

    seat: Seat
    card: str
    helper: str | None = None
    kind: Literal["triggered"] = "triggered"


@dataclass(frozen=True, slots=True)
class Sold:
    """One card went to a pile; in the open, since it lay in the cellar."""

    seat: Seat
    card: str
    pile: Literal["gold", "silver"]
    kind: Literal["sold"] = "sold"


@dataclass(frozen=True, slots=True)
class PairSold:
    """Both cards of a gourmet pair are sold; the two `Sold` lines follow."""

    seat: Seat
    wine: str
    cheese: str
    dish: Dish
    kind: Literal["pair_sold"] = "pair_sold"


@dataclass(frozen=True, slots=True)
class DroppedOut:
    seat: Seat
    kind: Literal["dropped_out"] = "dropped_out"


@dataclass(frozen=True, slots=True)
class CellarOpened:
    seat: Seat
    kind: Literal["cellar_opened"] = "cellar_opened"


@dataclass(frozen=True, slots=True)
class TurnOrder:
    """Who holds turn-order card 1 from the next phase on, and how many markers each seat has stored."""

    first: Seat
    stored: tuple[int, int]
    kind: Literal["turn_order"] = "turn_order"


@dataclass(frozen=True, slots=True)
class NewWorkers:
    """The reserve colour moved into the empty houses (South's, North's)."""

    color: Color
    houses: tuple[int, int]
    kind: Literal["new_workers"] = "new_workers"


@dataclass(frozen=True, slots=True)
class Ended:
    winner: Seat
    finals: tuple[int, int]
    by: Literal["final", "higher_total", "turn_order"]
    """What decided: space K, the higher of I and J, or the turn-order card."""
    kind: Literal["ended"] = "ended"


Told = (
    PhaseBegan
    | WorkerSent
    | WorkerReturned
    | MarkersGained
    | MarkersPaid
    | MarkersExpired
    | Produced
    | Labelled
    | CardGained
    | Ripened
    | Overripe
    | Stepped
    | Triggered
    | Sold
    | PairSold
    | DroppedOut
    | CellarOpened
    | TurnOrder
    | NewWorkers
    | Ended
)
