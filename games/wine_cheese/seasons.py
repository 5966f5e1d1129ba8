"""The calendar: two years, four seasons, twenty-one phases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from games.steps import Do, Flow
from games.wine_cheese.ageing import Ageing
from games.wine_cheese.production import ProductionAndSale
from games.wine_cheese.storage import Storage
from games.wine_cheese.summer import SpecialActions
from games.wine_cheese.told import PhaseBegan
from games.wine_cheese.winter import GameEnd, NewWorkers, SellEverything
from games.wine_cheese.workers import WorkerTurn

SEND_WORKERS = WorkerTurn(home=False)
RETURN_WORKERS = WorkerTurn(home=True)

CALENDAR: tuple[Do, ...] = (
    # first year: spring, summer, fall, winter
    *(SEND_WORKERS, ProductionAndSale(), Storage()),
    *(Ageing(), SpecialActions()),
    *(RETURN_WORKERS, ProductionAndSale(), Storage()),
    *(Ageing(), NewWorkers()),
    # second year
    *(SEND_WORKERS, ProductionAndSale(), Storage()),
    *(Ageing(), SpecialActions()),
    *(RETURN_WORKERS, ProductionAndSale(), Storage()),
    *(Ageing(), SellEverything(), GameEnd()),
)
"""§1.3, by space of the calendar track."""


@dataclass(frozen=True, slots=True)
class Phase(Do):
    """The phase marker moves to this space, and its phase begins."""

    space: int = 1
    kind: Literal["phase"] = "phase"

    def run(self, flow: Flow) -> None:
        flow.table.phase = self.space
        flow.tell(PhaseBegan(self.space))
        after = [Phase(self.space + 1)] if self.space < len(CALENDAR) else []
        flow.then(CALENDAR[self.space - 1], *after)
