"""Lists in patches: what was taken out and put in, and lists whose objects repeat each other.

An edit is `[start, gone]` or `[start, gone, items]`: at this place of the old list so many items are gone, and these
stand there instead. Edits come in the order of the old list.

A group is `[object, axes]`: the keys named in `axes` have a list of values, and there is one object for each choice of
one value from each, the last axis turning fastest. `[{"house": [1, 2], "plot": ["a", "b"], "kind": "send"}, ["house",
"plot"]]` are four objects. A list of groups is the list of all their objects.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise, product
from typing import Any

from pydantic_core import to_json, to_jsonable_python

Json = Any
Edit = list[Any]
Group = list[Any]

_FEW = 4
"""Lists of fewer objects are not worth folding."""


# ------------------------------------------------------------------ edits


def edits(old: Sequence[Any], new: Sequence[Any]) -> list[Edit]:
    """What turns one list into the other; its items are those of `new`. Of items that changed places some are sent
    again: finding the smallest edit would cost more than it saves.
    """
    head = _common(old, new)
    tail = min(_common(old[::-1], new[::-1]), len(old) - head, len(new) - head)
    before, after = old[head : len(old) - tail], new[head : len(new) - tail]
    try:
        kept = (set(before), set(after))
    except TypeError:  # items that can change have no hash
        kept = (set(), set())
    return [[head + start, *rest] for start, *rest in _edits(before, after, *kept)]


def _common(old: Sequence[Any], new: Sequence[Any]) -> int:
    """How many items the two have in common at the beginning."""
    count = 0
    for was, now in zip(old, new, strict=False):
        if was != now:
            break
        count += 1
    return count


def _edits(old: Sequence[Any], new: Sequence[Any], were: set[Any], are: set[Any]) -> list[Edit]:
    """Walks through both lists; an item is kept where the same comes next in both."""
    found: list[Edit] = []
    at = to = 0
    while at < len(old) or to < len(new):
        start, first = at, to
        while at < len(old) and (not are or old[at] not in are):
            at += 1
        while to < len(new) and (not were or new[to] not in were):
            to += 1
        if (at, to) == (start, first) and not (at < len(old) and to < len(new) and old[at] == new[to]):
            at, to = min(at + 1, len(old)), min(to + 1, len(new))  # the same items in another order
        if (at, to) != (start, first):
            found.append([start, at - start, list(new[first:to])] if to > first else [start, at - start])
        while at < len(old) and to < len(new) and old[at] == new[to]:
            at, to = at + 1, to + 1
    return found


def spelled(changes: Sequence[Edit]) -> list[Edit]:
    return [[start, gone, *map(to_jsonable_python, items)] for start, gone, *items in changes]


def edit(changes: Sequence[Edit], value: Sequence[Json]) -> list[Json]:
    """The edited list."""
    edited: list[Json] = []
    at = 0
    for start, gone, *items in changes:
        edited += value[at:start]
        edited += items[0] if items else ()
        at = start + gone
    return [*edited, *value[at:]]


# ------------------------------------------------------------------ lists that repeat themselves


def whole(new: list[Json]) -> list[Any]:
    """Sets the list: as it is, or folded where that is shorter."""
    if len(new) < _FEW or not all(isinstance(item, dict) and item for item in new):
        return ["=", new]
    groups = [group for _, run in groupby(new, list) for group in folded(list(run))]
    return ["#", groups] if len(to_json(groups)) < len(to_json(new)) else ["=", new]


def folded(items: list[dict[str, Json]]) -> list[Group]:
    """Objects with the same keys as groups; the key that changes least often turns slowest."""
    turns = {key: sum(one[key] != two[key] for one, two in pairwise(items)) for key in items[0]}
    axes = sorted((key for key, count in turns.items() if count), key=lambda key: turns[key])
    return [
        [{key: choice.get(key, items[0][key]) for key in items[0]}, sides] for choice, sides in _folded(items, axes)
    ]


def _folded(items: list[dict[str, Json]], axes: Sequence[str]) -> list[tuple[dict[str, Json], list[str]]]:
    """What differs in these objects: the values of each key in `axes`, one or many, and the keys that have many."""
    if not axes:
        return [({}, []) for _ in items]
    slow, *fast = axes
    if not fast:
        return [({slow: [item[slow] for item in items]}, [slow])]
    runs = [(value, _folded(list(run), fast)) for value, run in groupby(items, lambda item: item[slow])]
    groups = []
    for inner, alike in groupby(runs, lambda run: run[1]):
        values = [value for value, _ in alike]
        if len(inner) == 1:
            choice, sides = inner[0]
            groups.append(({slow: values, **choice}, [slow, *sides]))
        else:
            groups += [({slow: value, **choice}, sides) for value in values for choice, sides in inner]
    return groups


def unfolded(groups: Sequence[Group]) -> list[Json]:
    """All objects of all groups."""
    return [
        {**same, **dict(zip(axes, choice, strict=True))}
        for same, axes in groups
        for choice in product(*(same[axis] for axis in axes))
    ]
