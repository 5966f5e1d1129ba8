"""The outer edge of every request: its size, its origin, its headers, and a typed answer whatever goes wrong inside."""

from __future__ import annotations

from math import ceil

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from app.auth import is_foreign
from app.counts import REFUSALS
from app.db import failed
from app.errors import Bound, Refusal
from app.gate import Gate, address
from app.log import LOG, where

_LONGEST_BODY = 64 * 1024
_SAFE = ("GET", "HEAD", "OPTIONS")
_HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src-attr 'unsafe-inline'; object-src 'none';"
        " base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}


def problem(refusal: Refusal) -> JSONResponse:
    REFUSALS.labels(refusal.code).inc()
    bound = refusal.bound
    headers = {"retry-after": str(ceil(bound.seconds))} if bound and bound.seconds else None
    said = {"code": refusal.code, "text": refusal.text, **(bound.fields if bound else {})}
    return JSONResponse(said, refusal.status, headers)


def answer_problems(app: FastAPI) -> None:
    """Every refusal is a Problem with a code from the list, also those that the framework makes."""

    @app.exception_handler(Refusal)
    async def refused(_: Request, refusal: Refusal) -> JSONResponse:
        return problem(refusal)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        place = error.errors()[0]["loc"]
        field = ".".join(str(part) for part in place[1:])[:60]
        code = "bad_name" if place == ("body", "name") else "invalid"
        return problem(Refusal(code, f"This request could not be understood: {field}" if code == "invalid" else ""))

    @app.exception_handler(HTTPException)
    async def unknown(_: Request, error: HTTPException) -> JSONResponse:
        if isinstance(error.__cause__, Refusal):  # it was raised while the body was read
            return problem(error.__cause__)
        return problem(Refusal({404: "unknown_page", 405: "wrong_method"}.get(error.status_code, "invalid")))


class Edge:
    """Refuses what is too long or comes from a foreign page, and keeps what breaks inside from showing outside."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], gate: Gate) -> None:
        self._app, self._origins, self._gate = app, origins, gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._connect(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send)
        try:
            self._check(scope)
            await self._app(scope, _Limited(receive), answer)
        except Refusal as refusal:
            await self._instead(answer, refusal, scope, receive)
        except Exception as error:
            LOG.error("request_failed", method=scope["method"], **where(error))
            await self._instead(answer, Refusal("storage" if failed(error) else "internal"), scope, receive)
        LOG.info("request", method=scope["method"], path=scope["path"], status=answer.status)

    async def _connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = _Answer(send)
        try:
            self._gate.requests.take(address(scope))
            await self._app(scope, receive, answer)
        except Refusal as refusal:  # before the handshake, so that it costs next to nothing
            await WebSocket(scope, receive, answer).send_denial_response(problem(refusal))
        except ClientDisconnected:  # gone before it was greeted: no fault of ours
            return
        except Exception as error:
            LOG.error("connection_failed", **where(error))
            await send({"type": "websocket.close", "code": 1011})

    def _check(self, scope: Scope) -> None:
        self._gate.requests.take(address(scope))
        headers = Headers(scope=scope)
        if scope["method"] not in _SAFE and is_foreign(headers, self._origins):
            raise Refusal("wrong_origin")

    async def _instead(self, answer: _Answer, refusal: Refusal, scope: Scope, receive: Receive) -> None:
        if answer.status is None:
            await problem(refusal)(scope, receive, answer)


class _Answer:
    """Sends on, with the headers that every answer has."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self.status: int | None = None

    async def __call__(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in _HEADERS.items():
                headers.setdefault(name, value)
        await self._send(message)


class _Limited:
    """Receives on, up to a limit."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._length = 0

    async def __call__(self) -> Message:
        message = await self._receive()
        self._length += len(message.get("body", b""))
        if self._length > _LONGEST_BODY:
            raise Refusal("too_big", bound=Bound("body_bytes", _LONGEST_BODY))
        return message
