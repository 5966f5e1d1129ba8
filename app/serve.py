"""One serving process: uvicorn, with an end in good order.

Told to stop, it takes no new connections, lets what is under way be committed and answered, says goodbye, and closes.
Each step has its time, so that all of it takes less than ten seconds, whatever the disks and the readers do.
"""

from __future__ import annotations

import socket

import uvicorn
from fastapi import FastAPI

from app.house import House
from app.line import Line, Socket

_LONGEST_MESSAGE = 64 * 1024
"""What is longer closes the connection; what is shorter and still too long is refused in words (see `ws`)."""
PING = 10
"""Seconds from one ping to the next. Who does not answer for as long as two of them is gone."""
_GRACE = 1
"""Seconds for connections to close once everything is said."""


class Serving(uvicorn.Server):
    """Uvicorn closes every connection at once; here the rooms come first."""

    def leave(self) -> None:
        """As if a signal had come."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for listening in sockets or []:
            listening.close()
        app = self.config.app
        assert isinstance(app, FastAPI)
        house: House = app.state.house
        await house.rooms.drain()
        await super().shutdown()


def server_settings(app: FastAPI, proxies: str = "127.0.0.1") -> uvicorn.Config:
    """`proxies`: the addresses whose word is taken for who asks and whether by https.

    No compression on websockets: frames are small, and its windows would cost each connection 64 KB and more.
    """
    return uvicorn.Config(
        app,
        http=Line,
        ws=Socket,
        ws_max_size=_LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=2 * PING,
        timeout_graceful_shutdown=_GRACE,
        proxy_headers=bool(proxies),
        forwarded_allow_ips=proxies,
        access_log=False,
        log_level="warning",
        server_header=False,
    )
