"""The host's tools over REST: nobody who goes away keeps a room from starting."""

from __future__ import annotations

import random

import pytest

from app import wire
from app.client import Client
from tests.app.server import Server, Watch, party
from tests.app.test_lobby import problem


async def test_a_seat_is_freed(standing: Server) -> None:
    anna, bert = await standing.visitor("Anna"), await standing.visitor("Bert")
    code = (await anna.open("pebbles")).code
    await bert.sit(code)
    async with Watch(bert, code) as watch:
        assert await problem(bert, "DELETE", f"/api/rooms/{code}/seat/0") == "not_host"
        room = await anna.ask(wire.Room, "DELETE", f"/api/rooms/{code}/seat/1")
        assert room.seats[1].name is None
        await watch.until(lambda seen: seen.seat is None)
    assert (await bert.sit(code)).seats[1].name == "Bert", "and may be taken again"


async def test_a_host_who_is_gone_is_followed(standing: Server) -> None:
    anna, bert = await standing.visitor("Anna"), await standing.visitor("Bert")
    code = (await anna.open("pebbles")).code
    await bert.sit(code)
    async with Watch(anna, code):
        assert await problem(bert, "PUT", f"/api/rooms/{code}/host", json={"seat": 1}) == "not_host"
        handed = await anna.http.put(f"/api/rooms/{code}/host", json={"seat": 1})
        assert handed.json()["host"] == 1
    async with Watch(bert, code):
        pass
    taken = await anna.http.put(f"/api/rooms/{code}/host", json={"seat": 0})
    assert taken.json()["host"] == 0, "nobody is connected, so anybody at the table may"


async def test_C14_C54_the_next_room_is_shown_to_all_and_asks_everybody_again(standing: Server) -> None:
    code, (anna, bert) = await party(standing, "Anna", "Bert")
    admin = await standing.admin()
    await admin.http.post(f"/api/admin/matches/{code}/abort", json={"reason": "again"})
    async with Watch(bert, code) as watch:
        following = await anna.rematch(code)
        await watch.until(lambda seen: seen.room.next == following.code)
    assert [seat.ready for seat in following.seats] == [False, False]
    assert await problem(anna, "POST", f"/api/rooms/{following.code}/start") == "not_ready"


@pytest.mark.parametrize("seed", range(4))
async def test_Q10_any_order_leaves_a_room_that_can_start(standing: Server, seed: int) -> None:
    """Whatever three people do in a lobby, whoever is host then gets the match started."""
    choose = random.Random(seed)
    people = [await standing.visitor(name) for name in ("Anna", "Bert", "Carol")]
    code = (await people[0].open("pebbles", 3)).code
    for _ in range(25):
        await _something(choose, choose.choice(people), code)
    for person in people:
        await person.sit(code)
        room = await person.ready(code)
    assert room.host is not None
    names = [seat.name for seat in room.seats]
    assert len({seat.colour for seat in room.seats}) == 3
    for person in people:
        me = (await person.ask(wire.Me, "GET", "/api/me")).name
        if names.index(me) == room.host:
            room = await person.start(code)
    assert room.status == "running"


async def _something(choose: random.Random, who: Client, code: str) -> None:
    """One act of the lobby, refused or not."""
    path, seat = f"/api/rooms/{code}", choose.randrange(3)
    name, yes = f"{choose.choice('ABC')} {choose.getrandbits(40)}", choose.random() < 0.5
    method, where, body = choose.choice(
        [
            ("POST", "/api/guest", {"name": name}),
            ("DELETE", f"{path}/seat", None),
            ("PUT", f"{path}/seat", {"seat": seat}),
            ("PUT", f"{path}/ready", {"ready": yes}),
            ("PUT", f"{path}/colour", {"colour": seat + yes}),
            ("PUT", f"{path}/options", {"options": {"rounds": 1 + seat}}),
            ("PUT", f"{path}/terms", {"clock": {"kind": "days", "days": 1 + seat}}),
            ("PUT", f"{path}/host", {"seat": seat}),
            ("DELETE", f"{path}/seat/{seat}", None),
        ]
    )
    answer = await who.http.request(method, where, json=body)
    assert answer.status_code < 500, answer.text
