"""Databases and servers for the tests: real ones, each fresh, unless a test changes nothing."""

from __future__ import annotations

import itertools
import os
import shutil
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from app.config import Config
from app.limits import OFF
from tests.app.postgres import create, empty, postgres, url
from tests.app.server import Server, serving
from tests.luck import draw_by, named

_DATABASES = ["sqlite", "postgres"]
_NUMBERS = itertools.count()


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(autouse=True)
def known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Codes, secrets and nonces drawn in this process are the same each time that a test runs."""
    draw_by(named(request.node.nodeid), monkeypatch.setattr)


@pytest.fixture(scope="session")
def postgres_folder() -> Iterator[str]:
    """A Postgres with an up-to-date database called `model`, of which each test gets a copy."""
    with postgres() as folder:
        create(folder, "model")
        environment = {**os.environ, "DATABASE_URL": url(folder, "model")}
        subprocess.run([sys.executable, "-m", "app.migrate"], env=environment, check=True)
        yield folder


@pytest.fixture(scope="session")
def spare() -> list[str]:
    """Databases that tests have given back, empty again: that takes a fifth of what a new copy takes."""
    return []


@pytest.fixture(scope="session")
def sqlite_model(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An up-to-date embedded database, of which each test gets a copy."""
    folder = tmp_path_factory.mktemp("model")
    environment = {name: value for name, value in os.environ.items() if name != "DATABASE_URL"}
    environment["DATA_DIR"] = str(folder)
    subprocess.run([sys.executable, "-m", "app.migrate"], env=environment, check=True)
    return next(folder.iterdir())


@pytest.fixture(params=_DATABASES)
def config(request: pytest.FixtureRequest, tmp_path: Path) -> Config:
    return _fresh(request, tmp_path)


@pytest.fixture
async def server(config: Config) -> AsyncIterator[Server]:
    """A server with an empty database."""
    async with serving(config) as running:
        yield running


@pytest.fixture(scope="session", params=_DATABASES)
async def standing(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One server for all tests to which it does not matter what others did there."""
    async with serving(_fresh(request, tmp_path_factory.mktemp("standing"))) as running:
        yield running


def _fresh(request: pytest.FixtureRequest, folder: Path) -> Config:
    """A configuration with an empty database, and without pauses and limits made for people."""
    if request.param == "sqlite":
        shutil.copy(request.getfixturevalue("sqlite_model"), folder)
        return Config(data_dir=folder, bot_pace=0, presence_pause=0, letter_seconds=0.5, limits=OFF)
    socket: str = request.getfixturevalue("postgres_folder")
    name = _lent(request, socket, request.getfixturevalue("spare"))
    return Config(database_url=url(socket, name), bot_pace=0, presence_pause=0, letter_seconds=0.5, limits=OFF)


def _lent(request: pytest.FixtureRequest, socket: str, spare: list[str]) -> str:
    """The name of an empty database, which is given back when the test has ended."""
    if spare:
        name = spare.pop()
    else:
        create(socket, name := f"test{next(_NUMBERS)}", "model")

    def give_back() -> None:
        empty(socket, name)
        spare.append(name)

    request.addfinalizer(give_back)
    return name
