"""The house bot: it looks at what its seat may see, and takes the move that seems best by itself."""

from __future__ import annotations

from typing import Any

from games.game import Luck, Prompt, Seat
from games.wine_cheese import moves as m
from games.wine_cheese.appraisal import Appraisal
from games.wine_cheese.printed import Card, PerGourmet, Printed
from games.wine_cheese.words import Good, Ingredient, LabelOption, Plot
from games.wine_cheese.workers import yields

ACTION_SALE, PAIR_SALE, SINGLE_SALE, PRODUCTION, NEVER = 300.0, 200.0, 100.0, 30.0, -9.0
"""Ripe cards are sold first, since that frees slots; then cards are made."""
UNKNOWN = 3.0
"""The top card of a deck."""
SPARED = 0.01
"""A marker is rather left in the storage than paid."""
LAST_PRODUCTION = 17


def choose(printed: Printed, view: tuple[Any, Any], prompt: Prompt, luck: Luck, level: str) -> m.Move:
    """Level "random" takes any move, "easy" the best one at first sight; among equals, luck decides."""
    best: list[m.Move] = list(prompt.moves)
    if level != "random":
        judge = Judge(printed, view, prompt)
        values = [judge.value(move) for move in best]
        best = [move for move, value in zip(best, values, strict=True) if value == max(values)]
    return best[luck.below(len(best), "bot", 0, "choose")]


class Judge:
    """What each offered move is worth, in coins, against doing nothing at 0."""

    def __init__(self, printed: Printed, view: tuple[Any, Any], prompt: Prompt) -> None:
        public, own = view
        self.printed, self.prompt, self.public, self.cards = printed, prompt, public, printed.cards
        self.seat: Seat = public.active
        ageing = prompt.ask in ("age_cellar", "change_ageing")
        self.eye = Appraisal(printed, public, own, self.seat, ageing, prompt.about.get("get"))
        self.lying = {number: (markers, card) for number, markers, card in self.eye.cellar()}

    def value(self, move: m.Move) -> float:
        """Main moves and side moves of a turn."""
        match move:
            case m.Send(house, plot) | m.Return(plot, house):
                return self._harvest(house, plot)
            case m.Produce(card, _, stored):
                return PRODUCTION + self.eye.making(self.cards[card]) - SPARED * len(stored)
            case m.SellAction() | m.SellPair() | m.SellSingle() | m.SellUnfinished():
                return self._sale(move)
            case m.Label():
                return self._option(move.option) - self._cost(move)
            case m.Trade(get):
                return self._trade(get)
            case m.OpenCellar(by):
                return self._removal(by)
            case m.Store():
                return SPARED * (move.salt + move.sugar + move.yeast + move.cultures)
            case m.Trigger(slot):
                return self.eye.acting(self.lying[slot][1])
            case _:
                return self._answer(move)

    def _answer(self, move: m.Move) -> float:
        """Choices that are pending, and moves that do nothing."""
        match move:
            case m.Take(ingredient):
                return self.eye.gaining([ingredient])
            case m.Give(ingredient, stored):
                return -self.eye.giving([ingredient]) - SPARED * stored
            case m.FreeLabel(option):
                return self._option(option)
            case m.Special():
                return self.eye.acting(self._about())
            case m.Gain(card):
                return UNKNOWN if card is None else self._hand(self.cards[card])
            case m.Target(slot):
                return self._target(slot)
            case m.Gourmet(indicator):
                return self._gourmet(indicator)
            case m.PayStarter(stored):
                return self.eye.acting(self._about()) - SPARED * len(stored)
            case _:
                return 0.0

    def _about(self) -> Card:
        """The card that the question is about."""
        return self.cards[self.prompt.about["card"]]

    def _harvest(self, house: int, plot: Plot) -> float:
        card = self.public.housing[house - 1].card
        occupied = {(worker.row, worker.col) for worker in self.public.workers}
        return self.eye.gaining(yields(self.printed, self.seat, card, plot, occupied))

    def _sale(self, move: m.SellAction | m.SellPair | m.SellSingle | m.SellUnfinished) -> float:
        """Action cards before gourmet cards, since they count what lies in the cellar; unfinished ones only at last."""
        match move:
            case m.SellAction(slot, trigger):
                return ACTION_SALE + (self.eye.acting(self.lying[slot][1]) if trigger else 0)
            case m.SellPair():
                return PAIR_SALE
            case m.SellSingle():
                return SINGLE_SALE
            case m.SellUnfinished():
                return NEVER

    def _option(self, option: LabelOption) -> float:
        match option:
            case "wine_step" | "cheese_step":
                return self.eye.steps("wine" if option == "wine_step" else "cheese", 1)
            case "gain_wine" | "gain_cheese":
                return self._want_of("wine" if option == "gain_wine" else "cheese")
            case _:
                good: Good = "wine" if option.endswith("wine") else "cheese"
                by = -1 if option.startswith("hurry") else 1
                return max(self._change(n, card, by) for n, card in self.lying.values() if card.good == good)

    def _want_of(self, good: Good) -> float:
        """A card in hand is worth something while there is time to make it."""
        count = sum(self.cards[card].good == good for card in self.eye.own.hand)
        return 1.5 if count < 3 and self.public.phase < LAST_PRODUCTION - 1 else 0.2

    def _change(self, markers: int, card: Card, by: int) -> float:
        """A marker more or fewer; when the cards are about to age it saves or dooms one."""
        if markers + by < 0:
            return NEVER
        judged = self.eye.fate if self.prompt.ask == "age_cellar" else self.eye.worth
        return self.eye.weight[card.good] * (judged(card, markers + by) - judged(card, markers))

    def _cost(self, move: m.Label) -> float:
        paid: list[Ingredient] = [move.ingredient] if move.second is None else [move.ingredient, move.second]
        return self.eye.giving(paid) + SPARED * (1 + len(move.stored))

    def _trade(self, get: Ingredient) -> float:
        """Only for the last marker of a card that can be made then."""
        can = self.prompt.ask == "production" and self.eye.free_slots() > 0
        return max((self._last_marker(card, get) for card in self.eye.plan), default=NEVER) if can else NEVER

    def _last_marker(self, card: Card, get: Ingredient) -> float:
        spare = self.eye.markers.total() - len(card.cost) + 1
        fits = self.eye.missing(card) == {get: 1} and spare >= self.printed.trade
        return self.eye.making(card) if fits else NEVER

    def _removal(self, by: str) -> float:
        """For spare markers, when a card could be made but finds no slot."""
        spare = self.eye.markers.total() - self.printed.removal_markers
        ready = [card for card in self.eye.plan if not self.eye.missing(card) and len(card.cost) <= spare]
        full = self.prompt.ask == "production" and not self.eye.free_slots()
        return SINGLE_SALE - 1 if by == "markers" and ready and full else NEVER

    def _hand(self, card: Card) -> float:
        return self.eye.making(card) - self.eye.missing(card).total()

    def _target(self, slot: int) -> float:
        markers, card = self.lying[slot]
        if self.prompt.ask == "help":
            return self.eye.acting(card)
        return self._change(markers, card, -1 if self.prompt.about["pace"] == "hurry" else 1)

    def _gourmet(self, indicator: Good) -> float:
        card = self._about()
        assert isinstance(card.action, PerGourmet)
        return self.eye.steps(indicator, card.action.own if indicator == card.good else card.action.other)
