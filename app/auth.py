"""Who a request or a websocket comes from: a browser by its cookie, a program or an admin by a bearer token."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Response
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from app.errors import Refusal
from app.house import House, InHouse
from app.people import Caller
from app.seating import Guest

_DEVICE = 200
_COOKIE = "guest"
_YEAR = 365 * 24 * 3600


async def who(connection: HTTPConnection, house: House) -> Caller | None:
    """None for somebody unknown. A cookie that nobody knows any more is nobody's; a wrong bearer token is an error."""
    if "authorization" in connection.headers:
        scheme, _, token = connection.headers["authorization"].partition(" ")
        caller = await house.people.caller(token) if scheme.lower() == "bearer" else None
        if caller is None:
            raise Refusal("wrong_token")
        return caller
    cookie = connection.cookies.get(_COOKIE)
    return await house.people.caller(cookie) if cookie else None


async def guest(connection: HTTPConnection, house: InHouse) -> Guest:
    caller = await who(connection, house)
    if caller is None or caller.guest is None:
        raise Refusal("no_guest")
    return caller.guest


async def admin(connection: HTTPConnection, house: InHouse) -> None:
    caller = await who(connection, house)
    if caller is None:
        raise Refusal("wrong_token")
    if caller.kind != "admin":
        raise Refusal("not_admin")


AGuest = Annotated[Guest, Depends(guest)]


def give_cookie(connection: HTTPConnection, response: Response, token: str) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(_COOKIE, token, max_age=_YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def device(connection: HTTPConnection) -> str:
    """What the browser or program calls itself."""
    return connection.headers.get("user-agent", "")[:_DEVICE]


def is_foreign(headers: Headers, origins: tuple[str, ...]) -> bool:
    """Whether another site's page is behind this; only browsers say where they come from, and they always do."""
    origin = headers.get("origin")
    if origin is None or "authorization" in headers:
        return False
    return origin not in origins and origin.partition("://")[2] != headers.get("host")
