"""A chip goes in the pot: movement, explosion, action (rules 6, 10, appendix A)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import ClassVar, Literal

from games.agenda import Ask, Flow
from games.game import Seat
from games.quacks.card import CARDS, Card, hearing
from games.quacks.gains import put_back, say
from games.quacks.moves import LeaveOut, Move
from games.quacks.pots import distance, is_full, is_harmless, limit, position, role, white_sum
from games.quacks.table import Aside, Laid, Player, Table
from games.quacks.told import Exploded, Moved, Placed, Rescued
from games.quacks.told import SetAside as ToldAside
from games.quacks.words import COLOUR, LAST_SPACE, SPOON, Kind


def place(flow: Flow, seat: Seat, chip: Kind, starter: bool = False) -> None:
    """A chip is placed while brewing: drawn, picked, or a starter; with all that it sets off."""
    table: Table = flow.table
    player = table.players[seat]
    colour, value = role(table, seat, chip)
    laid = Laid(chip, SPOON, colour, value, starter)
    full = is_full(player)
    if not full:
        for card in hearing(table.cards, "beside"):
            if card.beside(colour):
                return set_aside(flow, seat, chip, False, card.id)
        laid = replace(laid, at=_space(player, distance(table, seat, laid)))
        _offer_without(flow, seat, laid)
        player.brew.armed = False
    _lay(flow, seat, laid)
    blown = check(flow, seat)
    for card in hearing(table.cards, "asks"):
        card.asks(flow, seat, laid)
    if not full:
        act(flow, seat, laid, blown)
    if blown:
        blow(flow, seat)
    return None


def place_late(flow: Flow, seat: Seat, chip: Kind) -> bool:
    """From beside the pot, after stopping: no bonus and no action, but a white chip may explode the pot."""
    table: Table = flow.table
    player = table.players[seat]
    player.brew.armed = False
    colour, value = role(table, seat, chip)
    _lay(flow, seat, Laid(chip, _space(player, value), colour, value))
    return check(flow, seat)


def place_mute(flow: Flow, seat: Seat, chip: Kind) -> None:
    """The chip of fortune card B7: no check, no property."""
    table: Table = flow.table
    _, value = role(table, seat, chip)
    laid = Laid(chip, _space(table.players[seat], value), COLOUR[chip], value, mute=True)
    _lay(flow, seat, laid)


def _space(player: Player, move: int) -> int:
    return SPOON if is_full(player) else min(position(player) + move, LAST_SPACE)


def _lay(flow: Flow, seat: Seat, laid: Laid) -> None:
    player: Player = flow.table.players[seat]
    brew = player.brew
    before = position(player)
    (brew.bowl if laid.at == SPOON else brew.pot).append(laid)
    brew.placings += 1
    moved = 0 if laid.at == SPOON else laid.at - before
    say(flow, seat, Placed(seat, laid.chip, laid.at, laid.colour, laid.value, moved, white_sum(player)))


def check(flow: Flow, seat: Seat) -> bool:
    """Whether the chip just placed explodes the pot. Any chip does once the white sum is over the limit."""
    table: Table = flow.table
    player = table.players[seat]
    brew = player.brew
    covered = brew.window > 0
    brew.window = max(0, brew.window - 1)
    most, white = limit(table, seat), white_sum(player)
    if brew.state == "exploded" or white <= most or is_harmless(table, seat):
        return False
    brew.state, brew.covered = "exploded", covered
    say(flow, seat, Exploded(seat, white, most, covered))
    rest, brew.six = brew.six, []
    put_back(flow, seat, rest, "witch.A2")
    return True


def blow(flow: Flow, seat: Seat) -> None:
    """Asks the cards whether the pot stays exploded."""
    for card in hearing(flow.table.cards, "exploded"):
        card.exploded(flow, seat)


def act(flow: Flow, seat: Seat, laid: Laid, blown: bool = False) -> None:
    """The action of a chip as its book has it; on 52 without what concerns a later drawn chip (10.1)."""
    book = book_of(flow.table, laid)
    if book is not None and not (book.onward and (blown or laid.at == LAST_SPACE)):
        book.placed(flow, seat, laid)


def book_of(table: Table, laid: Laid) -> Card | None:
    return CARDS.get(table.books.get(laid.colour, ""))


def set_aside(flow: Flow, seat: Seat, chip: Kind, must: bool, card: str) -> None:
    flow.table.players[seat].aside.append(Aside(chip, must))
    say(flow, seat, ToldAside(seat, chip, card))


def push_on(flow: Flow, seat: Seat, spaces: int, card: str) -> None:
    """The last chip of the pot goes on some spaces."""
    pot: list[Laid] = flow.table.players[seat].brew.pot
    _move_last(flow, seat, min(pot[-1].at + spaces, LAST_SPACE), card)


def _move_last(flow: Flow, seat: Seat, to: int, card: str) -> Laid:
    pot: list[Laid] = flow.table.players[seat].brew.pot
    before, pot[-1] = pot[-1], replace(pot[-1], at=to)
    say(flow, seat, Moved(seat, before.chip, before.at, to, card))
    return pot[-1]


def take_out(flow: Flow, seat: Seat, places: Sequence[int], card: str) -> None:
    """Chips of the pot go back in the bag; the gaps stay."""
    pot: list[Laid] = flow.table.players[seat].brew.pot
    gone = [pot[place].chip for place in places]
    pot[:] = [laid for place, laid in enumerate(pot) if place not in places]
    put_back(flow, seat, gone, card)


def last_laid(player: Player) -> Laid | None:
    """The chip placed last: of the bowl, else of the pot."""
    brew = player.brew
    laid = brew.bowl or brew.pot
    return laid[-1] if laid else None


def rescue(flow: Flow, seat: Seat, card: str) -> None:
    """The pot has not exploded: its owner draws on or stops."""
    brew = flow.table.players[seat].brew
    brew.state, brew.covered = "brewing", False
    say(flow, seat, Rescued(seat, card))


def take_out_last_white(flow: Flow, seat: Seat, card: str) -> None:
    """The white chip placed last, of the bowl or the pot, goes back in the bag."""
    brew = flow.table.players[seat].brew
    for laid in (brew.bowl, brew.pot):
        for place in reversed(range(len(laid))):
            if COLOUR[laid[place].chip] == "white":
                put_back(flow, seat, [laid.pop(place).chip], card)
                return


# ------------------------------------------------------------------ without the extra steps (D21)


@dataclass(frozen=True, slots=True)
class WithoutSteps(Ask):
    """Offered with the seat's next decision: the chip just placed without what these books added."""

    seat: Seat
    cards: tuple[str, ...]
    place: int
    to: int
    kind: Literal["without"] = "without"
    rule: ClassVar[str] = "8 Ingredient books"

    def moves(self, table: Table) -> Sequence[Move]:
        still_last = len(table.players[self.seat].brew.pot) == self.place + 1
        return [LeaveOut(self.cards)] if still_last else []

    def play(self, flow: Flow, move: Move) -> None:
        """An action that hangs on the landing space happens anew; one lost on 52 may be due now."""
        before: Laid = flow.table.players[self.seat].brew.pot[-1]
        book = book_of(flow.table, before)
        again = book is not None and book.unplaced(flow, self.seat, before)
        laid = _move_last(flow, self.seat, self.to, self.cards[0])
        if again or (book is not None and book.onward and before.at == LAST_SPACE):
            act(flow, self.seat, laid)


def _offer_without(flow: Flow, seat: Seat, laid: Laid) -> None:
    player: Player = flow.table.players[seat]
    for cards in _optional(flow.table, seat, laid):
        to = _space(player, distance(flow.table, seat, laid, cards))
        if to != laid.at:
            flow.may(WithoutSteps(seat, cards, len(player.brew.pot), to))


def _optional(table: Table, seat: Seat, laid: Laid) -> Iterator[tuple[str, ...]]:
    """Every combination of books that gave this chip steps which may be left out."""
    added = [c.id for c in hearing(table.cards, "extra") if c.optional and c.extra(table, seat, laid)]
    added += [c.id for c in hearing(table.cards, "factor") if c.optional and c.factor(table, seat, laid) > 1]
    for number in range(1, len(added) + 1):
        yield from combinations(added, number)
