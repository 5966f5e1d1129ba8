"""House bots: they sit on the seats of a room and choose beside the event loop, at a pace that people can follow."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Container
from contextlib import suppress
from dataclasses import replace
from typing import Any

from app.chance import aside
from app.errors import Refusal
from app.inbox import Closed
from app.live import Live
from app.log import LOG, where
from app.seating import Seating
from app.wire_time import BotPace, Terms
from games.game import Game, Prompt, Seat

Play = Callable[[Seat, int, Any], Awaitable[None]]
"""Plays a move for a seat, in answer to the prompt with this number."""
Stuck = Callable[[Seat, int], Awaitable[None]]
"""Says that the rules fail with every move that this seat is offered."""
_AGAIN = 0.2
"""Seconds until a move that went under is tried again."""
_PACES: dict[BotPace, float] = {"swift": 1 / 3, "usual": 1.0, "calm": 2.5, "patient": 1.0}
"""By what the server's pace is multiplied at a table."""
STAND_IN = 3.0
"""Seconds that a process leaves to another one with the same room before it thinks itself: that one may be dead."""


class HouseBots:
    """The bots of one room. Each thinks about its seat's present prompt, and sees what its seat sees."""

    def __init__(
        self, tasks: asyncio.TaskGroup, pace: float, rank: Callable[[], int], play: Play, stuck: Stuck
    ) -> None:
        self._tasks, self._pace, self._rank, self._play, self._stuck = tasks, pace, rank, play, stuck
        self._thoughts: dict[Seat, tuple[int, asyncio.Task[None]]] = {}
        self._may_follow: set[Seat] = set()
        """Where bots are patient: those who owe what they owed when somebody answered last."""

    @property
    def thinking(self) -> bool:
        return bool(self._thoughts)

    def wake(self, game: Game[Any], seating: Seating, live: Live, absent: Container[Seat] = ()) -> None:
        """Lets every bot think that owes something and does not think about it yet; old questions are dropped, and
        those that are stuck do not think."""
        for seat, (chair, prompt) in enumerate(zip(seating.chairs, live.shown.prompts, strict=True)):
            no, thought = live.numbers.prompt[seat], self._thoughts.get(seat)
            if thought and (thought[0] != no or prompt is None):
                thought[1].cancel()
                del self._thoughts[seat]
            if seat in absent or seat in self._thoughts or self._waits(seat, seating, live, absent):
                continue
            if chair.bot and prompt and prompt.owes:
                view = (live.shown.public, live.shown.own[seat])
                pace = pace_of(seating.terms, self._pace)
                thinking = self._think(game, seat, no, view, prompt, chair.bot, pace)
                self._thoughts[seat] = (no, self._tasks.create_task(thinking))

    def heard(self, seat: Seat | None, seating: Seating, before: Live) -> None:
        """This seat has answered: after somebody each patient bot that owed an answer then may give it."""
        if seat is not None and seating.chairs[seat].bot:
            self._may_follow.discard(seat)
        else:
            self._may_follow = {at for at, prompt in enumerate(before.shown.prompts) if prompt and prompt.owes}

    def _waits(self, seat: Seat, seating: Seating, live: Live, absent: Container[Seat]) -> bool:
        """Whether this bot lets people go first: it does not run ahead of somebody who still reads."""
        if seating.terms.bots != "patient" or seat in self._may_follow:
            return False
        places = enumerate(zip(seating.chairs, live.shown.prompts, strict=True))
        return any(not chair.bot and prompt and prompt.owes and at not in absent for at, (chair, prompt) in places)

    def stop(self) -> None:
        for _, thought in self._thoughts.values():
            thought.cancel()
        self._thoughts.clear()

    async def _think(
        self, game: Game[Any], seat: Seat, no: int, view: tuple[Any, Any], prompt: Prompt, level: str, pace: float
    ) -> None:
        try:
            failed, wait = list[Any](), pace
            while len(failed) < len(prompt.moves):
                await asyncio.sleep(wait + self._rank() * STAND_IN)
                wait = max(pace, _AGAIN)
                left = replace(prompt, moves=[move for move in prompt.moves if move not in failed])
                if await self._tried(game.name, seat, no, await choose(game, view, left, level), failed):
                    return
            await self._tell_stuck(game.name, seat, no)
        finally:
            if self._thoughts.get(seat, (0, None))[1] is asyncio.current_task():
                del self._thoughts[seat]

    async def _tell_stuck(self, game: str, seat: Seat, no: int) -> None:
        LOG.error("bot_stuck", game=game, seat=seat)
        with suppress(Refusal, Closed):
            await self._stuck(seat, no)

    async def _tried(self, game: str, seat: Seat, no: int, move: Any, failed: list[Any]) -> bool:
        """Whether this is done with: nobody else would wake a bot whose move went under in a busy house. A move with
        which the rules fail is noted."""
        try:
            await self._play(seat, no, move)
        except (Refusal, Closed) as over:
            LOG.info("bot_too_late", game=game, why=str(over))
            if isinstance(over, Refusal) and over.code == "rules_failed":
                failed.append(move)
                return False
            return not (isinstance(over, Refusal) and over.code in ("busy", "storage"))
        except Exception as error:
            LOG.error("bot_lost", game=game, **where(error))
            return False
        return True


def pace_of(terms: Terms, usual: float) -> float:
    """Seconds that a house bot takes for a decision at a table with these terms."""
    return usual * _PACES[terms.bots]


async def choose(game: Game[Any], view: tuple[Any, Any], prompt: Prompt, level: str) -> Any:
    """An offered move, whatever goes wrong in thinking: a match must not stand still because a bot fails."""
    luck = aside()
    try:
        move = await asyncio.to_thread(game.choose, view, prompt, luck, level)
        if move in prompt.moves:
            return move
        LOG.error("bot_chose_what_is_not_offered", game=game.name, level=level, ask=prompt.ask)
    except Exception as error:
        LOG.error("bot_failed", game=game.name, level=level, ask=prompt.ask, **where(error))
    return prompt.moves[luck.below(len(prompt.moves), "bot", 0, "instead")]
