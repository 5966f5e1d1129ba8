"""What a position and a move were worth, by playing on."""

from __future__ import annotations

import random
from statistics import mean

import pytest

from app.history import Followed
from games.game import Outcome
from games.luck import Seeded
from games.playouts import chances, gains, leanings, play_on, shares
from games.quacks.moves import Draw, Stop
from tests.histories import History, codec_of
from tests.laws import pick_seat
from tests.table import EVERY_GAME, some_match


@pytest.mark.parametrize(
    "ranks, found",
    [((1, 2), (1.0, 0.0)), ((3, 1, 2), (0.0, 1.0, 0.0)), ((1, 1), (0.5, 0.5)), ((2, 1, 1, 4), (0.0, 0.5, 0.5, 0.0))],
)
def test_who_shares_the_first_rank_shares_the_victory(ranks: tuple[int, ...], found: tuple[float, ...]) -> None:
    assert shares(Outcome(ranks, ranks)) == found


def test_a_narrow_victory_is_less_than_a_clear_one() -> None:
    narrow, clear, shared = (leanings(Outcome((1, 2), scores)) for scores in ((54, 50), (90, 50), (50, 50)))
    assert narrow[0] == pytest.approx(0.731, abs=0.001) and clear[0] > 0.999 and shared == (0.5, 0.5)
    assert sum(leanings(Outcome((1, 2, 3), (7, 6, 5)))) == pytest.approx(1)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_playing_on_leaves_the_match_as_it_is(name: str) -> None:
    game, choose = EVERY_GAME[name], random.Random(2).randrange
    seats, options = some_match(game, choose)
    state = game.start(seats, options, Seeded(2))[0]
    before = game.copy(state)
    ends = [play_on(game, state, Seeded(lot)) for lot in (3, 3, 4)]
    assert state == before
    assert ends[0] == ends[1], "the same luck, the same end"
    assert ends[0] != ends[2]
    assert sum(chances(game, state, [Seeded(5), Seeded(6)])) == pytest.approx(1)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_a_decision_is_judged_by_what_its_seat_could_know(name: str) -> None:
    """Whatever is hidden from it, the same comes out."""
    game, choose = EVERY_GAME[name], random.Random(6).randrange
    seats, options = some_match(game, choose)
    state = game.start(seats, options, Seeded(6))[0]
    for _ in range(3 if name == "pebbles" else 30):
        prompts = game.waiting(state)
        seat = pick_seat(prompts, choose)
        game.play(state, seat, prompts[seat].moves[choose(len(prompts[seat].moves))], Seeded(6))
    seat, prompt = next((seat, prompt) for seat, prompt in game.waiting(state).items() if len(prompt.moves) > 1)
    moves, lots = (prompt.moves[0], prompt.moves[-1]), [Seeded(lot) for lot in range(4)]
    elsewhere = game.imagine(state, seat, Seeded(99))
    assert gains(game, state, seat, moves, lots) == gains(game, elsewhere, seat, moves, lots)


def test_a_blunder_is_one() -> None:
    """Whoever stops in the last round with an empty pot and nothing to fear gives the match away."""
    match = History(EVERY_GAME["quacks"], 1).play().export()
    followed, before = Followed(match.states, match.version), None
    for entry in match.entries[:214]:
        before = followed.after(entry)
    assert before is not None and match.entries[214].move == {"kind": "stop"}
    state = codec_of("quacks").load(*before)
    gained = gains(EVERY_GAME["quacks"], state, 1, (Stop(), Draw()), [Seeded(lot) for lot in range(12)])
    assert mean(gained) > 0.3
