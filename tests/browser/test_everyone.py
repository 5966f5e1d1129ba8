"""Whole matches for somebody who does not see the page, and for somebody who has a keyboard and nothing else."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.blind import ByKeys, ByTree, plays_by, sits_down
from tests.browser.hearing import hears_all, settles
from tests.browser.tree import ChromiumTree
from tests.site import Site

pytestmark = pytest.mark.timeout(600)

GAMES = ["Wine & Cheese", "Quacks"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_roles_and_names_alone(browser: Browser, site: Site, game: str) -> None:
    """C85, Q11: and each event is heard once, in its order, with who did it and what it was."""
    person = sits_down(browser, site, game)
    tree = ChromiumTree(person.page)
    assert tree.find("log")
    before = settles(person)
    plays_by(person, ByTree(tree, random.Random(7)).answer)
    expect(person.page.get_by_role("button", name="Play again")).to_be_visible()
    hears_all(person, before)
    assert person.errors == []
    person.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_the_keyboard_alone(browser: Browser, site: Site, game: str) -> None:
    person = sits_down(browser, site, game)
    plays_by(person, ByKeys(person.page, random.Random(3)).answer)
    assert (person.errors, person.refusals) == ([], [])
    person.context.close()
