"""How server processes tell each other what has moved on and who is here; what happened is read from the database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from games.game import Viewer

Wake = Callable[[str], Awaitable[None]]
"""Called with the code of a room of which another process said something."""


class Bus(Protocol):
    async def publish(self, code: str) -> None:
        """Says that something about this room was committed."""

    def listen(self, wake: Wake) -> None:
        """Calls `wake` whenever another process has said something about a room."""

    def tell(self, code: str, here: Sequence[Viewer]) -> None:
        """This process has the room in memory, with these viewers connected: seats, and None for each onlooker."""

    def forget(self, code: str) -> None:
        """This process has the room in memory no more."""

    def elsewhere(self, code: str) -> list[Viewer]:
        """Who is connected to this room in other processes."""

    def rank(self, code: str) -> int:
        """How many other processes with this room come before this one, where one is enough to do something."""

    @property
    def deaf(self) -> bool:
        """Whether others cannot be heard at the moment."""

    async def run(self) -> None:
        """Carries what is said until it is cancelled."""


class Alone:
    """The only process: there is nobody to wake."""

    deaf = False

    async def publish(self, code: str) -> None:
        return

    def listen(self, wake: Wake) -> None:
        return

    def tell(self, code: str, here: Sequence[Viewer]) -> None:
        return

    def forget(self, code: str) -> None:
        return

    def elsewhere(self, code: str) -> list[Viewer]:
        return []

    def rank(self, code: str) -> int:
        return 0

    async def run(self) -> None:
        return
