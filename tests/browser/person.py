"""A person with a browser: comes to the site, plays by what the page offers, and keeps every frame that arrived."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocket

from tests.site import Site

PLAYS = Path(__file__).with_name("plays.js")
_PLAYED = "() => ({ count: plays.count, pressed: plays.pressed, refusals: plays.refusals })"
_REPORT = """async (code) => {
  const report = { id: 'one-report-only', what: 'stuck', text: 'Nothing happens.' }
  const headers = { 'Content-Type': 'application/json' }
  await fetch(`/api/rooms/${code}/reports`, { method: 'POST', headers, body: JSON.stringify(report) })
}"""
SAME_NONCE = """(() => {
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (array) => (array.length === 24 ? array.fill(1) : draw(array))
})()"""
"""What a page adds to the luck of a match is no surprise either; its other random numbers must differ."""
_AWHILE = "() => new Promise((done) => setTimeout(done, 100))"


class Person:
    def __init__(self, browser: Browser, site: Site, name: str, **context: Any) -> None:
        self._site, self._name = site, name
        self.context = browser.new_context(**{"locale": "en-GB", "service_workers": "block", **context})
        self.context.add_init_script(SAME_NONCE)
        self.page: Page = self.context.new_page()
        self.frames: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.errors: list[str] = []
        self.refusals: list[str] = []
        self.status: str | None = None
        """Of the room, as the last frame told it."""
        self.pressed: Counter[str] = Counter()
        self.page.on("websocket", self._listen)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._keep)

    def _keep(self, payload: str | bytes) -> None:
        text = payload if isinstance(payload, str) else payload.decode()
        frame = json.loads(text)
        self.texts.append(text)
        self.frames.append(frame)
        if "room" in frame:
            self.status = frame["room"]["status"]

    # ------------------------------------------------------------------ coming in

    def open_table(self, game: str = "Wine & Cheese", seats: int | None = None) -> str:
        """Opens a table of this game; its code."""
        page = self.page
        page.goto(self._site.url)
        page.get_by_label("Your name").fill(self._name)
        door = page.get_by_role("article").filter(has_text=game)
        if seats is not None:
            door.get_by_text(str(seats), exact=True).click()
        door.get_by_role("button", name="Open a table").click()
        page.wait_for_url("**/r/*")
        return page.url.rsplit("/", 1)[1]

    def follow_link(self, code: str) -> None:
        self.page.goto(f"{self._site.url}/r/{code}")

    def sit_down(self) -> None:
        """Takes a free seat, says a name, and is ready."""
        self.page.get_by_role("button", name="Sit down").click()
        self.page.get_by_label("Your name").fill(self._name)
        self.page.keyboard.press("Enter")
        self.page.get_by_role("button", name="I am ready").click()

    def begin(self) -> None:
        self.page.get_by_role("button", name="Begin").click()

    def reports(self, code: str) -> None:
        """Says that something is wrong there, past the sheet for that."""
        self.page.evaluate(_REPORT, code)

    # ------------------------------------------------------------------ playing

    def plays(self, choose: random.Random, trust: float = 0.6, wavers: float = 0.2) -> None:
        """From now on the page presses by itself what it offers, see plays.js."""
        dice = {"seed": choose.getrandbits(31), "trust": trust, "wavers": wavers}
        self.page.evaluate(PLAYS.read_text(), dice)

    def rests(self) -> None:
        """It presses no more; what it pressed, and what was refused, is kept."""
        self.page.evaluate("() => { plays.on = false }")
        played = self.page.evaluate(_PLAYED)
        self.pressed.update(played["pressed"])
        self.refusals += played["refusals"]

    @property
    def presses(self) -> int:
        """Since it plays."""
        return int(self.page.evaluate("() => plays.count"))

    def waits(self) -> None:
        """A while, in which frames arrive."""
        self.page.evaluate(_AWHILE)

    def hears_again(self, since: int) -> None:
        """Waits for a frame after those that had come already."""
        self._until(lambda: len(self.frames) > since, "the page does not come back")

    def hears_it_was_done(self) -> None:
        """Waits for the answer that a move of this page is in the match."""
        self._until(lambda: any(frame["kind"] == "accepted" for frame in self.frames), "no move is accepted")

    def hears_the_end(self) -> None:
        """Waits for the frame that tells it: it may come a little after that of another."""
        self._until(lambda: self.is_over, "the end is not told")

    def _until(self, heard: Callable[[], bool], otherwise: str) -> None:
        for _ in range(3_000):
            if heard():
                return
            self.waits()
        raise AssertionError(otherwise)

    @property
    def heard(self) -> list[str]:
        """What was said to them, where somebody listens."""
        return [str(said) for said in self.page.evaluate("() => heard")]

    @property
    def is_over(self) -> bool:
        return self.status in ("finished", "aborted")
