"""What is printed: the spaces of the pot, the score track, the test tubes and the die (rules 3, 4, 7, 11)."""

from __future__ import annotations

from bisect import bisect_left

from games.quacks.words import Face, Kind

COINS: list[int] = (
    [*range(15)] + [coins for coins in range(15, 34) for _ in range(2)] + [35]
)  # from 15 on every number is printed on two neighbouring spaces
POINTS = (
    [0] * 6 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4 + [6] * 3 + [7] * 3
    + [8] * 3 + [9] * 3 + [10] * 3 + [11] * 3 + [12] * 4 + [13] * 3 + [14] * 2 + [15]
)  # fmt: skip
RUBIES = (5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52)

LAP = 50
TAILS = (1, 4, 7, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 42, 44, 46, 48)
"""On one lap of the score track; tail t lies between the spaces t and t + 1."""

LAST_GLASS = 12
GLASSES: list[tuple[int, int, Kind | None]] = [
    (0, 0, None),
    (1, 0, None),
    (0, 1, None),
    (0, 0, "blue1"),
    (0, 2, None),
    (0, 0, "black1"),
    (0, 2, None),
    (0, 0, "red2"),
    (0, 3, None),
    (0, 0, "purple1"),
    (0, 3, None),
    (0, 0, "yellow4"),
    (0, 4, None),
]
"""What a droplet pays on this glass: rubies, points, a chip."""

FACE_POINTS: dict[Face, int] = {"one_point": 1, "another_point": 1, "two_points": 2}


def tails_between(points: int, leader: int) -> int:
    """The rat tails t with points <= t < leader (rule 4.4)."""
    return _tails_below(leader) - _tails_below(points)


def _tails_below(points: int) -> int:
    laps, space = divmod(points, LAP)
    return laps * len(TAILS) + bisect_left(TAILS, space)
