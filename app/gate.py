"""Counts what addresses and people ask for, and refuses what is beyond the limits.

A rate is a bucket of tokens: full at first, one token for each thing that is done, filled again evenly. Every process
counts for itself.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.types import Scope

from app.errors import Bound, Refusal
from app.limits import Limits, Rate

Clock = Callable[[], float]

_KEPT = 10_000
"""Buckets of one rate that are kept; after that the fuller half is forgotten."""
_LATER = 5.0
"""Seconds after which somebody may have hung up."""


@dataclass(slots=True)
class Bucket:
    tokens: float
    at: float
    """When it had so many."""


class Meter:
    """The buckets of one rate, by whose they are; with a bounded number of them."""

    def __init__(self, key: str, rate: Rate, clock: Clock = time.monotonic, kept: int = _KEPT) -> None:
        self._key, self._rate, self._clock, self._kept = key, rate, clock, kept
        self._buckets: dict[object, Bucket] = {}

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, whose: object = None) -> None:
        """Takes a token; Refusal if there is none."""
        bucket = self._filled(whose)
        if bucket.tokens < 1:
            wait = (1 - bucket.tokens) * self._rate.seconds / self._rate.allowed
            raise too_many(self._key, self._rate.allowed, wait)
        bucket.tokens -= 1

    def check(self, whose: object = None) -> None:
        """Refusal if there is no token now; takes none."""
        self.take(whose)
        self._buckets[whose].tokens += 1

    def _filled(self, whose: object) -> Bucket:
        now, rate = self._clock(), self._rate
        bucket = self._buckets.get(whose)
        if bucket is None:
            if len(self._buckets) >= self._kept:
                self._forget(now)
            bucket = self._buckets[whose] = Bucket(rate.allowed, now)
        bucket.tokens = self._tokens(bucket, now)
        bucket.at = now
        return bucket

    def _tokens(self, bucket: Bucket, now: float) -> float:
        return min(self._rate.allowed, bucket.tokens + (now - bucket.at) * self._rate.allowed / self._rate.seconds)

    def _forget(self, now: float) -> None:
        """The fuller half: a full bucket is as good as none."""
        by_tokens = sorted(self._buckets.items(), key=lambda item: self._tokens(item[1], now))
        self._buckets = dict(by_tokens[: self._kept // 2])


class Gate:
    """All that is counted in this process."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        def meter(key: str) -> Meter:
            return Meter(key, getattr(limits, key), clock)

        self.requests, self.guests, self.names = meter("requests"), meter("guests"), meter("names")
        self.rooms, self.changes, self.syncs = meter("rooms"), meter("changes"), meter("syncs")
        self.frames, self.address_frames, self.refusals = meter("frames"), meter("address_frames"), meter("refusals")
        self.chat, self.address_chat = meter("chat"), meter("address_chat")
        self.links, self.arrivals, self.reports = meter("links"), meter("arrivals"), meter("reports")
        self.weighings = meter("weighings")
        self._most = limits.sockets
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """A place for one more websocket of this address; Refusal if it has too many."""
        if self._sockets[address] >= self._most:
            raise too_many("sockets", self._most)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def frame(self, address: str, whose: object, sync: bool) -> None:
        """One more frame; Refusal if it is one too many, or if too many before it were refused."""
        self.address_frames.take(address)
        self.frames.take(whose)
        self.refusals.check(whose)
        if sync:
            self.syncs.take(whose)

    def say(self, address: str, whose: object) -> None:
        """One more line that everybody in a room has to read; Refusal if it is one too many."""
        self.chat.take(whose)
        self.address_chat.take(address)

    def wrong(self, whose: object) -> bool:
        """One more frame was refused; whether that is one too many."""
        try:
            self.refusals.take(whose)
        except Refusal:
            return True
        return False


def too_many(key: str, allowed: int, seconds: float = _LATER) -> Refusal:
    return Refusal("too_many", bound=Bound(key, allowed, seconds))


def address(scope: Scope) -> str:
    """Whose house a request comes from: in the newer internet a whole /64 belongs to one."""
    host = (scope.get("client") or ("", 0))[0]
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return str(host)[:64]
    if isinstance(found, ipaddress.IPv6Address):
        return str(found.ipv4_mapped or ipaddress.ip_network((int(found), 64), strict=False).network_address)
    return str(found)
