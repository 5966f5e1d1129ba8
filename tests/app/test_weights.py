"""What is found about luck and skill adds up, and is found with the program alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from app import weigh as program
from app import wire
from app.history import Export, Followed, Happened, Kept
from app.verify import Unreadable
from app.weights import KEPT, POINTS, Effort, weigh
from app.wire_weigh import Weighed, Weighing
from tests.histories import History, codec_of
from tests.table import EVERY_GAME

LITTLE = Effort(2)


def finished(name: str, seed: int = 1) -> Export:
    return History(EVERY_GAME[name], seed).play().export()


def begun_late(match: Export, entries: int) -> Export:
    """Its last entries, as a match that began in the position before them."""
    followed, cut = Followed(match.states, match.version), len(match.entries) - entries
    for entry in match.entries[:cut]:
        state, version = followed.after(entry)
    origin = wire.Origin(code=match.room.code, at=cut - 1)
    first = match.entries[0].model_copy(update={"cause": "fork", "move": origin.model_dump()})
    later = [_moved(entry, cut - 1) for entry in match.entries[cut:]]
    room = match.room.model_copy(update={"origin": origin})
    states = [Kept(seq=0, version=version, state=state)]
    return match.model_copy(update={"room": room, "states": states, "entries": [first, *later]})


def _moved(entry: Happened, by: int) -> Happened:
    move = entry.move
    if entry.cause == "undo" and move:
        move = {"undone": move["undone"] - by}
    return entry.model_copy(update={"seq": entry.seq - by, "move": move})


def little(name: str) -> Export:
    """A whole match of the toy, the end of another."""
    match = finished(name)
    return match if name == "pebbles" else begun_late(match, 30)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_luck_and_decisions_add_up_to_the_end(name: str) -> None:
    match, heard = little(name), list[float]()
    found = weigh(codec_of(name), match, LITTLE, heard.append)
    seats, first, end = len(match.room.seats), found.moments[0].shares, found.moments[-1].shares
    assert all(sum(moment.shares) == pytest.approx(1, abs=0.001) for moment in found.moments)
    assert [moment.seq for moment in found.moments] == sorted({moment.seq for moment in found.moments})
    assert len(found.moments) <= POINTS + 1 and found.moments[-1].seq == match.entries[-1].seq
    for seat, weighed in enumerate(found.seats):
        start = first[seat] if match.room.origin else 1 / seats
        assert start + weighed.luck - weighed.lost == pytest.approx(end[seat], abs=0.001)
        costly = [choice for choice in found.choices if choice.seat == seat and choice.cost > 0]
        assert len(costly) == weighed.decisions - weighed.best <= KEPT
        assert sum(choice.cost for choice in costly) == pytest.approx(weighed.lost, abs=0.001)
        assert [choice.cost for choice in costly] == sorted((choice.cost for choice in costly), reverse=True)
    assert heard == sorted(heard) and 0 < heard[0] < heard[-1] <= 1
    assert weigh(codec_of(name), match, LITTLE) == found


def test_what_was_taken_back_was_no_decision() -> None:
    match = finished("pebbles")
    undone = [entry for entry in match.entries if entry.cause == "undo" and entry.move]
    assert undone
    found = weigh(codec_of("pebbles"), match, LITTLE)
    moves = sum(entry.cause == "move" for entry in match.entries)
    assert sum(seat.decisions for seat in found.seats) <= moves - len(undone)
    gone = {entry.move["undone"] for entry in undone if entry.move}
    assert not gone & {choice.seq for choice in found.choices}


def test_a_match_without_an_end_is_not_weighed() -> None:
    history = History(EVERY_GAME["quacks"], 1).play(20).abort("We are tired.")
    with pytest.raises(Unreadable, match="to its end"):
        weigh(codec_of("quacks"), history.export(), LITTLE)


def test_moves_that_are_not_offered_any_more_cannot_be_judged() -> None:
    match = finished("quacks")
    entry = next(entry for entry in match.entries if entry.cause == "move")
    odd = entry.model_copy(update={"move": {"kind": "buy", "chip": "red4"}})
    entries = [odd if one is entry else one for one in match.entries]
    with pytest.raises(Unreadable, match=f"entry {entry.seq}"):
        weigh(codec_of("quacks"), match.model_copy(update={"entries": entries}), LITTLE)


def test_the_program_says_it_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.json"
    match = finished("pebbles")
    file.write_text(match.model_dump_json())
    assert program.main([str(file), "--playouts", "1"], EVERY_GAME) == 0
    said = capsys.readouterr().out
    for chair in match.room.seats:
        assert f"{chair.name}: luck " in said
    assert program.main([str(tmp_path / "none.json")]) == 2
    file.write_text("{}")
    assert program.main([str(file)]) == 2
    assert "nothing to weigh" in capsys.readouterr().out


def test_a_frame_is_what_the_server_reads() -> None:
    found = weigh(codec_of("quacks"), little("quacks"), LITTLE)
    told = Weighing(share=1.0, found=found).model_dump_json()
    assert Weighed.model_validate(Weighing.model_validate_json(told).found) == found
