"""The part of the protocol that is REST: what is sent to the lobby, and what it answers."""

from __future__ import annotations

from typing import Annotated, Literal
from unicodedata import category

from pydantic import AfterValidator, Field, StringConstraints

from app.closed import ActionId, Closed, Json
from app.wire_time import UNTIMED, Terms

COLOURS = 5
"""That a seat may have; as many as the largest game has seats."""

Nonce = Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{16,64}$")]


def _printable(name: str) -> str:
    if not name.isprintable() or not any(_is_seen(character) for character in name):
        raise ValueError("a name has printable characters only")
    return name


def _is_seen(character: str) -> bool:
    """Letters, digits, signs; no mark by itself, and none of the letters that are blank."""
    return category(character)[0] in "LNPS" and character not in "\u115f\u1160\u2800\u3164\uffa0"


Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=24), AfterValidator(_printable)]
"""What people are called; trimmed, printable, no line breaks. Shown as text, never as markup."""


class Guest(Closed):
    name: Name


class Me(Closed):
    name: str


class Link(Closed):
    """A code that makes another browser this person, once."""

    code: str
    until: int
    """Milliseconds since 1970."""
    now: int
    """The server's time."""


class Arrival(Closed):
    code: Annotated[str, Field(min_length=1, max_length=40)]


class NewRoom(Closed):
    game: str
    options: dict[str, Json] = Field(default_factory=dict)
    seats: int | None = None
    """How many seats; the game's smallest number by default."""
    terms: Terms = UNTIMED


class SitDown(Closed):
    seat: int | None = None
    """None: any free seat."""


class Colour(Closed):
    colour: Annotated[int, Field(ge=0, lt=COLOURS)]


class SeatBot(Closed):
    seat: int
    level: Literal["random", "easy"] = "easy"


class SeenTo(Closed):
    """The two numbers of the last frame that was seen, and the number of the last line of the chat."""

    public: int
    own: int
    said: int = 0


class Letter(Closed):
    """For who has no websocket: what was seen, what is to be done, and an answer with all that is new."""

    line: ActionId
    """Made up by the page, the same for all its letters to one table."""
    seen: SeenTo | None = None
    """None: nothing yet."""
    frame: str | None = None
    """What would be sent over a websocket."""


class Ready(Closed):
    ready: bool
    nonce: Nonce | None = None
    """What this seat adds to the luck of the match."""


class Options(Closed):
    options: dict[str, Json]


class OptionInfo(Closed):
    """One option of a game: the values it may have, its default first in meaning, not in order."""

    name: str
    values: list[Json]
    default: Json


class GameInfo(Closed):
    name: str
    seats: list[int]
    options: list[OptionInfo]


class Problem(Closed):
    """The body of every refused request."""

    code: str
    text: str
    limit: str | None = None
    """The limit that was met, what it allows, and the seconds until it is worth trying again."""
    allowed: int | None = None
    seconds: float | None = None


class Decision(Closed):
    """Something that this person or program owes somewhere."""

    code: str
    game: str
    seat: int
    ask: str
    deadline: int | None = None
    """When the seat's clock runs out; milliseconds since 1970."""
    link: str
    """The page of the room."""
