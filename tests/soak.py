"""Many random matches: that they end, what they reached, how fast. `python -m tests.soak NAME N` plays N of a game."""

from __future__ import annotations

import random
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, get_args

from games.agenda import Ask
from games.game import Game, Prompt, Seat
from games.luck import Seeded
from games.quacks.table import Table as QuacksTable
from tests.census import nothing_is_lost
from tests.laws import MOST_MOVES, Choose, pick_seat, seats_of
from tests.table import EVERY_GAME, some_match


@dataclass
class Reached:
    """What a number of matches came by: how often each class of step and move, and each kind of line told."""

    matches: int = 0
    decisions: int = 0
    seconds: float = 0.0
    steps: Counter[str] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    told: Counter[str] = field(default_factory=Counter)
    named: Counter[str] = field(default_factory=Counter)
    """Cards, books and the like: every string that a told line names in a field called card."""
    in_play: Counter[str] = field(default_factory=Counter)
    """In how many matches each book and each witch lay on the table."""
    seats: Counter[int] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        """Decisions a second, listing the moves included, thinking about them left out."""
        return self.decisions / self.seconds if self.seconds else 0.0


def step_classes(game: Game[Any]) -> tuple[type[Any], ...]:
    """The classes of the union that a match's to-do list holds."""
    step_union = get_args(game.state)[1]
    return get_args(step_union)


@contextmanager
def counting_steps(game: Game[Any], counter: Counter[str]) -> Iterator[None]:
    """Counts every step of this game that runs or is answered meanwhile."""
    kept = []
    for cls in step_classes(game):
        verb = "play" if issubclass(cls, Ask) else "run"
        original = getattr(cls, verb)

        def counted(self: Any, *args: Any, original: Any = original) -> None:
            counter[type(self).__name__] += 1
            original(self, *args)

        kept.append((cls, verb, original))
        setattr(cls, verb, counted)
    try:
        yield
    finally:
        for cls, verb, original in kept:
            setattr(cls, verb, original)


def play_many(game: Game[Any], matches: int, first_seed: int = 0) -> Reached:
    """Plays random matches to their ends; AssertionError where one does not end or loses a piece."""
    reached = Reached()
    with counting_steps(game, reached.steps):
        for seed in range(first_seed, first_seed + matches):
            play_one(game, seed, reached)
    return reached


def pick(game: Game[Any], state: Any, seat: Seat, prompt: Prompt, choose: Choose, style: int) -> Any:
    """A random move, in three styles, so that rare moves come too: each as likely as the next; first a kind, then one
    of that kind; or mostly what the house bot would play.
    """
    moves = prompt.moves
    if style == 2 and choose(4):
        return game.choose((game.public(state), game.own(state, seat)), prompt, Seeded(choose(2**32)), "easy")
    if style == 1:
        kinds = list(dict.fromkeys(type(move) for move in moves))
        kind = kinds[choose(len(kinds))]
        moves = [move for move in moves if type(move) is kind]
    return moves[choose(len(moves))]


def play_one(game: Game[Any], seed: int, reached: Reached) -> None:
    choose = random.Random(seed).randrange
    luck = Seeded(seed)
    state, _ = game.start(*some_match(game, choose), luck)
    for _ in range(MOST_MOVES):
        began = time.perf_counter()
        prompts = game.waiting(state)
        reached.seconds += time.perf_counter() - began
        if not prompts:
            break
        seat = pick_seat(prompts, choose)
        move = pick(game, state, seat, prompts[seat], choose, seed % 3)
        began = time.perf_counter()
        said = game.play(state, seat, move, luck)
        reached.seconds += time.perf_counter() - began
        reached.moves[type(move).__name__] += 1
        reached.decisions += 1
        for heard in said.heard:
            line = heard.own if heard.own is not None else heard.others
            reached.told[line.kind] += 1
            card = getattr(line, "card", None)
            if card is not None:
                reached.named[f"{line.kind} {card}"] += 1
    assert game.outcome(state) is not None, f"L7: match {seed} did not end"
    nothing_is_lost(game, state)
    reached.matches += 1
    reached.seats[seats_of(state)] += 1
    if isinstance(state.table, QuacksTable):
        reached.in_play.update([*state.table.books.values(), *state.table.witches])


def report(reached: Reached) -> str:
    lines = [f"{reached.matches} matches, {reached.decisions} decisions, {reached.rate:,.0f} decisions/s"]
    lines.append("seats: " + ", ".join(f"{seats} in {count}" for seats, count in sorted(reached.seats.items())))
    for title in ("steps", "moves", "told"):
        counter: Counter[str] = getattr(reached, title)
        lines += ["", f"{title} ({len(counter)})", *_columns(f"{name} {count}" for name, count in counter.items())]
    return "\n".join([*lines, *_of_cards(reached)])


def _of_cards(reached: Reached) -> Iterator[str]:
    """For every card, book, witch: in how many matches it lay on the table, and in how many lines it was named."""
    named: Counter[str] = Counter()
    for name, count in reached.named.items():
        named[name.split()[1]] += count
    groups: dict[str, list[str]] = {}
    for card in sorted({*named, *reached.in_play}):
        played = f"{reached.in_play[card]} matches, " if card in reached.in_play else ""
        groups.setdefault(card.partition(".")[0] if "." in card else "", []).append(
            f"{card} {played}{named[card]} lines"
        )
    for group, cards in groups.items():
        yield from ("", f"{group or 'named'} ({len(cards)})", *_columns(cards))


def _columns(items: Iterable[str], width: int = 116) -> Iterator[str]:
    """Sorted, side by side."""
    texts = sorted(items)
    longest = max(map(len, texts), default=0) + 2
    across = max(width // longest, 1)
    for at in range(0, len(texts), across):
        yield "  " + "".join(text.ljust(longest) for text in texts[at : at + across]).rstrip()


if __name__ == "__main__":
    name, count = sys.argv[1], int(sys.argv[2])
    sys.stdout.write(report(play_many(EVERY_GAME[name], count)) + "\n")
