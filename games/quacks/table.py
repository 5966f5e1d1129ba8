"""What lies on the table of The Quacks: chips, players, supply."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from games.game import Seat
from games.quacks.options import Options
from games.quacks.stock import OUT_FROM
from games.quacks.told import Told
from games.quacks.words import ROUNDS, Colour, Group, Kind, Phase


@dataclass(frozen=True, slots=True)
class Laid:
    """A chip of a pot or bowl: what it is, where it lies, and as what it acts (a locoweed acts as another)."""

    chip: Kind
    at: int
    colour: Colour
    value: int
    starter: bool = False
    """Laid before the first draw: neither flask nor B10 take it back."""
    mute: bool = False
    """Placed by fortune card B7: it has no property and counts for nothing in step B."""
    marked: bool = False
    """Chosen to start the next round (green set 5)."""


@dataclass(frozen=True, slots=True)
class Aside:
    """A chip beside the pot."""

    chip: Kind
    must: bool
    """It has to be placed this round (red set 6)."""
    settled: bool = False
    """Its owner keeps it for a later round (red set 2)."""


@dataclass(frozen=True, slots=True)
class Due:
    """A gain that is handed out when its turn comes: rubies of a limited supply, a chip of a test tube."""

    rubies: int
    chip: Kind | None
    card: str


@dataclass(slots=True)
class Brew:
    """What one seat's round has come to; a fresh one every round."""

    rats: int = 0
    """How far the rat stone went."""
    state: Literal["waiting", "brewing", "stopped", "exploded"] = "waiting"
    over: bool = False
    """The lane is over: nothing of it is hidden any more."""
    covered: bool = False
    """Exploded inside a window of blue set 2: points and coins all the same."""
    placings: int = 0
    """Chips placed so far, those taken back later included."""
    restarted: bool = False
    seen_white: bool = False
    """The first white chip was placed (fortune card B10)."""
    armed: bool = False
    """The next chip moves twice as far (yellow set 2)."""
    window: int = 0
    """Placings that blue set 2 still covers."""
    leapt: bool = False
    """Witch A2 was used in this brewing."""
    decided: bool = False
    """A chip from beside the pot was decided after stopping."""
    pot: list[Laid] = field(default_factory=list)
    bowl: list[Laid] = field(default_factory=list)
    six: list[Kind] = field(default_factory=list)
    """What witch A2 drew and is not placed yet."""
    looked: list[Kind] = field(default_factory=list)
    """Chips out of the bag that an offer shows."""
    untold: list[Told] = field(default_factory=list)
    """What the others have not heard yet of a sealed lane."""
    declared: list[str] = field(default_factory=list)
    """The witches used this round."""
    choice: Literal["points", "coins"] | None = None
    """What the exploded chose."""
    bought: list[Kind] = field(default_factory=list)
    sent: list[Kind] = field(default_factory=list)
    """Bought for the left neighbour's bag (black set 5)."""


@dataclass(slots=True)
class Player:
    bag: list[Kind]
    """Always sorted: a bag has no order until it is drawn from."""
    droplet: int = 0
    glass: int = 0
    flask: bool = True
    rubies: int = 1
    points: int = 0
    pennies: list[Group] = field(default_factory=list)
    aside: list[Aside] = field(default_factory=list)
    starters: list[Kind] = field(default_factory=list)
    due: list[Due] = field(default_factory=list)
    brew: Brew = field(default_factory=Brew)


@dataclass(slots=True)
class Table:
    options: Options
    players: list[Player]
    books: dict[str, str]
    """The book of each colour; white has none."""
    cards: tuple[str, ...]
    """All cards in play, in the order in which they are heard: books, fortune card, witches, flask."""
    witches: list[str]
    supply: dict[str, int]
    first: Seat
    """The start player of round 1."""
    deck: list[str]
    """The fortune cards not read yet: a set, in a fixed order."""
    round: int = 0
    phase: Phase = "fortune"
    fortune: str = ""
    removed: int = 0
    """White chips out of the match (fortune card P6)."""
    before: list[Player] = field(default_factory=list)
    """While brewing: the players as they stood when it began, never changed."""

    def order(self) -> list[Seat]:
        """The seats from this round's start player, clockwise."""
        count = len(self.players)
        start = self.first + max(self.round, 1) - 1
        return [(start + i) % count for i in range(count)]

    def left(self, seat: Seat) -> Seat:
        return (seat + 1) % len(self.players)

    def right(self, seat: Seat) -> Seat:
        return (seat - 1) % len(self.players)

    def is_out(self, colour: Colour) -> bool:
        """Whether the book of this colour is on the table."""
        return self.round >= OUT_FROM.get(colour, 1)

    def can_give(self, chip: Kind, colour: Colour) -> bool:
        return self.supply.get(chip, 0) > 0 and self.is_out(colour)

    @property
    def last_round(self) -> bool:
        return self.round == ROUNDS

    @property
    def stirs(self) -> bool:
        """Whether this round is brewed in common steps (18.5)."""
        return self.last_round or self.options.stir_rounds == "all"

    def veiled(self, seat: Seat) -> bool:
        """Whether this seat's lane is hidden from the others now (18.3)."""
        return (
            self.options.brewing == "sealed"
            and self.phase == "brewing"
            and not self.stirs
            and not self.players[seat].brew.over
        )


def copied(player: Player) -> Player:
    """A copy that shares only what is frozen."""
    return Player(
        player.bag[:],
        player.droplet,
        player.glass,
        player.flask,
        player.rubies,
        player.points,
        player.pennies[:],
        player.aside[:],
        player.starters[:],
        player.due[:],
        _copied(player.brew),
    )


def _copied(brew: Brew) -> Brew:
    return Brew(
        brew.rats,
        brew.state,
        brew.over,
        brew.covered,
        brew.placings,
        brew.restarted,
        brew.seen_white,
        brew.armed,
        brew.window,
        brew.leapt,
        brew.decided,
        brew.pot[:],
        brew.bowl[:],
        brew.six[:],
        brew.looked[:],
        brew.untold[:],
        brew.declared[:],
        brew.choice,
        brew.bought[:],
        brew.sent[:],
    )


def copied_table(table: Table) -> Table:
    return Table(
        table.options,
        [copied(player) for player in table.players],
        table.books,
        table.cards,
        table.witches,
        table.supply.copy(),
        table.first,
        table.deck[:],
        table.round,
        table.phase,
        table.fortune,
        table.removed,
        table.before[:],
    )
