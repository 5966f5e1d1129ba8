"""A websocket of the load: as little as a client can be, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_MASK = b"\0\0\0\0"
"""A client has to mask; this mask changes nothing."""


class Line(asyncio.Protocol):
    """Calls `heard` with each text; knows frames that are whole, and answers pings."""

    def __init__(self, heard: Callable[[bytes], None], request: bytes) -> None:
        self._heard, self._request = heard, request
        self._got = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._open:
            head, found, rest = self._got.partition(b"\r\n\r\n")
            if not found:
                return
            assert head.startswith(b"HTTP/1.1 101"), bytes(head)
            self._open, self._got = True, rest
            self.opened.set_result(None)
        while (ends := self._frame()) is not None:
            kind, body = self._got[0] & 0x0F, bytes(self._got[ends[0] : ends[1]])
            del self._got[: ends[1]]
            if kind == _TEXT:
                self._heard(body)
            elif kind == _PING:
                self._write(_PONG, body)

    def _frame(self) -> tuple[int, int] | None:
        """Where the body of the first frame begins and ends, if all of it is there."""
        if len(self._got) < 2:
            return None
        length, begins = self._got[1], 2
        if length >= 126:
            begins = 4 if length == 126 else 10
            length = int.from_bytes(self._got[2:begins], "big")
        return (begins, begins + length) if len(self._got) >= begins + length else None

    def send(self, text: bytes) -> None:
        self._write(_TEXT, text)

    def close(self) -> None:
        self._write(_CLOSE, b"\x03\xe8")
        self._transport.close()

    def _write(self, kind: int, body: bytes) -> None:
        long = len(body) >= 126
        head = (
            bytes([0x80 | kind, 0x80 | 126]) + len(body).to_bytes(2, "big")
            if long
            else bytes([0x80 | kind, 0x80 | len(body)])
        )
        self._transport.write(head + _MASK + body)


async def dial(url: str, code: str, cookie: str, heard: Callable[[bytes], None]) -> Line:
    """A viewer of this room: somebody with a seat by the cookie, or an onlooker without."""
    at = urlsplit(url)
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        f"Host: {at.netloc}",
        f"Origin: {url}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    loop, host, port = asyncio.get_running_loop(), at.hostname or "", at.port or 80
    _, line = await loop.create_connection(lambda: Line(heard, request), host, port)
    await line.opened
    return line
