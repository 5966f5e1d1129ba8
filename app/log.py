"""Log lines as JSON, without anything hidden: no tokens, no moves, no state, no texts of exceptions."""

from __future__ import annotations

import logging
from traceback import extract_tb
from typing import Any

import structlog

LOG: structlog.typing.FilteringBoundLogger = structlog.get_logger()


def set_up(level: str) -> None:
    number = logging.getLevelNamesMapping().get(level.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        cache_logger_on_first_use=False,
    )


def where(error: BaseException) -> dict[str, Any]:
    """The kind of an exception and where it happened. Its text may hold a hidden card, so it stays out."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    trace = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in extract_tb(error.__traceback__)]
    return {"error": type(error).__name__, "trace": trace}
