"""Where the numbers of a match come from: a secret that is pledged before the match and shown after it.

The **commitment**, a hash of the secret, is public from the moment the room is opened. Each player may add a **nonce**,
kept until the start. The key of the match is a keyed hash of the room's code and all nonces: the server could not
choose its secret to fit the nonces, and no player can know the key. `app/README.md` says how to check it all.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from games.luck import Keyed, Recorded

Nonces = tuple[str | None, ...]
"""By seat; None where nobody sent one, as for house bots: what the server added itself would prove nothing."""


def fresh_key() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def match_key(secret: bytes, code: str, nonces: Sequence[str | None]) -> bytes:
    """The key that gives every number of the match."""
    message = "\0".join([code, *(nonce or "" for nonce in nonces)])
    return hashlib.blake2b(message.encode(), key=secret, digest_size=32).digest()


@dataclass(frozen=True, slots=True)
class Pledge:
    """What a room promised about its luck."""

    secret: bytes | None = field(repr=False)
    """None for rooms that are older than this promise."""
    nonces: Nonces | None = field(default=None, repr=False)
    """None until the match starts."""

    @classmethod
    def fresh(cls) -> Pledge:
        return cls(fresh_key())

    def key(self, code: str) -> bytes:
        """The match's key, once the nonces are there."""
        return fresh_key() if self.secret is None else match_key(self.secret, code, self.nonces or ())

    def shown(self, over: bool) -> dict[str, Any]:
        """The part of it that everybody may know: the secret only once the match is over."""
        secret = self.secret
        if secret is None:
            return {"commitment": None, "nonces": None, "secret": None}
        revealed = secret.hex() if over else None
        return {"commitment": commitment(secret), "nonces": self.nonces, "secret": revealed}


def luck_of(key: bytes) -> Recorded:
    """The luck of a match; what is drawn from it for one move is kept for the log."""
    return Recorded(Keyed(key))


def aside() -> Keyed:
    """Luck that has nothing to do with any match: for what a house bot chooses."""
    return Keyed(fresh_key())
