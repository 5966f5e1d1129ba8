"""What is asked of a page and of somebody before it, in whichever browser that is."""

from __future__ import annotations

from typing import Any, Protocol


class Evaluates(Protocol):
    """A page as far as it runs what it is given."""

    def evaluate(self, expression: str, arg: Any = None) -> Any: ...


class Keys(Protocol):
    def press(self, key: str) -> None: ...


class Typed(Evaluates, Protocol):
    """A page with a keyboard before it, in whichever browser."""

    @property
    def keyboard(self) -> Keys: ...


class Plays(Protocol):
    """Somebody before such a page."""

    @property
    def page(self) -> Evaluates: ...

    @property
    def is_over(self) -> bool: ...
