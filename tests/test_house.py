"""What must hold of the house itself: arrows, lock files, container files, and no file too big."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parent.parent
BIN = Path(sys.executable).parent


def run(*words: str) -> str:
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def tracked(*patterns: str) -> list[Path]:
    return [ROOT / name for name in run("git", "ls-files", "--", *patterns).splitlines()]


def test_imports_follow_the_arrows() -> None:
    run(str(BIN / "lint-imports"))


def test_python_lock_names_no_private_registry() -> None:
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    for package in lock["package"]:
        source = package["source"]
        assert source.get("registry", "https://pypi.org/simple") == "https://pypi.org/simple", package["name"]
        for file in [*package.get("wheels", []), package.get("sdist", {})]:
            assert file.get("url", "https://files.pythonhosted.org/").startswith("https://files.pythonhosted.org/")


def test_client_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "frontend/package-lock.json").read_text())
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []


def test_locks_are_current() -> None:
    uv = shutil.which("uv") or str(ROOT / ".uv/bin/uv")
    run(uv, "lock", "--check", "--offline")


def test_dockerfile_is_sound() -> None:
    run(str(BIN / "hadolint"), "--ignore", "DL3008", "Dockerfile")


def test_compose_is_sound() -> None:
    run(str(BIN / "check-jsonschema"), "--builtin-schema", "vendor.compose-spec", "docker-compose.yml")


def test_compose_migrates_before_it_serves() -> None:
    services = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
    assert services["app"]["depends_on"] == {"migrate": {"condition": "service_completed_successfully"}}
    assert services["migrate"]["depends_on"] == {"postgres": {"condition": "service_healthy"}}


def test_compose_lets_nobody_in_but_by_the_proxy() -> None:
    """The servers have no port outside, and believe the proxy and nobody else about who comes."""
    services = yaml.safe_load((ROOT / "docker-compose.yml").read_text())["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert (
        services["app"]["environment"]["FORWARDED_ALLOW_IPS"] == services["caddy"]["networks"]["house"]["ipv4_address"]
    )


@pytest.mark.parametrize("path", tracked("*.py", "*.ts", "*.svelte"), ids=lambda path: path.name)
def test_no_file_is_too_big(path: Path) -> None:
    tables = {"wire.ts", "words.ts", "cards.py", "board.py"}
    if path.exists() and path.name not in tables and "words" not in path.parts:
        assert len(path.read_text().splitlines()) <= 300


@pytest.mark.parametrize("path", tracked("*"), ids=lambda path: path.name)
def test_nothing_names_a_place_outside(path: Path) -> None:
    """The repository stands alone: no path of somebody's machine."""
    if path.suffix in {".woff2", ".png", ".webp"} or path == Path(__file__) or not path.exists():
        return
    text = path.read_text()
    assert not any(place in text for place in ("/wo" + "rk/", "/ro" + "ot/", "../sha" + "red"))
