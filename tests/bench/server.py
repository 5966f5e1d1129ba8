"""How fast a whole server is: real games over real websockets, every move in a Postgres that syncs to the disk."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from statistics import quantiles

import uvloop

from tests.bench.players import Begun, Crowd, Noticed, closed_loop, open_loop, seated
from tests.bench.rows import Row
from tests.bench.site import Site, site
from tests.bench.watchers import Watchers

AT_ONCE = 40
_GAMES = {"quacks": 3, "wine_cheese": 2, "pebbles": 2}
_OPTIONS = {"pebbles": {"rounds": 5}}


async def begin(crowd: Crowd, game: str, matches: int) -> Begun:
    started = [await crowd.start(game, _GAMES[game], _OPTIONS.get(game))]
    some = asyncio.Semaphore(8)

    async def one() -> tuple[str, list[str]]:
        async with some:
            return await crowd.start(game, _GAMES[game], _OPTIONS.get(game))

    return started + await asyncio.gather(*(one() for _ in range(matches - 1)))


def throughput(address: str, seconds: float) -> Iterator[Row]:
    for game in ("wine_cheese", "quacks", "pebbles"):
        yield _durable(address, game, seconds, "3,000" if game != "pebbles" else "")
    yield _durable(address, "quacks", seconds, "", "nowhere")


def _durable(address: str, game: str, seconds: float, target: str, *words: str) -> Row:
    with site(address, *words) as server:
        noticed, spent, work = uvloop.run(closed(server, game, seconds))
    each = work / noticed.moves
    stored = "nothing stored" if words else "durable"
    what = f"{game}, {stored}, closed loop"
    limit = f"server {each * 1e6:,.0f} us of its core a move: {1 / each:,.0f} moves/s if it had the core alone"
    return Row(what, f"{noticed.moves / spent:,.0f} moves/s", target, limit + _refused(noticed))


def _refused(noticed: Noticed) -> str:
    return f"; {noticed.refused} refused" if noticed.refused else ""


async def closed(
    server: Site, game: str, seconds: float, ready: Callable[[], None] = lambda: None
) -> tuple[Noticed, float, float]:
    """Many matches as fast as they go: what was noticed, the seconds it took, and those of the server's core."""
    crowd = Crowd(server.url)
    begun = await begin(crowd, game, AT_ONCE)
    noticed = Noticed()
    matches = await seated(server.url, begun, noticed)
    ready()
    before = server.cpu()
    spent = await closed_loop(matches, seconds)
    work = server.cpu() - before
    await crowd.leave()
    return noticed, spent, work


def processes(address: str, seconds: float) -> Iterator[Row]:
    """Each server has matches of its own; the database and the load need cores too."""
    what = "two server processes on one Postgres"
    if (os.cpu_count() or 1) < 4:
        yield Row(what, "not measured", "1.7x one", "needs four cores: two for the servers, two for Postgres and load")
        return
    with site(address, core=0) as one:
        alone = uvloop.run(_rate([one], seconds))
        with site(address, core=1) as two:
            both = uvloop.run(_rate([one, two], seconds))
    yield Row(what, f"{both / alone:.2f}x one", "1.7x one", f"{both:,.0f} against {alone:,.0f} moves/s")


async def _rate(servers: list[Site], seconds: float) -> float:
    each = await asyncio.gather(*(closed(server, "wine_cheese", seconds) for server in servers))
    return sum(noticed.moves / spent for noticed, spent, _ in each)


# ------------------------------------------------------------------ latency


def latency(address: str, seconds: float) -> Iterator[Row]:
    with site(address) as server:
        noticed, work = uvloop.run(_open(server, seconds))
    busy = f"server {work / seconds:.0%} busy, {noticed.moves} moves"
    yield Row("500 moves/s over 100 matches: own answer", _ms(noticed.mine), "2 / 10 ms", busy)
    yield Row("the same: what another seat sees", _ms(noticed.theirs), "2 / 10 ms", _refused(noticed)[2:])


def narrow(address: str, seconds: float) -> Iterator[Row]:
    """C38: two connections to the database are enough for many matches."""
    with site(address, CONNECTIONS="2") as server:
        noticed, work = uvloop.run(_open(server, seconds, 200, 200))
    busy = f"server {work / seconds:.0%} busy, {noticed.moves} moves"
    yield Row(
        "200 moves/s over 200 matches, two connections", f"{max(noticed.mine) * 1e3:,.0f} ms at most", "1 s", busy
    )


async def _open(server: Site, seconds: float, number: int = 100, rate: int = 500) -> tuple[Noticed, float]:
    crowd = Crowd(server.url)
    begun = await begin(crowd, "wine_cheese", number // 2) + await begin(crowd, "quacks", number // 2)
    noticed = Noticed()
    matches = await seated(server.url, begun, noticed)
    before = server.cpu()
    await open_loop(matches, rate, seconds)
    work = server.cpu() - before
    await crowd.leave()
    return noticed, work


def _ms(seconds: list[float]) -> str:
    hundredths = quantiles(seconds, n=100)
    return f"p50 {hundredths[49] * 1e3:.1f}, p99 {hundredths[98] * 1e3:.1f} ms"


# ------------------------------------------------------------------ many who only look, many who are away


def onlookers(address: str, seconds: float, number: int = 1000) -> Iterator[Row]:
    with site(address) as server:
        moves, spent, late, work = uvloop.run(_watched(server, seconds, number))
    each = work / moves
    limit = f"server {each * 1e3:.1f} ms of its core a move: {1 / each:,.0f} moves/s if it had the core alone"
    yield Row(f"{number:,} onlookers on one match", f"{moves / spent:,.0f} moves/s", "80", limit)
    yield Row("the same: a move until the last has seen it", _ms(late), "p99 25 ms", "")


async def _watched(server: Site, seconds: float, number: int) -> tuple[int, float, list[float], float]:
    crowd = Crowd(server.url)
    begun = await begin(crowd, "wine_cheese", 1)
    watchers = Watchers(number)
    await watchers.come(server.url, begun[0][0])
    before = server.cpu()
    noticed, spent = await watchers.watch(server.url, begun[0], seconds)
    work = server.cpu() - before
    watchers.leave()
    await crowd.leave()
    return noticed.moves, spent, watchers.late, work


def memory(address: str, matches: int = 200, lines: int = 400) -> Iterator[Row]:
    for game in ("wine_cheese", "quacks"):
        with site(address) as server:
            match, line = uvloop.run(_idle(server, game, matches, lines))
        yield Row(f"{game}: an idle match in memory", f"{match / 1024:.0f} KB", "40 KB", "")
        if game == "quacks":
            yield Row("an idle connection", f"{line / 1024:.0f} KB", "30 KB", "")


async def _idle(server: Site, game: str, matches: int, lines: int) -> tuple[float, float]:
    """Of each: what many take beyond what a few have made the server keep."""
    crowd = Crowd(server.url)
    begun = await begin(crowd, game, 20)
    few = server.memory()
    begun += await begin(crowd, game, matches)
    many = server.memory()
    first, rest = Watchers(50), Watchers(lines)
    await first.come(server.url, begun[0][0])
    await asyncio.sleep(1.5)
    before = server.memory()
    await rest.come(server.url, begun[0][0])
    await asyncio.sleep(1.5)
    after = server.memory()
    first.leave()
    rest.leave()
    await crowd.leave()
    return (many - few) / matches, (after - before) / lines
