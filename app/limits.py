"""How much one address, one person or one room may ask for, so that nobody can use up the house for others.

`app/README.md` lists the limits; `gate` counts. What is beyond one is refused with its name, what it allows, and the
seconds until it is worth trying again.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any


class BadLimit(ValueError):
    """A limit that cannot be read; the text says which."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and as many again in so many seconds."""

    allowed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Limits:
    """Each is more than a family with ten screens behind one address needs, and fast programs beside them.

    A person is whoever has a cookie or a token of their own; those without any count together, by their address.
    """

    requests: Rate = Rate(1000, 10)
    """Requests from one address, opened websockets and files of the page included."""
    guests: Rate = Rate(200, 3600)
    """New people (cookies) from one address."""
    names: Rate = Rate(60, 600)
    """New names that one person takes."""
    rooms: Rate = Rate(600, 3600)
    """Rooms opened from one address."""
    changes: Rate = Rate(100, 10)
    """What one person does to seats, options and the like, of which everybody in the room hears."""
    sockets: int = 200
    """Websockets that one address has open at once."""
    watchers: int = 2000
    """Websockets that one room has open at once."""
    frames: Rate = Rate(1000, 2)
    """Frames of one person."""
    address_frames: Rate = Rate(5000, 5)
    """Frames from one address."""
    refusals: Rate = Rate(200, 20)
    """Frames of one person that were refused: nobody may be wrong for ever as fast as they can."""
    syncs: Rate = Rate(100, 20)
    """Times that one person asks for what was missed."""
    links: Rate = Rate(20, 3600)
    """Codes for another device that one person makes."""
    arrivals: Rate = Rate(30, 600)
    """Such codes that are tried from one address."""
    reports: Rate = Rate(20, 3600)
    """Reports that one person files."""
    weighings: Rate = Rate(60, 3600)
    """Matches that one address has weighed."""
    chat: Rate = Rate(10, 20)
    """Lines that one person says."""
    address_chat: Rate = Rate(60, 20)
    """Lines said from one address."""


_ENDLESS: dict[str, Any] = {one.name: 2**31 if one.type == "int" else Rate(2**31, 1.0) for one in fields(Limits)}
OFF = Limits(**_ENDLESS)
"""For tests and measurements, which do in a second what people do in a year."""


def read(text: str) -> Limits:
    """`off`, or limits that differ from the usual: `rooms=50/3600 sockets=20`. BadLimit if there is no such thing."""
    if text.strip().lower() == "off":
        return OFF
    limits = Limits()
    for word in text.replace(",", " ").split():
        name, _, value = word.partition("=")
        try:
            changed: dict[str, Any] = {name: _read(getattr(limits, name), value)}
            limits = replace(limits, **changed)
        except (AttributeError, TypeError, ValueError):
            raise BadLimit(f"LIMITS has {word!r}; it is `off`, or like rooms=50/3600 sockets=20") from None
    return limits


def _read(usual: Rate | int, value: str) -> Rate | int:
    allowed, _, seconds = value.partition("/")
    read = Rate(int(allowed), float(seconds)) if isinstance(usual, Rate) else int(value)
    if not 1 <= int(allowed) <= 2**31 or (isinstance(read, Rate) and not 0 < read.seconds <= 1e9):
        raise ValueError
    return read
