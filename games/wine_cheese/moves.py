"""What a player of Wine & Cheese can choose: small decisions, one class each.

Houses are the housing spaces 1 to 5, South's left to right; cellar slots are 1 to 5, counted from their owner's left.
`stored` names the ingredients that are paid from the storage, in the order of the ingredients; all else that is paid
comes from the processing sites.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.wine_cheese.words import Color, Good, Ingredient, LabelOption, Plot

# ------------------------------------------------------------------ setup and workers


@dataclass(frozen=True, slots=True)
class Bench:
    """Option "South arranges": the colour of South's next bench."""

    color: Color
    kind: Literal["bench"] = "bench"


@dataclass(frozen=True, slots=True)
class Send:
    """Spring: the worker of this own house goes to this plot."""

    house: int
    plot: Plot
    kind: Literal["send"] = "send"


@dataclass(frozen=True, slots=True)
class Return:
    """Fall: the worker on this plot goes home to this own house."""

    plot: Plot
    house: int
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class Take:
    """One marker from the supply: of a laboratory, a bonus space or a market day's free choice."""

    ingredient: Ingredient
    kind: Literal["take"] = "take"


# ------------------------------------------------------------------ production and sale


@dataclass(frozen=True, slots=True)
class Produce:
    card: str
    slot: int
    stored: tuple[Ingredient, ...] = ()
    kind: Literal["produce"] = "produce"


@dataclass(frozen=True, slots=True)
class FreeLabel:
    """After producing: one label option without its cost."""

    option: LabelOption
    kind: Literal["free_label"] = "free_label"


@dataclass(frozen=True, slots=True)
class Special:
    """After producing an action card: its special action instead of the free label action."""

    kind: Literal["special"] = "special"


@dataclass(frozen=True, slots=True)
class Nothing:
    """Leaves a benefit: the free label action, or the payment for starter cultures."""

    kind: Literal["nothing"] = "nothing"


@dataclass(frozen=True, slots=True)
class SellAction:
    """Sells a finished action card, with or without triggering its special action first."""

    slot: int
    trigger: bool
    kind: Literal["sell_action"] = "sell_action"


@dataclass(frozen=True, slots=True)
class SellPair:
    """Sells a finished gourmet pair; `first` is the indicator that moves first."""

    wine_slot: int
    cheese_slot: int
    first: Good
    kind: Literal["sell_pair"] = "sell_pair"


@dataclass(frozen=True, slots=True)
class SellSingle:
    """Sells a single finished gourmet card."""

    slot: int
    kind: Literal["sell_single"] = "sell_single"


@dataclass(frozen=True, slots=True)
class SellUnfinished:
    slot: int
    kind: Literal["sell_unfinished"] = "sell_unfinished"


@dataclass(frozen=True, slots=True)
class DropOut:
    kind: Literal["drop_out"] = "drop_out"


@dataclass(frozen=True, slots=True)
class EndTurn:
    kind: Literal["end_turn"] = "end_turn"


# ------------------------------------------------------------------ any time in the own turn


@dataclass(frozen=True, slots=True)
class Label:
    """A label action: pays the cost of `ingredient`'s label; `second` is the free part of a cost of two."""

    ingredient: Ingredient
    option: LabelOption
    second: Ingredient | None = None
    stored: tuple[Ingredient, ...] = ()
    kind: Literal["label"] = "label"


@dataclass(frozen=True, slots=True)
class Trade:
    """3-for-1: three markers, given one by one next, for one of this ingredient."""

    get: Ingredient
    kind: Literal["trade"] = "trade"


@dataclass(frozen=True, slots=True)
class OpenCellar:
    """Removes the Cellar Closed card: for four markers, given one by one next, or four steps back."""

    by: Literal["markers", "wine", "cheese"]
    kind: Literal["open_cellar"] = "open_cellar"


@dataclass(frozen=True, slots=True)
class Give:
    """One marker of a payment."""

    ingredient: Ingredient
    stored: bool = False
    kind: Literal["give"] = "give"


# ------------------------------------------------------------------ pending choices


@dataclass(frozen=True, slots=True)
class Gain:
    """Where the card comes from: the name of a card on display, or None for the top of the deck."""

    card: str | None
    kind: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class Target:
    """The own cellar slot that is hurried, slowed or helped."""

    slot: int
    kind: Literal["target"] = "target"


@dataclass(frozen=True, slots=True)
class Gourmet:
    """For the next gourmet card: which indicator moves (the other good's 2 steps, or the own good's 1)."""

    indicator: Good
    kind: Literal["gourmet"] = "gourmet"


@dataclass(frozen=True, slots=True)
class PayStarter:
    """Pays both markers of starter cultures."""

    stored: tuple[Ingredient, ...] = ()
    kind: Literal["pay_starter"] = "pay_starter"


# ------------------------------------------------------------------ seasons


@dataclass(frozen=True, slots=True)
class Store:
    """Finishes storage: how many markers move now from the processing sites to the storage."""

    salt: int = 0
    sugar: int = 0
    yeast: int = 0
    cultures: int = 0
    kind: Literal["store"] = "store"


@dataclass(frozen=True, slots=True)
class Age:
    kind: Literal["age"] = "age"


@dataclass(frozen=True, slots=True)
class Trigger:
    """Summer: the special action of the action card in this slot."""

    slot: int
    kind: Literal["trigger"] = "trigger"


Move = (
    Bench
    | Send
    | Return
    | Take
    | Produce
    | FreeLabel
    | Special
    | Nothing
    | SellAction
    | SellPair
    | SellSingle
    | SellUnfinished
    | DropOut
    | EndTurn
    | Label
    | Trade
    | OpenCellar
    | Give
    | Gain
    | Target
    | Gourmet
    | PayStarter
    | Store
    | Age
    | Trigger
)
