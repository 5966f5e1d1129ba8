"""The scenes of a match of Quacks: what a page can be asked, each by its name."""

from __future__ import annotations

from app.bot import Policy, like_the_house
from app.client import Table
from app.patch import Json

_EASY = like_the_house("easy")
FULL = 7
"""So many chips make a pot worth looking at."""
BURSTS_FROM = 2
"""The first round in which this seat draws until its pot bursts."""


def scene_of(table: Table) -> str:
    """What this seat is asked."""
    prompt = table.prompt
    assert prompt is not None
    pot = table.public["players"][table.seat]["pot"]
    match prompt.ask:
        case "brew":
            return "first" if not pot else "brewing" if len(pot) >= FULL else ""
        case "basket":
            return "basket" if prompt.about["chips"] else "shop"
        case "card" | "card_sealed":
            return str(prompt.about["card"]).split(".")[0]
        case ask:
            return ask


def policy(bursts: bool) -> Policy:
    """As the easy bot, but for a burst, for the six chips of a witch, and for one chip at least in the basket."""

    def answer(table: Table) -> Json:
        assert table.prompt is not None
        moves = table.prompt.moves
        wanted = [move for move in moves if move == {"kind": "use", "card": "witch.A2", "places": []}]
        if bursts and table.public["round"] >= BURSTS_FROM:
            wanted += [move for move in moves if move["kind"] == "draw"]
        if table.prompt.ask == "basket" and not table.prompt.about["chips"]:
            wanted += [move for move in moves if move["kind"] == "buy"]
        return wanted[0] if wanted else _EASY(table)

    return answer
