"""The gate before new rules: runs every stored match through the rules of this version, with the recorded chance.

`python -m app.replay` reads the database of the settings, `--database URL` another, `--corpus FOLDER` exported matches.
Nothing is written. Exit code 1 if a match goes otherwise than it went and `--known FILE` does not say so, or cannot be
judged; 2 if there is nothing to read.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from app import history, look
from app.codec import Codec
from app.config import BadSetting, from_environment
from app.db import connect, reading
from app.history import Export
from app.migrate import is_current
from app.models import matches
from app.rerun import Ran, Rerun
from app.store import Store
from app.verify import Unreadable, read
from games import GAMES
from games.game import Game
from games.luck import Given

_PAGE = 100
Codecs = Mapping[str, Codec[Any]]
Known = Mapping[str, str]
"""By code of a match: how it is known to go otherwise, such as "differs at 17"."""


class NothingToRead(Exception):
    """The text says why."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one match.

    `word` is "same", "same so far" while it runs, "same to the viewers" where only the stored state is another,
    "differs at n", or "unknown" where it cannot be judged; `why` names the reason or the places that differ.
    """

    code: str
    word: str
    why: str = ""

    @property
    def passes(self) -> bool:
        return self.word.startswith("same")


def judge(codecs: Codecs, match: Export) -> Verdict:
    code, codec = match.room.code, codecs.get(match.room.game)
    if codec is None:
        return Verdict(code, "unknown", f"there are no rules here for {match.room.game[:40]!r}")
    state: list[str] = []
    for ran in Rerun(codec, match, lambda entry: Given(entry.chance)):
        if why := _otherwise(ran):
            return Verdict(code, f"differs at {ran.entry.seq}", why)
        state = state or ran.state
    if state:
        return Verdict(code, "same to the viewers", ", ".join(state))
    return Verdict(code, "same so far" if match.room.status == "running" else "same")


def _otherwise(ran: Ran) -> str:
    """Why what somebody sees, is told or draws is not what it was."""
    if ran.fault:
        return ran.fault
    if ran.drawn != ran.entry.chance:
        return f"{len(ran.drawn)} numbers are drawn, and were {len(ran.entry.chance)}"
    return ", ".join(ran.seen)


async def stored(engine: AsyncEngine) -> AsyncIterator[Export]:
    """Every match of a database that has started, one after the other."""
    store, last = Store(engine), -1
    while True:
        started = (matches.c.status != "lobby", matches.c.id > last)
        query = select(matches.c.id, matches.c.code).where(*started).order_by(matches.c.id).limit(_PAGE)
        async with reading(engine) as connection:
            page = (await connection.execute(query)).all()
        if not page:
            return
        last = page[-1].id
        for row in page:
            match, entries = await store.since(row.code, -1)
            room = look.view(match.code, match.game, match.seating, [], None, match.pledge)
            yield await history.export(engine, match, entries, room, None)


async def _of_database(codecs: Codecs, url: str | None) -> list[Verdict]:
    config = from_environment({**os.environ, **({"DATABASE_URL": url} if url else {})})
    if config.embedded and not config.database_url and not config.data_dir.is_dir():
        raise NothingToRead(f"there is no data folder {config.data_dir}")
    engine = connect(config)
    try:
        if not await is_current(engine):
            raise NothingToRead("the database has other tables than this version: run `python -m app.migrate`")
        return [judge(codecs, match) async for match in stored(engine)]
    finally:
        await engine.dispose()


def _of_corpus(codecs: Codecs, folder: Path) -> list[Verdict]:
    files = sorted(folder.rglob("*.json"))
    if not files:
        raise NothingToRead(f"there are no exported matches in {folder}")
    return [_of_file(codecs, file) for file in files]


def _of_file(codecs: Codecs, file: Path) -> Verdict:
    try:
        return judge(codecs, read(file.read_bytes()))
    except Unreadable as why:
        return Verdict(file.name, "unknown", str(why))


def _known(file: Path | None) -> Known:
    """Lines such as `VINE-27AB differs at 17: why it may`, as this program prints them."""
    lines = file.read_text().splitlines() if file else []
    pairs = (line.partition(":")[0].split(maxsplit=1) for line in lines if line.strip())
    return {pair[0]: pair[-1].strip() for pair in pairs}


def main(arguments: list[str] | None = None, games: Mapping[str, Game[Any]] = GAMES) -> int:
    parser = argparse.ArgumentParser(prog="python -m app.replay", description="Runs stored matches through the rules.")
    parser.add_argument("--database", metavar="URL", help="instead of the one of the settings")
    parser.add_argument("--corpus", metavar="FOLDER", type=Path, help="exported matches instead of a database")
    parser.add_argument("--known", metavar="FILE", type=Path, help="differences that are meant, one a line")
    chosen = parser.parse_args(arguments)
    codecs = {name: Codec(game) for name, game in games.items()}
    try:
        known = _known(chosen.known)
        if chosen.corpus:
            verdicts = _of_corpus(codecs, chosen.corpus)
        else:
            verdicts = asyncio.run(_of_database(codecs, chosen.database))
    except (NothingToRead, BadSetting) as why:
        return _say(f"nothing to replay: {why}", 2)
    except (OSError, SQLAlchemyError) as error:
        return _say(f"nothing to replay: {str(error).splitlines()[0]}", 2)
    return _report(verdicts, known)


def _report(verdicts: list[Verdict], known: Known) -> int:
    blocked = 0
    for verdict in verdicts:
        meant = not verdict.passes and known.get(verdict.code) == verdict.word
        blocked += not (verdict.passes or meant)
        why = f": {verdict.why}" if verdict.why else ""
        _say(f"{verdict.code} {verdict.word}{why}{' (known)' if meant else ''}", 0)
    words = Counter(verdict.word.partition(" at ")[0] for verdict in verdicts)
    _say(f"{len(verdicts)} matches: " + (", ".join(f"{n} {word}" for word, n in sorted(words.items())) or "none"), 0)
    return 1 if blocked else 0


def _say(line: str, code: int) -> int:
    sys.stdout.write(line + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
