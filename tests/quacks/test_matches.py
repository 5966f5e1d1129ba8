"""Random matches over all options and 2 to 5 seats: they end, lose nothing, are stored and loaded, reach everything."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from pydantic import TypeAdapter

from games.game import Prompt
from games.luck import Seeded
from games.quacks.card import CARDS
from games.quacks.moves import Stop, TakeBack
from games.quacks.options import Options
from games.quacks.steps import State
from games.quacks.told import Told
from tests import laws
from tests.census import nothing_is_lost
from tests.quacks.matches import some_match, walk
from tests.quacks.play import QUACKS

STATE: TypeAdapter[Any] = TypeAdapter(QUACKS.state)
PUBLIC: TypeAdapter[Any] = TypeAdapter(QUACKS.public_view)
OWN: TypeAdapter[Any] = TypeAdapter(QUACKS.own_view)
TOLD: TypeAdapter[Any] = TypeAdapter(Told)


def dump(state: State) -> Any:
    return STATE.dump_python(state, mode="json")


@pytest.mark.parametrize("seed", range(12))
def test_stored_is_the_same_and_no_chip_is_lost(seed: int) -> None:
    mix = random.Random(seed)
    for number, (state, seat, move) in enumerate(walk(seed)):
        nothing_is_lost(QUACKS, state)
        if number % 9 == 0:
            at = laws.At(QUACKS, state, dict(QUACKS.waiting(state)), seat, move)
            laws.dump_loads(at, dump, STATE.validate_python, mix)
            laws.copy_is_separate(at)


@pytest.mark.parametrize("seed", range(100, 106))
def test_views_and_lines_are_json(seed: int) -> None:
    for number, (state, seat, move) in enumerate(walk(seed)):
        if number % 25 == 0:
            public, own = QUACKS.public(state), QUACKS.own(state, seat)
            assert PUBLIC.validate_python(PUBLIC.dump_python(public, mode="json")) == public
            assert OWN.validate_python(OWN.dump_python(own, mode="json")) == own
            said = QUACKS.play(QUACKS.copy(state), seat, move, Seeded(seed))
            for heard in said.heard:
                line = heard.by(seat)
                assert line is None or TOLD.validate_python(TOLD.dump_python(line, mode="json")) == line


@pytest.mark.parametrize("seed", range(200, 208))
def test_simultaneous_moves_and_sealed_answers(seed: int) -> None:
    choose = random.Random(seed).randrange
    for number, (state, seat, move) in enumerate(walk(seed)):
        if number % 4 == 0:
            at = laws.At(QUACKS, state, dict(QUACKS.waiting(state)), seat, move)
            laws.simultaneous_moves_commute(at, choose)
            laws.lane_keeps_to_itself(at, dump)
            laws.sealed_answer_is_hidden(at)


@pytest.mark.parametrize("seed", range(300, 308))
def test_nothing_unseen_shows(seed: int) -> None:
    for number, (state, seat, move) in enumerate(walk(seed, brewing="sealed", stop_take_back="off")):
        if number % 5 == 0:
            at = laws.At(QUACKS, state, dict(QUACKS.waiting(state)), seat, move)
            laws.imagined_looks_the_same(at, Seeded(seed * 10_000 + number))


@pytest.mark.parametrize("seed", range(400, 406))
def test_a_hidden_move_changes_nothing_for_others(seed: int) -> None:
    hidden = 0
    for state, seat, move in walk(seed, brewing="sealed", stop_take_back="off", stir_rounds="last"):
        after = QUACKS.copy(state)
        said = QUACKS.play(after, seat, move, Seeded(seed))
        if not (state.table.veiled(seat) and after.table.veiled(seat) and after.table.round == state.table.round):
            continue
        hidden += 1
        for viewer in (None, *range(len(state.table.players))):
            if viewer != seat:
                assert laws.seen(QUACKS, after, viewer) == laws.seen(QUACKS, state, viewer)
                assert all(heard.by(viewer) is None for heard in said.heard)
    assert hidden > 20


@pytest.mark.parametrize("seed", range(500, 506))
def test_only_what_is_offered_can_be_played(seed: int) -> None:
    mix = random.Random(seed)
    past: list[Any] = []
    for number, (state, seat, move) in enumerate(walk(seed)):
        if number % 5 == 0:
            at = laws.At(QUACKS, state, dict(QUACKS.waiting(state)), seat, move)
            laws.offered_is_playable(at)
            laws.other_is_refused(at, mix.sample(past, min(len(past), 6)))
        past.append(move)


def test_every_card_is_reached() -> None:
    """Fortune cards read, pennies paid, chips placed under every book."""
    reached: Counter[str] = Counter()
    for seed in range(600, 720):
        for state, _, _ in walk(seed, sets="random", expansion="on" if seed % 5 else "off"):
            reached[state.table.fortune] += state.table.phase == "brewing"
            for player in state.table.players:
                reached.update(player.brew.declared)
                reached.update(state.table.books.get(laid.colour, "flask") for laid in player.brew.pot)
    assert sorted(set(CARDS) - set(reached)) == []


@pytest.mark.parametrize("level", ["random", "easy"])
def test_matches_of_bots_end(level: str) -> None:
    for seed in range(6):
        seats, options = some_match(seed)
        state, _ = QUACKS.start(seats, options, Seeded(seed))
        for count in range(3_000):
            owing = [(seat, prompt) for seat, prompt in QUACKS.waiting(state).items() if prompt.owes]
            if not owing:
                break
            seat, prompt = owing[0]
            move = QUACKS.choose(view(state, seat), prompt, Seeded(count), level)
            assert move in prompt.moves
            QUACKS.play(state, seat, move, Seeded(seed))
        assert QUACKS.outcome(state) is not None


def test_the_easy_bot_beats_the_random_one() -> None:
    wins = Counter[str]()
    for seed in range(10):
        state, _ = QUACKS.start(2, Options(sets="random"), Seeded(seed))
        easy = seed % 2
        while prompts := {seat: prompt for seat, prompt in QUACKS.waiting(state).items() if prompt.owes}:
            seat, prompt = next(iter(prompts.items()))
            level = "easy" if seat == easy else "random"
            QUACKS.play(state, seat, QUACKS.choose(view(state, seat), prompt, Seeded(seed), level), Seeded(seed))
        outcome = QUACKS.outcome(state)
        assert outcome is not None
        wins["easy"] += outcome.ranks[easy] == 1
    assert wins["easy"] >= 9


def view(state: State, seat: int) -> tuple[Any, Any]:
    return QUACKS.public(state), QUACKS.own(state, seat)


def test_a_bot_goes_back_only_where_nothing_else_is_offered() -> None:
    state, _ = QUACKS.start(2, Options(), Seeded(1))
    for level in ("random", "easy"):
        assert QUACKS.choose(view(state, 0), Prompt("resume", [TakeBack()]), Seeded(1), level) == TakeBack()
        assert QUACKS.choose(view(state, 0), Prompt("beside", [TakeBack(), Stop()]), Seeded(1), level) == Stop()


@pytest.mark.parametrize("seed", range(6))
def test_C13_nobody_waits_for_another_inside_brewing(seed: int) -> None:
    """18.2: in its lane whoever brews is asked something, whatever the others do."""
    for state, _, _ in walk(seed):
        shown = QUACKS.public(state)
        if shown.phase != "brewing" or shown.stirring:
            continue
        brewing = {player.seat for player in shown.players if player.state == "brewing"}
        assert brewing <= QUACKS.waiting(state).keys()
