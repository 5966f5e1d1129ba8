"""Small changes between two objects, as JSON: what was seen before, plus a patch, is what is seen now.

A patch is an object of changes by key, by field or by list index, or a list that is an operation: `["=", value]` sets,
`["-"]` deletes, `["+", items]` appends, `["~", edits]` edits a list and `["#", groups]` sets one that repeats itself
(`app/lists.py`). `{}` changes nothing. `frontend/src/lib/patch.ts` reads the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from pydantic_core import to_jsonable_python

from app.lists import edit, edits, spelled, unfolded, whole

Json = Any
Patch = dict[str, Any] | list[Any]

_NESTED_SHARE = 3
"""A list of plain values is set whole once more than one in so many changed."""


class Misfit(Exception):
    """The value does not have the shape that the patch was made for."""


def diff(old: Any, new: Any) -> Patch:
    """What changed between two objects of dataclasses, mappings, sequences and plain values.

    Equal means equal to Python, so a field that is `1` now and `True` later counts as unchanged.
    """
    if old is new:
        return {}
    same = type(old) is type(new)
    if same and (names := _names(new.__class__)):  # not compared as a whole first: the fields are, one by one
        return _fields(names, old, new)
    if old == new:
        return {}
    if isinstance(new, (list, tuple)) and isinstance(old, (list, tuple)):
        return _sequence(old, new)
    if same and isinstance(new, dict):
        return _mapping(old, new)
    return ["=", to_jsonable_python(new)]


def apply(patch: Patch, value: Json) -> Json:
    """The changed JSON value; the old one stays as it is and shares what did not change."""
    match patch:
        case ["=", new]:
            return new
        case ["+", items] if isinstance(value, list):
            return [*value, *items]
        case ["~", changes] if isinstance(value, list):
            return edit(changes, value)
        case ["#", groups]:
            return unfolded(groups)
        case {} if not patch:
            return value
        case {} if isinstance(value, dict):
            return _apply_mapping(patch, value)
        case {} if isinstance(value, list):
            return _apply_list(patch, value)
    raise Misfit("the patch does not fit the value")


@cache
def _names(kind: Any) -> tuple[str, ...]:
    """The fields of a dataclass; none for everything else."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def _fields(names: tuple[str, ...], old: Any, new: Any) -> dict[str, Any]:
    changes = {}
    for name in names:
        was, now = getattr(old, name), getattr(new, name)
        if was is not now and (change := diff(was, now)):
            changes[name] = change
    return changes


def _changes(parts: Any) -> dict[str, Any]:
    changes = {}
    for name, old, new in parts:
        change = diff(old, new)
        if change:
            changes[name] = change
    return changes


def _mapping(old: Mapping[Any, Any], new: Mapping[Any, Any]) -> Patch:
    changes: dict[str, Any] = {_key(key): ["-"] for key in old if key not in new}
    changes |= {_key(key): ["=", to_jsonable_python(value)] for key, value in new.items() if key not in old}
    changes |= _changes((_key(key), old[key], value) for key, value in new.items() if key in old)
    return ["=", to_jsonable_python(new)] if len(changes) > len(new) else changes


def _key(key: Any) -> str:
    """The key as JSON writes it."""
    return key if isinstance(key, str) else next(iter(to_jsonable_python({key: None})))


def _sequence(old: Sequence[Any], new: Sequence[Any]) -> Patch:
    """Item by item where most are the same, else an edit, else the whole: whatever carries least."""
    if len(old) == len(new):
        changes = _changes((str(index), was, now) for index, (was, now) in enumerate(zip(old, new, strict=True)))
        if sum(isinstance(change, list) for change in changes.values()) * _NESTED_SHARE <= len(new):
            return changes
    changed = edits(old, new)
    match changed:
        case []:  # equal items in a list and a tuple
            return {}
        case [[start, 0, items]] if start == len(old) > 0:
            return ["+", to_jsonable_python(items)]
        case [[start, gone]] if gone == 1:
            return {str(start): ["-"]}
    if len(changed) + sum(len(items) for _, _, *some in changed for items in some) < len(new):
        return ["~", spelled(changed)]
    return whole(to_jsonable_python(new))


def _apply_mapping(patch: Mapping[str, Any], value: Mapping[str, Json]) -> Json:
    changed = dict(value)
    for key, change in patch.items():
        if change == ["-"]:
            changed.pop(key, None)
        else:
            changed[key] = apply(change, changed.get(key))
    return changed


def _apply_list(patch: Mapping[str, Any], value: Sequence[Json]) -> Json:
    changed: list[Json] = list(value)
    for key, change in patch.items():
        if not (key.isdecimal() and int(key) < len(changed)):
            raise Misfit(f"no item {key}")
        if change != ["-"]:
            changed[int(key)] = apply(change, changed[int(key)])
    gone = {int(key) for key, change in patch.items() if change == ["-"]}
    return [item for index, item in enumerate(changed) if index not in gone] if gone else changed
