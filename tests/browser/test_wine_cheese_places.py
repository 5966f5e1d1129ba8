"""Where things lie at a farm: still on a laptop, large enough on a tablet, in reach on each page of a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.scenery import sheets
from tests.browser.workshop import Workshop

pytestmark = pytest.mark.timeout(900)

LAPTOP, TABLET, PHONE = (1440, 900), (768, 1024), (360, 640)
SPEAK = "(language) => look('light', language)"
ASKS = [name for name in sheets()["farm"] if name != "end"]
SHOWN = ("gain",)
"""What asks for a card on show, which lies over the houses of a phone."""
TWO_ROWS = ("gain", "free", "bonus", "summer")
_SIZE = "() => { const it = document.querySelector('.valley'); return [it.clientWidth, it.clientHeight] }"
_BOX = "(each) => { const it = each.getBoundingClientRect(); return [it.left, it.right, it.top, it.bottom] }"


def lay(page: Page, workshop: Workshop, size: tuple[int, int], *named: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    workshop.lay(page, *named)


def test_the_valley_of_a_laptop_stays_as_it_is_whatever_is_asked(page: Page, workshop: Workshop) -> None:
    seen: dict[tuple[float, ...], list[str]] = {}
    for name in ASKS:
        lay(page, workshop, LAPTOP, name)
        for language in ("en", "nl"):
            page.evaluate(SPEAK, language)
            seen.setdefault(tuple(page.evaluate(_SIZE)), []).append(f"{name} {language}")
    assert len(seen) == 1, seen


@pytest.mark.parametrize("language", ["en", "nl"])
def test_nor_does_it_move_while_a_card_is_made_or_sold(page: Page, workshop: Workshop, language: str) -> None:
    seen = set()
    for name, presses in {
        "turn": ("Make a card|Kaart maken", "Passe"),
        "sell": ("Sell|Verkopen", "Chaource"),
        "sellall": ("Sell|Verkopen", "poisses"),
    }.items():
        lay(page, workshop, LAPTOP, name)
        page.evaluate(SPEAK, language)
        for press in presses:
            seen.add(tuple(page.evaluate(_SIZE)))
            page.locator(".prompt .btn", has_text=re.compile(press)).first.click()
        seen.add(tuple(page.evaluate(_SIZE)))
    assert len(seen) == 1, seen


def test_cards_on_show_can_be_read_on_a_tablet_and_the_piles_lie_apart(page: Page, workshop: Workshop) -> None:
    lay(page, workshop, TABLET, "turn")
    cards = [page.evaluate(_BOX, it) for it in page.locator(".show button.card").element_handles()]
    assert len(cards) == 6 and all(right - left >= 92 for left, right, *_ in cards), cards
    others = page.locator(".show button.card, .valley, button.house").element_handles()
    for pile in page.locator(".show .pile").element_handles():
        left, right, top, bottom = page.evaluate(_BOX, pile)
        for it in others:
            x, x2, y, y2 = page.evaluate(_BOX, it)
            assert right <= x or x2 <= left or bottom <= y or y2 <= top, it


@pytest.mark.parametrize("name", TWO_ROWS)
def test_answers_below_the_question_have_the_whole_row_of_a_tablet(page: Page, workshop: Workshop, name: str) -> None:
    lay(page, workshop, TABLET, name)
    (left, right, *_), (outer_left, outer_right, *_) = (
        page.evaluate(_BOX, page.locator(where).element_handle()) for where in (".choices", ".prompt")
    )
    assert left - outer_left < 20 and outer_right - right < 20


def test_a_phone_says_on_each_page_which_phase_it_is_and_how_both_halves_stand(page: Page, workshop: Workshop) -> None:
    lay(page, workshop, PHONE, "turn")
    for tab in page.locator("nav button").all():
        tab.click()
        expect(page.get_by_text("Spring 2 of 3")).to_be_visible()
        expect(page.get_by_role("button", name="The two halves of Mira: Wine 5, Cheese 2")).to_be_visible()
    page.get_by_role("button", name="The two halves").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only the lower of the two counts")


def test_a_phone_says_what_the_letters_of_its_houses_stand_for(page: Page, workshop: Workshop) -> None:
    lay(page, workshop, PHONE, "turn")
    for said in ("WT Work together", "TA Toil alone"):
        expect(page.locator(".foot span", has_text=said)).to_be_visible()


@pytest.mark.parametrize("name", [name for name in ASKS if name not in SHOWN])
def test_the_prompt_of_a_phone_cuts_no_house_and_no_button(page: Page, workshop: Workshop, name: str) -> None:
    lay(page, workshop, PHONE, name)
    page.locator("nav button").first.click()
    (*_, edge), *parts = (
        page.evaluate(_BOX, it) for it in page.locator(".mid, .mid button.house, .mid .foot").element_handles()
    )
    assert len(parts) == 6
    assert not [part for part in parts if part[2] < edge < part[3]]
