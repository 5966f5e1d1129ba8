"""Step E: everybody fills a basket, and the baskets are carried out in order (rules 7 E, 18.4)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from games.agenda import Ask, Do, Flow
from games.game import Seat
from games.quacks.asks import CardAsksSealed
from games.quacks.card import CARDS, hearing
from games.quacks.gains import pay_penny, points, put, say
from games.quacks.market import EMPTY_BASKET, MOST_CHIPS, Draft, cost_of, for_sale, for_sale_ever
from games.quacks.moves import DONE, EMPTY, Buy, Copy, Done, Move, Return, Use, buy
from games.quacks.scores import own_coins
from games.quacks.supply import HAND_OUT, droplet, raise_chip, sends_on
from games.quacks.table import Player, Table
from games.quacks.told import CoinsLeft
from games.quacks.told_gains import ChipGained, ChipMissing, ChipRaised
from games.quacks.words import COLOUR, UPGRADES, Kind

COINS_A_POINT = 5


def buyer_witch(table: Table) -> str:
    """The witch of group B in this match, if any."""
    return next((witch for witch in table.witches if witch[6] == "B"), "")


# ------------------------------------------------------------------ filling a basket


def coins_of(table: Table, seat: Seat, draft: Draft) -> int:
    """The coins that this basket may cost."""
    own = own_coins(table, seat)
    return CARDS[buyer_witch(table)].coins(table, seat, own) if draft.witch else own


def basket_moves(table: Table, seat: Seat, draft: Draft) -> list[Move]:
    left = coins_of(table, seat, draft) - cost_of(table, draft.chips)
    moves: list[Move] = [*map(buy, for_sale(table, left, draft.chips))] if draft.copy is None else []
    for card in hearing(table.cards, "basket"):
        moves.extend(card.basket(table, seat, draft))
    moves.extend(Return(chip) for chip in draft.chips[draft.taken :])
    if _can_empty(draft):
        moves.append(EMPTY)
    moves.append(DONE)
    return moves


def _can_empty(draft: Draft) -> bool:
    return len(draft.chips) > draft.taken or (draft.witch and not draft.taken) or bool(draft.copy or draft.raised)


def _emptied(draft: Draft) -> Draft:
    """What cannot be put back: the chips taken already, and the witch that paid for them."""
    return Draft(draft.chips[: draft.taken], draft.taken, draft.witch and draft.taken > 0)


def filled(draft: Draft, move: Move) -> Draft:
    match move:
        case Buy(chip):
            return replace(draft, chips=(*draft.chips, chip))
        case Return(chip):
            kept = tuple(other for other in draft.chips if other != chip)
            return replace(draft, chips=kept, copy=None if draft.copy == chip else draft.copy)
        case Copy(chip):
            return replace(draft, copy=chip)
        case Use(_, places) if places:
            return replace(draft, raised=places)
        case Use():
            return replace(draft, witch=True)
        case _:
            return _emptied(draft)


def about_basket(table: Table, seat: Seat, draft: Draft) -> Mapping[str, Any]:
    coins = coins_of(table, seat, draft)
    return {
        "coins": coins,
        "left": coins - cost_of(table, draft.chips),
        "chips": [*draft.chips],
        "taken": draft.taken,
        "witch": buyer_witch(table) if draft.witch else None,
        "copy": draft.copy,
        "raised": [*draft.raised],
    }


def why_not(table: Table, seat: Seat, draft: Draft) -> dict[str, str]:
    """For each chip that a book sells and this basket cannot get: why."""
    left = coins_of(table, seat, draft) - cost_of(table, draft.chips)
    reasons: dict[str, str] = {}
    colours, full = [COLOUR[had] for had in draft.chips], len(draft.chips) >= MOST_CHIPS
    for ware in for_sale_ever(table):
        if ware.out_from > table.round:
            reasons[ware.chip] = "not_out"
        elif not table.supply[ware.chip]:
            reasons[ware.chip] = "sold_out"
        elif full:
            reasons[ware.chip] = "two_chips"
        elif ware.colour in colours:
            reasons[ware.chip] = "same_colour"
        elif ware.cost > left:
            reasons[ware.chip] = "too_dear"
    return reasons


@dataclass(frozen=True, slots=True)
class Basket(Ask):
    """Filled move by move, closed with Done, carried out when all are closed."""

    seat: Seat
    draft: Draft = EMPTY_BASKET
    kind: Literal["basket"] = "basket"
    rule: ClassVar[str] = "7 Evaluation phase"
    sealed: ClassVar[bool] = True

    def moves(self, table: Table) -> Sequence[Move]:
        return basket_moves(table, self.seat, self.draft)

    def closes(self, move: Move) -> bool:
        return isinstance(move, Done)

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Done):
            carry_out(flow, self.seat, self.draft)
        else:
            flow.then(Basket(self.seat, filled(self.draft, move)))

    def about(self, table: Table) -> Mapping[str, Any]:
        return about_basket(table, self.seat, self.draft)

    def why(self, table: Table) -> Mapping[str, str]:
        return why_not(table, self.seat, self.draft)


@dataclass(frozen=True, slots=True)
class OpenBasket(Ask):
    """The same in the open: one seat after the other (`shopping`), or again where the supply ran short."""

    seat: Seat
    draft: Draft = EMPTY_BASKET
    kind: Literal["open_basket"] = "open_basket"
    rule: ClassVar[str] = "7 Evaluation phase"

    def moves(self, table: Table) -> Sequence[Move]:
        return basket_moves(table, self.seat, self.draft)

    def play(self, flow: Flow, move: Move) -> None:
        if isinstance(move, Done):
            carry_out(flow, self.seat, self.draft)
        else:
            flow.then(OpenBasket(self.seat, filled(self.draft, move)))

    def about(self, table: Table) -> Mapping[str, Any]:
        return about_basket(table, self.seat, self.draft)

    def why(self, table: Table) -> Mapping[str, str]:
        return why_not(table, self.seat, self.draft)


# ------------------------------------------------------------------ carrying it out


def carry_out(flow: Flow, seat: Seat, draft: Draft) -> None:
    """Buys what the basket holds. Where a kind has run out, its owner keeps the rest and is asked again."""
    table: Table = flow.table
    witch = buyer_witch(table)
    got = [*draft.chips[: draft.taken]]
    got += [chip for chip in draft.chips[draft.taken :] if acquire(flow, seat, chip, "shop")]
    raised = [place for place in draft.raised if _raise(flow, seat, place, witch)]
    copied = draft.copy in got and draft.copy is not None and acquire(flow, seat, draft.copy, witch)
    if raised or copied:
        pay_penny(flow, seat, witch)
    left = Draft(tuple(got), len(got), draft.witch and bool(got))
    if len(got) < len(draft.chips) or len(raised) < len(draft.raised) or (draft.copy is not None and not copied):
        flow.pause(OpenBasket(seat, left))
        return
    if left.witch:
        pay_penny(flow, seat, witch)
    lost = coins_of(table, seat, left) - cost_of(table, got)
    if lost:
        say(flow, seat, CoinsLeft(seat, lost, "shop"))


def acquire(flow: Flow, seat: Seat, chip: Kind, card: str) -> bool:
    """A chip lies beside the pot until the end of step E, or is on its way to the left neighbour."""
    table: Table = flow.table
    brew = table.players[seat].brew
    if not table.supply[chip]:
        say(flow, seat, ChipMissing(seat, chip, card))
        return False
    table.supply[chip] -= 1
    sent = sends_on(table, chip)
    (brew.sent if sent else brew.bought).append(chip)
    say(flow, seat, ChipGained(seat, chip, table.left(seat) if sent else seat, card))
    return True


def _raise(flow: Flow, seat: Seat, place: int, witch: str) -> bool:
    """A higher chip of its colour for this one; it starts no round, and goes in the bag with the pot."""
    table: Table = flow.table
    laid = table.players[seat].brew.pot[place]
    to = UPGRADES[laid.chip]
    if not table.supply[to]:
        say(flow, seat, ChipMissing(seat, to, witch))
        return False
    table.players[seat].brew.pot[place] = replace(laid, chip=to, marked=False)
    raise_chip(table, laid.chip, to)
    say(flow, seat, ChipRaised(seat, laid.chip, to, witch))
    return True


# ------------------------------------------------------------------ the steps


@dataclass(frozen=True, slots=True)
class OpenShop(Do):
    kind: Literal["open_shop"] = "open_shop"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "shop"
        buyers = [seat for seat in table.order() if len(basket_moves(table, seat, EMPTY_BASKET)) > 1]
        if table.options.shopping == "in_order":
            flow.then(*(OpenBasket(seat) for seat in buyers))
        else:
            flow.each({seat: [Basket(seat)] for seat in buyers})


@dataclass(frozen=True, slots=True)
class LastShop(Do):
    """Round 9: no chips are bought; only the witches of the coins are asked."""

    kind: Literal["last_shop"] = "last_shop"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        table.phase = "shop"
        witch = buyer_witch(table)
        if witch and CARDS[witch] in hearing(table.cards, "coins"):
            flow.each({seat: [CardAsksSealed(seat, witch)] for seat in table.order()})


@dataclass(frozen=True, slots=True)
class CoinsToPoints(Do):
    """Round 9: 5 coins are a point."""

    kind: Literal["coins_to_points"] = "coins_to_points"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        for seat in table.order():
            called = buyer_witch(table) in table.players[seat].brew.declared
            coins = coins_of(table, seat, Draft(witch=called))
            points(flow, seat, coins // COINS_A_POINT, "coins")


@dataclass(frozen=True, slots=True)
class Gather(Do):
    """The end of E: pot, bowl and bought chips go in the bags; what was marked lies ready for the next round."""

    kind: Literal["gather"] = "gather"

    def run(self, flow: Flow) -> None:
        table: Table = flow.table
        for seat in reversed(table.order()):
            sent = len(table.players[seat].brew.sent)
            flow.then(HAND_OUT)
            droplet(flow, seat, sent, table.books["black"])
        for seat in table.order():
            _gather(table.players[seat], table.players[table.left(seat)])


def _gather(player: Player, left: Player) -> None:
    brew = player.brew
    put(player, (laid.chip for laid in (*brew.pot, *brew.bowl) if not laid.marked))
    put(player, brew.bought)
    put(left, brew.sent)
    player.starters = sorted(laid.chip for laid in brew.pot if laid.marked)
    brew.pot, brew.bowl, brew.bought, brew.sent = [], [], [], []
