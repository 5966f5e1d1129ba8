"""The counters and clocks of a move's way, kept where it passes; `metrics` shows them."""

from __future__ import annotations

from prometheus_client import Counter, Histogram

MOVES = Counter("cellar_moves", "Moves that were carried out and stored, of people, programs and house bots.", ["game"])
REFUSALS = Counter("cellar_refusals", "Requests and frames that were refused.", ["code"])
MISMATCHES = Counter("cellar_mismatches", "Views of pages that were found to differ from the server's.")
BATCH = Histogram("cellar_commit_entries", "Entries in one transaction.", buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500))
COMMIT = Histogram("cellar_commit_seconds", "Seconds of one transaction, failed ones included.")
PART = Histogram(
    "cellar_move_seconds",
    "Seconds of a move in the inbox, the rules, the comparing, the commit and the sending.",
    ["part"],
    buckets=(0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5),
)
