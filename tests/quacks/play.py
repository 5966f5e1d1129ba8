"""A hand that plays on from a position with scripted chance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields as dataclass_fields
from typing import Any

from games import GAMES
from games.agenda import begin
from games.game import Game, Illegal, Said, Seat
from games.luck import Seeded
from games.quacks import pots
from games.quacks.moves import Buy, Copy, Done, Draw, Lay, Move, Pass, Stop, Use
from games.quacks.rounds import BrewAll, course
from games.quacks.steps import State
from games.quacks.table import Brew, Player, Table
from games.quacks.told import Told
from games.quacks.words import FACES, Face, Kind
from tests.quacks.position import chip, chips, player, short, shown, table

QUACKS: Game[State] = GAMES["quacks"]


class Script:
    """Chance that gives the chips, faces and cards that are asked for; the rest by a seed."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.draws: dict[Seat, list[Kind]] = {}
        self.faces: list[Face] = []
        self._rest = Seeded(1)

    def below(self, n: int, stream: str, count: int, purpose: str) -> int:
        word, _, seat = purpose.partition(" ")
        if word == "draw" and self.table is not None and self.draws.get(int(seat)):
            return self.table.players[int(seat)].bag.index(self.draws[int(seat)].pop(0))
        if word == "die" and self.faces:
            return FACES.index(self.faces.pop(0))
        return self._rest.below(n, stream, count, purpose)


class Play:
    """A match in play. Seat 0 is the one that the rows are about."""

    def __init__(self, made: Table, *steps: Any, draws: dict[Seat, str] | None = None, faces: str = "") -> None:
        self.script = Script()
        self.script.table = made
        self.script.draws = {seat: chips(text) for seat, text in (draws or {}).items()}
        self.roll(faces)
        self.match: State = begin(made, len(made.players), self.script, *steps)[0]
        self.said: list[Said] = []

    # -------------------------------------------------------------- looking

    @property
    def table(self) -> Table:
        return self.match.table

    def __getitem__(self, seat: Seat) -> Player:
        return self.table.players[seat]

    @property
    def me(self) -> Player:
        return self.table.players[0]

    @property
    def pot(self) -> str:
        return shown(self.me.brew.pot)

    @property
    def bowl(self) -> str:
        return " ".join(short(chip_.chip) for chip_ in self.me.brew.bowl)

    @property
    def spaces(self) -> list[int]:
        return [chip_.at for chip_ in self.me.brew.pot]

    @property
    def white(self) -> int:
        return pots.white_sum(self.me)

    @property
    def state(self) -> str:
        return self.me.brew.state

    def has(self, kind: str, seat: Seat = 0) -> int:
        """How many of this chip are in the bag."""
        return self[seat].bag.count(chip(kind))

    def asks(self, seat: Seat = 0) -> str:
        """What the seat is asked: the kind of the question, or its card."""
        prompt = QUACKS.waiting(self.match).get(seat)
        return "" if prompt is None else str(prompt.about.get("card", prompt.ask))

    def offered(self, seat: Seat = 0) -> Sequence[Any]:
        prompt = QUACKS.waiting(self.match).get(seat)
        return [] if prompt is None else prompt.moves

    def offers(self, move: Move, seat: Seat = 0) -> bool:
        return move in self.offered(seat)

    def told(self, kind: type[Any]) -> list[Any]:
        """All lines of this kind that were told since the position was set up, as their owner heard them."""
        lines: list[Told] = [heard.own or heard.others for said in self.said for heard in said.heard]
        return [line for line in lines if isinstance(line, kind)]

    # -------------------------------------------------------------- playing

    def roll(self, faces: str) -> None:
        self.script.faces += [next(face for face in FACES if face == word) for word in faces.split()]

    def next(self, text: str, seat: Seat = 0) -> Play:
        """The chips that this seat will draw next."""
        self.script.draws.setdefault(seat, []).extend(chips(text))
        return self

    def do(self, *moves: Move, seat: Seat = 0) -> Play:
        for move in moves:
            self.said.append(QUACKS.play(self.match, seat, move, self.script))
        return self

    def draw(self, text: str = "", seat: Seat = 0) -> Play:
        for kind in chips(text):
            self.script.draws.setdefault(seat, []).append(kind)
            self.do(Draw(), seat=seat)
        return self

    def stop(self, seat: Seat = 0) -> Play:
        return self.do(Stop(), seat=seat)

    def use(self, card: str, *places: int, seat: Seat = 0) -> Play:
        return self.do(Use(card, places), seat=seat)

    def lay(self, short_: str, seat: Seat = 0) -> Play:
        return self.do(Lay(chip(short_)), seat=seat)

    def buy(self, text: str, seat: Seat = 0) -> Play:
        return self.do(*(Buy(kind) for kind in chips(text)), seat=seat)

    def copy(self, short_: str, seat: Seat = 0) -> Play:
        return self.do(Copy(chip(short_)), seat=seat)

    def done(self, seat: Seat = 0) -> Play:
        return self.do(Done(), seat=seat)

    def pass_(self, seat: Seat = 0) -> Play:
        return self.do(Pass(), seat=seat)

    def refuses(self, move: Move, seat: Seat = 0) -> bool:
        before = QUACKS.copy(self.match)
        try:
            QUACKS.play(self.match, seat, move, self.script)
        except Illegal:
            return self.match == before
        return False


def steps_from(made: Table, first: type[Any], last: type[Any] | None = None) -> list[Any]:
    """The steps of the round from one to another, both included; without the other up to the end of the round."""
    steps = course(made)
    begins = next(i for i, step in enumerate(steps) if isinstance(step, first))
    ends = next((i for i, step in enumerate(steps) if last and isinstance(step, last)), len(steps) - 1)
    return steps[begins : ends + 1]


def at(step: type[Any], *players: Player, last: type[Any] | None = None, faces: str = "", **named: Any) -> Play:
    """The match at this step of the round, with everybody's brewing over; it runs up to `last`, or to its end."""
    made = table(*players, **named)
    return Play(made, *steps_from(made, step, last), faces=faces)


def only(step: type[Any], *players: Player, faces: str = "", **named: Any) -> Play:
    """The match at this step, with nothing after it."""
    return at(step, *players, last=step, faces=faces, **named)


FIELDS = {field.name for made in (Player([]), Brew()) for field in dataclass_fields(made)} | {"pot_", "exploded"}


def brew(draws: str, bag: str = "O1*4", others: int = 1, others_bag: str = "O1*4", **named: Any) -> Play:
    """Seat 0 has drawn these chips, and `bag` is left in its bag. The other seats drew one chip and still brew."""
    mine = {name: named.pop(name) for name in [*named] if name in FIELDS}
    made = table(player(f"{draws} {bag}", **mine), *(player(others_bag) for _ in range(others)), **named)
    all_drawn = [short(kind) for kind in chips(draws)]
    play = Play(made, *steps_from(made, BrewAll), draws={0: " ".join(all_drawn[:1])})
    if play.script.draws[0]:
        play.do(Draw())
    return play.draw(" ".join(all_drawn[1:]))
