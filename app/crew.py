"""Several serving processes on one port: started together, replaced when one dies, stopped together."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from tempfile import TemporaryDirectory
from typing import Any

from prometheus_client import multiprocess

from app.metrics import FOLDER

_HURRIED = 2.0
"""Seconds; a worker that lived shorter is replaced only after as long, lest one that cannot start fill the machine."""

Hire = Callable[[], BaseProcess]
"""Starts one worker."""


def hiring(work: Callable[..., None], *arguments: Any) -> Hire:
    """Workers are fresh interpreters that get these arguments; no copy of this one, whatever it did before."""
    fresh = multiprocessing.get_context("spawn")

    def hire() -> BaseProcess:
        worker = fresh.Process(target=work, args=arguments)
        worker.start()
        return worker

    return hire


def lead(workers: int, hire: Hire) -> None:
    """Keeps so many workers until a signal says to stop; then that signal ends this process too."""
    with _signals() as (heard, signals), TemporaryDirectory() as numbers:
        os.environ[FOLDER] = numbers
        crew = {hire(): time.monotonic() for _ in range(workers)}
        while not signals:
            wait([heard, *(worker.sentinel for worker in crew)])
            for worker in [worker for worker in crew if worker.exitcode is not None]:
                began = crew.pop(worker)
                multiprocess.mark_process_dead(worker.pid, numbers)
                sys.stderr.write(f"worker {worker.pid} ended ({worker.exitcode}); another one takes its place\n")
                if time.monotonic() - began < _HURRIED:
                    wait([heard], _HURRIED)
                if not signals:
                    crew[hire()] = time.monotonic()
        for worker in crew:
            worker.terminate()
        for worker in crew:
            worker.join()
    signal.raise_signal(signals[0])


@contextmanager
def _signals() -> Iterator[tuple[socket.socket, list[int]]]:
    """A socket that can be read once a signal came, and the signals."""
    heard, speaks = socket.socketpair()
    signals: list[int] = []
    speaks.setblocking(False)
    before = {number: signal.signal(number, lambda came, _: signals.append(came)) for number in _STOPS}
    old = signal.set_wakeup_fd(speaks.fileno())
    try:
        yield heard, signals
    finally:
        signal.set_wakeup_fd(old)
        for number, handler in before.items():
            signal.signal(number, handler)
        heard.close()
        speaks.close()


_STOPS = (signal.SIGTERM, signal.SIGINT)


def orphaned() -> int | None:
    """What becomes readable when whoever leads this worker has died."""
    leader = multiprocessing.parent_process()
    return leader.sentinel if leader else None
