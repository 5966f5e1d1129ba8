"""Several people at one table, who press what is offered."""

from __future__ import annotations

import random
from collections import Counter

from tests.browser.person import Person

PRESSES = 4_000
"""A match of five takes some hundred decisions, each of a few presses."""
LOOKS = 5_000


def play_on(players: tuple[Person, ...], choose: random.Random, presses: int) -> int:
    """So many presses, or fewer if the match ends before; how often they pressed in all."""
    for player in players:
        player.plays(choose)
    pressed = 0
    for _ in range(LOOKS):
        pressed = sum(player.presses for player in players)
        if pressed >= presses or all(player.is_over for player in players):
            break
        players[0].waits()
    for player in players:
        player.rests()
    return pressed


def play_to_the_end(players: tuple[Person, ...], choose: random.Random) -> None:
    """Until everybody's page knows that the match is over."""
    play_on(players, choose, PRESSES)
    pressed = sum((player.pressed for player in players), Counter[str]())
    assert all(player.is_over for player in players), f"no end is in sight: {pressed.most_common(12)}"
