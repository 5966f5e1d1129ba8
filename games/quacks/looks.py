"""Views are built here, from the table as everybody may see it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Literal

from games.agenda import asked
from games.game import Asked, Seat, Viewer
from games.quacks import pots
from games.quacks.board import LAP, tails_between
from games.quacks.market import for_sale_ever
from games.quacks.rounds import ranks
from games.quacks.steps import State
from games.quacks.supply import rubies_left
from games.quacks.table import Laid, Table
from games.quacks.view import AsideView, BookView, ChipView, Own, PlayerView, PriceView, Public, WitchView
from games.quacks.words import COLOURS, Colour, Group

PENNIES: dict[Group, Literal["copper", "silver", "gold"]] = {"A": "copper", "B": "silver", "C": "gold"}


def public(state: State) -> Public:
    table = state.table
    shown = as_shown(table)
    return Public(
        round=table.round,
        phase=table.phase,
        first=table.order()[0],
        stirring=table.stirs,
        fortune=table.fortune or None,
        deck=len(table.deck),
        books=_books(table),
        witches=_witches(table),
        rubies_left=rubies_left(shown) if table.options.ruby_supply == "limited" else None,
        players=[player_view(shown, seat, table.veiled(seat)) for seat in range(len(table.players))],
        waiting=[
            Asked(question.seat, "brew") if table.veiled(question.seat) else question for question in asked(state)
        ],
        ranks=[*ranks(table)] if table.phase == "over" else [],
    )


def as_shown(table: Table, viewer: Viewer = None) -> Table:
    """The table with every seat that is hidden from this viewer as it stood when brewing began."""
    hidden = [seat for seat in range(len(table.players)) if table.veiled(seat) and seat != viewer]
    players = [table.before[seat] if seat in hidden else player for seat, player in enumerate(table.players)]
    return replace(table, players=players) if hidden else table


def own(state: State, seat: Seat) -> Own:
    table = state.table
    contents = None if table.options.show_bag == "off" else table.players[seat].bag[:]
    return Own(seat, player_view(as_shown(table, seat), seat, False) if table.veiled(seat) else None, contents)


def player_view(table: Table, seat: Seat, hidden: bool) -> PlayerView:
    player = table.players[seat]
    brew = player.brew
    laps, space = divmod(player.points, LAP)
    return PlayerView(
        seat=seat,
        hidden=hidden,
        points=player.points,
        space=space,
        laps=laps,
        tails=tails_between(player.points, max(other.points for other in table.players)),
        rubies=player.rubies,
        flask=player.flask,
        droplet=player.droplet,
        glass=player.glass,
        rats=brew.rats,
        pennies=player.pennies[:],
        state=brew.state,
        covered=brew.covered,
        pot=_chips(brew.pot),
        bowl=_chips(brew.bowl),
        aside=[AsideView(aside.chip, aside.must, aside.settled) for aside in player.aside],
        starters=player.starters[:],
        six=brew.six[:],
        looked=brew.looked[:],
        bought=[*brew.bought, *brew.sent],
        white=pots.white_sum(player),
        limit=pots.limit(table, seat),
        start=pots.start(player),
        scoring=pots.scoring(player),
        coins=pots.coins(player),
        worth=pots.points(player),
        ruby=pots.has_ruby(player),
        armed=brew.armed,
        window=brew.window,
        choice=brew.choice,
        bag=None if hidden else len(player.bag),
        risk=None if hidden else pots.risky(table, seat),
        contents=player.bag[:] if table.options.show_bag == "all" and not hidden else None,
    )


def _chips(chips: Sequence[Laid]) -> list[ChipView]:
    return [*map(_chip, chips)]


# Small pieces are values: the same piece is made once, so that making and comparing views is quick.
@lru_cache(4096)
def _chip(laid: Laid) -> ChipView:
    return ChipView(laid.chip, laid.at, laid.colour, laid.value, laid.starter, laid.marked)


_price = lru_cache(4096)(PriceView)


def _books(table: Table) -> list[BookView]:
    shelves: dict[Colour, list[PriceView]] = {colour: [] for colour in COLOURS}
    for ware in for_sale_ever(table):
        shelves[ware.colour].append(_price(ware.chip, ware.cost, table.supply[ware.chip]))
    return [
        BookView(card, colour, table.is_out(colour), shelves[colour])
        for colour in COLOURS
        if (card := table.books.get(colour))
    ]


def _witches(table: Table) -> list[WitchView]:
    groups: tuple[Group, ...] = ("A", "B", "C")
    return [WitchView(card, group, PENNIES[group]) for card, group in zip(table.witches, groups, strict=False)]
