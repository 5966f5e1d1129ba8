"""The hash of a view: it is right all the time, the same in the browser, and whoever has another one is healed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from prometheus_client import REGISTRY
from pydantic_core import to_jsonable_python

from app import wire
from app.proof import EVERY, public_sum, view_hash
from games.game import Game
from tests.app.server import Server, party, watching
from tests.app.test_match import afresh, compared, meet, over, play_on
from tests.laws import walk
from tests.table import EVERY_GAME, some_match


def counted_mismatches() -> float:
    return REGISTRY.get_sample_value("cellar_mismatches_total") or 0


def test_the_browser_makes_the_same() -> None:
    """`frontend/src/lib/proof.test.ts` has this view too."""
    public = {"points": 1, "naam": 'Zoë "2"\n\u2028 🍷', "z": [], "a": {"b": None, "a": True}}
    prompt = {"no": 7, "ask": "brew", "about": {}, "moves": [{"kind": "draw"}], "owes": True, "chosen": None, "why": {}}
    assert view_hash(public_sum(public), {"bag": [1, 2]}, prompt, 7) == "2e09b7eb"


async def test_C23_C24_views_are_proven_while_a_match_runs(standing: Server) -> None:
    """Every viewer finds the hash of each frame that has one right, and asks for one at the end."""
    code, people = await party(standing, "Anna", "Bert", "Carol")
    counted = counted_mismatches()
    async with watching(code, *people, people[0], standing.stranger()) as watches:
        await play_on(watches[:3], random.Random(7))
        await meet(watches)
        assert over(watches[0])
        proofs = [await watch.answer({"kind": "hash"}) for watch in watches]
        for watch, proof in zip(watches, proofs, strict=True):
            hashes = [frame for frame in watch.seen if isinstance(frame, wire.Change) and frame.hash]
            assert hashes and all(frame.public_no % EVERY == 0 for frame in hashes)
            assert isinstance(proof, wire.Hash) and proof.public_no == watch.public_no and watch.proves(proof)
        assert proofs[0] == proofs[3], "two tabs of one seat"
        assert isinstance(proofs[4], wire.Hash) and isinstance(proofs[0], wire.Hash)
        assert proofs[4].hash != proofs[0].hash
    assert counted_mismatches() == counted


async def test_C22_who_sees_something_else_is_healed_and_counted(
    standing: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    code, people = await party(standing, "Anna", "Bert")
    counted = counted_mismatches()
    async with watching(code, *people) as (anna, bert):
        await play_on([anna, bert], random.Random(1), 3)
        bert.public = {**bert.public, "rounds": 99}
        bert_saw = len(anna.seen)
        assert isinstance(await bert.answer({"kind": "hash"}), wire.Hash)
        await bert.until(lambda seen: seen.public["rounds"] != 99)
        assert compared(await afresh(people[1], code)) == compared(bert.view())
        await meet([anna])
        assert not any(isinstance(frame, wire.Change | wire.Snapshot) for frame in anna.seen[bert_saw:])
    assert counted_mismatches() == counted + 1
    assert "view_mismatch" in capsys.readouterr().out


@pytest.mark.parametrize("game", EVERY_GAME.values(), ids=EVERY_GAME.keys())
def test_numbers_in_views_are_whole(game: Game[Any]) -> None:
    """Python and the browser write others differently."""
    choose = random.Random(1).randrange
    for at in walk(game, *some_match(game, choose), choose):
        shown = [game.public(at.state), *at.prompts.values(), *(game.own(at.state, seat) for seat in at.prompts)]
        assert not any(isinstance(value, float) for value in _values(to_jsonable_python(shown)))


def _values(part: Any) -> list[Any]:
    if isinstance(part, dict):
        return [value for inner in part.values() for value in _values(inner)]
    if isinstance(part, list):
        return [value for inner in part for value in _values(inner)]
    return [part]
