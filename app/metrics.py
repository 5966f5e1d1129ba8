"""What is counted and measured, for Prometheus: numbers alone, no names, no tokens, nothing of a match.

The workers of one machine share a folder, so that whichever of them is asked answers for all.
"""

from __future__ import annotations

import asyncio
import os

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, generate_latest, multiprocess

from app.outbox import SENT, Sent
from app.rooms import Rooms

FOLDER = "PROMETHEUS_MULTIPROC_DIR"

_FRAMES = Counter("cellar_frames", "Frames handed to connections.")
_CHARACTERS = Counter("cellar_frame_characters", "Characters of those frames, before the websocket's own head.")
_SOCKETS = Gauge("cellar_sockets", "Connections to rooms.", multiprocess_mode="livesum")
_ROOMS = Gauge("cellar_rooms", "Rooms in memory.", multiprocess_mode="livesum")
_TASKS = Gauge("cellar_tasks", "Tasks of the event loop.", multiprocess_mode="livesum")


class Gauges:
    """What is looked at now and then and not counted where it happens."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._sent = Sent(SENT.frames, SENT.characters)

    def refresh(self) -> None:
        _FRAMES.inc(SENT.frames - self._sent.frames)
        _CHARACTERS.inc(SENT.characters - self._sent.characters)
        self._sent = Sent(SENT.frames, SENT.characters)
        _ROOMS.set(len(self._rooms))
        _SOCKETS.set(self._rooms.connected)
        _TASKS.set(len(asyncio.all_tasks()))


def text() -> bytes:
    """All numbers, in the format of Prometheus."""
    if FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)
    return generate_latest(registry)
