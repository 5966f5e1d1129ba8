"""What the bench prints: one row for each thing measured, beside its target and what limits it."""

from __future__ import annotations

import sys
import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

_WHAT, _MEASURED, _TARGET, _LIMIT = 46, 24, 16, 60


@dataclass(frozen=True, slots=True)
class Row:
    what: str
    measured: str
    target: str = ""
    limit: str = ""
    """What limits it, or how it was measured where that is not obvious."""


def show(title: str, rows: Iterable[Row]) -> None:
    """Prints a block of the table, each row as soon as it is measured."""
    sys.stdout.write(f"\n{title}\n")
    for row in rows:
        sys.stdout.write(_text(row))
        sys.stdout.flush()


def _text(row: Row) -> str:
    first, *more = textwrap.wrap(row.limit, _LIMIT) or [""]
    head = f"  {row.what:<{_WHAT}} {row.measured:>{_MEASURED}}  {row.target:<{_TARGET}} {first}".rstrip()
    indent = " " * (_WHAT + _MEASURED + _TARGET + 6)
    return "\n".join([head, *(indent + line for line in more)]) + "\n"
