"""Law L8 at length: simultaneous actions, carried out in another order, give the same match.

`python -m tests.permutations GAME N` takes N moments at which several seats are asked together, lets each of them make
a few moves in two orders drawn by lot (each seat's own moves stay in their order), and compares the matches. Where
somebody makes the others wait, or the supply runs short, order counts: those are left out, and tested by themselves.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any

from games.game import Game, Illegal, Seat
from games.luck import Keyed
from tests.laws import KEY, walk
from tests.table import EVERY_GAME, some_match

_MOVES = 3
"""Of each seat, at most."""
Plan = list[tuple[Seat, Any]]


def permutations(game: Game[Any], count: int) -> tuple[int, int]:
    """How many were compared, and how many seats' actions they permuted; AssertionError where two orders differ."""
    compared = actions = seed = 0
    while compared < count:
        mix = random.Random(seed)
        for at in walk(game, *some_match(game, mix.randrange), mix.randrange):
            if compared == count or len(at.prompts) < 2:
                continue
            plan = together(game, at.state, mix)
            if len({seat for seat, _ in plan}) < 2:
                continue
            one, two = carried_out(game, at.state, plan), carried_out(game, at.state, shuffled(plan, mix))
            if one is not None and two is not None:
                assert one == two, f"L8: {plan} in another order ends otherwise"
                compared, actions = compared + 1, actions + len(plan)
        seed += 1
    return compared, actions


def together(game: Game[Any], state: Any, mix: random.Random) -> Plan:
    """Moves of all seats that are asked now, in one order; none of them ends what is asked of them together."""
    state, plan = game.copy(state), []
    for seat in mix.sample(sorted(game.waiting(state)), len(game.waiting(state))):
        for _ in range(mix.randrange(1, _MOVES + 1)):
            prompt = game.waiting(state).get(seat)
            if prompt is None:
                break
            further, move = game.copy(state), mix.choice(prompt.moves)
            game.play(further, seat, move, Keyed(KEY))
            if not is_apart(state, further, seat):
                break
            state = further
            plan.append((seat, move))
    return plan


def is_apart(before: Any, after: Any, seat: Seat) -> bool:
    """Whether the move stayed in the seat's own lane: no answers were opened, no lanes closed, and nobody waits."""
    todos = (before.todo, after.todo)
    others = [[lane for other, lane in enumerate(todo.lanes) if other != seat] for todo in todos]
    return (
        bool(after.todo.lanes) and others[0] == others[1] and after.todo.paused is None and before.todo.paused is None
    )


def carried_out(game: Game[Any], state: Any, plan: Plan) -> Any:
    """The match after these moves; None where others took what there was, or all sealed answers came together early."""
    for seat, move in plan:
        further = game.copy(state)
        try:
            game.play(further, seat, move, Keyed(KEY))
        except Illegal:
            return None
        if not is_apart(state, further, seat):
            return None
        state = further
    return state


def shuffled(plan: Plan, mix: random.Random) -> Plan:
    """Another order, with each seat's moves in theirs."""
    rows: dict[Seat, Iterator[tuple[Seat, Any]]] = {}
    for seat, _ in plan:
        rows.setdefault(seat, iter([step for step in plan if step[0] == seat]))
    order = [seat for seat, _ in plan]
    mix.shuffle(order)
    return [next(rows[seat]) for seat in order]


def report(game: Game[Any], count: int) -> str:
    compared, actions = permutations(game, count)
    return f"{game.name}: {compared:,} permutations of {actions:,} simultaneous actions, all equal"


if __name__ == "__main__":
    sys.stdout.write(report(EVERY_GAME[sys.argv[1]], int(sys.argv[2])) + "\n")
