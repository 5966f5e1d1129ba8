"""How the games are written: a match is a table and a to-do list.

The table takes its next step; where a step needs somebody to choose, it stops. `Do` runs by itself, `Ask` waits for
its seat. Both are frozen plain data, so that a match can be stored between any two moves. `games/README.md` tells
how the pieces are used.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, TypeGuard

from games.game import Asked, Illegal, Luck, Prompt, Said, Seat, Withdraw
from games.steps import Agenda, Ask, Do, Flow, Lane, Match, TableT, copied

__all__ = [
    "Agenda",
    "Ask",
    "Do",
    "Flow",
    "Lane",
    "Match",
    "asked",
    "asking",
    "begin",
    "copied",
    "decision",
    "play",
    "play_offered",
    "put_back",
    "rest",
    "waiting",
]


_WITHDRAW = Withdraw()


def begin(table: TableT, seats: int, luck: Luck, *steps: Any) -> tuple[Match[TableT, Any, Any], Said]:
    """A match that starts with these steps, run up to its first question, and what was told on the way."""
    todo: Agenda[Any, Any] = Agenda(Lane(list(reversed(steps))), [], [], [], None, 0, [0] * (seats + 1))
    match, said = Match(table, todo), Said()
    _settle(match, luck, said, set())
    return match, said


def asking(match: Match[Any, Any, Any]) -> Iterator[tuple[Seat, Lane[Any, Any]]]:
    """Every seat that has a question before it, with the lane it lies in."""
    todo = match.todo
    if not todo.lanes:
        if todo.main.steps:
            yield todo.main.steps[-1].seat, todo.main
        return
    for seat in todo.order if todo.paused is None else [todo.paused]:
        lane = todo.lanes[seat]
        if lane is not None and lane.steps and seat not in todo.closing:
            yield seat, lane


def asked(match: Match[Any, Any, Any]) -> list[Asked]:
    """What everybody may know of the open questions: whom the match waits for."""
    return [
        Asked(seat, lane.steps[-1].kind, lane.held is not None) for seat, lane in asking(match) if lane.steps[-1].owes
    ]


def waiting(match: Match[Any, Any, Any]) -> dict[Seat, Prompt]:
    """The prompt of every seat that owes or may do something."""
    prompts = {seat: _prompt(match.table, lane) for seat, lane in asking(match)}
    return {seat: prompt for seat, prompt in prompts.items() if prompt.moves}


def decision(match: Match[Any, Any, Any]) -> tuple[Seat, Sequence[Any]] | None:
    """The first seat that owes a move, and all it may choose: its prompt's list without what is said around it."""
    for seat, lane in asking(match):
        if _owing(lane):
            moves = lane.steps[-1].moves(match.table)
            return seat, [*moves, *(it for offer in lane.offers for it in offer.moves(match.table))]
    return None


def _prompt(table: Any, lane: Lane[Any, Any]) -> Prompt:
    ask = lane.steps[-1]
    moves = [*ask.moves(table)]
    if lane.held is not None and _came_by_itself(lane, moves):
        moves = []
    else:
        for offer in lane.offers:
            moves.extend(offer.moves(table))
        if lane.held is not None:
            moves.append(_WITHDRAW)
    return Prompt(ask.kind, moves, ask.owes and lane.held is None, lane.held, ask.about(table), ask.why(table))


def _came_by_itself(lane: Lane[Any, Any], moves: Sequence[Any]) -> bool:
    """Whether the answer that is held was the only one: there is nothing to choose."""
    return len(moves) == 1 and not lane.offers and lane.steps[-1].alone


def rest(match: Match[Any, Any, Any], luck: Luck) -> None:
    """Brings lanes that were put together by hand to rest, for imagined matches and tests."""
    _settle(match, luck, Said(), set(match.todo.order))


def play(match: Match[Any, Any, Any], seat: Seat, move: Any, luck: Luck) -> Said:
    """Carries out an offered move and all that follows by itself; Illegal if it is not offered."""
    lane = _asked_of(match, seat)
    if lane is None or (lane.held is not None and _came_by_itself(lane, lane.steps[-1].moves(match.table))):
        raise Illegal("not_asked", "Nothing is asked of this seat now.")
    if isinstance(move, Withdraw):
        if lane.held is None:
            raise Illegal("nothing_held", "There is no sealed answer to take back.", lane.steps[-1].rule)
        lane.held = None
        return Said(reach="lane")
    step = next((step for step in (lane.steps[-1], *lane.offers) if move in step.moves(match.table)), None)
    if step is None:
        raise Illegal("not_offered", "This move is not offered now.", lane.steps[-1].rule)
    return _answer(match, seat, lane, step, move, luck)


def play_offered(match: Match[Any, Any, Any], seat: Seat, move: Any, luck: Luck) -> Said:
    """`play` for a move of `decision`, which is not looked up again: half of the work where the list is long."""
    lane = _asked_of(match, seat)
    assert lane is not None
    step = lane.steps[-1]
    if lane.offers:
        step = next(step for step in (step, *lane.offers) if move in step.moves(match.table))
    return _answer(match, seat, lane, step, move, luck)


def _asked_of(match: Match[Any, Any, Any], seat: Seat) -> Lane[Any, Any] | None:
    """The lane in which this seat is asked something."""
    for asked, lane in asking(match):
        if asked == seat:
            return lane
    return None


def _answer(match: Match[Any, Any, Any], seat: Seat, lane: Any, step: Any, move: Any, luck: Luck) -> Said:
    """Holds a sealed answer, or carries the move out; then whatever runs by itself."""
    said = Said(reach="lane" if match.todo.lanes and match.todo.paused is None else "table")
    if step.sealed and step is lane.steps[-1] and match.todo.lanes and step.closes(move):
        lane.held = move
    else:
        _carry_out(match, seat, lane, step, move, luck, said)
    _settle(match, luck, said, {seat})
    if match.todo.paused is not None:
        said.reach = "table"
    elif match.todo.lanes and said.reach == "table":
        said.reach = "lanes"
    return said


def put_back(match: Match[Any, Any, Any], earlier: Match[Any, Any, Any], seat: Seat) -> Match[Any, Any, Any]:
    """The match with this seat's lane, draws and part of the table as they were earlier; takes both matches over."""
    match.todo.lanes[seat] = earlier.todo.lanes[seat]
    match.todo.draws[seat] = earlier.todo.draws[seat]
    match.table.players[seat] = earlier.table.players[seat]
    return match


def _carry_out(
    match: Match[Any, Any, Any], seat: Seat, lane: Any, step: Any, move: Any, luck: Luck, said: Said
) -> None:
    if step is lane.steps[-1]:
        lane.steps.pop()
    lane.offers.clear()
    lane.held = None
    step.play(Flow(match, seat, lane, luck, said), move)


def _settle(match: Match[Any, Any, Any], luck: Luck, said: Said, moved: set[Seat]) -> None:
    """Runs all that runs by itself. `moved` are the lanes that may not be at rest."""
    todo = match.todo
    while True:
        if not todo.lanes:
            said.reach = "table"
            if not _run(match, None, todo.main, luck, said):
                return
            moved = set(todo.order)
        elif moved:
            moved = _run_lanes(match, moved, luck, said)
        elif todo.paused is not None:
            return
        else:
            moved = _next_answer(match, luck, said)
            if moved:
                said.reach = "table"
                continue
            if any(_owing(lane) for lane in todo.lanes):
                return
            said.reach = "table"
            moved = _pass_what_is_only_offered(todo)
            if not moved:
                todo.lanes, todo.order = [], []


def _run_lanes(match: Match[Any, Any, Any], moved: set[Seat], luck: Luck, said: Said) -> set[Seat]:
    """Brings these lanes to rest, in order; all of them again when a pause is over, since it held them up."""
    todo = match.todo
    for seat in [seat for seat in todo.order if seat in moved]:
        lane = todo.lanes[seat]
        while todo.paused in (None, seat) and lane is not None:
            ran = _run(match, seat, lane, luck, said)
            if todo.paused is not None and len(lane.steps) <= todo.floor:
                todo.paused = None
                return set(todo.order)
            if not ran:
                break
    return set()


def _run(match: Match[Any, Any, Any], seat: Seat | None, lane: Any, luck: Luck, said: Said) -> bool:
    """Takes the lane's next step if it runs by itself. False: the lane is at rest."""
    if not lane.steps:
        return False
    step = lane.steps[-1]
    if isinstance(step, Do):
        lane.steps.pop()
        step.run(Flow(match, seat, lane, luck, said))
        return True
    moves = step.moves(match.table)
    if not moves or not (step.owes or match.todo.lanes):
        lane.steps.pop()
        return True
    if any(offer.moves(match.table) for offer in lane.offers):
        return False
    if len(moves) > 1 or not step.alone or not step.owes or lane.held is not None:
        return False
    if step.sealed and match.todo.lanes and step.closes(moves[0]):
        lane.held = moves[0]
        return False
    _carry_out(match, step.seat, lane, step, moves[0], luck, said)
    return True


def _next_answer(match: Match[Any, Any, Any], luck: Luck, said: Said) -> set[Seat]:
    """Carries out the next sealed answer once all are in; the seat that moved, if any."""
    todo = match.todo
    if not todo.closing:
        owing = []
        for seat in todo.order:
            if _has_sealed(lane := todo.lanes[seat]):
                if lane.held is None:
                    return set()
                owing.append(seat)
        todo.closing = owing
        said.barrier = said.barrier or len(owing) > 1
    if not todo.closing:
        return set()
    seat = todo.closing.pop(0)
    lane = todo.lanes[seat]
    assert lane is not None
    _carry_out(match, seat, lane, lane.steps[-1], lane.held, luck, said)
    return {seat}


def _has_sealed(lane: Lane[Any, Any] | None) -> TypeGuard[Lane[Any, Any]]:
    if lane is not None:
        for step in lane.steps:
            if step.sealed:
                return True
    return False


def _owing(lane: Lane[Any, Any] | None) -> bool:
    return lane is not None and bool(lane.steps) and lane.steps[-1].owes and lane.held is None


def _pass_what_is_only_offered(todo: Agenda[Any, Any]) -> set[Seat]:
    """Nobody owes anything: questions that were only offered are over. The seats that had one."""
    passed = {seat for seat in todo.order if (lane := todo.lanes[seat]) and lane.steps and not lane.steps[-1].owes}
    for seat in passed:
        lane = todo.lanes[seat]
        assert lane is not None
        lane.steps.pop()
        lane.offers.clear()
    return passed
