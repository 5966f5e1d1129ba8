"""What all bodies and frames of the protocol have in common."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field

ActionId = Annotated[str, Field(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Json = Any


class Closed(BaseModel):
    """Unknown fields are refused: a typing error of a client must not pass in silence."""

    model_config = ConfigDict(extra="forbid", frozen=True)
