"""What one sentence must say of an event: who did it, and with what, in the page's own English."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Protocol

from games.quacks.words import COLOUR, VALUE, Kind
from games.wine_cheese import cards

NAMES = ("Mira", "Odette")
"""The person who listens, and the house bot of the second seat."""
CHIPS = {
    "white": "white",
    "orange": "pumpkin",
    "green": "spider",
    "blue": "skull",
    "red": "toadstool",
    "yellow": "mandrake",
    "purple": "ghost",
    "black": "hawkmoth",
    "locoweed": "locoweed",
}
CARDS = {card.id: card.names.en for card in cards.CARDS}
ALIKE = ("purple", "black", "locoweed")
"""All chips of these colours are alike, and said without a number."""
GOODS = {"white": "white grape", "red": "red grape", "cultures": "culture"}
"""Ingredients that are said by another word than the rules' own."""
FIGURES = ("round", "steps", "points", "rubies", "coins", "white", "limit")


def told(frames: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """All that was told since the page was laid; a drawn chip is told twice, and said where it lies."""
    lines = [line for frame in frames if frame["kind"] == "change" for line in frame.get("told", ())]
    return [line for line in lines if not (line["kind"] == "drawn" and line["card"] == "brewing")]


def chip(kind: Kind) -> str:
    colour = COLOUR[kind]
    return CHIPS[colour] if colour in ALIKE else f"{CHIPS[colour]} {VALUE[kind]}"


def named(event: dict[str, Any]) -> Iterator[str]:
    """Who and what the sentence of this event names."""
    for who in ("seat", "winner", "first"):
        if who in event and event["kind"] != "round_began":
            yield NAMES[event[who]]
    for card in ("card", "wine", "cheese"):
        if event.get(card) in CARDS:
            yield CARDS[event[card]]
    for kind in (*event.get("chips", ()), *([event["chip"]] if "chip" in event else [])):
        yield chip(kind)
    for what in (*event.get("ingredients", ()), *event.get("stored", ()), *event.get("expired", ())):
        yield GOODS.get(what, str(what))
    if isinstance(event.get("to"), int):
        yield NAMES[event["to"]]
    for figure in FIGURES:
        if isinstance(event.get(figure), int) and not (
            event["kind"] == "placed" and not event["chip"].startswith("white")
        ):
            yield str(abs(event[figure]))
    yield from (NAMES[seat] for seat, rank in enumerate(event.get("ranks", ())) if rank == 1)
    if "color" in event:
        yield event["color"]
    if event["kind"] == "answered":
        yield event["choice"]


def unsaid(
    events: list[dict[str, Any]], sentences: list[str]
) -> list[tuple[dict[str, Any] | None, str | None, list[str]]]:
    """What is not told as it should be, from the first such event on; empty where each is told once, in order."""
    for event, said in zip(events, sentences, strict=False):
        missing = [word for word in named(event) if word.lower() not in said.lower()]
        if missing or ("seat" in event and not said.startswith(NAMES[event["seat"]])):
            return [(event, said, missing)]
    more = max(len(events), len(sentences))
    return [
        (events[i] if i < len(events) else None, sentences[i] if i < len(sentences) else None, [])
        for i in range(min(len(events), len(sentences)), more)
    ]


class Listens(Protocol):
    """Somebody who hears a page, and knows what came to it."""

    @property
    def frames(self) -> list[dict[str, Any]]: ...

    @property
    def heard(self) -> list[str]: ...

    def waits(self) -> None: ...


def settles(person: Listens) -> tuple[int, int]:
    """Lets the bot do what it does by itself; how much was told and heard until then."""
    for _ in range(50):
        before = len(told(person.frames)), len(person.heard)
        person.waits()
        if before == (len(told(person.frames)), len(person.heard)):
            return before
    raise AssertionError("the bot finds no end")


def hears_all(person: Listens, since: tuple[int, int]) -> None:
    """Each event since then was heard once, in its order, with who did it and what it was; and nothing else was."""
    events, heard = told(person.frames)[since[0] :], person.heard[since[1] :]
    assert unsaid(events, heard) == []
    assert all(said.strip() and "undefined" not in said and "*" not in said for said in heard)
