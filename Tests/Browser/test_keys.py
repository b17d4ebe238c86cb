"""Keys of those who sit at a desk."""

import datetime

import pytest
from playwright.sync_api import expect

TODAY = datetime.date.today()


@pytest.fixture
def desk(site, open_browser):
    return open_browser(site, 1280)


def test_shortcut_keys_open_today_the_add_field_and_the_search(site, desk):
    site.visitor().get("meals/new").meal_form.fill(name="Soup", calories="300").send()
    desk.goto("recipes")
    desk.keyboard.press("t")
    desk.wait_for_url("**/diary")
    desk.keyboard.press("n")
    expect(desk.locator("#quick [name=name]")).to_be_focused()
    desk.goto("diary")
    desk.keyboard.press("/")
    desk.wait_for_url("**/meals**")
    expect(desk.locator("#q")).to_be_focused()
    desk.goto("groceries")
    desk.locator("h1").click()
    desk.keyboard.press("n")
    expect(desk.locator("#add")).to_be_focused()


def test_arrow_keys_lead_to_other_days_and_weeks(desk):
    yesterday = (TODAY - datetime.timedelta(1)).isoformat()
    desk.goto(f"diary/{TODAY}")
    desk.keyboard.press("ArrowLeft")
    desk.wait_for_url(f"**/diary/{yesterday}**")
    desk.keyboard.press("ArrowRight")
    desk.wait_for_url(f"**/diary/{TODAY}**")
    desk.goto("plan/2025-11-21")
    desk.keyboard.press("ArrowRight")
    desk.wait_for_url("**/plan/2025-11-24")


def test_shortcut_keys_are_text_in_a_field(desk):
    desk.goto("groceries")
    desk.locator("#add").focus()
    desk.keyboard.type("tin / nut ?")
    expect(desk.locator("#add")).to_have_value("tin / nut ?")
    expect(desk.locator("#keys")).to_be_hidden()


def test_a_question_mark_shows_the_shortcut_keys(desk):
    desk.goto("plan")
    desk.keyboard.press("?")
    expect(desk.locator("#keys")).to_be_visible()
    expect(desk.locator("#keys kbd")).to_have_count(6)
    box = desk.locator("#keys").bounding_box()
    assert abs(box["x"] + box["width"] / 2 - 640) < 2, f"in the middle, not {box}"
    desk.get_by_role("button", name="Close").click()
    expect(desk.locator("#keys")).to_be_hidden()
