"""The frames of undo and of the hash of a view."""

from __future__ import annotations

from typing import Literal

from app.closed import ActionId, Closed, Json
from app.undo import Why

Undoable = int | Why
"""The number of the prompt whose answer this seat can undo; or why it can undo none."""


class Undo(Closed):
    """Takes back the answer to the prompt with this number; `id` makes it happen once."""

    kind: Literal["undo"]
    id: ActionId
    prompt: int


class Would(Closed):
    """Asks whether this move, in answer to the present prompt, could be undone; nothing is carried out."""

    kind: Literal["would"]
    id: ActionId
    prompt: int
    move: dict[str, Json]


class WouldUndo(Closed):
    """The answer to `would`: why the move could not be undone, or None."""

    kind: Literal["would"]
    id: str
    why: Why | None


class Hash(Closed):
    """The hash of the view with these numbers; see app/proof.py. None in the lobby."""

    kind: Literal["hash"]
    public_no: int
    own_no: int
    hash: str | None


class AskHash(Closed):
    """What is the hash of what I should see?"""

    kind: Literal["hash"]
