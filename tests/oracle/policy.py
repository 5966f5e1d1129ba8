"""What a viewer may know, told from the state and the rulebooks alone, without the view functions that are on trial."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from games.agenda import Ask
from games.game import Prompt, Seat, Viewer
from games.quacks.table import Table as QuacksTable
from games.wine_cheese.table import Table as WineCheeseTable
from tests.toy_table import Table as PebblesTable

Known = Any
"""A value that two worlds share exactly if the viewer may know no difference between them."""


def of_pebbles(state: Any, viewer: Viewer) -> Known:
    """Bags and pebbles are hidden, their numbers are not; and everybody sees who still brews."""
    table: PebblesTable = state.table
    open_to_all = [(player.points, len(player.bag), len(player.laid)) for player in table.players]
    mine = None if viewer is None else table.players[viewer]
    brewing = [lane and lane.steps[-1:] and lane.steps[-1].kind for lane in state.todo.lanes]
    return table.rounds, table.prizes, table.word, open_to_all, mine, brewing


def of_wine_cheese(state: Any, viewer: Viewer) -> Known:
    """Hands, sold piles and decks are hidden, their numbers are not; at the end all lies open."""
    table: WineCheeseTable = state.table
    if table.winner is not None:
        return table
    goods = {card: printed.good for card, printed in table.printed.cards.items()}
    farms = []
    for seat, farm in enumerate(table.farms):
        hands = [farm.hand, farm.gold, farm.silver]
        counts = [sorted(goods[card] for card in farm.hand), len(farm.gold), len(farm.silver)]
        farms.append((replace(farm, hand=[], gold=[], silver=[]), hands if seat == viewer else counts))
    decks = {good: len(deck) for good, deck in table.decks.items()}
    return farms, decks, replace(table, farms=[], decks={})


def of_quacks(state: Any, viewer: Viewer) -> Known:
    """Chips are public, and a bag has no order; a hidden lane shows how its seat stood when brewing began."""
    table: QuacksTable = state.table
    players = [
        table.before[seat] if table.veiled(seat) and seat != viewer else player
        for seat, player in enumerate(table.players)
    ]
    return replace(table, players=players)


POLICY: dict[type[Any], Callable[[Any, Viewer], Known]] = {
    PebblesTable: of_pebbles,
    WineCheeseTable: of_wine_cheese,
    QuacksTable: of_quacks,
}


def lane_of(state: Any, seat: Seat) -> Any:
    return state.todo.lanes[seat] if state.todo.lanes else None


def is_veiled(state: Any, seat: Seat) -> bool:
    """Whether the whole lane of this seat is hidden from others."""
    return isinstance(state.table, QuacksTable) and state.table.veiled(seat)


def is_sealed(state: Any, seat: Seat, move: Any) -> bool:
    """Whether this seat's move is part of a sealed answer."""
    lane = lane_of(state, seat)
    step = lane.steps[-1] if lane and lane.steps else None
    return isinstance(step, Ask) and step.sealed and (lane.held is not None or move in step.moves(state.table))


def hidden(state: Any, seat: Seat) -> Any:
    """What others may not know of this seat's lane while it is veiled or sealed."""
    lane = lane_of(state, seat)
    if is_veiled(state, seat):
        return state.table.players[seat], lane
    if lane and lane.steps and isinstance(lane.steps[-1], Ask) and lane.steps[-1].sealed:
        return lane.held, lane.steps[-1]
    return None


def learned(before: Any, seat: Seat, move: Any, drawn: Sequence[int], after: Any, viewer: Viewer) -> Known:
    """All that a move may tell this viewer: who did what, what fell by chance, and what everything is like after it.

    Where answers or lanes are opened by the move, that is what was in them.
    """
    shown = [opened(before, after, other) for other in range(len(before.todo.lanes)) if other not in (viewer, seat)]
    act = done(before, seat, move, after, viewer, any(shown))
    fell = drawn if act is not None and isinstance(before.table, QuacksTable) else None
    return act, fell, shown, own_lane(after, viewer), POLICY[type(before.table)](after, viewer)


def own_lane(state: Any, viewer: Viewer) -> Any:
    """What is asked of the viewer next, with all that lies before it."""
    return None if viewer is None else lane_of(state, viewer)


def done(before: Any, seat: Seat, move: Any, after: Any, viewer: Viewer, others_opened: bool) -> Known:
    """The move as this viewer may know it."""
    if seat == viewer:
        return seat, move
    if is_veiled(before, seat):
        return None if stays_veiled(before, seat, after) else (seat, move, hidden(before, seat))
    if is_sealed(before, seat, move) and not others_opened and is_still_asked(before, seat, after):
        return seat, "answers", after.todo.lanes[seat].held is not None
    return seat, move, hidden(before, seat)


def is_still_asked(before: Any, seat: Seat, after: Any) -> bool:
    """Whether the seat's lane stands at the question at which it stood before."""
    lane = lane_of(after, seat)
    return bool(lane and lane.steps) and type(lane.steps[-1]) is type(before.todo.lanes[seat].steps[-1])


def opened(before: Any, after: Any, seat: Seat) -> Any:
    """What was hidden in this lane, where no move of its own changed it, and is not any more."""
    was = hidden(before, seat)
    return was if was != hidden(after, seat) else None


def is_silent(before: Any, seat: Seat, after: Any, viewer: Viewer) -> bool:
    """Whether nobody but the seat itself may notice that anything happened at all."""
    return seat != viewer and stays_veiled(before, seat, after)


def stays_veiled(before: Any, seat: Seat, after: Any) -> bool:
    """Whether this is the same brewing still: the last stop of a round may bring the next one with it."""
    return is_veiled(before, seat) and is_veiled(after, seat) and before.table.round == after.table.round


def owed(prompt: Prompt | None) -> str | None:
    """What a list of decisions says about this prompt."""
    return prompt.ask if prompt and prompt.owes else None
