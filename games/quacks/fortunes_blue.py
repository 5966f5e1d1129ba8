"""The blue fortune cards: in force for the whole round, or paying at its end (rules 5.2, 5.3)."""

from __future__ import annotations

from collections.abc import Sequence

from games.agenda import Flow
from games.game import Seat
from games.quacks.asks import CardAsks, CardAsksSealed, Turn
from games.quacks.brewing import lane
from games.quacks.card import Card, hearing
from games.quacks.fortunes_purple import is_two, takes
from games.quacks.gains import draw, fill_flask, points, put_back, say
from games.quacks.moves import Lay, Move, Pass, Take, Use
from games.quacks.placing import place_mute, take_out_last_white
from games.quacks.pots import white_sum
from games.quacks.supply import droplets, take
from games.quacks.table import Laid, Player, Table, copied
from games.quacks.told import Restarted
from games.quacks.words import COLOUR

FIRST_FIVE = 5


class Seasoned(Card):
    """A white sum of exactly 7 at the end of brewing: a droplet step."""

    id = "fortune.B1"

    def settle(self, flow: Flow) -> None:
        table: Table = flow.table
        droplets(flow, [seat for seat in table.order() if white_sum(table.players[seat]) == 7], self.id)


class Schadenfreude(Card):
    """The left neighbour of each exploded pot takes a 2-chip."""

    id = "fortune.B2"

    def settle(self, flow: Flow) -> None:
        table: Table = flow.table
        glad = [seat for seat in table.order() if table.players[table.right(seat)].brew.state == "exploded"]
        flow.each({seat: [CardAsksSealed(seat, self.id)] for seat in glad})

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return takes(table, is_two)

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        assert isinstance(move, Take)
        take(flow, seat, move.chip, self.id)


class SecondChance(Card):
    """The first five chips cannot explode the pot; after them all may go back, once, to brew anew."""

    id = "fortune.B3"

    def harmless(self, table: Table, seat: Seat) -> bool:
        brew = table.players[seat].brew
        return not brew.restarted and brew.placings <= FIRST_FIVE

    def asks(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        brew = flow.table.players[seat].brew
        if brew.placings == FIRST_FIVE and not brew.restarted:
            flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [Use(self.id), Pass()] if table.players[seat].brew.state == "brewing" else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            restart(flow, seat)
            say(flow, seat, Restarted(seat, self.id))
            flow.instead(*lane(flow.table, seat))


def restart(flow: Flow, seat: Seat) -> None:
    """The seat stands as when its brewing began, but for rubies, points, the flask and pennies paid."""
    table: Table = flow.table
    old, new = table.players[seat], copied(table.before[seat])
    new.rubies, new.points, new.flask, new.pennies, new.due = old.rubies, old.points, old.flask, old.pennies, old.due
    new.brew.declared, new.brew.untold, new.brew.restarted = old.brew.declared, old.brew.untold, True
    table.players[seat] = new


class DoubleDouble(Card):
    """Every roll of the bonus die is made twice."""

    id = "fortune.B4"

    def rolls(self) -> int:
        return 2


class Luxury(Card):
    """The limit is 9."""

    id = "fortune.B5"

    def limit(self, table: Table, seat: Seat) -> int:
        return 9


class PumpkinParty(Card):
    """Every orange chip moves one more space."""

    id = "fortune.B6"

    def extra(self, table: Table, seat: Seat, laid: Laid) -> int:
        return 1 if laid.colour == "orange" else 0


class StrongIngredient(Card):
    """Who stopped without exploding draws five chips and may place one as the last, which does nothing."""

    id = "fortune.B7"

    def settle(self, flow: Flow) -> None:
        table: Table = flow.table
        stopped = [seat for seat in table.order() if table.players[seat].brew.state == "stopped"]
        flow.then(*(Turn(seat, self.id) for seat in stopped))

    def turn(self, flow: Flow, seat: Seat) -> None:
        flow.table.players[seat].brew.looked = draw(flow, seat, 5, self.id)
        flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        looked = table.players[seat].brew.looked
        late = [move for card in hearing(table.cards, "offers_late") for move in card.offers_late(table, seat)]
        return [*(Lay(chip) for chip in sorted(set(looked))), Pass(), *late] if looked else []

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        player: Player = flow.table.players[seat]
        rest, player.brew.looked = player.brew.looked, []
        if isinstance(move, Lay):
            rest.remove(move.chip)
            place_mute(flow, seat, move.chip)
        put_back(flow, seat, rest, self.id)


class LuckyDevil(Card):
    """A scoring space with a ruby: 2 points more."""

    id = "fortune.B8"

    def shone(self, flow: Flow, seat: Seat) -> None:
        points(flow, seat, 2, self.id)


class MagicPotion(Card):
    """All flasks are filled at the end of the round."""

    id = "fortune.B9"

    def before_spending(self, flow: Flow) -> None:
        for seat in [] if flow.table.last_round else flow.table.order():
            fill_flask(flow, seat, True, self.id)


class WellStirred(Card):
    """The first white chip placed may go back in the bag, unless it explodes the pot."""

    id = "fortune.B10"

    def asks(self, flow: Flow, seat: Seat, laid: Laid) -> None:
        brew = flow.table.players[seat].brew
        if COLOUR[laid.chip] != "white" or laid.starter or brew.seen_white:
            return
        brew.seen_white = True
        if brew.state == "brewing":
            flow.then(CardAsks(seat, self.id))

    def choices(self, table: Table, seat: Seat, number: int) -> Sequence[Move]:
        return [Use(self.id), Pass()]

    def chosen(self, flow: Flow, seat: Seat, move: Move, number: int) -> None:
        if isinstance(move, Use):
            take_out_last_white(flow, seat, self.id)


class ExtraBright(Card):
    """A scoring space with a ruby: one ruby more."""

    id = "fortune.B11"

    def shine(self, table: Table, seat: Seat, rubies: int) -> int:
        return rubies + 1
