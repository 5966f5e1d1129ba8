"""What things are worth to a player who looks at the table: coins by rough guess, for the house bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cached_property

from games.game import Seat
from games.wine_cheese.printed import (
    Card,
    Helper,
    MarketDay,
    PerCard,
    PerGourmet,
    Printed,
    Soil,
    SpecialAction,
    StarterCultures,
    other,
)
from games.wine_cheese.view import Farm, Indicator, Own, Public
from games.wine_cheese.words import GOODS, INGREDIENTS, Good, Ingredient

ADJUSTMENT = 1.2
"""What a hurry or a slow costs."""
WANTED, STORED, IDLE = 3.0, 0.9, 0.1
"""A marker that a card in hand needs, one that can be kept, one that will expire."""


class Appraisal:
    """The table through the eyes of one seat: its public part, the own hand and piles."""

    def __init__(
        self, printed: Printed, public: Public, own: Own, seat: Seat, ageing: bool, coming: Ingredient | None
    ) -> None:
        """`ageing`: this phase's ageing is still to come; `coming`: so is this marker, by a trade."""
        self.printed, self.public, self.own, self.ageing = printed, public, own, ageing
        self.farm: Farm = public.farms[seat]
        self._made: dict[str, float] = {}
        self.markers = Counter({it: self._count(it) for it in INGREDIENTS})
        if coming is not None:
            self.markers[coming] += 1

    def _count(self, ingredient: Ingredient) -> int:
        sites, storage = self.farm.sites, self.farm.storage
        return int(getattr(sites, ingredient)) + int(getattr(storage, ingredient))

    def cellar(self) -> Iterator[tuple[int, int, Card]]:
        """Slots with a card: number, markers, card."""
        for number, slot in enumerate(self.farm.cellar, start=1):
            if slot.card is not None:
                yield number, slot.markers, self.printed.cards[slot.card]

    # -------------------------------------------------------------- goods

    @cached_property
    def weight(self) -> dict[Good, float]:
        """Only the lower total counts in the end, so that a coin of the lower good is worth more."""
        totals = {good: self._total(good) for good in GOODS}
        lead = totals["wine"] - totals["cheese"]
        tilt = max(-0.5, min(0.5, lead / 20))
        return {"wine": 1 - tilt, "cheese": 1 + tilt}

    def _total(self, good: Good) -> float:
        cards = self.printed.cards
        sold = sum(cards[it].gold for it in self.own.gold if cards[it].good == good)
        sold += sum(cards[it].silver for it in self.own.silver if cards[it].good == good)
        ripening = sum(self.worth(card, markers) for _, markers, card in self.cellar() if card.good == good)
        return sold + ripening + self._indicator(self.farm.wine if good == "wine" else self.farm.cheese)

    def _indicator(self, it: Indicator) -> int:
        track = self.printed.track
        return (track.worth[it.space] if it.space >= 0 else 0) + track.lap_worth * it.laps

    def steps(self, good: Good, n: int) -> float:
        return n * self.weight[good]

    # -------------------------------------------------------------- cards

    @cached_property
    def ageings(self) -> list[int]:
        """What the ageings to come take away, one after the other."""
        now = self.public.phase - self.ageing
        return [by for phase, by in sorted(self.printed.ageing.items()) if phase > now]

    def fate(self, card: Card, markers: int) -> int:
        """What the card brings if it is left alone: gold if it is finished after some ageing, else silver."""
        return card.gold if markers in self._sums else card.silver

    def worth(self, card: Card, markers: int) -> float:
        """What it brings with some hurry and slow."""
        nearest = min(abs(markers - taken) for taken in self._sums)
        return max(card.silver, card.gold - ADJUSTMENT * nearest)

    @cached_property
    def _sums(self) -> list[int]:
        return [sum(self.ageings[:n]) for n in range(len(self.ageings) + 1)]

    def making(self, card: Card) -> float:
        """The value of having this card in the cellar: what it brings, and a partner for a pair."""
        if card.id not in self._made:
            self._made[card.id] = self._making(card)
        return self._made[card.id]

    def _making(self, card: Card) -> float:
        partner = any(it.dish == card.dish and it.good != card.good for _, _, it in self.cellar())
        return self.weight[card.good] * (self.worth(card, len(card.cost)) + card.pair_steps * partner)

    def missing(self, card: Card) -> Counter[Ingredient]:
        return Counter(card.cost) - self.markers

    @cached_property
    def plan(self) -> list[Card]:
        """The hand cards to be made, the best of those that lack least first, as many as find a slot."""
        hand = [self.printed.cards[it] for it in self.own.hand]
        hand.sort(key=lambda card: (self.making(card) - WANTED * self.missing(card).total(), card.id), reverse=True)
        return [card for card in hand if self.making(card) > WANTED][: max(1, self.free_slots())]

    def free_slots(self) -> int:
        return sum(slot.card is None and not slot.closed for slot in self.farm.cellar)

    # -------------------------------------------------------------- markers

    @cached_property
    def needed(self) -> Counter[Ingredient]:
        return sum((Counter(card.cost) for card in self.plan), Counter())

    def gaining(self, markers: Iterable[Soil]) -> float:
        """The value of these markers on top of those that are there."""
        have, value = self.markers.copy(), 0.0
        for soil in markers:
            choice: tuple[Ingredient, ...] = ("yeast", "cultures") if soil == "laboratory" else (soil,)
            best = max(choice, key=lambda it: self._one_more(it, have))
            value += self._one_more(best, have)
            have[best] += 1
        return value

    def _one_more(self, ingredient: Ingredient, have: Counter[Ingredient]) -> float:
        if have[ingredient] < self.needed[ingredient]:
            return WANTED
        return STORED if self._keeps(ingredient, have[ingredient]) else IDLE

    def giving(self, markers: Iterable[Ingredient]) -> float:
        """What is lost with these markers."""
        have, value = self.markers.copy(), 0.0
        for ingredient in markers:
            have[ingredient] -= 1
            value += self._one_more(ingredient, have)
        return value

    def _keeps(self, ingredient: Ingredient, have: int) -> bool:
        return self.public.phase < self._last_storage and have < self.printed.storage.get(ingredient, 0)

    @cached_property
    def _last_storage(self) -> int:
        return max(self.printed.ageing) - 1

    # -------------------------------------------------------------- special actions

    def acting(self, card: Card, chain: tuple[str, ...] = ()) -> float:
        """The value of this card's special action now."""
        action: SpecialAction | None = card.action
        own = [it for _, _, it in self.cellar() if it.good == card.good]
        gourmets = sum(it.dish is not None for it in own)
        match action:
            case StarterCultures(pays, steps):
                payable = not Counter(pays) - self.markers
                return max(0.0, self.steps(card.good, steps) - self.giving(pays)) if payable else 0.0
            case PerCard(steps):
                return self.steps(other(card.good), steps * len(own))
            case PerGourmet(others, owns):
                return gourmets * max(self.steps(other(card.good), others), self.steps(card.good, owns))
            case MarketDay(gives, free):
                return self.gaining(gives) + (STORED if free else 0)
            case Helper():
                return self._helping(card, chain)
            case None:
                return 0.0

    def _helping(self, card: Card, chain: tuple[str, ...]) -> float:
        chain = (*chain, card.id)
        return max((self.acting(it, chain) for _, _, it in self.cellar() if it.id not in chain), default=0.0)
