"""The lists: one of each category, in one order, searched; all of them seen from two browsers at once."""

import pytest
from playwright.sync_api import expect

MEALS = [
    ("Éclair", "Snack", "30", "2025-11-19"),
    ("Borscht", "Lunch", "20", "2025-11-18"),
    ("apple", "Breakfast", "40", "2025-11-17"),
    ("Zander", "Lunch", "10", "2025-11-16"),
]


@pytest.fixture
def kitchen(site):
    for name, category, protein, date in MEALS:
        site.visitor().add(name, category=category, protein=protein, date=date)
    return site


def shows(window, *names: str):
    """Waits for a list of these meals, in this order."""
    rows = window.locator("ul.rows a.over")
    expect(rows).to_have_text(names) if names else expect(rows).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("width", [390, 1280])
def test_two_taps_change_the_order_of_every_list(kitchen, open_browser, width, scripts):
    window = open_browser(kitchen, width, scripts)
    shows(window, "Éclair", "Borscht", "apple", "Zander")

    window.locator("main details.menu > summary").click()
    window.get_by_role("button", name="Protein").click()

    shows(window, "apple", "Éclair", "Borscht", "Zander")
    window.get_by_role("link", name="Lunch", exact=True).click()
    shows(window, "Borscht", "Zander")
    window.locator("main details.menu > summary").click()
    window.get_by_role("button", name="Name").click()
    assert "category=lunch" in window.url
    window.get_by_role("link", name="All", exact=True).click()
    shows(window, "apple", "Borscht", "Éclair", "Zander")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_search_stays_within_the_category_and_is_cleared_with_one_tap(kitchen, open_browser, scripts):
    window = open_browser(kitchen, 390, scripts)
    window.get_by_role("link", name="Lunch", exact=True).click()

    window.get_by_role("searchbox").fill("bor")
    window.keyboard.press("Enter")
    shows(window, "Borscht")
    expect(window.get_by_role("searchbox")).to_have_value("bor")
    window.get_by_role("link", name="Snack", exact=True).click()
    expect(window.get_by_role("heading", level=2)).to_contain_text("No snack matches “bor”")
    window.get_by_role("link", name="Search all meals").click()
    shows(window, "Borscht")

    window.get_by_role("link", name="Clear the search").click()
    shows(window, "Éclair", "Borscht", "apple", "Zander")


def test_another_browser_sees_deleting_editing_and_sorting_after_a_reload(kitchen, open_browser):
    phone, desk = open_browser(kitchen, 390), open_browser(kitchen, 1280)
    phone.goto("meals?category=lunch")
    desk.goto("meals?category=lunch")

    row = phone.locator("ul.rows > li").filter(has_text="Borscht")
    row.locator("a.more").click()
    row.get_by_role("button", name="Delete").click()
    desk.reload()
    shows(desk, "Zander")
    desk.goto("meals")
    shows(desk, "Éclair", "apple", "Zander")

    desk.get_by_role("link", name="Éclair", exact=True).click()
    desk.get_by_role("link", name="Edit").click()
    desk.locator(".seg").get_by_text("Lunch").click()
    desk.get_by_role("button", name="Save meal").click()
    phone.goto("meals?category=lunch")
    shows(phone, "Éclair", "Zander")
    phone.goto("meals?category=snack")
    shows(phone)

    desk.goto("meals")
    desk.locator("main details.menu > summary").click()
    desk.get_by_role("button", name="Name").click()
    phone.goto("meals")
    shows(phone, "apple", "Éclair", "Zander")
