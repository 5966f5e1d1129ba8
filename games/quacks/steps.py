"""All steps of the game, and the state that they make."""

from __future__ import annotations

from games.agenda import Match, copied
from games.quacks.asks import CardAsks, CardAsksSealed, Turn
from games.quacks.brewing import Beside, Brewing, LaneOver, Resume, Six, Starters, Stirring
from games.quacks.evaluation import (
    BlackPays,
    BonusDie,
    ChipActions,
    ExplodedChoose,
    Points,
    PointsOrCoins,
    RollDie,
    RubySpaces,
    Settle,
    TakeRubies,
)
from games.quacks.moves import Move
from games.quacks.placing import WithoutSteps
from games.quacks.rounds import BrewAll, Ending, Rats, ReadFortune, Round, Spending, SpendRubies
from games.quacks.shop import Basket, CoinsToPoints, Gather, LastShop, OpenBasket, OpenShop
from games.quacks.supply import DropletStep, HandOut
from games.quacks.table import Table, copied_table

Step = (
    CardAsks
    | CardAsksSealed
    | Turn
    | Beside
    | Brewing
    | LaneOver
    | Resume
    | Six
    | Starters
    | Stirring
    | BlackPays
    | BonusDie
    | ChipActions
    | ExplodedChoose
    | Points
    | PointsOrCoins
    | RollDie
    | RubySpaces
    | Settle
    | TakeRubies
    | WithoutSteps
    | BrewAll
    | Ending
    | Rats
    | ReadFortune
    | Round
    | Spending
    | SpendRubies
    | Basket
    | CoinsToPoints
    | Gather
    | LastShop
    | OpenBasket
    | OpenShop
    | DropletStep
    | HandOut
)
State = Match[Table, Step, Move]


def copied_state(state: State) -> State:
    """A copy that shares nothing that can change."""
    return Match(copied_table(state.table), copied(state.todo))
