"""What is tapped stays where it was: after a rating the page comes back, and the thumb is still over the same meal."""

import pytest
from playwright.sync_api import expect
from support.windows import DESK, PHONE


@pytest.fixture
def meals(site):
    """Thirty meals, more than a screen shows."""
    visitor = site.visitor()
    for number in range(30):
        visitor.add(f"Meal {number}")
    return visitor.get("meals").list


def opened_row(window, name):
    row = window.locator("ul.rows > li").filter(has=window.get_by_role("link", name=name, exact=True))
    row.locator("a.more").click()
    row.locator(".rate").scroll_into_view_if_needed()
    window.wait_for_load_state("load")
    return row


def top(element):
    return element.bounding_box()["y"]


def is_in_sight(element, height=844):
    box = element.bounding_box()
    return 0 <= box["y"] and box["y"] + box["height"] <= height


def test_with_scripts_a_row_does_not_move_when_opened_and_closed(site, open_browser, meals):
    window = open_browser(site, PHONE)
    row = window.locator("ul.rows > li").filter(has=window.get_by_role("link", name="Meal 12", exact=True))
    row.scroll_into_view_if_needed()
    before = top(row)

    for panels in (1, 0):
        row.locator("a.more").tap()
        expect(row.locator(".panel")).to_have_count(panels)
        window.wait_for_load_state("load")
        assert abs(top(row) - before) <= 2


@pytest.mark.parametrize("path", ["meals", "diary"])
def test_without_scripts_an_opened_panel_and_a_closed_row_are_in_view(site, open_browser, meals, path):
    window = open_browser(site, PHONE, scripts=False)
    window.goto(path)
    row = window.locator("ul.rows > li").filter(has=window.get_by_role("link", name="Meal 2", exact=True))

    row.locator("a.more").tap()

    expect(row.get_by_role("button", name="Delete")).to_be_in_viewport()
    row.locator("a.more").tap()
    expect(row.locator(".panel")).to_have_count(0)
    expect(row).to_be_in_viewport()


@pytest.mark.parametrize("mark", ["/rating", "/favourite"])
def test_with_scripts_a_row_does_not_move_when_rated_or_marked_as_favourite(site, open_browser, meals, mark):
    window = open_browser(site, PHONE)
    row = opened_row(window, "Meal 12")
    before = top(row)

    with window.expect_navigation():
        row.locator(f"form[action$='{mark}'] button").first.tap()
    window.wait_for_load_state("load")

    row = window.locator("li", has=window.locator(".panel"))
    assert abs(top(row) - before) <= 2
    expect(row.locator("a.over")).to_have_text("Meal 12")


def test_without_scripts_the_open_row_is_visible_after_a_rating(site, open_browser, meals):
    window = open_browser(site, PHONE, scripts=False)
    row = opened_row(window, "Meal 12")

    with window.expect_navigation():
        row.locator(".rate button").nth(2).tap()

    row = window.locator("li", has=window.locator(".panel"))
    assert is_in_sight(row)
    assert top(row) > 844 / 5


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_after_a_rating_by_keyboard_the_stars_still_have_the_focus_or_are_next(site, open_browser, meals, scripts):
    window = open_browser(site, DESK, scripts)
    window.locator("a.more").nth(14).focus()
    with window.expect_navigation():
        window.keyboard.press("Enter")
    window.wait_for_load_state("load")
    for _ in range(3):
        window.keyboard.press("Tab")

    with window.expect_navigation():
        window.keyboard.press("Enter")
    window.wait_for_load_state("load")
    if not scripts:
        window.keyboard.press("Tab")

    focused = window.locator(".panel .rate button:focus")
    expect(focused).to_have_attribute("aria-label", "3 stars set. Tap to reset to zero" if scripts else "Set 1 star")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_the_stars_of_a_meals_page_stay_visible_after_a_rating(site, open_browser, meals, scripts):
    window = open_browser(site, PHONE, scripts)
    window.set_viewport_size({"width": PHONE, "height": 500})
    window.goto(site.origin + meals["Meal 12"].path)
    stars = window.locator(".rate")
    stars.scroll_into_view_if_needed()
    before = top(stars)

    with window.expect_navigation():
        stars.locator("button").nth(3).tap()
    window.wait_for_load_state("load")

    assert is_in_sight(stars, 500)
    assert not scripts or abs(top(stars) - before) <= 2


def test_with_scripts_the_list_does_not_move_when_a_row_is_deleted(site, open_browser, meals):
    window = open_browser(site, PHONE)
    row = opened_row(window, "Meal 12")
    before = top(window.get_by_role("link", name="Meal 14", exact=True))

    with window.expect_navigation():
        row.locator("form[action$='/delete'] button").tap()
    window.wait_for_load_state("load")

    assert abs(top(window.get_by_role("link", name="Meal 14", exact=True)) - before) <= 2
