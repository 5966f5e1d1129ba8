"""Where a process spends its time: its stack is looked at every millisecond of its work, which costs little."""

from __future__ import annotations

import json
import signal
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

_EVERY = 0.001
Stack = tuple[str, ...]
"""The functions at work, `folder/file.py:function`, from the outermost to the innermost."""


@contextmanager
def sampling(file: str) -> Iterator[None]:
    """Writes, in the end, how often each stack was met since SIGUSR1 came."""
    met: Counter[Stack] = Counter()
    signal.signal(signal.SIGPROF, lambda _, frame: met.update([_stack(frame)]))
    signal.signal(signal.SIGUSR1, lambda *_: signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY))
    signal.signal(signal.SIGTERM, lambda *_: sys.exit())  # else that signal would end it before the stacks are written
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        Path(file).write_text(json.dumps([[count, *stack] for stack, count in met.items()]))


def read(file: str) -> Counter[Stack]:
    return Counter({tuple(stack): count for count, *stack in json.loads(Path(file).read_text())})


def _stack(frame: FrameType | None) -> Stack:
    stack: list[str] = []
    while frame is not None:
        path = Path(frame.f_code.co_filename)
        stack.append(f"{path.parent.name}/{path.name}:{frame.f_code.co_name}")
        frame = frame.f_back
    return tuple(reversed(stack))
