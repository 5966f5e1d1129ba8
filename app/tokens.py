"""Tokens of admins and programs on the command line: `python -m app.admin token --kind bot --name NAME`."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from datetime import UTC, datetime

from app.config import from_environment
from app.db import connect
from app.migrate import upgrade
from app.people import People


def main(arguments: list[str] | None = None) -> None:
    asyncio.run(_run(_parser().parse_args(arguments)))


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m app.admin", description="Tokens of admins and programs.")
    commands = parser.add_subparsers(dest="command", required=True)
    token = commands.add_parser("token", help="make a token; it is shown this once")
    token.add_argument("--kind", choices=["admin", "bot"], required=True)
    token.add_argument("--name", required=True, type=_name)
    revoke = commands.add_parser("revoke", help="forget all tokens with a name")
    revoke.add_argument("--name", required=True)
    commands.add_parser("list", help="kind, name and time of every token")
    return parser


def _name(text: str) -> str:
    name = text.strip()
    if not (1 <= len(name) <= 24 and name.isprintable()):
        raise argparse.ArgumentTypeError("a name has 1 to 24 printable characters")
    return name


async def _run(chosen: argparse.Namespace) -> None:
    config = from_environment(os.environ)
    engine = connect(config)
    if config.embedded:
        await upgrade(engine)
    people = People(engine)
    if chosen.command == "token":
        _say(await people.issue(chosen.kind, chosen.name))
    elif chosen.command == "revoke":
        _say(f"{await people.revoke(chosen.name)} revoked")
    else:
        for kind, name, created in await people.issued():
            _say(f"{kind:6} {datetime.fromtimestamp(created / 1000, UTC):%Y-%m-%d %H:%M}  {name}")
    await engine.dispose()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
