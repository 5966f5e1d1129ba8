"""How things are counted: buckets that fill again, a bounded number of them, and whose each is."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.errors import Refusal
from app.gate import Gate, Meter, address
from app.limits import OFF, Rate


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def refused(meter: Meter, whose: object) -> float:
    """The seconds to wait."""
    with pytest.raises(Refusal) as refusal:
        meter.take(whose)
    assert refusal.value.bound is not None
    return refusal.value.bound.seconds


def test_a_bucket_gives_so_many_and_fills_again() -> None:
    time = Time()
    meter = Meter("frames", Rate(4, 8.0), time)
    for _ in range(4):
        meter.take("anna")
    assert refused(meter, "anna") == 2.0
    meter.take("bert")
    time.now = 1.5
    assert refused(meter, "anna") == 0.5
    time.now = 2.0
    meter.take("anna")
    time.now = 1000.0
    for _ in range(4):
        meter.check("anna")
        meter.take("anna")
    assert refused(meter, "anna") == 2.0, "no more than the bucket holds"


def test_the_number_of_buckets_is_bounded() -> None:
    time = Time()
    meter = Meter("requests", Rate(2, 100.0), time, kept=100)
    for stranger in range(10_000):
        time.now += 0.001
        meter.take(stranger)
        assert len(meter) <= 100
    meter.take(9_999)
    assert refused(meter, 9_999), "the latest are not forgotten"


def test_an_empty_bucket_is_not_forgotten() -> None:
    time = Time()
    meter = Meter("requests", Rate(2, 100.0), time, kept=10)
    meter.take("busy")
    meter.take("busy")
    for stranger in range(1000):
        time.now += 0.01
        meter.take(f"{stranger}")
    assert refused(meter, "busy")


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("nonsense" * 100, ("nonsense" * 100)[:64]),
    ],
)
def test_whose_address_it_is(host: str, whose: str) -> None:
    assert address({"type": "http", "client": (host, 1)}) == whose
    assert address({"type": "http", "client": None}) == ""


def test_a_gate_counts_sockets_by_address() -> None:
    gate = Gate(replace(OFF, sockets=1))
    with gate.socket("a"), gate.socket("b"), pytest.raises(Refusal), gate.socket("a"):
        pass
    with gate.socket("a"):
        pass
