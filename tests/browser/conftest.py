"""A browser for the session, a fresh installation for each test, and pages that keep what came over their sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

from tests import chromium
from tests.browser.workshop import Workshop
from tests.luck import named
from tests.site import Site

# A page that lost its line may wait fifteen seconds before it tries again, and a busy machine takes its time.
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from _running(playwright, chromium.find())


@pytest.fixture
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """For what is not of the page."""
    yield from _running(playwright, chromium.find_whole())


def _running(playwright: Playwright, path: str | None) -> Iterator[Browser]:
    assert path is not None, "no Chromium: `make browser` installs one"
    running = playwright.chromium.launch(executable_path=path, args=chromium.FLAGS)
    yield running
    running.close()


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path, luck=named(request.node.nodeid)) as running:
        yield running


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    """One for all positions of the workshop; in it nothing travels."""
    page = browser.new_page(reduced_motion="reduce")
    yield page
    page.close()


@pytest.fixture(scope="session")
def workshop() -> Iterator[Workshop]:
    with Workshop() as workshop:
        yield workshop
