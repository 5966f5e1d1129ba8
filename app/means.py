"""What every room works with."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from app.bus import Bus
from app.clock import Clock
from app.codec import Codec
from app.commits import Commits
from app.config import Config
from app.store import Store
from app.uptime import Uptime


@dataclass(frozen=True, slots=True)
class Means:
    config: Config
    codecs: Mapping[str, Codec[Any]]
    store: Store
    commits: Commits
    bus: Bus
    clock: Clock
    uptime: Uptime
    tasks: asyncio.TaskGroup
