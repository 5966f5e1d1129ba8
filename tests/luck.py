"""Luck that is the same each time: what a test meets once in sixty matches it meets always or never.

`TEST_LUCK=2` gives every test another.
"""

from __future__ import annotations

import os
import random
import secrets
from collections.abc import Callable
from typing import Any


def named(test: str) -> str:
    """The luck of this test."""
    return f"{os.environ.get('TEST_LUCK', '')} {test}"


def draw_by(name: str, put: Callable[[Any, str, Any], None] = setattr) -> None:
    """From now on codes, secrets and nonces that this process draws come from the name.

    Each length has numbers of its own: how many masks the websockets drew must not change the cards.
    """
    lengths: dict[int, random.Random] = {}

    def token_bytes(length: int | None = None) -> bytes:
        length = secrets.DEFAULT_ENTROPY if length is None else length
        return lengths.setdefault(length, random.Random(f"{name} {length}")).randbytes(length)

    others = random.Random(name)
    put(secrets, "token_bytes", token_bytes)
    put(secrets, "choice", others.choice)
    put(secrets, "randbits", others.getrandbits)
