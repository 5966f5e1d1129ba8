"""Runs the server until a signal comes, or says in one sentence what is in the way."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import tempfile
from collections.abc import Mapping
from typing import Any

from app import crew
from app.bus import Bus
from app.config import Config
from app.db import connect
from app.main import create_app
from app.migrate import is_current, upgrade
from app.serve import Serving, server_settings
from games import GAMES
from games.game import Game


class CannotStart(Exception):
    """A sentence for whoever runs the server, and an exit code: 2 the data folder, 3 the port, 4 the database."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


def run(config: Config, games: Mapping[str, Game[Any]] = GAMES, bus: Bus | None = None) -> None:
    """Serves until a signal comes; CannotStart if something is in the way."""
    _check_folder(config)
    with listen(config.host, config.port) as listening:
        asyncio.run(_check_database(config))
        sys.stdout.write(f"Cellar & Cauldron: open http://{config.host}:{listening.getsockname()[1]}\n")
        sys.stdout.flush()
        if config.workers > 1:
            crew.lead(config.workers, crew.hiring(work, config, games, listening))
        else:
            work(config, games, listening, bus)


def work(config: Config, games: Mapping[str, Game[Any]], listening: socket.socket, bus: Bus | None = None) -> None:
    """Serves on this socket, which other processes may have as well."""
    settings = server_settings(create_app(config, games, bus), config.proxies)
    # Modules, routes and tables stay until the end: a collection that walked all of them held up every match.
    gc.collect()
    gc.freeze()
    with asyncio.Runner(loop_factory=settings.get_loop_factory()) as runner:
        runner.run(_serve(Serving(settings), listening))


async def _serve(server: Serving, listening: socket.socket) -> None:
    """Until a signal comes, or until whoever leads this process has died."""
    leader = crew.orphaned()
    if leader is not None:
        asyncio.get_running_loop().add_reader(leader, server.leave)
    await server.serve([listening])


def _check_folder(config: Config) -> None:
    if not config.embedded:
        return
    try:
        config.data_dir.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=config.data_dir):
            pass
    except OSError as error:
        raise CannotStart(2, f"The data folder {config.data_dir} cannot be written: {error.strerror}.") from None


def listen(host: str, port: int) -> socket.socket:
    """Opened here and not by the server, so that a port in use is a sentence and not a traceback.

    The protocol is named, since asyncio sends small answers at once only on sockets that say they are TCP.
    """
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, proto=socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise CannotStart(3, f"Cannot listen on {host}, port {port}: {error.strerror}.") from None
    return listening


async def _check_database(config: Config) -> None:
    engine = connect(config)
    try:
        if config.embedded:
            await upgrade(engine)
        elif not await is_current(engine):
            raise CannotStart(4, "The database has other tables than this server: run `python -m app.migrate`.")
    except CannotStart:
        raise
    except Exception as error:
        reason = str(error).splitlines()[0] if str(error) else type(error).__name__
        raise CannotStart(4, f"The database cannot be used: {reason}") from None
    finally:
        await engine.dispose()
