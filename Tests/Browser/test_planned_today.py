"""What is planned, in the diary: seen at once, and eaten with one tap, on a phone."""

import datetime

import pytest
from playwright.sync_api import expect

PHONE, HEIGHT = 390, 844
TODAY = datetime.date.today()


def planned(site, when: datetime.date, text: str):
    site.visitor().get(f"plan/{when}?add={when}").form("/plan/entries").fill(text=text, slot="Dinner").send()


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def phone(request, site, open_browser):
    return open_browser(site, PHONE, request.param)


def is_in_sight(window, thing) -> bool:
    """Above the tabs, whole, before anything was scrolled."""
    box, tabs = thing.bounding_box(), window.locator(".app nav").bounding_box()
    return window.evaluate("scrollY") == 0 and box["y"] >= 0 and box["y"] + box["height"] <= tabs["y"]


def test_the_first_meal_of_a_day_is_visible_without_scrolling(site, phone):
    site.visitor().add("Porridge", date=TODAY.isoformat(), category="Breakfast", time="07:40", carbs="54")
    phone.goto("diary")

    assert is_in_sight(phone, phone.locator("li.eaten"))
    graph = phone.locator("figure.graph").bounding_box()
    assert graph["y"] > phone.locator("li.eaten").bounding_box()["y"]


def test_a_planned_dinner_is_visible_without_scrolling(site, phone):
    # Whoever has no meal at all is welcomed first.
    site.visitor().add("Porridge", date=(TODAY - datetime.timedelta(days=2)).isoformat())
    planned(site, TODAY, "Soup")
    phone.goto("diary")

    assert is_in_sight(phone, phone.locator(".planned"))


def test_a_planned_dinner_is_eaten_with_one_tap_and_can_be_undone(site, phone):
    planned(site, TODAY, "Soup")
    phone.goto("diary")
    button = phone.get_by_role("button", name="Ate it")
    box = button.bounding_box()
    assert box["width"] >= 44 and box["height"] >= 44

    button.click()

    expect(phone.get_by_role("heading", level=1)).to_contain_text("Today")
    expect(phone.locator("li.eaten")).to_contain_text("Soup")
    expect(phone.locator(".planned")).to_have_count(0)
    phone.get_by_role("button", name="Undo").click()
    expect(phone.locator(".planned")).to_contain_text("Soup")
    expect(phone.locator("li.eaten")).to_have_count(0)


def test_a_meal_planned_for_tomorrow_can_be_eaten_today(site, phone):
    planned(site, TODAY + datetime.timedelta(days=1), "Soup")
    phone.goto(f"diary/{TODAY + datetime.timedelta(days=1)}")

    phone.get_by_label("More for Soup").click()
    phone.get_by_role("group", name="Ate it? Add it to").get_by_role("button", name="Today").click()

    expect(phone.get_by_role("heading", level=1)).to_contain_text("Today")
    expect(phone.locator("li.eaten")).to_contain_text("Soup")


def test_the_sum_and_the_notice_are_visible_after_adding_a_meal(site, phone):
    for hour in range(8, 20):
        site.visitor().add(f"Meal {hour}", date=TODAY.isoformat(), time=f"{hour:02}:00", carbs="5")
    phone.goto("diary")
    phone.locator(".dock").get_by_role("link", name="Add meal").click()
    quick = phone.locator("#quick")
    for label, text in {"What did you eat?": "Soup", "Carbs": "12", "Protein": "5", "Fat": "3"}.items():
        quick.get_by_label(label).fill(text)

    quick.get_by_role("button", name="Add", exact=True).click()

    status = phone.get_by_role("status")
    expect(status).to_contain_text("Added. ")
    expect(status).to_contain_text("kcal today.")
    expect(status).to_be_in_viewport(ratio=1)
    expect(phone.locator(".sum .energy")).to_be_in_viewport(ratio=1)
    expect(phone.locator("li.new")).to_contain_text("Soup")
