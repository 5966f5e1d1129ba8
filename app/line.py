"""A connection below its requests and frames: how long a head may be, and how long anything may take.

Uvicorn waits for ever and keeps all that comes, so that a stranger could fill its memory or hold all its sockets.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import ClassVar, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

_LONGEST_HEAD = 64 * 1024
_NONSENSE = b'{"code":"invalid","text":"This request could not be understood."}'


class Line(HttpToolsProtocol):
    patience = 20.0
    """Seconds in which a request has to be there, with its body."""
    slowness = 60.0
    """Seconds in which its answer has to be read."""
    most = 500
    """Connections that may be without a whole request; then who waited longest goes, but no newcomer."""
    newcomer = 1.0

    _waiting: ClassVar[dict[Line, float]] = {}
    """Connections without a whole request, the oldest first."""
    _head: int | None = 0
    """How much there is of a head that is not complete."""
    _due: asyncio.TimerHandle | None = None
    _said = False
    """Whether the whole request is there."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        self._wait()
        oldest, since = next(iter(self._waiting.items()))
        if len(self._waiting) > self.most and self.loop.time() - since > self.newcomer:
            oldest.transport.abort()
            del self._waiting[oldest]

    def connection_lost(self, exc: Exception | None) -> None:
        self._enough()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._head is not None:
            self._head += len(data)
            if self._head > _LONGEST_HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        self._head, self._said = 0, False
        self._wait()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._head = None
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._said = True
        self._waiting.pop(self, None)
        self._read_on()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._said:
            self._read_on()

    def handle_websocket_upgrade(self) -> None:
        self._enough()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        head = b"content-type: application/json\r\nconnection: close\r\ncontent-length: %d\r\n\r\n"
        self.transport.write(STATUS_LINE[HTTPStatus.BAD_REQUEST] + head % len(_NONSENSE) + _NONSENSE)
        self._close()

    def timeout_keep_alive_handler(self) -> None:
        self._close()

    def _close(self) -> None:
        """Lets go of who does not even read the last words."""
        self.transport.close()
        self._within(self.patience)

    def _read_on(self) -> None:
        """The request is there; is its answer on the way, it must be read in time."""
        if self.cycle is not None and not self.cycle.response_complete:
            self._within(self.slowness)
        elif not self.transport.is_closing():
            self._enough()

    def _wait(self) -> None:
        self._within(self.patience)
        self._waiting.setdefault(self, self.loop.time())

    def _within(self, seconds: float) -> None:
        if self._due is not None:
            self._due.cancel()
        self._due = self.loop.call_later(seconds, self.transport.abort)

    def _enough(self) -> None:
        self._waiting.pop(self, None)
        if self._due is not None:
            self._due.cancel()


class Socket(WebSocketsSansIOProtocol):
    """A websocket that ends for good when it ends, and that cannot be filled with answers nobody reads."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # a head that the library could not read, and which it leaves unanswered
            self.transport.write(
                STATUS_LINE[HTTPStatus.BAD_REQUEST] + b"connection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent  # also where it was denied

    def send_receive_event_to_app(self) -> None:
        try:
            b"".join(self.frames).decode() if self.curr_msg_data_type == "text" else None
        except UnicodeDecodeError:  # which would be logged at length
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()  # the pong; who does not read needs none

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(Line.patience, self.transport.abort)
