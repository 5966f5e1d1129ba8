"""Where the numbers of chance come from: keyed streams for matches, scripts for tests and replays."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from games.game import Luck

_DRAW_BITS = 128


def keyed(key: bytes, n: int, stream: str, count: int, purpose: str) -> int:
    """The number from 0 to n - 1 that `key` gives to this draw: a keyed hash, so that nobody without the key can
    predict it and everybody with the key can derive it again. 128 bits make the favour of small numbers < 2**-90.
    """
    message = f"{stream}\0{count}\0{purpose}\0{n}".encode()
    digest = hashlib.blake2b(message, key=key, digest_size=_DRAW_BITS // 8).digest()
    return int.from_bytes(digest, "big") % n


class Keyed:
    """Luck from a key of 16 to 64 bytes; a stream and a count always give the same number."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def below(self, n: int, stream: str, count: int, purpose: str) -> int:
        return keyed(self._key, n, stream, count, purpose)


class Seeded(Keyed):
    """Luck from a small number, for tests and self-play."""

    def __init__(self, seed: int) -> None:
        super().__init__(hashlib.blake2b(str(seed).encode(), digest_size=32).digest())


class Given:
    """Luck that was scripted or recorded: the numbers in the order in which they are asked for.

    When they run out, `then` goes on; without it a further draw is an error of the script.
    """

    def __init__(self, numbers: Iterable[int], then: Luck | None = None) -> None:
        self._numbers = list(numbers)[::-1]
        self._then = then

    def below(self, n: int, stream: str, count: int, purpose: str) -> int:
        if not self._numbers:
            if self._then is None:
                raise LookupError(f"no number given for {purpose!r} (below {n}, {stream} {count})")
            return self._then.below(n, stream, count, purpose)
        number = self._numbers.pop()
        if not 0 <= number < n:
            raise LookupError(f"{number} given for {purpose!r}, which wants a number below {n}")
        return number


class Recorded:
    """Passes draws on and keeps them, in order, in `drawn`."""

    def __init__(self, luck: Luck) -> None:
        self._luck = luck
        self.drawn: list[int] = []

    def below(self, n: int, stream: str, count: int, purpose: str) -> int:
        number = self._luck.below(n, stream, count, purpose)
        self.drawn.append(number)
        return number
