"""Checks the luck of a match that is over, without a server or a database: `python -m app.verify FILE`.

The file is what `GET /api/rooms/{code}/export` gives. The secret must be the one that was pledged, and with the nonces
of the players it must give every number of the match again, by the rules. Exit code 0: it does; 1: it does not, and the
first difference is named; 2: there is nothing to check.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import from_json, to_jsonable_python

from app.chance import commitment, match_key
from app.codec import Codec
from app.history import Export
from app.rerun import Ran, Rerun
from games import GAMES
from games.game import Game
from games.luck import Keyed

_EXPORT: TypeAdapter[Export] = TypeAdapter(Export)


class Unreadable(Exception):
    """There is nothing to check; the text says why."""


class Differs(Exception):
    """The match is not what it says it is; the text says where."""


def read(text: bytes) -> Export:
    """The match in a file. Unreadable if it is no match that is over."""
    try:
        found = from_json(text)
    except ValueError:
        raise Unreadable("this is not JSON") from None
    if isinstance(found, dict) and found.get("kind") == "snapshot":
        raise Unreadable("this match was not over when it was taken; its secret is shown at its end")
    try:
        return _EXPORT.validate_json(text, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"]) or "the whole"
        raise Unreadable(f"this is no exported match: {where[:100]}: {first['msg']}") from None


def verify(codec: Codec[Any], match: Export) -> list[Ran]:
    """Every entry, run again with the numbers that the secret gives. Differs where something is not as it should be."""
    key = _pledged_key(match)
    _in_order(match)
    rerun = Rerun(codec, match, lambda _: Keyed(key))
    ran = []
    for one in rerun:
        ran.append(one)
        if wrong := _difference(one):
            raise Differs(f"entry {one.entry.seq}: {wrong}{_versions(codec.game.version, match)}")
    _ended(match, to_jsonable_python(codec.game.outcome(rerun.state)))
    return ran


def _pledged_key(match: Export) -> bytes:
    room = match.room
    if room.commitment is None or room.secret is None or room.nonces is None:
        raise Differs("nothing was pledged for this match, so that nothing can be checked")
    try:
        secret = bytes.fromhex(room.secret)
    except ValueError:
        raise Differs("the secret is not written in hexadecimal digits") from None
    if room.secret != secret.hex() or commitment(secret) != room.commitment:
        raise Differs("the secret is not the one that was pledged")
    if len(room.nonces) != len(room.seats):
        raise Differs("there is not one nonce for each seat")
    return match_key(secret, room.code, room.nonces)


def _in_order(match: Export) -> None:
    if [entry.seq for entry in match.entries] != list(range(len(match.entries))):
        raise Differs("the entries are not numbered from 0 on")
    if [entry.seq for entry in match.entries if entry.cause in ("start", "fork")] != [0]:
        raise Differs("a match has one start, entry 0")
    first, origin = match.entries[0], match.room.origin
    if first.cause != ("fork" if origin else "start") or first.move != (origin and origin.model_dump()):
        raise Differs("entry 0: the match does not begin where the room says")
    if (first.seat, first.patch) != (None, {}):
        raise Differs("entry 0: a start is nobody's move")


def _difference(ran: Ran) -> str:
    entry = ran.entry
    if ran.fault:
        return ran.fault
    if ran.drawn != entry.chance:
        return f"the numbers drawn are {entry.chance}, and should be {ran.drawn}"
    if ran.seen or ran.state:
        return "something else comes out: " + ", ".join(ran.seen or ran.state)
    return ""


def _ended(match: Export, outcome: Any) -> None:
    aborted = match.entries[-1].cause == "abort"
    if any(entry.cause == "abort" for entry in match.entries[:-1]):
        raise Differs("the match goes on after its end")
    if aborted and (match.room.reason or "") != str((match.entries[-1].move or {}).get("reason", "")):
        raise Differs("another reason is given for the end")
    if match.room.status != ("aborted" if aborted else "finished") or (outcome is None and not aborted):
        raise Differs("the match is not over, or ended otherwise")
    if to_jsonable_python(match.outcome) != outcome:
        raise Differs("the outcome is another one")


def _versions(present: int, match: Export) -> str:
    """A hint where the rules are not those of the match."""
    played = {kept.version for kept in match.states} | {match.version}
    if played == {present}:
        return ""
    return f" (played by version {', '.join(map(str, sorted(played)))} of the rules; this is version {present})"


def main(arguments: list[str] | None = None, games: Mapping[str, Game[Any]] = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="python -m app.verify", description="Checks the luck of an exported match.")
    parser.add_argument("file", type=Path)
    parser.add_argument("-v", "--verbose", action="store_true", help="say what came out for every entry")
    chosen = parser.parse_args(arguments)
    try:
        match = read(chosen.file.read_bytes())
        if match.room.game not in games:
            raise Unreadable(f"there are no rules here for {match.room.game[:40]!r}")
        ran = verify(Codec(games[match.room.game]), match)
    except OSError as error:
        return _say(f"the file cannot be read: {error.strerror}", 2)
    except Unreadable as why:
        return _say(f"nothing to check: {why}", 2)
    except Differs as why:
        return _say(f"not verified: {why}", 1)
    for one in ran if chosen.verbose else []:
        _say(_line(one), 0)
    return _say(_report(match, ran), 0)


def _line(one: Ran) -> str:
    who = "" if one.entry.seat is None else f", seat {one.entry.seat}"
    how = f"drew {one.drawn}" if one.drawn else "no chance"
    return f"{one.entry.seq} {one.entry.cause}{who}: {how}, as stored"


def _report(match: Export, ran: list[Ran]) -> str:
    room, nonces = match.room, match.room.nonces or []
    lines = [f"verified: {sum(len(one.drawn) for one in ran)} draws"]
    lines.append(f"in {len(ran)} entries of {room.code}. Compare with what your own page knew before the match:")
    lines.append(f"commitment {room.commitment}")
    if room.origin is not None:
        lines.append(
            f"It begins where {room.origin.code} was after entry {room.origin.at}: that position is taken as it is"
        )
    lines += [f"nonce of seat {seat}: {nonce or 'none'}" for seat, nonce in enumerate(nonces)]
    return "\n".join(lines)


def _say(line: str, code: int) -> int:
    sys.stdout.write(line + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
