"""The house bots: random, and easy, which weighs the risk of the next draw and takes what is worth most.

Both see what their seat sees, choose only what is offered, and never take an answer back, so that their matches end.
"""

from __future__ import annotations

from typing import Any

from games.game import Luck, Prompt, Withdraw
from games.quacks import moves as m
from games.quacks.view import Own, PlayerView, Public
from games.quacks.words import COLOUR, VALUE, Kind

Move = m.Move
NEVER = (m.TakeBack, m.Return, m.Empty, Withdraw)
"""Moves that lead back to where the bot was."""

SPACE_WORTH = 0.6
"""What one more space is worth, in points: its points, and its coins in later rounds."""
USUAL_MOVE = 1.8


def choose(view: tuple[Public, Own], prompt: Prompt, luck: Luck, level: str) -> Any:
    forward = [move for move in prompt.moves if not isinstance(move, NEVER)] or list(prompt.moves)
    if level != "random":
        judge = Judge(view[0], view[1])
        best = max(judge.worth(move) for move in forward)
        forward = [move for move in forward if judge.worth(move) == best]
    return forward[luck.below(len(forward), "bot", 0, "choose")]


class Judge:
    """What the moves of one seat are worth at this moment, in points, more or less."""

    def __init__(self, shown: Public, own: Own) -> None:
        self.shown = shown
        self.me: PlayerView = own.player or shown.players[own.seat]
        self.prices = {price.chip: price.coins for book in shown.books for price in book.prices}
        self.left = 9 - shown.round
        """Rounds to come: what a better bag is still good for."""

    def worth(self, move: Move) -> float:
        match move:
            case m.Draw():
                return self.drawing()
            case m.Lay(chip):
                return self.laying(chip)
            case m.Take(chip) | m.Buy(chip) | m.Copy(chip):
                return self.owning(chip)
            case m.Swap(chip, to):
                return self.owning(to) - self.owning(chip)
            case m.Raise(_, to):
                return self.owning(to) / 2
            case m.Choose(what):
                return self.me.worth if what == "points" else self.me.coins * (0.3 if self.left else 0.2)
            case m.Gain(what):
                return {"rubies": 1.5, "points": 3.0, "droplet": 1.0 + self.left * 0.4}[what]
            case m.Use(card, places):
                return self.using(card) + 0.1 * len(places)
            case _:
                return self.plainly(move)

    def plainly(self, move: Move) -> float:
        match move:
            case m.RemoveWhite():
                return 0.8 * self.left
            case m.GiveUp(steps):
                return steps * 0.1
            case m.Mark(place):
                return self.laying(self.me.pot[place].chip)
            case m.Spend(on):
                return 1.0 if on == "flask" else 0.5
            case m.MoveDroplet(droplet):
                return 1.0 if (droplet == "tube") == (self.left < 4) else 0.5
            case m.Keep() | m.LeaveOut():
                return -1.0
            case _:
                return 0.0

    def drawing(self) -> float:
        """The usual gain of one more chip against what an explosion costs, by the exact odds of it."""
        me = self.me
        odds = (me.risk or 0) / me.bag if me.bag else 0.0
        loss = 0.5 if me.window else min(me.worth, me.coins * 0.3) + 1.0
        return (1 - odds) * SPACE_WORTH * USUAL_MOVE - odds * loss

    def laying(self, chip: Kind) -> float:
        """A chip in the pot moves on; a white one fills up the limit."""
        if COLOUR[chip] != "white":
            return VALUE[chip] * SPACE_WORTH + 0.1
        room = self.me.limit - self.me.white - VALUE[chip]
        return VALUE[chip] * SPACE_WORTH - 2.0 if room >= 0 else -9.0

    def owning(self, chip: Kind) -> float:
        """A chip for the bag: its price says what it is worth, as long as it can still be drawn."""
        return self.prices.get(chip, 1) * self.left * 0.1

    def using(self, card: str) -> float:
        """A flask is kept for a white chip that leaves little room; most other offers are taken."""
        room = self.me.limit - self.me.white
        if card in ("flask", "witch.A3"):
            return 2.0 if room <= 1 and self.me.white > 0 else -1.0
        if card == "witch.A2":
            return 1.5 if room >= 5 and self.left < 4 else -1.0
        if card == "fortune.B3":
            return 1.0 if room <= 1 else -1.0
        if card == "fortune.B10":
            return 0.5
        return 1.0
