"""What a card is: a book, a fortune card, a witch or the flask, listening at the moments of a round.

Every moment has a silent default. Questions are pure: they fold over the cards in play, so that odds and previews can
ask them too. Events are verbs and get the flow. A card overrides the few moments that its text names.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import ClassVar

from games.agenda import Flow
from games.game import Seat
from games.quacks.market import Draft
from games.quacks.moves import Move
from games.quacks.table import Laid, Table
from games.quacks.words import Colour, Kind

CARDS: dict[str, Card] = {}
"""Every card by its id; a class with an id registers itself."""


class Card:
    id: ClassVar[str] = ""
    onward: ClassVar[bool] = False
    """Its action concerns a later drawn chip: lost on the last space (10.1), and where the chip explodes the pot."""
    optional: ClassVar[bool] = False
    """Its extra movement may be left out (D21)."""

    def __init_subclass__(cls) -> None:
        if cls.id:
            CARDS[cls.id] = cls()

    # -------------------------------------------------------------- questions while brewing

    def role(self, table: Table, seat: Seat) -> tuple[Colour, int]:
        """Of a locoweed book: as what a locoweed acts that is placed now."""
        raise NotImplementedError

    def beside(self, colour: Colour) -> bool:
        """Whether chips that act as this colour go beside the pot."""
        return False

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        """The spaces that a chip moves beyond its value."""
        return 0

    def factor(self, table: Table, seat: Seat, laid: Laid) -> int:
        return 1

    def most(self, laid: Laid) -> int:
        """The farthest that this chip may move."""
        return 99

    def limit(self, table: Table, seat: Seat) -> int:
        return 0

    def harmless(self, table: Table, seat: Seat) -> bool:
        """Whether the chip placed just now cannot explode the pot."""
        return False

    def offers(self, table: Table, seat: Seat) -> Sequence[Move]:
        """Beside draw and stop."""
        return ()

    def offers_late(self, table: Table, seat: Seat) -> Sequence[Move]:
        """Beside a decision of the potions phase after the stop."""
        return ()

    # -------------------------------------------------------------- questions of the evaluation

    def rats(self, rats: int) -> int:
        return rats

    def rolls(self) -> int:
        """How often the bonus die is rolled where it is rolled."""
        return 1

    def shine(self, table: Table, seat: Seat, rubies: int) -> int:
        """The rubies of a scoring space that shows one."""
        return rubies

    def coins(self, table: Table, seat: Seat, coins: int) -> int:
        """The coins of step E once this witch is called."""
        return coins

    def basket(self, table: Table, seat: Seat, draft: Draft) -> Sequence[Move]:
        """What this witch offers in the shop."""
        return ()

    def ruby_price(self) -> int:
        """What a droplet step or a full flask costs once this witch is called."""
        return 2

    def sends_on(self, chip: Kind) -> bool:
        """Whether such a chip, got in the shop or by a card, goes to the left neighbour."""
        return False

    def compare(self, table: Table, seat: Seat) -> tuple[int, int]:
        """Of a black book: droplet steps and rubies, by the pots as step B begins."""
        return 0, 0

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        """What a question of this card offers; `number` is what the card asked with it."""
        return ()

    # -------------------------------------------------------------- events

    def read(self, flow: Flow) -> None:
        """A fortune card is read."""

    def after_rats(self, flow: Flow) -> None:
        pass

    def placed(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        """The action of a chip of this book, when it is placed in the pot."""

    def unplaced(self, flow: Flow, seat: Seat, laid: Laid) -> bool:
        """Takes back what the landing of this chip brought; whether it depends on the space at all."""
        return False

    def asks(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        """What a card asks after any chip was placed."""

    def exploded(self, flow: Flow, seat: Seat) -> None:
        pass

    def use(self, flow: Flow, seat: Seat, places: tuple[int, ...]) -> None:
        """An offer of this card is taken."""

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        """A question of this card is answered."""

    def settle(self, flow: Flow) -> None:
        """Everybody has stopped."""

    def turn(self, flow: Flow, seat: Seat) -> None:
        """This card's turn with this seat: B7's draws, step B of a book."""

    def shone(self, flow: Flow, seat: Seat) -> None:
        """The scoring space of this seat shows a ruby."""

    def before_spending(self, flow: Flow) -> None:
        pass


@lru_cache(2**14)
def hearing(cards: tuple[str, ...], moment: str) -> tuple[Card, ...]:
    """Those of these cards that have something to say at this moment."""
    return tuple(
        card for card in map(CARDS.__getitem__, cards) if getattr(type(card), moment) is not getattr(Card, moment)
    )
