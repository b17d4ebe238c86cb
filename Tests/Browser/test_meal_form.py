"""The form of a meal while it is being typed."""

import pytest
from playwright.sync_api import expect


def save_of(window):
    return window.get_by_role("button", name="Save meal")


def test_the_title_follows_the_name_and_save_waits_for_one(site, open_browser):
    window = open_browser(site, 390)
    window.goto("meals/new")
    title = window.locator("h1 bdi")
    expect(title).to_have_text("Add meal")
    expect(save_of(window)).to_have_class("btn go off")

    window.get_by_label("Name").fill("Lentil soup")
    expect(title).to_have_text("Lentil soup")
    expect(save_of(window)).to_have_class("btn go")
    window.get_by_label("Name").fill("  ")
    expect(title).to_have_text("Add meal")
    expect(save_of(window)).to_have_class("btn go off")

    window.get_by_label("Name").fill("Lentil soup")
    save_of(window).click()
    expect(window.locator("main")).to_contain_text("Lentil soup")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_meal_without_a_name_is_not_saved(site, open_browser, scripts):
    window = open_browser(site, 390, scripts)
    window.goto("meals/new")
    save_of(window).click()
    assert window.url.endswith("meals/new")
    assert window.get_by_label("Name").evaluate("field => field.validity.valueMissing")
