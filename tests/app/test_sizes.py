"""How long the frames are that a draw sends, to each of five seats and to an onlooker, before any compression.

One draw is at most 1.5 KB. Where more happens at once (five draws of a common step, the count that follows the last
draw of a round) a frame is longer, and held to what that adds.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from app import live
from app.codec import Codec
from app.live import Live
from games import GAMES
from games.quacks.moves import Draw

KEY = b"a key that only this test knows."
SEATS = 5
ONE_DRAW = 1536
ANOTHER = 256
"""For each further chip: in a common step all who still brew draw at once, and a card may draw, too."""
THE_COUNT = 768
"""The draw that ends the brewing of all brings the dice, and whatever else is counted before somebody is asked."""


@dataclass(frozen=True)
class Sent:
    """The frames of one draw, as they go over the line."""

    drawn: int
    brewing: bool
    """The brewing goes on."""
    frames: list[bytes]


def draws(seed: int) -> Iterator[Sent]:
    """A whole match in which people choose at random, but would rather draw; all that each draw sends."""
    codec: Codec[Any] = Codec(GAMES["quacks"])
    choose = random.Random(seed)
    now, _ = live.begin(codec, 1, SEATS, codec.game.options(), KEY)
    while asked := [seat for seat, prompt in enumerate(now.shown.prompts) if prompt and prompt.owes]:
        seat = choose.choice(asked)
        move = _chosen(now, seat, choose)
        played = live.play(codec, 1, now, seat, None, move, KEY)
        now = played.live
        if isinstance(move, Draw):
            drawn = sum(others["kind"] == "drawn" for others, _, _ in played.entry.told if others)
            frames = [frame for viewer in (None, *range(SEATS)) if (frame := played.reveal.frame(viewer))]
            yield Sent(drawn, now.shown.public.phase == "brewing", [frame.encode() for frame in frames])


def _chosen(now: Live, seat: int, choose: random.Random) -> Any:
    prompt = now.shown.prompts[seat]
    assert prompt is not None
    drawing = [move for move in prompt.moves if isinstance(move, Draw)]
    return choose.choice(drawing if drawing and choose.random() < 0.7 else prompt.moves)


@pytest.mark.parametrize("seed", [2, 3, 4, 7])
def test_Q2_a_draw_is_a_small_frame_for_every_viewer(seed: int) -> None:
    sent = list(draws(seed))
    for draw in sent:
        most = ONE_DRAW + ANOTHER * max(0, draw.drawn - 1) + (0 if draw.brewing else THE_COUNT)
        assert max(map(len, draw.frames)) <= most, max(draw.frames, key=len)
    assert len([draw for draw in sent if draw.drawn == 1 and draw.brewing]) > 50
    assert any(draw.drawn >= SEATS for draw in sent), "all draw at once in the last round"
