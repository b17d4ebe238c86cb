"""The rating control: in the form, on the meal's page, in the list's opened row; by touch, mouse and keyboard."""

import re

import pytest
from playwright.sync_api import expect

STARS = 5


@pytest.fixture
def meal(site):
    return site.visitor().add("Soup").list["Soup"].path


def press_star(window, control, number, way):
    star = control.locator(".star, button").nth(number - 1)
    if way == "touch":
        star.tap()
    elif way == "mouse":
        star.click()
    else:
        star.focus()
        window.keyboard.press("Enter")


WAYS = [("touch", 390), ("mouse", 1280), ("keyboard", 1280)]


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("way, width", WAYS)
@pytest.mark.parametrize("place", ["detail", "row"])
def test_a_star_sets_its_rating_and_clears_it_if_tapped_again(site, open_browser, meal, place, way, width, scripts):
    window = open_browser(site, width, scripts)
    seen = []
    for number in (1, 5, 5, 3, 2, 2):
        window.goto(site.origin + meal if place == "detail" else "meals")
        if place == "row":
            window.locator("a.more").first.click()
        control = window.locator("form[action$='/rating'] .rate").first
        with window.expect_navigation():
            press_star(window, control, number, way)
        window.goto("meals")
        seen.append(site.visitor().get("meals").list["Soup"].stars)

    assert seen == [1, 5, 0, 3, 2, 0]


def test_a_rating_set_in_the_list_returns_to_the_open_row(site, open_browser, meal):
    window = open_browser(site)
    window.locator("a.more").click()

    window.locator("form[action$='/rating'] button").nth(3).tap()

    expect(window).to_have_url(re.compile("/meals([?#]|$)"))
    expect(window.locator("a.more")).to_have_attribute("aria-expanded", "true")
    expect(window.locator(".row").get_by_label("4 of 5 stars")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("way, width", WAYS[:2])
def test_in_the_form_a_star_sets_its_rating_and_clears_it_if_tapped_again(site, open_browser, way, width, scripts):
    window = open_browser(site, width, scripts)
    window.goto("meals/new")
    seen = []

    for number in (1, 5, 5, 3, 3):
        press_star(window, window.locator(".rate"), number, way)
        seen.append(window.locator("input[name=rating]:checked").get_attribute("value"))

    assert seen == ["1", "5", "0", "3", "0"]


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_in_the_form_arrow_keys_set_and_clear_the_rating(site, open_browser, scripts):
    window = open_browser(site, 1280, scripts)
    window.goto("meals/new")
    window.locator("#rating-1").focus()
    seen = []

    for key in ("Space", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        window.keyboard.press(key)
        seen.append(window.locator("input[name=rating]:checked").get_attribute("value"))

    assert seen == ["1", "2", "3", "2", "1", "0"]


def test_every_star_is_labelled_with_what_a_tap_does(site, open_browser, meal):
    window = open_browser(site)
    window.goto(site.origin + meal)
    with window.expect_navigation():
        window.locator("form[action$='/rating'] button").nth(2).tap()
    window.goto(site.origin + meal)

    labels = [star.get_attribute("aria-label") for star in window.locator("form[action$='/rating'] button").all()]

    assert len(labels) == STARS
    assert labels[2] == "3 stars set. Tap to reset to zero"
    assert labels[0] == "Set 1 star" and labels[4] == "Set 5 stars"


def test_stars_are_at_least_44_pixels_large(site, open_browser, meal):
    window = open_browser(site)
    for address, stars in ((site.origin + meal, "form[action$='/rating'] button"), ("meals/new", ".rate .star")):
        window.goto(address)
        boxes = [star.bounding_box() for star in window.locator(stars).all()]
        assert len(boxes) == STARS
        assert min(min(box["width"], box["height"]) for box in boxes) >= 44


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_in_the_form_the_set_star_is_labelled_with_how_to_clear_it(site, open_browser, scripts):
    window = open_browser(site, 1280, scripts)
    window.goto("meals/new")

    window.locator(".rate .star").nth(2).click()

    expect(window.get_by_role("radio", name="3 stars set. Tap to reset to zero", exact=True)).to_be_checked()
    expect(window.get_by_role("radio", name="2 stars", exact=True)).not_to_be_checked()
