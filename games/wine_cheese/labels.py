"""Label actions: what they cost, what they bring, and the questions that follow."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Literal

from games.game import Seat
from games.steps import Ask, Flow
from games.wine_cheese.drawing import GainCard
from games.wine_cheese.markers import pay, ways_to_pay
from games.wine_cheese.moves import Label, Move, Target
from games.wine_cheese.table import Table
from games.wine_cheese.told import Labelled, MarkersPaid, Ripened
from games.wine_cheese.track import Steps
from games.wine_cheese.words import GOODS, LABEL_OPTIONS, Good, LabelOption

_label = cache(Label)
target = cache(Target)

_GAIN: Mapping[Good, LabelOption] = {"wine": "gain_wine", "cheese": "gain_cheese"}
_HURRY: Mapping[Good, LabelOption] = {"wine": "hurry_wine", "cheese": "hurry_cheese"}
_SLOW: Mapping[Good, LabelOption] = {"wine": "slow_wine", "cheese": "slow_cheese"}


def options(table: Table, seat: Seat) -> list[LabelOption]:
    """The label options that can be carried out now (§1.14 d, e, f; R-48)."""
    can: set[LabelOption] = {"wine_step", "cheese_step"}
    can.update(_GAIN[good] for good in GOODS if table.decks[good] or table.display[good])
    for _, slot, card in table.cards(seat):
        can.add(_SLOW[card.good])
        if slot.markers:
            can.add(_HURRY[card.good])
    return [option for option in LABEL_OPTIONS if option in can]


def label_moves(table: Table, seat: Seat) -> list[Move]:
    """§1.14 c: every cost that can be paid, in every way, for each of its options that can be carried out."""
    farm = table.farms[seat]
    labels = [it for it in table.printed.labels.values() if farm.sites[it.ingredient] or farm.storage[it.ingredient]]
    if not labels:
        return []
    can = options(table, seat)
    return [
        _label(label.ingredient, option, second, stored)
        for label in labels
        for second, needs in label.costs
        for stored in ways_to_pay(farm, needs)
        for option in label.options
        if option in can
    ]


def why_no_label(table: Table, seat: Seat) -> dict[str, str]:
    """Why a label is not offered, or one option of it where the other one is."""
    farm, can = table.farms[seat], options(table, seat)
    why = {}
    for ingredient, label in table.printed.labels.items():
        if not any(ways_to_pay(farm, needs) for _, needs in label.costs):
            why[f"label:{ingredient}"] = "cost"
        elif (barred := [option for option in label.options if option not in can]) == [*label.options]:
            why[f"label:{ingredient}"] = "no_target"
        else:
            why |= {f"label:{ingredient}/{option}": "no_target" for option in barred}
    return why


def act_on_label(flow: Flow, seat: Seat, move: Label) -> None:
    label = flow.table.printed.labels[move.ingredient]
    needs = next(needs for second, needs in label.costs if second == move.second)
    flow.tell(MarkersPaid(seat, pay(flow.table.farms[seat], needs, move.stored), "label"))
    flow.tell(Labelled(seat, move.option, move.ingredient, free=False))
    carry_out(flow, seat, move.option)


def carry_out(flow: Flow, seat: Seat, option: LabelOption) -> None:
    match option:
        case "wine_step":
            flow.then(Steps(seat, "wine", 1))
        case "cheese_step":
            flow.then(Steps(seat, "cheese", 1))
        case "gain_wine":
            flow.then(GainCard(seat, "wine"))
        case "gain_cheese":
            flow.then(GainCard(seat, "cheese"))
        case "hurry_wine":
            flow.then(ChangeAgeing(seat, "wine", "hurry"))
        case "hurry_cheese":
            flow.then(ChangeAgeing(seat, "cheese", "hurry"))
        case "slow_wine":
            flow.then(ChangeAgeing(seat, "wine", "slow"))
        case "slow_cheese":
            flow.then(ChangeAgeing(seat, "cheese", "slow"))


@dataclass(frozen=True, slots=True)
class ChangeAgeing(Ask):
    """§1.14 f: which own card of this good loses a marker, or gains one, also beyond its spaces (R-39)."""

    seat: Seat
    good: Good
    pace: Literal["hurry", "slow"]
    kind: Literal["change_ageing"] = "change_ageing"
    rule: ClassVar[str] = "§1.14 Effects"

    def moves(self, table: Table) -> Sequence[Move]:
        return [
            target(number)
            for number, slot, card in table.cards(self.seat)
            if card.good == self.good and (slot.markers or self.pace == "slow")
        ]

    def play(self, flow: Flow, move: Move) -> None:
        assert isinstance(move, Target)
        slot = flow.table.farms[self.seat].cellar[move.slot - 1]
        change = -1 if self.pace == "hurry" else 1
        slot.markers += change
        flow.tell(Ripened(self.seat, slot.card, move.slot, change, slot.markers, self.pace))

    def about(self, table: Table) -> Mapping[str, Any]:
        return {"good": self.good, "pace": self.pace}
