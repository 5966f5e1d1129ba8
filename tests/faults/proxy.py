"""A hostile line between clients and a server: it cuts, half closes, delays, and loses, doubles and swaps frames."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, fields

_LONGEST_WAIT = 0.05
"""Seconds for which a frame is held back at most, whether or not another one comes to go before it."""


@dataclass(frozen=True)
class Weather:
    """How likely each thing is to happen to a frame."""

    drop: float = 0.0
    double: float = 0.0
    swap: float = 0.0
    delay: float = 0.0


CALM = Weather()


class Proxy:
    def __init__(self, port: int, mix: random.Random) -> None:
        self.port = port
        """Where the server is now."""
        self.weather = CALM
        self.counts = dict.fromkeys(("cut", "half_close", "drop", "double", "swap", "delay"), 0)
        self._mix = mix
        self._lines: set[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = set()

    def cut(self) -> None:
        """Every connection breaks in the middle of whatever it is."""
        self.counts["cut"] += 1
        for ends in list(self._lines):
            for end in ends:
                end.transport.abort()

    def half_close(self) -> None:
        """The server hears that nothing more will come; whatever it sends still arrives."""
        self.counts["half_close"] += 1
        for _, server in list(self._lines):
            with suppress(OSError, RuntimeError):
                server.write_eof()

    async def accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, server = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            writer.transport.abort()
            return
        ends = (writer, server)
        self._lines.add(ends)
        try:
            async with asyncio.TaskGroup() as ways:
                ways.create_task(self._pump(reader, server))
                ways.create_task(self._pump(there, writer))
        finally:
            self._lines.discard(ends)
            for end in ends:
                end.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One way of one connection: its head as it is, and what follows frame by frame if it is a websocket."""
        with suppress(OSError, RuntimeError):
            head = await _head(reader)
            writer.write(head)
            if b"upgrade: websocket" in head.lower():
                way = _Way(writer)
                while frame := await _frame(reader):
                    await self._send(way, frame)
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        with suppress(OSError, RuntimeError):
            writer.write_eof()

    async def _send(self, way: _Way, frame: bytes) -> None:
        """Sends a frame as the weather is."""
        what = self._what() if frame[0] & 0x0F == 1 else "pass"  # control frames are the line's own business
        if what != "pass":
            self.counts[what] += 1
        if what == "delay":
            await asyncio.sleep(self._mix.random() * _LONGEST_WAIT)
        if what == "swap" and not way.held:
            way.hold(frame)
        else:
            await way.send({"drop": b"", "double": frame + frame}.get(what, frame))

    def _what(self) -> str:
        luck = self._mix.random()
        for chance in fields(Weather):
            luck -= getattr(self.weather, chance.name)
            if luck < 0:
                return chance.name
        return "pass"


class _Way:
    """Towards one end; what is held back comes after the next frame, or in a moment."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self._writer = writer
        self.held = b""

    def hold(self, frame: bytes) -> None:
        self.held = frame
        asyncio.get_running_loop().call_later(_LONGEST_WAIT, self._let_go)

    async def send(self, frames: bytes) -> None:
        self._writer.write(frames)
        self._let_go()
        await self._writer.drain()

    def _let_go(self) -> None:
        held, self.held = self.held, b""
        if held and not self._writer.is_closing():
            with suppress(RuntimeError):  # half closed meanwhile
                self._writer.write(held)


async def _head(reader: asyncio.StreamReader) -> bytes:
    head = b""
    while b"\r\n\r\n" not in head and (line := await reader.readline()):
        head += line
    return head


async def _frame(reader: asyncio.StreamReader) -> bytes:
    """The next frame, header and all; empty at the end."""
    try:
        head = await reader.readexactly(2)
        size = head[1] & 0x7F
        if size > 125:
            more = await reader.readexactly(2 if size == 126 else 8)
            head, size = head + more, int.from_bytes(more, "big")
        mask = await reader.readexactly(4) if head[1] & 0x80 else b""
        return head + mask + await reader.readexactly(size)
    except asyncio.IncompleteReadError:
        return b""


@asynccontextmanager
async def hostile(port: int, mix: random.Random) -> AsyncIterator[tuple[Proxy, str]]:
    """A line to this port, and its address."""
    proxy = Proxy(port, mix)
    server = await asyncio.start_server(proxy.accept, "127.0.0.1", 0)
    try:
        yield proxy, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()
        for ends in list(proxy._lines):
            for end in ends:
                end.transport.abort()
