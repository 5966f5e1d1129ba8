"""Starting and stopping: a sentence and an exit code for whatever is in the way, and an orderly end."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app import pages
from app.__main__ import main
from app.client import Client
from app.config import Config
from tests.app.postgres import create, url
from tests.app.server import serving


@pytest.fixture
def outcome(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Outcome:
    for name in ("DATABASE_URL", "HOST", "ORIGINS", "LOG_LEVEL", "WORKERS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATA_DIR", str(tmp_path))
    monkeypatch.setenv("PORT", "0")
    return Outcome(monkeypatch, capsys)


class Outcome:
    """How `python -m app` ends with these settings: its exit code, and the one line that it says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch, self._capsys = monkeypatch, capsys

    def of(self, **settings: str) -> tuple[int, str]:
        for name, value in settings.items():
            self._monkeypatch.setenv(name, value)
        code = main()
        said = self._capsys.readouterr().err
        assert said.count("\n") == 1
        return code, said


def test_a_port_that_is_no_number(outcome: Outcome) -> None:
    assert outcome.of(PORT="many") == (2, "PORT is not a number: 'many'\n")


@pytest.mark.parametrize(
    "wrong", [{"PORT": "70000"}, {"LOG_LEVEL": "loud"}, {"DATABASE_URL": "mysql://host/name"}], ids=str
)
def test_settings_that_mean_nothing(outcome: Outcome, wrong: dict[str, str]) -> None:
    code, said = outcome.of(**wrong)
    assert code == 2 and next(iter(wrong)) in said


def test_workers_without_a_postgres(outcome: Outcome) -> None:
    code, said = outcome.of(WORKERS="2")
    assert code == 2 and "WORKERS=2 needs a Postgres" in said and "DATABASE_URL=" in said
    assert outcome.of(WORKERS="0")[0] == outcome.of(WORKERS="many")[0] == 2


@pytest.mark.parametrize("connections", ["1", "many", "2000"])
def test_connections_that_are_too_few_or_none(outcome: Outcome, connections: str) -> None:
    assert outcome.of(CONNECTIONS=connections)[0] == 2


def test_a_data_folder_that_cannot_be_written(outcome: Outcome, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    code, said = outcome.of(DATA_DIR=str(tmp_path / "file/data"))
    assert code == 2 and "Not a directory" in said and str(tmp_path) in said


def test_a_port_in_use(outcome: Outcome) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, said = outcome.of(PORT=str(taken.getsockname()[1]))
    assert code == 3 and "Address already in use" in said


def test_a_locked_database(outcome: Outcome, tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "cellar.sqlite3") as other:
        other.execute("begin exclusive")
        code, said = outcome.of()
    other.close()
    assert code == 4 and "database is locked" in said


def test_a_database_that_is_not_there(outcome: Outcome) -> None:
    code, said = outcome.of(DATABASE_URL="postgresql://cellar:secret@127.0.0.1:1/cellar")
    assert code == 4 and "The database cannot be used" in said and "secret" not in said


def test_a_database_with_other_tables(outcome: Outcome, postgres_folder: str) -> None:
    create(postgres_folder, "empty")
    code, said = outcome.of(DATABASE_URL=url(postgres_folder, "empty"))
    assert code == 4 and "python -m app.migrate" in said
    code, said = outcome.of(DATABASE_URL=url(postgres_folder, "nowhere"))
    assert code == 4 and '"nowhere" does not exist' in said


@pytest.fixture
def running(config: Config) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """`python -m app` and its address."""
    settings = {"PORT": "0", "DATABASE_URL": config.database_url, "DATA_DIR": str(config.data_dir)}
    command = [sys.executable, "-m", "app"]
    with subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline().split()[-1]
        finally:
            server.kill()


async def test_C70_told_to_stop(running: tuple[subprocess.Popen[str], str]) -> None:
    """Whoever is connected hears that the server restarts; then it is gone, without an error."""
    server, address = running
    async with Client(address) as stranger:
        answer = await stranger.http.post("/api/guest", json={"name": "Anna"})
        cookie = f"guest={answer.cookies['guest']}"
    async with Client(address, cookie=cookie) as anna:
        room = await anna.open("wine_cheese")
        async with connect(f"{anna.sockets}/ws/{room.code}", additional_headers=anna.headers) as table:
            await table.recv()
            server.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed):
                while True:
                    await table.recv()
    assert table.close_code == 1012
    assert server.wait() == -signal.SIGTERM
    assert server.stdout is not None
    log = server.stdout.read()
    assert '"/api/rooms"' in log and answer.cookies["guest"] not in log


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("10.0.0.0/8", False), ("", False)])
async def test_who_is_believed_about_https(tmp_path: Path, proxies: str, believed: bool) -> None:
    """A cookie is for https alone where the page came by it, and only a proxy that is known can say so."""
    async with serving(Config(data_dir=tmp_path, proxies=proxies)) as server, httpx.AsyncClient() as browser:
        headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.7"}
        answer = await browser.post(f"{server.url}/api/guest", json={"name": "Anna"}, headers=headers)
        assert ("Secure" in answer.headers["set-cookie"]) == believed


async def test_the_client_is_served(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets/index-abc123.js").write_text("play()")
    (tmp_path / "index.html").write_text("<!doctype html>the page")
    app = FastAPI()
    pages.serve(app, [tmp_path])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as browser:
        for path in ("/", "/r/VINE-7K2M", "/index.html"):
            page = await browser.get(path)
            assert page.status_code == 200 and "the page" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = await browser.get("/assets/index-abc123.js")
        assert script.text == "play()" and "immutable" in script.headers["cache-control"]
        for path in ("/assets/old.js", "/api/nothing", "/ws/nothing"):
            assert (await browser.get(path)).status_code == 404


async def test_a_client_that_is_not_built(tmp_path: Path) -> None:
    app = FastAPI()
    pages.serve(app, [tmp_path])
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as browser:
        assert "not built yet" in (await browser.get("/")).text
