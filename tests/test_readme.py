"""What the README says, done: its bot plays, programs play each other, admins are answered, failures are told."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.site import Site

README = (Path(__file__).parent.parent / "README.md").read_text()
SOURCES = re.findall(r"^```python\n(.*?)^```", README, re.DOTALL | re.MULTILINE)


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path) as running:
        yield running


def token(site: Site, kind: str, name: str) -> str:
    return site.run("app.admin", "token", "--kind", kind, "--name", name).strip()


def bot(site: Site, *words: str) -> str:
    return site.run("app.bot", "--url", site.url, "--game", "wine_cheese", *words)


def test_the_bot_in_twenty_lines_plays_whole_matches(site: Site, tmp_path: Path) -> None:
    (source,) = SOURCES
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 20
    (tmp_path / "mybot.py").write_text(source)
    site.more["PYTHONPATH"] = str(tmp_path)
    words = ["--token", token(site, "bot", "Robo"), "--policy", "mybot:choose", "--against", "easy", "--matches", "2"]
    assert bot(site, *words).count("ended: ranks") == 2


def test_two_programs_play_ten_matches_while_an_admin_looks_on(site: Site) -> None:
    """The two commands of the README, and its requests, on one running server."""
    one, two = (
        ["--token", token(site, "bot", name), "--policy", "random", "--matches", "10"] for name in ("One", "Two")
    )
    with (
        ThreadPoolExecutor(2) as shells,
        httpx.Client(base_url=site.url, headers={"Authorization": f"Bearer {token(site, 'admin', 'me')}"}) as admin,
    ):
        ends = [shells.submit(bot, site, *one, "--open"), shells.submit(bot, site, *two, "--join-any")]
        assert [end.result().count("ended: ranks") for end in ends] == [10, 10]
        found = admin.get("/api/admin/matches", params={"status": "finished", "limit": 50}).json()["matches"]
        assert len(found) == 10
        assert all(sorted(match["names"]) == ["One", "Two"] for match in found)
        code = found[0]["code"]
        whole = admin.get(f"/api/admin/matches/{code}").json()
        assert len(whole["entries"]) == whole["seq"] + 1
        then = admin.get(f"/api/admin/matches/{code}/view", params={"seat": 0, "at": 40}).json()
        now = admin.get(f"/api/admin/matches/{code}/view", params={"seat": 0}).json()
        assert then["public"]["winner"] is None
        assert now["public"]["winner"] is not None
        assert then["log"] == now["log"][: len(then["log"])]
        refused = admin.post(f"/api/admin/matches/{code}/abort", json={"reason": "both went home"})
        assert (refused.status_code, refused.json()["code"]) == (409, "over")


def start(site: Site, **setting: str) -> tuple[int, str]:
    """The exit code of a server that cannot start, and what it says."""
    environment = {**site.environment, "PORT": "0", **setting}
    done = subprocess.run([sys.executable, "-m", "app"], env=environment, capture_output=True, text=True, timeout=60)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stderr


def test_it_says_why_it_cannot_start(site: Site, tmp_path: Path) -> None:
    port = site.url.rsplit(":", 1)[1]
    other = str(tmp_path / "other")
    (tmp_path / "other").mkdir()
    assert start(site, PORT="many") == (2, "PORT is not a number: 'many'\n")
    assert start(site, PORT="70000") == (2, "PORT is not a port: '70000'\n")
    assert start(site, LOG_LEVEL="loud")[0] == 2
    assert start(site, DATABASE_URL="mysql://host/name")[0] == 2
    code, says = start(site, DATA_DIR="/proc/nowhere")
    assert (code, "/proc/nowhere" in says) == (2, True)
    code, says = start(site, DATA_DIR=other, PORT=port)
    assert (code, port in says) == (3, True)
    code, says = start(site, DATABASE_URL="postgresql://nobody@127.0.0.1:9/none")
    assert (code, "database" in says.lower()) == (4, True)


def test_it_says_that_the_database_is_locked(site: Site, tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir()
    with closing(sqlite3.connect(folder / "cellar.sqlite3", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        code, says = start(site, DATA_DIR=str(folder))
    assert (code, "locked" in says) == (4, True), says


def test_every_file_that_it_names_is_there() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert target.startswith("http") or (root / target.partition("#")[0]).exists(), target
