"""What people at a table say to each other: the frames, and what may be said."""

from __future__ import annotations

from typing import Annotated, Literal
from unicodedata import category

from pydantic import AfterValidator, StringConstraints, model_validator

from app.closed import ActionId, Closed

Phrase = Literal["hello", "luck", "nice", "ouch", "thanks", "sorry", "moment", "back", "again", "bye"]
"""What is said with one touch; each reader sees it in their own language."""

_TURNS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Signs that turn the direction of the words after them, also of words that are not part of what was said."""


def _sayable(text: str) -> str:
    if any(category(sign) in ("Cc", "Cs", "Zl", "Zp") or sign in _TURNS for sign in text):
        raise ValueError("one line of text")
    if not any(category(sign)[0] in "LNPS" for sign in text):
        raise ValueError("something to read")
    return text


Text = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=300), AfterValidator(_sayable)]
"""One line, shown as text and never as markup."""


class Say(Closed):
    """Says something to everybody here: a text or a phrase; `id` makes it happen once."""

    kind: Literal["say"]
    id: ActionId
    text: Text | None = None
    phrase: Phrase | None = None

    @model_validator(mode="after")
    def _one(self) -> Say:
        if (self.text is None) == (self.phrase is None):
            raise ValueError("a text or a phrase")
        return self


class ChatLine(Closed):
    """One thing that was said; `no` counts the lines of the room."""

    no: int
    by: str
    """Whose words these are: the same for all lines of one person in this room, whatever their name."""
    name: str
    """What that person was called then."""
    seat: int | None
    """Where they sat then; None for an onlooker."""
    text: str | None
    phrase: Phrase | None
    at: int
    """Milliseconds since 1970."""


class Said(Closed):
    """Lines that are new to this viewer: the last hundred for whoever comes, then each as it is said."""

    kind: Literal["said"]
    lines: list[ChatLine]


class Hush(Closed):
    hushed: bool
    """Whether only those with a seat may speak."""
