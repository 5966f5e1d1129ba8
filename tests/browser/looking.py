"""What can be measured of a page as it stands: sizes, what covers what, and what axe finds."""

from __future__ import annotations

from pathlib import Path

from tests.browser.pages import Evaluates

AXE = Path(__file__).parents[2] / "frontend/node_modules/axe-core/axe.min.js"
FAULTS = Path(__file__).with_name("faults.js")
OVERFULL = Path(__file__).with_name("overfull.js")
CLIPPED = Path(__file__).with_name("clipped.js")
# What is written in the drawing of a card or a house, such as its figures, is no name that somebody would say for it.
_BROKEN = """async () => {
  const rules = { region: { enabled: false }, 'label-content-name-mismatch': { enabled: false } }
  const { violations } = await axe.run(document, { rules })
  const first = ({ html, any }) => `${html.slice(0, 140)} ${any[0]?.message ?? ''}`
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 4).map(first)])
}"""
# What is as large as its surroundings let it be has no size before the first frame.
_LAID = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What comes to rest may set off something else.
_SETTLED = """async () => {
  for (let look = 0; look < 100; look++) {
    await Promise.allSettled(document.getAnimations().map((change) => change.finished))
    await new Promise(requestAnimationFrame)
    if (!document.getAnimations().length) return
  }
}"""


def settled(page: Evaluates) -> None:
    """Waits until nothing moves, where nothing moves for ever."""
    page.evaluate(_SETTLED)


def laid(page: Evaluates) -> None:
    """Waits for the first frame."""
    page.evaluate(_LAID)


def faults(page: Evaluates) -> list[str]:
    """Sideways scrolling, targets under 44 px, answers that are out of sight or covered, letters under 13 px."""
    laid(page)
    return [str(fault) for fault in page.evaluate(FAULTS.read_text())]


def overfull(page: Evaluates) -> list[str]:
    """What would have to be scrolled, what is cut short, and buttons that do not lie open."""
    laid(page)
    return [str(fault) for fault in page.evaluate(OVERFULL.read_text())]


def clipped(page: Evaluates) -> list[str]:
    """What is written out of its place or of the page, and answers to which nobody could scroll."""
    laid(page)
    return [str(fault) for fault in page.evaluate(CLIPPED.read_text())]


def broken_rules(page: Evaluates) -> list[list[str]]:
    """What axe finds, contrast included, with the first places."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {AXE.read_text()} }}")
    return [[str(part) for part in rule] for rule in page.evaluate(_BROKEN)]
