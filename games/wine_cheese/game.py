"""Wine & Cheese as the house sees it: the `Game` of these rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from games.agenda import Match, begin, copied, decision, play, play_offered, waiting
from games.game import Illegal, Luck, Older, Outcome, Prompt, Said, Seat, Viewer
from games.wine_cheese import (
    actions,
    ageing,
    bot,
    drawing,
    imagine,
    labels,
    look,
    markers,
    moves,
    production,
    sale,
    seasons,
    setup,
    storage,
    summer,
    told,
    track,
    turns,
    view,
    winter,
    workers,
)
from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.editions import publish
from games.wine_cheese.printed import Printed
from games.wine_cheese.scoring import score
from games.wine_cheese.table import Farm, HousingSpace, Indicator, Slot, Table, Tiebreak
from games.wine_cheese.words import NORTH, SOUTH

Step = (
    setup.LayHousingCards
    | setup.HandOutFirstCard
    | setup.PlaceBenches
    | setup.ArrangeBench
    | setup.PlaceNorthBenches
    | setup.DealCards
    | seasons.Phase
    | workers.WorkerTurn
    | workers.SendWorker
    | workers.ReturnWorker
    | markers.TakeMarker
    | markers.GiveMarkers
    | turns.OpenedCellar
    | track.Steps
    | drawing.GainCard
    | labels.ChangeAgeing
    | production.ProductionAndSale
    | production.NextProducer
    | production.Production
    | production.Benefit
    | production.RestOfTurn
    | sale.PutAway
    | actions.PayForStarter
    | actions.MoveForGourmet
    | actions.Help
    | storage.Storage
    | storage.FinishStorage
    | storage.HandOutTurnOrder
    | ageing.Ageing
    | ageing.AgeCellar
    | summer.SpecialActions
    | summer.TriggerActions
    | winter.NewWorkers
    | winter.SellEverything
    | winter.SellCellar
    | winter.GameEnd
)
"""All that may stand on the to-do list of a stored match."""
State = Match[Table, Step, moves.Move]


@dataclass(frozen=True, slots=True)
class Options:
    starts: Literal["random", "south", "north"] = "random"
    benches: Literal["random", "south"] = "random"
    """South's benches and the reserve colour: drawn, or arranged by South."""
    final_tiebreak: Tiebreak = "card1"
    """Which turn-order card wins the last tie: the English rulebook says 1, the Dutch text 2."""


class WineCheese:
    """The game with this card set."""

    name = "wine_cheese"
    version = 2  # 1: steps did not say what they jumped
    older: Older = {}
    seats = range(2, 3)
    turns = "§1.4 Your own turn"
    options = Options
    state = State
    move = moves.Move
    told = told.Told
    public_view = view.Public
    own_view = view.Own

    def __init__(self, printed: Printed = HOUSE_SET) -> None:
        publish(printed)
        self.printed = printed

    def start(self, seats: int, options: Options, luck: Luck) -> tuple[State, Said]:
        """§1.2. The turn-order cards come before the benches, so that nobody is shown with a card not yet drawn."""
        if seats not in self.seats:
            raise Illegal("options", "Two players play Wine & Cheese.", "Components")
        return begin(
            setup.empty_table(self.printed, options.final_tiebreak),
            seats,
            luck,
            setup.LayHousingCards(),
            setup.HandOutFirstCard({"random": None, "south": SOUTH, "north": NORTH}[options.starts]),
            setup.PlaceBenches() if options.benches == "random" else setup.ArrangeBench(),
            setup.DealCards(),
            seasons.Phase(),
        )

    def waiting(self, state: State) -> Mapping[Seat, Prompt]:
        return waiting(state)

    def play(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        return play(state, seat, move, luck)

    def decision(self, state: State) -> tuple[Seat, Sequence[Any]] | None:
        return decision(state)

    def play_offered(self, state: State, seat: Seat, move: Any, luck: Luck) -> Said:
        return play_offered(state, seat, move, luck)

    def public(self, state: State) -> view.Public:
        return look.public(state)

    def own(self, state: State, seat: Seat) -> view.Own:
        return look.own(state.table, seat)

    def outcome(self, state: State) -> Outcome | None:
        winner = state.table.winner
        if winner is None:
            return None
        ranks = tuple(1 if seat == winner else 2 for seat in (SOUTH, NORTH))
        return Outcome(ranks, tuple(score(state.table, seat).k for seat in (SOUTH, NORTH)))

    def copy(self, state: State) -> State:
        return Match(_copied(state.table), copied(state.todo))

    def put_back(self, state: State, earlier: State, seat: Seat) -> State:
        """There are no lanes here: what one seat does is on everybody's table."""
        return self.copy(earlier)

    def imagine(self, state: State, viewer: Viewer, luck: Luck) -> State:
        world = self.copy(state)
        imagine.deal_again(world.table, viewer, luck)
        return world

    def choose(self, view: tuple[Any, Any], prompt: Prompt, luck: Luck, level: str) -> Any:
        return bot.choose(self.printed, view, prompt, luck, level)


def _copied(table: Table) -> Table:
    """A copy that shares only what is frozen."""
    return Table(
        table.edition,
        table.final_tiebreak,
        [_copied_farm(farm) for farm in table.farms],
        [HousingSpace(space.card, space.houses[:]) for space in table.housing],
        table.workers[:],
        table.reserve,
        {good: cards[:] for good, cards in table.decks.items()},
        {good: cards[:] for good, cards in table.display.items()},
        table.bonus[:],
        table.first,
        table.phase,
        table.turn,
        table.forced,
        table.winner,
    )


def _copied_farm(farm: Farm) -> Farm:
    return Farm(
        farm.sites.copy(),
        farm.storage.copy(),
        farm.hand[:],
        [Slot(slot.card, slot.markers, slot.closed) for slot in farm.cellar],
        farm.gold[:],
        farm.silver[:],
        {good: Indicator(it.space, it.laps) for good, it in farm.indicators.items()},
        farm.dropped,
    )
