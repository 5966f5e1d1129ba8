"""§2: what lies open, what is hidden, and what cannot be undone once it is shown."""

from __future__ import annotations

import pytest

from games.luck import Given, Seeded
from games.wine_cheese.board import HOUSE_SET
from games.wine_cheese.drawing import GainCard
from games.wine_cheese.game import State
from games.wine_cheese.moves import EndTurn, Gain, Label, Move, Produce, SellSingle
from games.wine_cheese.production import Production
from games.wine_cheese.seasons import Phase
from games.wine_cheese.view import Farm, House, HousingSpace, Indicator, Markers, Public, Slot, Worker
from games.wine_cheese.winter import GameEnd, SellCellar
from tests.wine_cheese.position import GAME, at, farm, position, table
from tests.wine_cheese.rows import asked_seat

FULL = position(
    table(
        farm("w17 c14", "c04 3", "w13", stored={"salt": 1}, gold="w01", silver="c02 c03", wine="3", white=3, sugar=1),
        farm("w22", cheese="2b lap 1", milk=1),
        workers={(2, 3): "red"},
        south_houses={1: "blue"},
        display={"wine": "w05", "cheese": "c05 c06"},
        bonus=("5", "10"),
        first=1,
    ),
    Production(0),
)

FARMS = [
    Farm(
        sites=Markers(white=3, sugar=1),
        storage=Markers(salt=1),
        cellar=[
            *(Slot(False, "c04", 3), Slot(False, "w13", 0)),
            *(Slot(False, None, 0), Slot(False, None, 0), Slot(True, None, 0)),
        ],
        hand_wine=1,
        hand_cheese=1,
        gold=1,
        silver=2,
        wine=Indicator(4, 0),
        cheese=Indicator(-1, 0),
        dropped=False,
    ),
    Farm(
        sites=Markers(milk=1),
        storage=Markers(),
        cellar=[*[Slot(False, None, 0)] * 4, Slot(True, None, 0)],
        hand_wine=1,
        hand_cheese=0,
        gold=0,
        silver=0,
        wine=Indicator(-1, 0),
        cheese=Indicator(3, 1),
        dropped=False,
    ),
]


def test_public_view() -> None:
    """Each field, named one by one."""
    public = GAME.public(FULL)
    assert public == Public(
        phase=2,
        turn=0,
        forced=None,
        active=0,
        first=1,
        farms=FARMS,
        housing=[
            HousingSpace(card, [House("blue" if card == "wt1" else None), House(None)])
            for card in ["wt1", "ta1", "wt2", "ta2", "wt3"]
        ],
        workers=[Worker(2, 3, "red")],
        reserve="purple",
        bonus=[6, 11],
        display_wine=["w05"],
        display_cheese=["c05", "c06"],
        deck_wine=19,
        deck_cheese=18,
        waiting=public.waiting,
        winner=None,
        laid=[],
    )
    assert [(it.seat, it.ask, it.chosen) for it in public.waiting] == [(0, "production", False)]


def test_own_view() -> None:
    own = GAME.own(FULL, 0)
    assert (own.hand, own.gold, own.silver) == (["c14", "w17"], ["w01"], ["c02", "c03"])
    assert GAME.own(FULL, 1).hand == ["w22"]


def test_T21_nobody_else_sees_hand_or_deck() -> None:
    seen = str(GAME.public(FULL)) + str(GAME.own(FULL, 1)) + str(GAME.waiting(FULL).get(1))
    open_cards = {"c04", "w13", "w05", "c05", "c06", "w22"}
    assert [card for card in HOUSE_SET.cards if card in seen] == [
        card for card in HOUSE_SET.cards if card in open_cards
    ]


def test_all_lies_open_at_the_end() -> None:
    south, north = farm("w17", gold="c01"), farm("c16", silver="w02")
    public = GAME.public(position(table(south, north), GameEnd()))
    assert [(it.hand, it.gold, it.silver) for it in public.laid] == [(["w17"], ["c01"], []), (["c16"], [], ["w02"])]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_imagined_match_looks_the_same(viewer: int | None) -> None:
    for seed in range(20):
        world = GAME.imagine(FULL, viewer, Seeded(seed))
        assert GAME.public(world) == GAME.public(FULL)
        for seat in (0, 1):
            if seat == viewer:
                assert GAME.own(world, seat) == GAME.own(FULL, seat)
                assert GAME.waiting(world).get(seat) == GAME.waiting(FULL).get(seat)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_imagined_match_deals_again_all_that_is_unseen(viewer: int | None) -> None:
    """Hands, piles and decks of others take part, each good among itself; nothing is lost or doubled."""
    worlds = [GAME.imagine(FULL, viewer, Seeded(seed)).table for seed in range(40)]
    for seat in {0, 1} - {viewer}:
        assert len({tuple(world.farms[seat].hand) for world in worlds}) > 5
    if viewer != 0:
        assert len({tuple(world.farms[0].gold) for world in worlds}) > 5
        assert len({tuple(world.farms[0].silver) for world in worlds}) > 5
    for world in worlds:
        cards = [card for it in world.farms for card in [*it.hand, *it.gold, *it.silver]]
        cards += [slot.card for it in world.farms for slot in it.cellar if slot.card]
        cards += [card for good in ("wine", "cheese") for card in [*world.decks[good], *world.display[good]]]
        assert sorted(cards) == sorted(HOUSE_SET.cards)
        assert all(deck == sorted(deck) for deck in [*world.decks.values(), *(it.hand for it in world.farms)])


def test_finished_match_is_imagined_as_it_is() -> None:
    state = position(table(farm("w17", gold="c01"), farm("c16", silver="w02")), GameEnd())
    assert GAME.imagine(state, 1, Seeded(1)) == state


BARRIERS: list[tuple[str, State, Move, bool]] = [
    ("a hand card is shown", at(Production(0), farm("w13", white=1, sugar=1)), Produce("w13", 1), True),
    ("a card is drawn", position(table(display={"wine": "w01"}), GainCard(0, "wine")), Gain(None), True),
    ("all is laid open", position(table(phase=20), SellCellar(1), Phase(21)), EndTurn(), True),
    ("steps can be undone", at(Production(0), farm(salt=1)), Label("salt", "cheese_step"), False),
    ("so can a sale", at(Production(0), farm("", "w17")), SellSingle(1), False),
]


@pytest.mark.parametrize(("state", "move", "barrier"), [row[1:] for row in BARRIERS], ids=[row[0] for row in BARRIERS])
def test_what_was_hidden_cannot_be_undone(state: State, move: Move, barrier: bool) -> None:
    assert GAME.play(GAME.copy(state), asked_seat(state), move, Given([0], Seeded(1))).barrier == barrier
