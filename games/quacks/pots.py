"""Questions to a pot: where it stands, what it holds, what it scores (rules 3, appendix A)."""

from __future__ import annotations

from collections.abc import Sequence

from games.game import Seat
from games.quacks.board import COINS, POINTS, RUBIES
from games.quacks.card import CARDS, hearing
from games.quacks.table import Laid, Player, Table
from games.quacks.words import COLOUR, LAST_SPACE, SPOON, UPGRADES, VALUE, Colour, Kind

LIMIT = 7


def start(player: Player) -> int:
    return min(player.droplet + player.brew.rats, LAST_SPACE)


def position(player: Player) -> int:
    """Where the next chip counts from: the last chip, else the start."""
    return player.brew.pot[-1].at if player.brew.pot else start(player)


def is_full(player: Player) -> bool:
    return bool(player.brew.bowl) or (bool(player.brew.pot) and player.brew.pot[-1].at == LAST_SPACE)


def white_sum(player: Player) -> int:
    brew = player.brew
    return sum(VALUE[laid.chip] for laid in (*brew.pot, *brew.bowl) if COLOUR[laid.chip] == "white")


def scoring(player: Player) -> int:
    """The scoring space: behind the last chip; the spoon whenever the bowl holds a chip."""
    return SPOON if player.brew.bowl else position(player) + 1


def coins(player: Player) -> int:
    return COINS[scoring(player)]


def points(player: Player) -> int:
    return POINTS[scoring(player)]


def has_ruby(player: Player) -> bool:
    return scoring(player) in RUBIES


def bowl_points(table: Table, player: Player) -> int:
    """Half of the bowl's values, rounded down (10.3); without the expansion there is no bowl."""
    return bowl_sum(player) // 2 if table.options.expansion == "on" else 0


def bowl_sum(player: Player) -> int:
    return sum(laid.value for laid in player.brew.bowl)


def of(table: Table, player: Player, colour: Colour) -> list[Laid]:
    """The chips of the pot that are of this colour for its book."""
    copies = table.options.locoweed_copies == "everything"
    return [
        laid
        for laid in player.brew.pot
        if laid.colour == colour and not laid.mute and (copies or laid.chip != "locoweed" or colour == "locoweed")
    ]


def count(table: Table, seat: Seat, colour: Colour) -> int:
    return len(of(table, table.players[seat], colour))


def last_two(table: Table, player: Player, colour: Colour) -> list[Laid]:
    """Those of this colour that are the last or next-to-last chip of the pot."""
    return [laid for laid in player.brew.pot[-2:] if laid in of(table, player, colour)]


def limit(table: Table, seat: Seat) -> int:
    """The white sum that the pot stands: the highest limit applies."""
    most = LIMIT
    for card in hearing(table.cards, "limit"):
        most = max(most, card.limit(table, seat))
    return most


def is_harmless(table: Table, seat: Seat) -> bool:
    """Whether the chip placed just now cannot explode the pot."""
    return any(card.harmless(table, seat) for card in hearing(table.cards, "harmless"))


def risky(table: Table, seat: Seat) -> int:
    """How many chips of the bag would explode the pot if they were drawn next."""
    player = table.players[seat]
    brew = player.brew
    brew.placings += 1
    safe = is_harmless(table, seat)
    brew.placings -= 1
    if safe:
        return 0
    room = limit(table, seat) - white_sum(player)
    if room < 0:
        return len(player.bag)
    return sum(VALUE[chip] > room for chip in player.bag if COLOUR[chip] == "white")


def role(table: Table, seat: Seat, chip: Kind) -> tuple[Colour, int]:
    """As what colour and with what value this chip would act if it were placed now."""
    if chip == "locoweed":
        return CARDS[table.books["locoweed"]].role(table, seat)
    return COLOUR[chip], VALUE[chip]


def distance(table: Table, seat: Seat, laid: Laid, without: Sequence[str] = ()) -> int:
    """How far this chip moves, leaving out what the cards `without` would add."""
    move = laid.value
    for card in hearing(table.cards, "extra"):
        if card.id not in without:
            move += card.extra(table, seat, laid)
    for card in hearing(table.cards, "factor"):
        if card.id not in without:
            move *= card.factor(table, seat, laid)
    for card in hearing(table.cards, "most"):
        move = min(move, card.most(laid))
    return move


def raisable(table: Table, player: Player) -> list[int]:
    """The places of the pot whose chip can go up a level."""
    return [
        place
        for place, laid in enumerate(player.brew.pot)
        if laid.chip in UPGRADES and table.supply.get(UPGRADES[laid.chip], 0)
    ]
