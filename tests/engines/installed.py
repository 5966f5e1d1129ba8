"""Finds Firefox and WebKit for their journeys, and installs them where apt can give them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

PROGRAMS = {
    "firefox": ("firefox-esr", "firefox"),
    "webkit": ("WebKitWebDriver",),
    "screen": ("Xvfb",),
}
"""What must be there, and what each may be called. WebKit draws on a screen only, so it gets one that nobody sees."""
PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"]


def find(what: str) -> str | None:
    """The path of a program: $FIREFOX and the like, then PATH."""
    named = os.environ.get(what.upper())
    return named or next((path for name in PROGRAMS[what] if (path := shutil.which(name))), None)


def path_of(what: str) -> str:
    path = find(what)
    assert path is not None, f"no {what}: `make test-browsers` installs it where apt can"
    return path


def missing() -> list[str]:
    return [what for what in PROGRAMS if find(what) is None]


def install() -> None:
    """Asks apt where we may; it may fail, and then missing() says so."""
    if shutil.which("apt-get") and os.geteuid() == 0:
        calm = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for words in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", *PACKAGES]):
            subprocess.run(["apt-get", *words], check=False, env=calm, stdout=subprocess.DEVNULL)


def main() -> int:
    if missing():
        install()
    for what in missing():
        hint = f"apt-get install {' '.join(PACKAGES)}"
        sys.stderr.write(
            f"No {what} found ({' or '.join(PROGRAMS[what])}). {hint}, or set ${what.upper()} to its path.\n"
        )
    return 1 if missing() else 0


if __name__ == "__main__":
    raise SystemExit(main())
