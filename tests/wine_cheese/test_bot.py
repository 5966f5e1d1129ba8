"""The house bot: it ends its matches, plays like a sensible beginner, and knows no more than its seat."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import pytest

from games.game import Outcome, Seat
from games.luck import Seeded
from games.wine_cheese import moves as m
from games.wine_cheese.actions import MoveForGourmet
from games.wine_cheese.ageing import AgeCellar
from games.wine_cheese.game import Options, State
from games.wine_cheese.labels import ChangeAgeing
from games.wine_cheese.production import Benefit, Production, RestOfTurn
from games.wine_cheese.storage import FinishStorage
from games.wine_cheese.summer import TriggerActions
from games.wine_cheese.winter import SellCellar
from games.wine_cheese.workers import SendWorker
from tests.wine_cheese.position import GAME, at, farm, position, table


@dataclass
class Dice:
    """Luck of a bot: another number each time."""

    mix: random.Random = field(default_factory=lambda: random.Random(7))

    def below(self, n: int, stream: str, count: int, purpose: str) -> int:
        return self.mix.randrange(n)


def choice(state: State, seat: Seat = 0, level: str = "easy") -> m.Move:
    view = (GAME.public(state), GAME.own(state, seat))
    move: m.Move = GAME.choose(view, GAME.waiting(state)[seat], Dice(), level)
    return move


def played(seed: int, *levels: str) -> Outcome:
    luck, dice = Seeded(seed), Dice(random.Random(seed))
    state: State = GAME.start(2, Options(), luck)[0]
    for _ in range(1_000):
        if (outcome := GAME.outcome(state)) is not None:
            return outcome
        ((seat, prompt),) = GAME.waiting(state).items()
        view = (GAME.public(state), GAME.own(state, seat))
        GAME.play(state, seat, GAME.choose(view, prompt, dice, levels[seat]), luck)
    raise AssertionError("the match does not end")


@pytest.mark.parametrize("seed", range(10))
def test_easy_beats_random(seed: int) -> None:
    easy = seed % 2
    levels = ("easy", "random") if easy == 0 else ("random", "easy")
    outcome = played(seed, *levels)
    assert outcome.ranks[easy] == 1
    assert outcome.scores[easy] >= 15


@pytest.mark.parametrize("level", ["easy", "random"])
def test_matches_of_bots_end(level: str) -> None:
    assert all(min(played(seed, level, level).scores) >= 0 for seed in range(8))


POSITIONS: list[tuple[str, State, tuple[m.Move, ...]]] = [
    (
        "makes what it can",
        at(Production(0), farm("w17 c18", white=3, sugar=1)),
        tuple(m.Produce("w17", slot) for slot in (1, 2, 3, 4)),
    ),
    (
        "trades for the last marker",
        at(Production(0), farm("w13", white=1, milk=3, closed=False)),
        (m.Trade("sugar"),),
    ),
    (
        "sells a pair as a pair",
        at(Production(0), farm("", "w13", "c13")),
        (m.SellPair(1, 2, "wine"), m.SellPair(1, 2, "cheese")),
    ),
    (
        "does not sell what still ripens",
        at(RestOfTurn(0, selling=True), farm("", "w17 3", milk=1)),
        (m.EndTurn(),),
    ),
    ("drops out when nothing is left", at(Production(0), farm("c18", "w17 3")), (m.DropOut(),)),
    (
        "acts with a card before it counts less",
        at(SellCellar(0), farm("", "w05", "w13", "c13")),
        (m.SellAction(1, True),),
    ),
    (
        "saves a card from getting overripe",
        at(AgeCellar(0), farm("", "w17 1", "c17 4", yeast=1)),
        (m.Label("yeast", "slow_wine"),),
    ),
    ("does not doom one", at(AgeCellar(0), farm("", "w17 3", yeast=1), phase=19), (m.Age(),)),
    (
        "slows the card that would be lost",
        at(ChangeAgeing(0, "wine", "slow"), farm("", "w17 3", "w20 4"), phase=19),
        (m.Target(2),),
    ),
    ("stores all that fits", at(FinishStorage(0), farm(yeast=3), phase=3), (m.Store(yeast=1),)),
    (
        "uses up what expires",
        at(FinishStorage(0), farm(white=2, yeast=1), phase=3),
        (m.Label("white", "wine_step", "white"), m.Label("white", "gain_wine", "white")),
    ),
    ("triggers what brings something", at(TriggerActions(0), farm("", "w04 2", "w01 2"), phase=5), (m.Trigger(1),)),
    ("ends the turn rather than for nothing", at(TriggerActions(0), farm("", "w01 2"), phase=5), (m.EndTurn(),)),
    ("prefers the action to a step", at(Benefit(0, 1), farm("", "w04 3", "w13 2", "w17 4")), (m.Special(),)),
    (
        "moves what is behind",
        at(MoveForGourmet(0, "c06", 1), farm("", "c06 2", wine="20 lap 1", cheese="1")),
        (m.Gourmet("cheese"),),
    ),
    (
        "goes where the missing marker is",
        position(table(farm("w17", white=3), south_houses={2: "red"}), SendWorker(0)),
        (m.Send(2, (4, 5)), m.Send(2, (1, 1))),
    ),
]


@pytest.mark.parametrize(("state", "moves"), [row[1:] for row in POSITIONS], ids=[row[0] for row in POSITIONS])
def test_easy_bot(state: State, moves: tuple[m.Move, ...]) -> None:
    assert choice(state) in moves


def test_random_bot_takes_any_offered_move() -> None:
    state = at(Production(0), farm("w17", "w13", white=3, sugar=1))
    dice = Dice()
    view = (GAME.public(state), GAME.own(state, 0))
    prompt = GAME.waiting(state)[0]
    assert {GAME.choose(view, prompt, dice, "random") for _ in range(600)} == set(prompt.moves)
