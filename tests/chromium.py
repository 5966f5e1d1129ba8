"""Finds a Chromium for the browser tests, and installs one where apt can give it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_SHELLS = ("chromium-headless-shell", "chrome-headless-shell")
_PACKAGES = ("chromium", "chromium-headless-shell")


def find() -> str | None:
    """The path of a browser for pages: $CHROMIUM, then a shell without the browser's own window, which draws the same
    for a fifth less of the machine, then a whole one."""
    return os.environ.get("CHROMIUM") or _first(_SHELLS, "chromium_headless_shell-*/*/*headless*shell") or find_whole()


def find_whole() -> str | None:
    """The path of a browser that also does what is not of the page, such as telling: $CHROMIUM, PATH, Playwright's."""
    return os.environ.get("CHROMIUM") or _first(_NAMES, "chromium-*/chrome-linux*/chrome")


def _first(names: tuple[str, ...], played: str) -> str | None:
    """The first of these on PATH, or what Playwright has installed."""
    for name in names:
        if path := shutil.which(name):
            return path
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    return next((str(path) for path in sorted(cache.glob(played))), None)


def install() -> None:
    """Asks apt where we may, else Playwright; both may fail, and then find_whole() says so."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        # One by one: not every archive has both.
        for words in (["update", "-qq"], *(["install", "-y", "-qq", package] for package in _PACKAGES)):
            subprocess.run(["apt-get", *words], check=False, env=calm, stdout=subprocess.DEVNULL)
    if find_whole() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    if find_whole() is None:
        install()
    if find_whole() is None:
        sys.stderr.write("No Chromium found. Install one (apt-get install chromium) or set $CHROMIUM to its path.\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
