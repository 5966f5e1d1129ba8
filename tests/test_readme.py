"""What the README says, done: its bot plays, programs play each other, admins are answered, failures are told."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
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


def bot(site: Site, *words: str) -> str:
    return site.run("app.bot", "--url", site.url, "--game", "wine_cheese", *words)


def test_the_bot_in_twenty_lines_plays_whole_matches(site: Site, tmp_path: Path) -> None:
    (source,) = SOURCES
    assert sum(bool(line.strip()) for line in source.splitlines()) <= 20
    (tmp_path / "mybot.py").write_text(source)
    site.more["PYTHONPATH"] = str(tmp_path)
    words = ["--token", site.token("bot", "Robo"), "--policy", "mybot:choose", "--against", "easy", "--matches", "2"]
    assert bot(site, *words).count("ended: ranks") == 2


def test_two_programs_play_while_an_admin_looks_on(site: Site) -> None:
    """The two commands of the README, and its requests, on one running server."""
    one, two = (["--token", site.token("bot", name), "--policy", "random", "--matches", "2"] for name in ("One", "Two"))
    token = site.run("app.admin", "token", "--kind", "admin", "--name", "me").strip()
    with (
        ThreadPoolExecutor(2) as shells,
        httpx.Client(base_url=site.url, headers={"Authorization": f"Bearer {token}"}) as admin,
    ):
        ends = [shells.submit(bot, site, *one, "--open"), shells.submit(bot, site, *two, "--join-any")]
        assert [end.result().count("ended: ranks") for end in ends] == [2, 2]
        found = admin.get("/api/admin/matches", params={"status": "finished", "limit": 50}).json()["matches"]
        assert len(found) == 2
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


def test_it_says_why_it_cannot_start(site: Site) -> None:
    """By an exit code and one line; each way of failing is tried in tests/app/test_run.py."""
    environment = {**site.environment, "PORT": "many"}
    done = subprocess.run([sys.executable, "-m", "app"], env=environment, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (2, "PORT is not a number: 'many'\n")


def test_every_file_that_it_names_is_there() -> None:
    root = Path(__file__).parent.parent
    for target in re.findall(r"\]\(([^)]+)\)", README):
        assert target.startswith("http") or (root / target.partition("#")[0]).exists(), target
