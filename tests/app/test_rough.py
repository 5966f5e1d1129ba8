"""What is no request at all, or comes too slowly, or is not read: an answer where one is possible, and then an end."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from app import wire
from app.config import Config
from app.limits import OFF
from app.line import Line
from tests.app.server import PATIENCE, Server, Watch, party, serving
from tests.app.test_breaking import dial, ended
from tests.app.test_frames import closed

HOST = b"Host: x\r\n"
NO_KEY = HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE = NO_KEY + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
POST = b"POST /api/guest HTTP/1.1\r\n" + HOST

NO_REQUEST = {
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 99,
    "no method": b"FOO / HTTP/1.1\r\n" + HOST + b"\r\n",
    "no address": b"GET http://[::1 HTTP/1.1\r\n" + HOST + b"\r\n",
    "a path that is not ASCII": b"GET /\xff\xfe HTTP/1.1\r\n" + HOST + b"\r\n",
    "a proxy's request": b"CONNECT evil.example:80 HTTP/1.1\r\n" + HOST + b"\r\n",
    "two lengths": POST + b"Content-Length: 15\r\nContent-Length: 16\r\n\r\n",
    "a length and chunks": POST + b"Content-Length: 15\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    "a length below nothing": POST + b"Content-Length: -5\r\n\r\n",
    "a length beyond all": POST + b"Content-Length: 99999999999999999999999\r\n\r\n",
    "no chunk": POST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
}
NO_HANDSHAKE = {
    "posted": b"POST /ws/VINE-2222 HTTP/1.1\r\n" + UPGRADE + b"Content-Length: 4\r\n\r\nabcd",
    "many headers": b"GET /ws/VINE-2222 HTTP/1.1\r\n" + UPGRADE + b"X: y\r\n" * 300 + b"\r\n",
    "a long header": b"GET /ws/VINE-2222 HTTP/1.1\r\n" + UPGRADE + b"X: " + b"y" * 20_000 + b"\r\n\r\n",
    "no key": b"GET /ws/VINE-2222 HTTP/1.1\r\n" + NO_KEY + b"\r\n",
}
ODD = {
    "/%ff%fe%00": 404,
    "/../../../../etc/passwd": 404,
    "/..%2f..%2f..%2fetc/passwd": 404,
    "/assets/..%5c..%2f..%2fetc/passwd": 404,
    "/a%00b": 404,
    "http://evil.example/api/me": 401,
    "*": 404,
}


async def answer(server: Server, raw: bytes) -> tuple[int, bytes]:
    """Status and body of what comes back for these bytes."""
    reader, writer = await dial(server)
    writer.write(raw)
    async with asyncio.timeout(PATIENCE):
        head = await reader.readuntil(b"\r\n\r\n")
        length = next((line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length")), b":0")
        body = await reader.readexactly(int(length.partition(b":")[2]))
    writer.close()
    assert b"Server:" not in head and b"uvicorn" not in head.lower()
    return int(head.split()[1]), body


@pytest.fixture(autouse=True)
def nothing_is_logged_at_length(capfd: pytest.CaptureFixture[str]) -> Iterator[None]:
    """A stranger must not fill the log with tracebacks."""
    yield
    logged = "".join(capfd.readouterr())
    assert "Traceback" not in logged and "ERROR" not in logged and '"error"' not in logged


@pytest.mark.parametrize("raw", NO_REQUEST.values(), ids=NO_REQUEST.keys())
async def test_what_is_no_request(standing: Server, raw: bytes) -> None:
    status, body = await answer(standing, raw)
    assert (status, wire.Problem.model_validate_json(body).code) == (400, "invalid")


@pytest.mark.parametrize("raw", NO_HANDSHAKE.values(), ids=NO_HANDSHAKE.keys())
async def test_what_is_no_handshake(standing: Server, raw: bytes) -> None:
    reader, writer = await dial(standing)
    writer.write(raw)
    async with asyncio.timeout(PATIENCE):
        assert b" 400 " in await reader.readline()
        with suppress(ConnectionError):
            await reader.read()
    writer.close()


@pytest.mark.parametrize(("target", "status"), ODD.items())
async def test_odd_addresses(standing: Server, target: str, status: int) -> None:
    found, body = await answer(standing, f"GET {target} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    if found == 200 and status == 404:  # the client is built, and says itself that there is nothing
        assert body.lower().startswith(b"<!doctype html>")
    else:
        assert found == status
        assert wire.Problem.model_validate_json(body).code in ("unknown_page", "no_guest")


@pytest.mark.parametrize("path", ["/", "/api/me", "/ws", "/ws/a/b", "/assets/x.js"])
async def test_a_websocket_where_there_is_none(standing: Server, path: str) -> None:
    with pytest.raises(InvalidStatus) as denied:
        await connect(f"{standing.stranger().sockets}{path}").__aenter__()
    response = denied.value.response
    assert response.status_code == 404 and "content-security-policy" in response.headers
    assert wire.Problem.model_validate_json(response.body or b"").code == "unknown_page"


async def test_strange_letters_in_headers(standing: Server) -> None:
    for header in (b"Cookie: guest=\xff\xfe; guest=a; ===;;", b"Authorization: Bearer \xff"):
        status, _ = await answer(standing, b"GET /api/me HTTP/1.1\r\n" + HOST + header + b"\r\n\r\n")
        assert status == 401
        status, _ = await answer(standing, b"GET /ws/VINE-2222 HTTP/1.1\r\n" + UPGRADE + header + b"\r\n\r\n")
        assert status == 101, "and a frame says why not"


async def test_requests_in_a_row_are_answered_in_a_row(standing: Server) -> None:
    reader, writer = await dial(standing)
    paths = ["/healthz", "/api/games", "/api/nothing"] * 50
    for path in paths:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        statuses = re.findall(rb"HTTP/1.1 (\d+)", await reader.read())
    writer.close()
    assert statuses == [b"404" if path == "/api/nothing" else b"200" for path in paths] + [b"200"]


async def test_what_is_no_text_closes(standing: Server) -> None:
    code, _ = await party(standing, "Anna", "Bert")
    async with connect(f"{standing.stranger().sockets}/ws/{code}") as line:
        await line.send(b"\xff\xfe", text=True)
        await closed(line)
    assert line.close_code == 1007


async def test_a_frame_in_endless_pieces_closes(standing: Server) -> None:
    code, _ = await party(standing, "Anna", "Bert")

    async def pieces() -> AsyncIterator[str]:
        for _ in range(1000):
            yield "x" * 1000

    async with connect(f"{standing.stranger().sockets}/ws/{code}") as line:
        with suppress(ConnectionClosed):
            await line.send(pieces())
        await closed(line)
    assert line.close_code == 1009


# ------------------------------------------------------------------ who does not come to an end


@pytest.fixture
async def unlimited(tmp_path: Path) -> AsyncIterator[Server]:
    async with serving(Config(data_dir=tmp_path, bot_pace=0, presence_pause=0, limits=OFF)) as server:
        yield server


@pytest.fixture
def hasty(unlimited: Server, monkeypatch: pytest.MonkeyPatch) -> Server:
    """A server that waits for nobody."""
    monkeypatch.setattr(Line, "patience", 0.5)
    monkeypatch.setattr(Line, "slowness", 0.5)
    return unlimited


@asynccontextmanager
async def deaf(server: Server, raw: bytes) -> AsyncIterator[asyncio.StreamWriter]:
    """Somebody who speaks and does not listen."""
    address = httpx.URL(server.url)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((address.host, address.port))
        _, writer = await asyncio.open_connection(sock=line, limit=1000)
        writer.write(raw)
        yield writer
        writer.transport.abort()


async def until(so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        for _ in range(100_000_000):
            if so():
                return
            await asyncio.sleep(0)


@pytest.mark.parametrize("count", [1, 200])
async def test_answers_that_nobody_reads(hasty: Server, count: int) -> None:
    async with deaf(hasty, (b"GET /api/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n") * count):
        await until(lambda: bool(hasty.lines))
        await until(lambda: not hasty.lines)


async def test_pongs_that_nobody_reads_do_not_gather(unlimited: Server) -> None:
    code, (anna, _) = await party(unlimited, "Anna", "Bert")
    ping = b"\x89\xfd\x00\x00\x00\x00" + b"x" * 125
    async with (
        Watch(anna, code) as seen,
        deaf(unlimited, f"GET /ws/{code} HTTP/1.1\r\n".encode() + UPGRADE + b"\r\n") as line,
    ):
        await seen.until(lambda seen: seen.room.onlookers == 1)
        for _ in range(60):
            line.write(ping * 400)
            assert isinstance(await seen.answer({"kind": "ping"}), wire.Pong), "others are served meanwhile"
            assert sum(one.transport.get_write_buffer_size() for one in unlimited.lines) < 500_000


async def test_an_endless_body_after_its_answer(hasty: Server) -> None:
    reader, writer = await dial(hasty)
    writer.write(POST + b"Content-Type: application/json\r\nContent-Length: 99999999\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        with suppress(ConnectionError):
            while not reader.at_eof():
                writer.write(b"x" * 1000)
                await writer.drain()
                await asyncio.sleep(0)
    await until(lambda: not hasty.lines)
    writer.close()


@pytest.mark.parametrize("beginning", [b"", POST, POST + b"Content-Length: 9\r\n\r\n{"], ids=["", "head", "body"])
async def test_more_strangers_than_seats_in_the_hall(
    hasty: Server, monkeypatch: pytest.MonkeyPatch, beginning: bytes
) -> None:
    """Who has waited longest without a word goes first, long before anybody's patience ends."""
    monkeypatch.setattr(Line, "patience", 3600.0)
    monkeypatch.setattr(Line, "newcomer", 0.0)
    monkeypatch.setattr(Line, "most", 10)
    silent = []
    for _ in range(30):
        silent.append(await dial(hasty))
        silent[-1][1].write(beginning)
    assert all([await ended(reader) for reader, _ in silent[:20]])
    assert (await hasty.stranger().http.get("/healthz")).status_code == 200
    for _, writer in silent:
        writer.close()
