"""Each engine with one fresh page, and a fresh installation for it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.engines.firefox import firefox
from tests.engines.page import Line, Page
from tests.engines.webkit import webkit
from tests.luck import named
from tests.site import Site

ENGINES: dict[str, Callable[[Path], AbstractContextManager[Line]]] = {"firefox": firefox, "webkit": webkit}


@pytest.fixture(params=ENGINES)
def page(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    with ENGINES[request.param](tmp_path_factory.mktemp(request.param)) as line:
        yield Page(line)


@pytest.fixture
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    with Site(tmp_path, luck=named(request.node.nodeid)) as running:
        yield running
