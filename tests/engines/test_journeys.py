"""Whole matches in Firefox and in WebKit: from the inn to the score sheet, by mouse, by keys and by the tree alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.blind import ByKeys, ByTree, plays_by
from tests.browser.hearing import hears_all, settles
from tests.browser.looking import broken_rules, settled
from tests.engines.guest import Guest
from tests.engines.page import Page
from tests.site import Site

pytestmark = pytest.mark.timeout(600)

GAMES = ["Wine & Cheese", "Quacks"]
PRESSES = 4_000
_ADDED_UP = "() => document.querySelector('.end .go') !== null"
"""The sheet adds up line by line; only then one may play again."""


@pytest.mark.parametrize("game", GAMES)
def test_from_the_inn_to_the_score_sheet(page: Page, site: Site, game: str) -> None:
    """With one reload on the way, after which all is where it was."""
    page.resize(1440, 900)
    mira = Guest(page, site, "Mira")
    mira.comes_in()
    mira.opens(game)
    mira.plays(random.Random(1), presses=60)
    assert (mira.is_over, mira.wrongs) == (False, [])
    settles(mira)
    before = mira.last_line
    page.reload()
    mira.reads(before)
    page.resize(360, 640)
    assert mira.plays(random.Random(2), PRESSES) < PRESSES, "no end is in sight"
    page.until(_ADDED_UP)
    settled(page)
    assert (mira.wrongs, broken_rules(page)) == ([], [])


@pytest.mark.parametrize("game", GAMES)
def test_by_the_keyboard_alone(page: Page, site: Site, game: str) -> None:
    """C85; and each event is heard once, in its order."""
    page.resize(390, 760)
    mira = Guest(page, site, "Mira")
    mira.comes_in()
    mira.meets_the_bot(game)
    before = settles(mira)
    plays_by(mira, ByKeys(page, random.Random(3)).answer)
    page.until(_ADDED_UP)
    hears_all(mira, before)
    assert mira.wrongs == []


@pytest.mark.parametrize("game", GAMES)
def test_by_roles_and_names_alone(page: Page, site: Site, game: str) -> None:
    """C85: as the browser itself works them out for an aid; and each event is heard once, in its order."""
    page.resize(390, 760)
    mira = Guest(page, site, "Mira")
    mira.feels_the_way_in(game)
    assert page.tree.find("log")
    before = settles(mira)
    plays_by(mira, ByTree(page.tree, random.Random(7)).answer)
    page.until(_ADDED_UP)
    hears_all(mira, before)
    assert mira.wrongs == []
