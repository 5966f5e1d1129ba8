"""C96 in the page: somebody on a phone says what is wrong, and an admin finds it with what that person saw."""

from __future__ import annotations

import httpx
from playwright.sync_api import Browser, expect

from tests.browser.looking import broken_rules
from tests.browser.person import Person
from tests.browser.stepping import begin_with_bots
from tests.site import Site


def test_C96_a_report_from_a_phone(browser: Browser, site: Site) -> None:
    mira = Person(browser, site, "Mira", viewport={"width": 360, "height": 640}, reduced_motion="reduce")
    code = mira.open_table("Quacks", seats=2)
    begin_with_bots(site.url, code, mira)
    page = mira.page
    mira.follow_link(code)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Something is wrong").click()
    sheet = page.get_by_role("dialog", name="What went wrong?")
    expect(sheet).to_be_visible()
    assert broken_rules(page) == []

    sheet.get_by_text("I am stuck").click()
    sheet.get_by_label("In your words").fill("Nothing happens when I draw.")
    sheet.get_by_role("button", name="Point at it").click()
    page.get_by_role("button", name="Draw a chip").click()
    expect(sheet.get_by_text("You pointed at: Draw a chip")).to_be_visible()
    sheet.get_by_role("button", name="Send").click()
    expect(sheet.get_by_text("as number 1 of this table")).to_be_visible()
    sheet.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("button", name="Draw a chip")).to_be_visible()
    assert mira.errors == []

    token = site.token("admin", "Ruth")
    with httpx.Client(base_url=site.url, headers={"Authorization": f"Bearer {token}"}) as admin:
        (report,) = admin.get("/api/admin/reports", params={"open": True}).json()["reports"]
        assert (report["code"], report["what"], report["seat"]) == (code, "stuck", 0)
        assert report["text"] == "Nothing happens when I draw."
        assert report["pointed"].startswith("Draw a chip")
        view = admin.get(report["view"]).json()
        entries = admin.get(f"/api/admin/matches/{code}").json()["entries"]
    assert entries
    assert all(entry["seat"] != 0 for entry in entries), "nothing that is pointed at is done"
    assert view["own"] == next(frame["own"] for frame in reversed(mira.frames) if frame.get("own"))
