"""What can be set from outside: read from the environment once, in `main`, and passed on from there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from app.limits import BadLimit, Limits, read

_DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg", "sqlite": "sqlite+aiosqlite"}

_LEVELS = ("debug", "info", "warning", "error")


class BadSetting(Exception):
    """A setting that cannot be used; the text says which and why."""


@dataclass(frozen=True, slots=True)
class Config:
    database_url: str = ""
    """Empty: an embedded database in `data_dir`."""
    data_dir: Path = Path("data")
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    """Serving processes; more than one need a Postgres."""
    connections: int = 15
    """Connections to Postgres that one process opens at most, besides one for hearing from the others."""
    proxies: str = "127.0.0.1"
    """Addresses or networks of proxies, whose X-Forwarded-For and X-Forwarded-Proto are believed; nobody else's are."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may speak for a visitor; the server's own always may."""
    log_level: str = "info"
    bot_pace: float = 0.9
    """Seconds that a house bot takes for a decision, so that people can follow."""
    idle_seconds: float = 600.0
    """After this long without anybody looking, a room leaves memory."""
    rest_seconds: float = 60.0
    """After this long without anybody connected, house bots stop playing until somebody comes."""
    absent_seconds: float = 90.0
    """So long the others wait for somebody who is gone before they may choose what to do."""
    grace_seconds: float = 3.0
    """So much later than the clock says a move still counts: it was on its way. More than lines usually lag."""
    presence_pause: float = 1.0
    """At most one frame in so many seconds says who came and went."""
    snapshot_every: int = 50
    """Entries between two stored states of a match."""
    net_seconds: float = 5.0
    """How often the database is asked which of the open rooms another process has changed, should the bus fail."""
    letter_seconds: float = 20.0
    """So long the answer to a letter waits for news; what lies between lets no request wait for much longer."""
    linger_seconds: float = 5.0
    """So soon after an answer the next letter should come; else its writer is gone."""
    pack_seconds: float = 60.0
    """How often matches that are long over are packed."""
    playouts: int = 40
    """Matches played on from each moment of one that is weighed; 0: none is."""
    outbox: int = 256
    """Frames that may wait for a slow reader."""
    limits: Limits = Limits()
    """What one address, one person, one room may ask for."""

    @property
    def rest(self) -> int:
        return int(self.rest_seconds * 1000)

    @property
    def patience(self) -> int:
        return int(self.absent_seconds * 1000)

    @property
    def grace(self) -> int:
        return int(self.grace_seconds * 1000)

    @property
    def url(self) -> str:
        """The database to use, with the driver that the house uses for it."""
        if not self.database_url:
            return f"sqlite+aiosqlite:///{self.data_dir / 'cellar.sqlite3'}"
        scheme, _, rest = self.database_url.partition("://")
        return f"{_DRIVERS.get(scheme, scheme)}://{rest}"

    @property
    def embedded(self) -> bool:
        return self.url.startswith("sqlite")


def from_environment(environ: Mapping[str, str]) -> Config:
    usual = Config()
    return Config(
        database_url=_database(environ),
        data_dir=Path(environ.get("DATA_DIR", str(usual.data_dir))),
        host=environ.get("HOST", usual.host),
        port=_port(environ, usual.port),
        workers=_workers(environ, usual.workers),
        connections=_connections(environ, usual.connections),
        proxies=environ.get("FORWARDED_ALLOW_IPS", usual.proxies),
        origins=tuple(environ.get("ORIGINS", "").replace(",", " ").split()),
        log_level=_level(environ, usual.log_level),
        bot_pace=_number(environ, "BOT_PACE", usual.bot_pace),
        idle_seconds=_number(environ, "IDLE_SECONDS", usual.idle_seconds),
        absent_seconds=_number(environ, "ABSENT_SECONDS", usual.absent_seconds),
        playouts=_playouts(environ, usual.playouts),
        limits=_limits(environ),
    )


def _limits(environ: Mapping[str, str]) -> Limits:
    try:
        return read(environ.get("LIMITS", ""))
    except BadLimit as error:
        raise BadSetting(str(error)) from None


def _number(environ: Mapping[str, str], name: str, usual: float) -> float:
    try:
        return float(environ.get(name, usual))
    except ValueError:
        raise BadSetting(f"{name} is not a number: {environ[name]!r}") from None


def _port(environ: Mapping[str, str], usual: int) -> int:
    port = _number(environ, "PORT", usual)
    if port not in range(65_536):
        raise BadSetting(f"PORT is not a port: {environ['PORT']!r}")
    return int(port)


def _workers(environ: Mapping[str, str], usual: int) -> int:
    workers = _number(environ, "WORKERS", usual)
    if workers not in range(1, 257):
        raise BadSetting(f"WORKERS is not a number of processes: {environ['WORKERS']!r}")
    if workers > 1 and not environ.get("DATABASE_URL", "").startswith("postgres"):
        raise BadSetting(
            f"WORKERS={workers:.0f} needs a Postgres, which all of them share: set DATABASE_URL=postgresql://user:password@host/name"
        )
    return int(workers)


def _playouts(environ: Mapping[str, str], usual: int) -> int:
    playouts = _number(environ, "PLAYOUTS", usual)
    if playouts not in range(10_001):
        raise BadSetting(f"PLAYOUTS is not a number of matches: {environ['PLAYOUTS']!r}")
    return int(playouts)


def _connections(environ: Mapping[str, str], usual: int) -> int:
    connections = _number(environ, "CONNECTIONS", usual)
    if connections not in range(2, 1001):
        raise BadSetting(f"CONNECTIONS is not a number of connections, at least 2: {environ['CONNECTIONS']!r}")
    return int(connections)


def _database(environ: Mapping[str, str]) -> str:
    url = environ.get("DATABASE_URL", "")
    if url and url.partition("://")[0] not in {*_DRIVERS, *_DRIVERS.values()}:
        raise BadSetting("DATABASE_URL names no database that this server knows: postgresql://… or sqlite://…")
    return url


def _level(environ: Mapping[str, str], usual: str) -> str:
    level = environ.get("LOG_LEVEL", usual).lower()
    if level not in _LEVELS:
        raise BadSetting(f"LOG_LEVEL is none of {', '.join(_LEVELS)}: {level!r}")
    return level
