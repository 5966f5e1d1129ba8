"""Without a line the inn still opens, says so, and goes on by itself when the line is back."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.person import Person
from tests.site import Site

_KEPT = """async () => {
  await navigator.serviceWorker.ready
  const paths = []
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
  return paths
}"""


def test_the_shell_is_kept_and_nothing_else(browser: Browser, site: Site) -> None:
    mira = Person(browser, site, "Mira", service_workers="allow")
    page = mira.page
    page.goto(site.url)
    page.evaluate(_KEPT)
    page.reload()
    expect(page.get_by_label("Your name")).to_be_visible()
    kept = page.evaluate(_KEPT)
    assert "/" in kept
    assert not [path for path in kept if path.startswith(("/api", "/ws"))]
    site.stop()
    page.goto(f"{site.url}/r/VINE-27AB")
    expect(page.get_by_role("heading", name="There is no line to the inn.")).to_be_visible()
    site.start()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_role("heading", name="No table with this code.")).to_be_visible()
    assert mira.errors == []
    mira.context.close()


# A press cannot be made from here; what may not be done without one (bringing the page to the front) fails last.
_PRESSED = """async () => {
  await registration.showNotification('Quacks', { data: '/rules/quacks' })
  const [notification] = await registration.getNotifications()
  dispatchEvent(new NotificationEvent('notificationclick', { notification }))
}"""


def test_C80_a_press_on_what_the_worker_told_leads_to_the_table(whole_browser: Browser, site: Site) -> None:
    mira = Person(whole_browser, site, "Mira", service_workers="allow")
    mira.context.grant_permissions(["notifications"], origin=site.url)
    mira.page.goto(site.url)
    mira.page.evaluate(_KEPT)
    mira.page.reload()
    mira.context.service_workers[0].evaluate(_PRESSED)
    mira.page.wait_for_url("**/rules/quacks")
    assert mira.errors == []
    mira.context.close()


def _blocked(socket: WebSocketRoute) -> None:
    socket.close(code=1011)


def test_C66_a_network_that_lets_no_websocket_through(browser: Browser, site: Site) -> None:
    """The page plays on by letters."""
    mira = Person(browser, site, "Mira")
    page = mira.page
    page.route_web_socket("**/ws/**", _blocked)
    page.goto(site.url)
    page.get_by_label("Your name").fill("Mira")
    door = page.get_by_role("article").filter(has_text="Wine & Cheese")
    door.get_by_role("button", name="Play the house bot").click()
    page.wait_for_url("**/r/*")
    mira.plays(random.Random(1))
    for _ in range(600):
        if mira.presses > 20:
            break
        mira.waits()
    mira.rests()
    seen = page.request.get(f"{site.url}/api/rooms/{page.url.rsplit('/', 1)[1]}/export").json()
    assert seen["public_no"] > 5 and not mira.texts, "moves were made, and no websocket brought one"
    assert mira.errors == []
    mira.context.close()
