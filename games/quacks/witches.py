"""The herb witches and the flask (rules 9, 6.5). A witch helps a player once a match, for a penny of its group."""

from __future__ import annotations

from collections.abc import Sequence

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsks
from games.quacks.brewing import Six
from games.quacks.card import Card, hearing
from games.quacks.gains import draw, fill_flask, has_penny, pay_penny, points
from games.quacks.market import Draft, for_sale
from games.quacks.moves import PASS, Copy, Move, Use, use
from games.quacks.placing import last_laid, rescue, take_out, take_out_last_white
from games.quacks.pots import has_ruby, raisable
from games.quacks.pots import points as space_points
from games.quacks.scores import own_coins, scores_points
from games.quacks.table import Player, Table
from games.quacks.words import COLOUR, VALUE, Kind


class Flask(Card):
    """The white chip placed last goes back in the bag; not a starter, and never the exploding one."""

    id = "flask"

    def offers(self, table: Table, seat: Seat) -> Sequence[Move]:
        player = table.players[seat]
        laid = last_laid(player)
        usable = player.flask and laid is not None and COLOUR[laid.chip] == "white" and not laid.starter
        return [use(self.id)] if usable else []

    def use(self, flow: Flow, seat: Seat, places: tuple[int, ...]) -> None:
        fill_flask(flow, seat, False, self.id)
        take_out_last_white(flow, seat, self.id)


# ------------------------------------------------------------------ group A: brewing


class Rescue(Card):
    """Exploded, and the flask is full: the white chip placed last goes back, and the pot has not exploded."""

    id = "witch.A1"

    def exploded(self, flow: Flow, seat: Seat) -> None:
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        usable = table.players[seat].flask and has_penny(table, seat, self.id)
        return [use(self.id), PASS] if usable else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)
            fill_flask(flow, seat, False, self.id)
            take_out_last_white(flow, seat, self.id)
            rescue(flow, seat, self.id)


class DrawSix(Card):
    """Six chips are drawn; any of them are placed, in any order. In a common step the others wait."""

    id = "witch.A2"

    def offers(self, table: Table, seat: Seat) -> Sequence[Move]:
        return [use(self.id)] if table.players[seat].bag and has_penny(table, seat, self.id) else []

    def use(self, flow: Flow, seat: Seat, places: tuple[int, ...]) -> None:
        table: Table = flow.table
        pay_penny(flow, seat, self.id)
        brew = table.players[seat].brew
        brew.leapt = True
        brew.six = draw(flow, seat, 6, self.id)
        if table.stirs:
            flow.pause(Six(seat))
        else:
            flow.then(Six(seat))


class TwoWhites(Card):
    """One or both of the last two white chips in the pot go back in the bag."""

    id = "witch.A3"

    def offers(self, table: Table, seat: Seat) -> Sequence[Move]:
        if not has_penny(table, seat, self.id):
            return []
        pot = table.players[seat].brew.pot
        last = tuple(place for place, laid in enumerate(pot) if COLOUR[laid.chip] == "white")[-2:]
        single: list[Move] = [use(self.id, (place,)) for place in last]
        return [*single, use(self.id, last)] if len(last) == 2 else single

    def offers_late(self, table: Table, seat: Seat) -> Sequence[Move]:
        return self.offers(table, seat) if table.players[seat].brew.state == "stopped" else []

    def use(self, flow: Flow, seat: Seat, places: tuple[int, ...]) -> None:
        pay_penny(flow, seat, self.id)
        take_out(flow, seat, places, self.id)


class AllTheSame(Card):
    """Exploded: points and coins all the same, and the die for the farthest pot."""

    id = "witch.A4"

    def settle(self, flow: Flow) -> None:
        table: Table = flow.table
        flow.then(*(CardAsks(seat, self.id) for seat in table.order()))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        exploded = table.players[seat].brew.state == "exploded"
        return [use(self.id), PASS] if exploded and has_penny(table, seat, self.id) else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)


# ------------------------------------------------------------------ group B: buying


class RaiseTwo(Card):
    """The last two chips laid, or any one chip of the pot, go up a level."""

    id = "witch.B1"

    def basket(self, table: Table, seat: Seat, draft: Draft) -> Sequence[Move]:
        player = table.players[seat]
        places = raisable(table, player) if not draft.raised and has_penny(table, seat, self.id) else []
        single = {player.brew.pot[place].chip: place for place in places}
        last = tuple(place for place in places if place >= len(player.brew.pot) - 2)
        ways = [*((place,) for place in sorted(single.values())), *([last] if len(last) == 2 else [])]
        return [use(self.id, way) for way in ways]


class DoubleCoins(Card):
    id = "witch.B2"

    def coins(self, table: Table, seat: Seat, coins: int) -> int:
        return 2 * coins

    def basket(self, table: Table, seat: Seat, draft: Draft) -> Sequence[Move]:
        return more_coins(self, table, seat, draft)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return last_coins(self, table, seat)

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)


class BuyAgain(Card):
    """One of the chips just bought once more, free."""

    id = "witch.B3"

    def basket(self, table: Table, seat: Seat, draft: Draft) -> Sequence[Move]:
        if draft.copy is not None or not has_penny(table, seat, self.id):
            return []
        new = draft.chips[draft.taken :]
        return [Copy(chip) for chip in draft.chips if table.supply[chip] > new.count(chip)]


class RubyCoins(Card):
    """Two coins more for each ruby, which is kept."""

    id = "witch.B4"

    def coins(self, table: Table, seat: Seat, coins: int) -> int:
        return coins + 2 * table.players[seat].rubies

    def basket(self, table: Table, seat: Seat, draft: Draft) -> Sequence[Move]:
        return more_coins(self, table, seat, draft)

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return last_coins(self, table, seat)

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)


def more_coins(card: Card, table: Table, seat: Seat, draft: Draft) -> Sequence[Move]:
    """Called before buying, where the coins it makes can buy something."""
    own = own_coins(table, seat)
    more = card.coins(table, seat, own)
    usable = not draft.witch and not draft.chips and more > own and for_sale(table, more)
    return [use(card.id)] if usable and has_penny(table, seat, card.id) else []


def last_coins(card: Card, table: Table, seat: Seat) -> Sequence[Move]:
    """In round 9: where the coins it makes are worth another point."""
    own = own_coins(table, seat)
    usable = card.coins(table, seat, own) // 5 > own // 5 and has_penny(table, seat, card.id)
    return [use(card.id), PASS] if usable else []


# ------------------------------------------------------------------ group C: points and rubies


COLOUR_POINTS = (0, 3, 3, 3, 3, 4, 7, 10, 14)
"""For so many different colours in the pot."""


class ManyColours(Card):
    """Points for the different colours in the pot, white left out; a locoweed is a colour of its own."""

    id = "witch.C1"

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        usable = colours(table.players[seat]) and scores_points(table, seat) and has_penny(table, seat, self.id)
        return [use(self.id), PASS] if usable else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)
            points(flow, seat, COLOUR_POINTS[colours(flow.table.players[seat])], self.id)


def colours(player: Player) -> int:
    return len({COLOUR[laid.chip] for laid in player.brew.pot} - {"white"})


class FullBag(Card):
    """2 points for each coloured 2, 4 or 6, each purple and each locoweed in the bag."""

    id = "witch.C2"

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        usable = any(map(is_rich, table.players[seat].bag)) and has_penny(table, seat, self.id)
        return [use(self.id), PASS] if usable else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)
            points(flow, seat, 2 * sum(map(is_rich, flow.table.players[seat].bag)), self.id)


def is_rich(chip: Kind) -> bool:
    colour = COLOUR[chip]
    return colour in ("purple", "locoweed") or (colour != "white" and VALUE[chip] > 1)


class RubiesByPoints(Card):
    """On a ruby space: as many rubies as the points of the space, instead of the usual."""

    id = "witch.C3"

    def shine(self, table: Table, seat: Seat, rubies: int) -> int:
        called = self.id in table.players[seat].brew.declared
        return space_points(table.players[seat]) if called else rubies

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        player = table.players[seat]
        usual = 1 + sum(card.id == "fortune.B11" for card in hearing(table.cards, "shine"))
        usable = has_ruby(player) and space_points(player) > usual and has_penny(table, seat, self.id)
        return [use(self.id), PASS] if usable else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            pay_penny(flow, seat, self.id)


class CheapRubies(Card):
    """A droplet step or a full flask costs one ruby."""

    id = "witch.C4"

    def ruby_price(self) -> int:
        return 1
