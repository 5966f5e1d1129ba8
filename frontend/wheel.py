"""Builds the browser client into the wheel, so that an installed package serves it without Node."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Editable installs serve the client from where `make` builds it, and need no build here."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = Path(self.root) / "frontend"
        if not (client / "dist/index.html").exists():
            subprocess.run(["npm", "ci", "--omit=dev", "--loglevel=error"], cwd=client, check=True)
            subprocess.run(["npm", "run", "build"], cwd=client, check=True)
        build_data["force_include"][str(client / "dist")] = "app/client"
