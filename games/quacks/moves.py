"""What a player of The Quacks can choose: small decisions, one class each.

`card` is the book, fortune card, witch or flask that offers the move; `places` count the chips of the own pot from 0.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Literal

from games.game import Withdraw
from games.quacks.words import Kind

# ------------------------------------------------------------------ brewing


@dataclass(frozen=True, slots=True)
class Draw:
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Stop:
    kind: Literal["stop"] = "stop"


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes a voluntary stop back."""

    kind: Literal["take_back"] = "take_back"


@dataclass(frozen=True, slots=True)
class LeaveOut:
    """Without the extra steps that these books gave to the chip just placed."""

    cards: tuple[str, ...]
    kind: Literal["leave_out"] = "leave_out"


@dataclass(frozen=True, slots=True)
class Lay:
    """Places a chip that lies ready: of an offer, of the starters, or from beside the pot."""

    chip: Kind
    kind: Literal["lay"] = "lay"


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeps a chip beside the pot for a later round."""

    chip: Kind
    kind: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Puts a chip from beside the pot in the bag."""

    chip: Kind
    kind: Literal["give_back"] = "give_back"


# ------------------------------------------------------------------ cards


@dataclass(frozen=True, slots=True)
class Use:
    """Does what the card offers; `places` are the chips of the pot that it concerns."""

    card: str
    places: tuple[int, ...] = ()
    kind: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Pass:
    """Does without what is offered."""

    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Take:
    """A chip of the supply."""

    chip: Kind
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Gain:
    """Instead of a chip: rubies, points or droplet steps."""

    what: Literal["rubies", "points", "droplet"]
    kind: Literal["gain"] = "gain"


@dataclass(frozen=True, slots=True)
class RemoveWhite:
    """A white 1 leaves the own bag for good."""

    kind: Literal["remove_white"] = "remove_white"


@dataclass(frozen=True, slots=True)
class GiveUp:
    """So many of the own rat steps for as many rubies."""

    steps: int
    kind: Literal["give_up"] = "give_up"


@dataclass(frozen=True, slots=True)
class Swap:
    """A chip that was drawn for another of the supply."""

    chip: Kind
    to: Kind
    kind: Literal["swap"] = "swap"


@dataclass(frozen=True, slots=True)
class Raise:
    """A chip of the own pot for a higher one of its colour."""

    place: int
    to: Kind
    kind: Literal["raise"] = "raise"


@dataclass(frozen=True, slots=True)
class Mark:
    """A chip of the own pot will start the next round."""

    place: int
    kind: Literal["mark"] = "mark"


# ------------------------------------------------------------------ evaluation


@dataclass(frozen=True, slots=True)
class MoveDroplet:
    """Which droplet goes a step."""

    droplet: Literal["pot", "tube"]
    kind: Literal["move_droplet"] = "move_droplet"


@dataclass(frozen=True, slots=True)
class Choose:
    """The exploded: points or coins."""

    what: Literal["points", "coins"]
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Buy:
    chip: Kind
    kind: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class Copy:
    """One of the chips just bought once more, free."""

    chip: Kind
    kind: Literal["copy"] = "copy"


@dataclass(frozen=True, slots=True)
class Return:
    """Takes this chip out of the basket again."""

    chip: Kind
    kind: Literal["return"] = "return"


@dataclass(frozen=True, slots=True)
class Empty:
    """Empties the basket."""

    kind: Literal["empty"] = "empty"


@dataclass(frozen=True, slots=True)
class Spend:
    """Pays rubies for a droplet step or a full flask."""

    on: Literal["droplet", "flask"]
    kind: Literal["spend"] = "spend"


@dataclass(frozen=True, slots=True)
class Done:
    kind: Literal["done"] = "done"


Move = (
    Draw
    | Stop
    | TakeBack
    | LeaveOut
    | Lay
    | Keep
    | GiveBack
    | Use
    | Pass
    | Take
    | Gain
    | RemoveWhite
    | GiveUp
    | Swap
    | Raise
    | Mark
    | MoveDroplet
    | Choose
    | Buy
    | Copy
    | Return
    | Empty
    | Spend
    | Done
    | Withdraw
)

# A frozen object costs more to make than to compare with itself: what is listed often is made once.
DRAW, STOP, TAKE_BACK, PASS, EMPTY, DONE = Draw(), Stop(), TakeBack(), Pass(), Empty(), Done()
buy, lay, spend = cache(Buy), cache(Lay), cache(Spend)
use = lru_cache(4096)(Use)
