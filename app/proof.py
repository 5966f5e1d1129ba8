"""A short hash by which a viewer proves to see what the server shows: CRC-32 of the view as canonical JSON.

Canonical is: keys in order, no spaces, nothing escaped that need not be; numbers in views are whole. The browser does
the same (`frontend/src/lib/proof.ts`). It has no cryptography where the page came without TLS, and none is needed: this
finds faults, and keeps nobody from anything.
"""

from __future__ import annotations

import json
from typing import Any
from zlib import crc32

from pydantic_core import to_jsonable_python

EVERY = 16
"""A frame whose public number is a multiple of this has a hash."""


def public_sum(public: Any) -> int:
    """Of the public part, the same for every viewer."""
    return crc32(_canonical(public))


def view_hash(public: int, own: Any, prompt: Any, undo: Any) -> str:
    """Of all that a viewer sees, by the sum of its public part; eight digits."""
    return f"{crc32(_canonical([own, prompt, undo]), public):08x}"


def _canonical(value: Any) -> bytes:
    plain = to_jsonable_python(value)
    return json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
