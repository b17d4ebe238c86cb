"""What changed while a form was open: the day, by midnight, and a setting, by another member. Nothing typed is lost."""

import re

import pytest
from playwright.sync_api import expect

SOUP = "Soup & “bread” of " + "very" * 12 + "long words"
# Between the two zones it is always another day: their clocks are 25 hours apart.
BEHIND, AHEAD = "Pacific/Midway", "Pacific/Kiritimati"


def set_zone(site, zone: str):
    site.visitor().get("settings/time_zone").form("/settings").fill(time_zone=zone).send()


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def scripts(request):
    return request.param


def test_after_midnight_a_meal_asks_for_its_day_and_keeps_everything_typed(site, open_browser, scripts):
    set_zone(site, BEHIND)
    phone = open_browser(site, 390, scripts)
    phone.goto("diary#name")
    phone.fill("#quick #name", SOUP)
    for field, text in {"carbs": "31", "protein": "9", "fat": "4"}.items():
        phone.fill(f"#quick #{field}", text)
    set_zone(site, AHEAD)

    phone.locator("#quick-form .go").click()

    expect(phone.get_by_role("heading", level=1)).to_have_text("Which day?")
    expect(phone.get_by_role("alert")).to_contain_text(f"“{SOUP}”")
    expect(phone.get_by_role("alert")).to_be_in_viewport()
    assert phone.evaluate("document.documentElement.scrollWidth") == 390
    days = phone.locator("button[name=on]")
    for button in days.all():
        assert button.bounding_box()["height"] >= 44
    assert site.visitor().get("meals").list.names == []
    opened = days.first.get_attribute("value")

    days.first.click()

    expect(phone.get_by_role("status")).to_be_visible()
    phone.goto(f"diary/{opened}")
    expect(phone.locator("li.eaten")).to_contain_text(SOUP)
    meal = site.visitor().get("meals").list[SOUP]
    form = site.visitor().get(f"meals/{meal.id}/edit").meal_form
    assert [form[name] for name in ("carbs", "protein", "fat")] == ["31", "9", "4"]


def test_the_second_member_to_change_a_setting_sees_both_versions(site, open_browser, scripts):
    maya, jonas = open_browser(site, 390, scripts), open_browser(site, 390, scripts)
    for window in (maya, jonas):
        window.goto("settings/money")
    jonas.get_by_label("Weekly budget").fill("90")
    jonas.get_by_role("button", name="Save").click()
    expect(jonas.get_by_role("status")).to_contain_text("saved")

    maya.get_by_label("Weekly budget").fill("75.5")
    maya.get_by_role("button", name="Save").click()

    expect(maya.get_by_role("heading", level=1)).to_contain_text("Changed meanwhile")
    expect(maya.get_by_role("alert")).to_be_in_viewport()
    expect(maya.locator("table.versions")).to_contain_text("75.5")
    expect(maya.locator("table.versions")).to_contain_text("90")
    assert maya.evaluate("document.documentElement.scrollWidth") == 390
    jonas.reload()
    expect(jonas.get_by_label("Weekly budget")).to_have_value("90")
    maya.get_by_role("button", name="Save mine").click()
    expect(maya.get_by_label("Weekly budget")).to_have_value(re.compile(r"^75[.]50?$"))
