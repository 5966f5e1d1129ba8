"""The laws over every game of the house and the toy, by random play and by play that hypothesis chooses."""

from __future__ import annotations

import random
import sys
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from games.agenda import Ask
from games.game import Game
from games.luck import Seeded
from tests import laws, permutations
from tests.soak import step_classes
from tests.table import EVERY_GAME, some_match

GAME = pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
MATCHES = range(12)
"""Matches a law, a game: each is some hundred moments. `make soak` plays more."""


def random_walk(game: Game[Any], seed: int, match: laws.Played | None = None) -> Any:
    choose = random.Random(seed).randrange
    return laws.walk(game, *some_match(game, choose), choose, match)


def strangers(at: laws.At, past: list[Any], mix: random.Random) -> list[Any]:
    """Moves that were offered at other moments, and to others now."""
    others = [move for prompt in at.prompts.values() for move in prompt.moves]
    return mix.sample(past, min(len(past), 5)) + mix.sample(others, min(len(others), 3))


@GAME
@pytest.mark.parametrize("seed", MATCHES)
def test_L1_legal_means_offered(game: Game[Any], seed: int) -> None:
    past: list[Any] = []
    mix = random.Random(seed)
    for at in random_walk(game, seed):
        laws.offered_is_playable(at)
        laws.rollouts_are_the_same(at)
        laws.other_is_refused(at, strangers(at, past, mix))
        past.append(at.move)


@GAME
@pytest.mark.parametrize("seed", MATCHES)
def test_L2_L11_stored_is_the_same(game: Game[Any], seed: int) -> None:
    kind: TypeAdapter[Any] = TypeAdapter(game.state)
    mix = random.Random(seed)
    for at in random_walk(game, seed):
        laws.copy_is_separate(at)
        laws.dump_loads(at, lambda state: kind.dump_python(state, mode="json"), kind.validate_python, mix)


@GAME
@pytest.mark.parametrize("seed", MATCHES)
def test_L3_replay_is_the_same(game: Game[Any], seed: int) -> None:
    choose = random.Random(seed).randrange
    match = laws.Played(*some_match(game, choose), [])
    state = None
    for at in laws.walk(game, match.seats, match.options, choose, match):
        state = at.state
    laws.replays(game, match, state)


@GAME
@pytest.mark.parametrize("seed", MATCHES)
def test_L5_nothing_unseen_shows(game: Game[Any], seed: int) -> None:
    for number, at in enumerate(random_walk(game, seed)):
        laws.imagined_looks_the_same(at, Seeded(seed * 10_000 + number))


@GAME
@pytest.mark.parametrize("seed", MATCHES)
def test_L8_L10_L12_L13_moves_of_different_seats(game: Game[Any], seed: int) -> None:
    kind: TypeAdapter[Any] = TypeAdapter(game.state)
    choose = random.Random(seed).randrange
    for at in random_walk(game, seed):
        laws.simultaneous_moves_commute(at, choose)
        laws.lane_keeps_to_itself(at, lambda state: kind.dump_python(state, mode="json"))
        laws.sealed_answer_is_hidden(at)
        laws.lane_move_is_put_back(at, choose)


@GAME
def test_C39_every_question_names_its_rule(game: Game[Any]) -> None:
    questions = [step for step in step_classes(game) if issubclass(step, Ask)]
    assert questions and game.turns
    assert [step.__name__ for step in questions if not getattr(step, "rule", "").strip()] == []


@GAME
def test_what_is_told_at_the_start_is_heard(game: Game[Any]) -> None:
    """All that a match says before its first question; whoever hears something of their own hears no less."""
    _, said = game.start(game.seats[0], game.options(), Seeded(1))
    assert said.heard and all(isinstance(line.by(None) or line.own, game.told) for line in said.heard)


@GAME
@settings(max_examples=20, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_laws_hold_where_hypothesis_leads(game: Game[Any], data: st.DataObject) -> None:
    """Hypothesis looks for the odd match: it picks everything for a while, then a seed of its own goes on."""
    first = data.draw(st.lists(st.integers(0, 2**16), max_size=120))
    rest = random.Random(data.draw(st.integers(0, 2**32)))
    picks = iter(first)

    def choose(n: int) -> int:
        return next(picks, rest.randrange(2**16)) % n

    luck = Seeded(1)
    for at in laws.walk(game, *some_match(game, choose), choose):
        laws.offered_is_playable(at)
        laws.imagined_looks_the_same(at, luck)
        laws.sealed_answer_is_hidden(at)


def test_L8_in_a_thousand_orders(capsys: pytest.CaptureFixture[str]) -> None:
    """Quacks is where several seats act at the same time, some moves each."""
    said = permutations.report(EVERY_GAME["quacks"], 1000)
    with capsys.disabled():
        sys.stdout.write(f"\n{said}\n")
    assert "1,000 permutations" in said and "all equal" in said
