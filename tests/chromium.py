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


def find() -> str | None:
    """The path of a browser: $CHROMIUM, then PATH, then what Playwright has installed."""
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    for name in _NAMES:
        if path := shutil.which(name):
            return path
    cache = Path(os.environ.get("PLAYWRIGHT_BROWSERS_PATH", Path.home() / ".cache/ms-playwright"))
    return next((str(path) for path in sorted(cache.glob("chromium-*/chrome-linux*/chrome"))), None)


def install() -> None:
    """Asks apt where we may, else Playwright; both may fail, and then find() says so."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "chromium"]):
            subprocess.run(["apt-get", *words], check=False, env=calm, stdout=subprocess.DEVNULL)
    if find() is None:
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)


def main() -> int:
    if find() is None:
        install()
    if find() is None:
        sys.stderr.write("No Chromium found. Install one (apt-get install chromium) or set $CHROMIUM to its path.\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
