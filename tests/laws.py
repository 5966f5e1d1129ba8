"""The laws that hold for every game, as functions over a match in play. Their numbers are those of the README.

A law takes a game and a state (or a whole recorded match) and raises AssertionError where it is broken.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from games.game import Game, Illegal, Luck, Prompt, Said, Seat, Viewer
from games.luck import Given, Keyed, Recorded

Choose = Callable[[int], int]
"""Picks a number from 0 to n - 1."""
KEY = b"a key that only the tests know.."
MOST_MOVES = 5_000


@dataclass
class Played:
    """A match as it was played: what a log holds of it."""

    seats: int
    options: Any
    start: list[int]
    moves: list[tuple[Seat, Any, list[int]]] = field(default_factory=list)


@dataclass
class At:
    """A moment in a match: the state before a seat's move, and the move it is going to make."""

    game: Game[Any]
    state: Any
    prompts: dict[Seat, Prompt]
    seat: Seat
    move: Any


def seats_of(state: Any) -> int:
    return len(state.todo.draws) - 1


def seen(game: Game[Any], state: Any, viewer: Viewer) -> tuple[Any, Any]:
    """The view of a viewer: the public part and the own part side by side."""
    return game.public(state), None if viewer is None else game.own(state, viewer)


def walk(game: Game[Any], seats: int, options: Any, choose: Choose, played: Played | None = None) -> Iterator[At]:
    """Plays a match by `choose`, stopping before every move; the generator's owner may look, but not touch."""
    luck = Recorded(Keyed(KEY))
    state, _ = game.start(seats, options, luck)
    if played is not None:
        played.start = luck.drawn[:]
    for _ in range(MOST_MOVES):
        prompts = dict(game.waiting(state))
        if not prompts:
            assert game.outcome(state) is not None, "L7, C46: nobody is asked, and the match is not over"
            return
        assert any(prompt.owes for prompt in prompts.values()), "L7, C46: somebody owes while the match runs"
        seat = pick_seat(prompts, choose)
        moves = list(prompts[seat].moves)
        move = moves[choose(len(moves))]
        yield At(game, state, prompts, seat, move)
        luck.drawn.clear()
        game.play(state, seat, move, luck)
        if played is not None:
            played.moves.append((seat, move, luck.drawn[:]))
    raise AssertionError(f"L7, C47: no end after {MOST_MOVES} moves")


def pick_seat(prompts: Mapping[Seat, Prompt], choose: Choose) -> Seat:
    """Mostly a seat that owes: if all changed their sealed answers as often as they gave them, no match would end."""
    asked = sorted(seat for seat, prompt in prompts.items() if prompt.owes or not choose(8))
    return asked[choose(len(asked))] if asked else next(iter(sorted(prompts)))


# ------------------------------------------------------------------ laws of a moment


def offered_is_playable(at: At) -> None:
    """L1: what is offered can be played; offered lists have no doubles."""
    for seat, prompt in at.prompts.items():
        assert prompt.moves, f"L1: seat {seat} is asked {prompt.ask} and offered nothing"
        assert not any(move in prompt.moves[:i] for i, move in enumerate(prompt.moves)), "L1: offered twice"
    played(at.game, at.state, at.seat, at.move)


def rollouts_are_the_same(at: At) -> None:
    """L1: the path for rollouts lists what the prompt of a seat that owes lists, and plays it to the same end."""
    decision = at.game.decision(at.state)
    assert decision is not None, "L1: somebody owes, and there is no decision"
    seat, moves = decision
    assert at.prompts[seat].owes and list(moves) == list(at.prompts[seat].moves), "L1: a decision is another prompt"
    move = at.move if at.move in moves else moves[-1]
    unchecked = at.game.copy(at.state)
    at.game.play_offered(unchecked, seat, move, Keyed(KEY))
    assert unchecked == played(at.game, at.state, seat, move), "L1: a rollout leads elsewhere"


def other_is_refused(at: At, strangers: list[Any]) -> None:
    """L1: what is not offered is refused and changes nothing. `strangers` are moves of other moments."""
    before = at.game.copy(at.state)
    for seat in range(seats_of(at.state)):
        offered = at.prompts[seat].moves if seat in at.prompts else ()
        for move in strangers:
            if move not in offered:
                try:
                    at.game.play(at.state, seat, move, Keyed(KEY))
                except Illegal as refused:
                    assert at.state == before, f"L1: {move} was refused and changed something"
                    assert refused.text and (refused.rule or refused.code == "not_asked"), "C39: by which rule?"
                else:
                    raise AssertionError(f"L1: {move} was not offered to seat {seat} and was played")


def dump_loads(at: At, dump: Callable[[Any], Any], load: Callable[[Any], Any], mix: random.Random) -> None:
    """L2 and L11: a stored state is the same state, in whatever order its keys come back, and plays on equally."""
    stored = dump(at.state)
    assert load(stored) == at.state, "L2: load(dump(state)) differs"
    again = load(shuffled(stored, mix))
    assert again == at.state, "L11: another order of keys gives another state"
    assert at.game.waiting(again) == at.prompts, "L11: another order of keys gives other prompts"
    one, two = at.game.copy(at.state), again
    at.game.play(one, at.seat, at.move, Keyed(KEY))
    at.game.play(two, at.seat, at.move, Keyed(KEY))
    assert one == two, "L2: the loaded state plays on differently"


def copy_is_separate(at: At) -> None:
    """L2: a copy is equal and shares nothing that can change."""
    before, copy = at.game.copy(at.state), at.game.copy(at.state)
    assert copy == at.state, "L2: a copy differs"
    at.game.play(copy, at.seat, at.move, Keyed(KEY))
    assert at.state == before, "L2: a move in a copy reached the original"


def imagined_looks_the_same(at: At, luck: Luck) -> None:
    """L5: nobody can tell an imagined match from the true one; its prompt included."""
    for viewer in (None, *range(seats_of(at.state))):
        world = at.game.imagine(at.state, viewer, luck)
        assert seen(at.game, world, viewer) == seen(at.game, at.state, viewer), f"L5: {viewer} sees the unseen"
        if viewer is not None:
            assert at.game.waiting(world).get(viewer) == at.prompts.get(viewer), f"L5: {viewer} is asked by the unseen"


def diff_applies(at: At, diff: Callable[[Any, Any], Any], apply: Callable[[Any, Any], Any], dump: Any) -> None:
    """L4: what a viewer saw, with the patch, is what the viewer sees; so with the whole state."""
    after = played(at.game, at.state, at.seat, at.move)
    assert apply(diff(at.state, after), dump(at.state)) == dump(after), "L4: the state's patch differs"
    for viewer in (None, *range(seats_of(at.state))):
        for old, new in zip(seen(at.game, at.state, viewer), seen(at.game, after, viewer), strict=True):
            assert apply(diff(old, new), dump(old)) == dump(new), f"L4: the patch for {viewer} differs"


def simultaneous_moves_commute(at: At, choose: Choose) -> None:
    """L8: moves of two seats that are asked together give the same match in either order."""
    for other in at.prompts:
        if other == at.seat:
            continue
        moves = at.prompts[other].moves
        theirs = moves[choose(len(moves))]
        mine_first = played(at.game, at.state, at.seat, at.move)
        theirs_first = played(at.game, at.state, other, theirs)
        if mine_first.todo.paused is not None or theirs_first.todo.paused is not None:
            continue  # one of them makes the other wait; the other is asked again after it
        mine_after = at.game.waiting(theirs_first).get(at.seat)
        theirs_after = at.game.waiting(mine_first).get(other)
        if _lost(at.prompts[at.seat], mine_after, at.move) or _lost(at.prompts[other], theirs_after, theirs):
            continue
        one = played(at.game, mine_first, other, theirs)
        two = played(at.game, theirs_first, at.seat, at.move)
        assert one == two, f"L8: {at.move} of {at.seat} and {theirs} of {other} do not commute"


def _lost(before: Prompt, after: Prompt | None, move: Any) -> bool:
    """Whether the other seat's move took this move away: only what was offered beside, or a held answer, may go."""
    if after is not None and after.ask == before.ask and after.owes == before.owes and move in after.moves:
        return False
    beside = after is not None and after.ask == before.ask and after.owes
    assert not before.owes or beside, f"L8: {move}, owed, is taken away by another seat's move"
    return True


def lane_keeps_to_itself(at: At, dump: Callable[[Any], Any]) -> None:
    """L10: a move inside an open lane writes only its own seat's part of the match."""
    if not at.state.todo.lanes or at.state.todo.paused is not None:
        return  # when a pause is over, the lanes that it held up go on
    after = played(at.game, at.state, at.seat, at.move)
    if _beyond_the_lane(after, at.seat) != _beyond_the_lane(at.state, at.seat):
        return  # lanes closed, or sealed answers were carried out: that is the table's business
    old, new = dump(at.state), dump(after)
    for stored in (old, new):
        stored["todo"]["lanes"][at.seat] = stored["todo"]["draws"][at.seat] = None
        stored["todo"]["paused"] = stored["todo"]["floor"] = None
        stored["table"]["players"][at.seat] = None
    assert old == new, f"L10: {at.move} of seat {at.seat} wrote outside its lane"


def lane_move_is_put_back(at: At, choose: Choose) -> None:
    """L13: a move that reached no further than its lane is taken back, whatever others do meanwhile in theirs."""
    after, reach = _reached(at.game, at.state, at.seat, at.move)
    if reach != "lane":
        return
    kept, before = at.game.copy(after), at.game.copy(at.state)
    assert at.game.put_back(after, at.state, at.seat) == at.state, f"L13: {at.move} reached beyond its lane"
    assert (after, at.state) == (kept, before), "L13: putting back changed what was there"
    for other in at.prompts:
        move = at.prompts[other].moves[choose(len(at.prompts[other].moves))]
        alone, reach = _reached(at.game, at.state, other, move)
        if other == at.seat or reach != "lane" or move not in at.game.waiting(after)[other].moves:
            continue
        both, reach = _reached(at.game, after, other, move)
        if reach == "lane":
            assert at.game.put_back(both, at.state, at.seat) == alone, f"L13: {at.move} is not put back beside {move}"


def _reached(game: Game[Any], state: Any, seat: Seat, move: Any) -> tuple[Any, str]:
    after = game.copy(state)
    return after, game.play(after, seat, move, Keyed(KEY)).reach


def _beyond_the_lane(state: Any, seat: Seat) -> tuple[Any, ...]:
    """What changes only where lanes close or sealed answers are carried out: the table's own steps and draws, and the
    answers that others hold.
    """
    held = [lane and lane.held for other, lane in enumerate(state.todo.lanes) if other != seat]
    return state.todo.main, state.todo.draws[-1], held


def sealed_answer_is_hidden(at: At) -> None:
    """L12: until all answers are in, another answer would have looked the same to everybody else."""
    looks = []
    for move in at.prompts[at.seat].moves:
        after = at.game.copy(at.state)
        said = at.game.play(after, at.seat, move, Keyed(KEY))
        prompt = at.game.waiting(after).get(at.seat)
        if prompt is not None and prompt.chosen == move:
            others = [v for v in (None, *range(seats_of(at.state))) if v != at.seat]
            looks.append([(seen(at.game, after, v), [heard.by(v) for heard in said.heard]) for v in others])
    assert all(look == looks[0] for look in looks), "L12: a sealed answer shows"


# ------------------------------------------------------------------ laws of a whole match


def replays(game: Game[Any], match: Played, end: Any) -> None:
    """L3: moves and recorded chance lead to the same end; the key derives the same chance again."""
    recorded, told = game.start(match.seats, match.options, Given(match.start))
    keyed, told_again = game.start(match.seats, match.options, Keyed(KEY))
    assert told == told_again, "L3: the key tells another start"
    for seat, move, drawn in match.moves:
        game.play(recorded, seat, move, Given(drawn))
        luck = Recorded(Keyed(KEY))
        game.play(keyed, seat, move, luck)
        assert luck.drawn == drawn, "L3: the key derives other numbers"
    assert recorded == end, "L3: the recorded match ends differently"
    assert keyed == end, "L3: the keyed match ends differently"


def played(game: Game[Any], state: Any, seat: Seat, move: Any) -> Any:
    after = game.copy(state)
    said: Said = game.play(after, seat, move, Keyed(KEY))
    assert isinstance(said, Said)
    return after


def shuffled(value: Any, mix: random.Random) -> Any:
    """The same JSON with the keys of its objects in another order."""
    if isinstance(value, dict):
        keys = list(value)
        mix.shuffle(keys)
        return {key: shuffled(value[key], mix) for key in keys}
    if isinstance(value, list):
        return [shuffled(item, mix) for item in value]
    return value
