"""What somebody says is wrong, and the answer that it was filed."""

from __future__ import annotations

from typing import Annotated, Literal
from unicodedata import category

from pydantic import AfterValidator, Field, StringConstraints

from app.closed import ActionId, Closed

Wrong = Literal["rule", "stuck", "looks", "rude"]
"""A rule is wrong, somebody is stuck, it looks wrong, somebody is rude."""

Number = Annotated[int, Field(ge=0, lt=2**31)]


def _readable(text: str) -> str:
    if any(category(sign) in ("Cc", "Cs") for sign in text.replace("\n", "")):
        raise ValueError("lines of text")
    return text


Words = Annotated[str, StringConstraints(strip_whitespace=True, max_length=500), AfterValidator(_readable)]
Thing = Annotated[str, StringConstraints(strip_whitespace=True, max_length=120), AfterValidator(_readable)]


class Moment(Closed):
    """The two numbers of what the reporter saw."""

    public_no: Number
    own_no: Number


class Report(Closed):
    id: ActionId
    what: Wrong
    text: Words = ""
    pointed: Thing = ""
    """The thing on the page that was pointed at, by its name."""
    seen: Moment | None = None
    """None where no match runs."""


class Filed(Closed):
    no: int
    """Of this report in its room; nothing of the match."""
