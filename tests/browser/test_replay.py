"""Looking back through the page itself: behind a table that runs, and by a link once it is over."""

from __future__ import annotations

import base64
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.looking import broken_rules, faults
from tests.browser.person import Person
from tests.browser.playing import play_on
from tests.site import Site

pytestmark = pytest.mark.timeout(300)


def where(page: Page) -> str:
    return page.get_by_role("slider").get_attribute("aria-valuetext") or ""


def pale(page: Page) -> list[list[str]]:
    """What cannot be read well."""
    return [rule for rule in broken_rules(page) if rule[0] == "color-contrast"]


_SEEN = """async (picture) => {
  const image = Object.assign(new Image(), { src: 'data:image/png;base64,' + picture })
  await image.decode()
  const { width, height } = image
  const pen = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  pen.drawImage(image, 0, 0)
  const part = ([x, y, w, h]) => new Set(new Uint32Array(pen.getImageData(x, y, w, h).data.buffer)).size
  return [width, height, [[120, 130, 1100, 1000], [1320, 120, 700, 300], [1320, 560, 960, 500]].map(part)]
}"""


_CUT = """async () => {
  const road = document.querySelector('input[type=range]')
  const said = []
  for (let at = 0; at <= Number(road.max); at++) {
    road.value = at
    road.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    for (const it of document.querySelectorAll('.say p, .say p > :last-child'))
      if (it.scrollHeight > it.clientHeight + 1 && getComputedStyle(it).overflow !== 'visible')
        said.push(it.textContent)
  }
  return said
}"""
"""Sentences of moments that are not seen whole."""


def take_picture(page: Page, folder: Path) -> list[int]:
    """Takes the moment along as a picture: how many colours its table, its heading and its seats have."""
    with page.expect_download() as coming:
        page.get_by_role("button", name="A picture").click()
    taken = folder / coming.value.suggested_filename
    coming.value.save_as(taken)
    width, height, colours = page.evaluate(_SEEN, base64.b64encode(taken.read_bytes()).decode())
    assert taken.suffix == ".png" and (width, height) == (2400, 1600)
    return list(colours)


def end(site: Site, page: Page, code: str) -> None:
    """An admin ends the match."""
    admin = site.token("admin", "Root")
    ended = page.request.post(
        f"{site.url}/api/admin/matches/{code}/abort",
        data={"reason": "Enough."},
        headers={"Authorization": f"Bearer {admin}"},
    )
    assert ended.ok, ended.text()


def test_back_through_a_match_and_on_from_there(browser: Browser, site: Site, tmp_path: Path) -> None:
    mira = Person(browser, site, "Mira", viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    code = mira.open_table()
    mira.page.get_by_role("button", name="easy").click()
    mira.begin()
    expect(mira.page.get_by_role("button", name="Menu")).to_be_visible()
    play_on((mira,), random.Random(1), 12)

    page = mira.page
    page.locator(".log").get_by_role("button", name="Look back").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.locator(".log li button").nth(2).click()
    expect(page.locator(".log li.now")).to_have_count(1)
    assert faults(page) == [] == pale(page)
    expect(page.get_by_role("radio", name="all")).to_have_count(0)
    before = where(page)
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).not_to_have_attribute("aria-valuetext", before)
    page.get_by_role("button", name=re.compile("present")).click()
    expect(page.get_by_role("button", name="Menu")).to_be_visible()

    end(site, page, code)
    page.goto(f"{site.url}/replay/{code}?at=1&eyes=0")
    expect(page.locator(".log ol")).to_have_class(re.compile("under"))  # nobody has scrolled it, and it goes on
    tine = Person(browser, site, "Tine", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    tine.page.goto(f"{site.url}/replay/{code}?at=5&eyes=0")
    expect(tine.page.get_by_role("radio", name="Mira")).to_be_checked()
    assert tine.page.evaluate(_CUT) == []
    tine.page.get_by_role("radio", name="all").check(force=True)
    expect(tine.page).to_have_url(re.compile("eyes=all"))
    assert faults(tine.page) == [] == pale(tine.page)
    tine.page.get_by_role("button", name="From here").click()
    assert min(take_picture(tine.page, tmp_path)) > 20, "a part of the picture is blank"
    tine.page.get_by_role("button", name="As Mira").click()
    tine.page.get_by_label("Your name").fill("Tine")
    tine.page.keyboard.press("Enter")
    tine.page.wait_for_url("**/r/*")
    expect(tine.page.get_by_role("button", name="Menu")).to_be_visible()
    assert code not in tine.page.url
    assert mira.errors == tine.errors == []
