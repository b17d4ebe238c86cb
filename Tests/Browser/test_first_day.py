"""The first day: three steps on today, and the helper of the goals."""

import datetime

import pytest
from playwright.sync_api import expect
from support.windows import PHONE, moves, watch_moves

TODAY = datetime.date.today()


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def phone(request, new_site, open_browser):
    phone = open_browser(new_site(), PHONE, request.param)
    phone.goto("diary")
    return phone


def greens(window) -> list[str]:
    """The main buttons that are seen, outside of what is closed."""
    return [button.inner_text() for button in window.locator("main .btn.go").all() if button.is_visible()]


def step(window, text):
    return window.locator(".first li").filter(has_text=text)


def plan(visitor, days: int):
    for day in range(days):
        when = TODAY + datetime.timedelta(days=day)
        visitor.get(f"plan/{when}?add={when}").form("/plan/entries").fill(text="Soup", slot="Dinner").send()


def test_the_first_steps_can_be_done_one_by_one_on_today(phone):
    assert greens(phone) == ["Save"]
    phone.get_by_label("A goal for the day").fill("2000")
    phone.get_by_role("button", name="Save").click()
    expect(step(phone, "A goal for the day")).to_contain_text("2,000 kcal")
    assert greens(phone) == ["Add"]

    phone.get_by_label("What did you just eat?").first.fill("Toast")
    phone.locator(".first").get_by_role("button", name="Add").click()
    expect(phone.locator("li.eaten")).to_contain_text("Toast")
    expect(phone.locator(".first li.done")).to_have_count(2)
    assert greens(phone) == ["Add meal"]

    # Once something was eaten, the card is one line.
    phone.locator(".first summary").click()
    phone.get_by_role("link", name="Choose dinners").click()
    phone.wait_for_url("**/plan/**")


def test_the_card_disappears_with_the_last_step(new_site, open_browser):
    site = new_site()
    visitor = site.visitor()
    phone = open_browser(site, PHONE)
    for name in ("goal", "meal"):
        visitor.get("diary").form(f"/first-steps/{name}/dismiss").send()
    plan(visitor, 2)
    phone.goto("diary")
    expect(phone.locator(".first li")).to_have_count(1)

    plan(visitor, 3)
    phone.reload()

    expect(phone.locator(".first")).to_have_count(0)


def test_a_step_can_be_dismissed_for_good_with_one_tap(phone):
    for left in (2, 1, 0):
        phone.get_by_role("button", name="Skip this step").first.click()
        expect(phone.locator(".first li")).to_have_count(left)
    phone.reload()

    expect(phone.locator(".first")).to_have_count(0)
    assert greens(phone) == ["Add meal"]


def test_buttons_and_fields_of_the_card_are_at_least_44_pixels_large(phone):
    for button in phone.locator(".first :is(a, button, input:not([type=hidden]))").all():
        if button.is_visible() and not button.evaluate("one => !!one.closest('p')"):
            box = button.bounding_box()
            assert box["width"] >= 44 and box["height"] >= 44, button.inner_text()


def test_the_link_to_change_the_time_zone_is_shown_only_without_scripts(new_site, open_browser):
    site = new_site()
    for scripts in (True, False):
        phone = open_browser(site, PHONE, scripts)
        phone.goto("diary")
        assert phone.locator(".first").get_by_role("link", name="Change").is_visible() != scripts


@pytest.mark.parametrize("width", [PHONE, 1280])
def test_nothing_moves_while_the_card_or_the_goal_calculator_loads(new_site, open_browser, width):
    site = new_site()
    plan(site.visitor(), 2)
    window = open_browser(site, width)
    watch_moves(window)
    for address in ("diary", "settings/goals", "settings/goals#helper"):
        window.goto(address)
        assert moves(window) == [], address


def test_the_goal_calculator_fills_in_the_goal_which_one_more_tap_saves(phone):
    phone.get_by_role("link", name="Help me choose").click()
    for label, text in {"Age": "34", "Height": "5'6", "Weight": "143 lb"}.items():
        phone.get_by_label(label).fill(text)
    phone.locator("#equation").get_by_text("In between").click()
    phone.get_by_role("button", name="Calculate").click()

    expect(phone.locator("#helper .as")).to_contain_text("≈ 2,000 kcal a day keeps your weight")
    expect(phone.get_by_label("Energy a day")).to_have_value("2000")
    assert phone.url.endswith("settings/goals#helper")
    phone.get_by_role("button", name="Use 2,000").click()
    expect(phone.get_by_role("status")).to_contain_text("Goals saved.")
    expect(phone.get_by_label("Energy a day")).to_have_value("2000")


def test_the_goal_calculator_refuses_an_unreadable_height_and_keeps_it(phone):
    phone.goto("settings/goals")
    for label, text in {"Age": "34", "Height": "tall", "Weight": "65"}.items():
        phone.get_by_label(label).fill(text)
    phone.locator("#equation").get_by_text("Women", exact=True).click()
    phone.get_by_role("button", name="Calculate").click()

    expect(phone.get_by_role("alert")).to_contain_text("Enter cm, such as 168")
    expect(phone.get_by_role("alert")).to_be_in_viewport()
    expect(phone.get_by_label("Height")).to_have_value("tall")
    expect(phone.get_by_label("Weight")).to_have_value("65")
    expect(phone.get_by_label("Women", exact=True)).to_be_checked()


def test_the_goal_calculator_keeps_the_goals_that_were_typed(phone):
    phone.goto("settings/goals")
    goals = {"Energy a day": "1900", "Carbs": "a lot", "Protein": "90"}
    person = {"Age": "34", "Height": "168", "Weight": "65"}
    for label, text in (goals | person).items():
        phone.get_by_label(label).fill(text)
    phone.locator("#equation").get_by_text("In between").click()

    phone.get_by_label("Weight").press("Enter")

    expect(phone.locator("#helper .as")).to_contain_text("≈ 2,000 kcal a day keeps your weight")
    for label, text in (goals | person).items():
        expect(phone.get_by_label(label)).to_have_value(text)
    phone.get_by_label("Carbs").fill("230")
    phone.get_by_label("Carbs").press("Enter")
    expect(phone.get_by_role("status")).to_contain_text("Goals saved.")
    expect(phone.get_by_label("Energy a day")).to_have_value("1900")
    expect(phone.get_by_label("Protein")).to_have_value("90")


def test_refused_goals_keep_what_was_typed_into_the_calculator(phone):
    phone.goto("settings/goals")
    phone.get_by_label("Age").fill("34")
    phone.get_by_label("Energy a day").fill("a lot")

    phone.get_by_role("button", name="Save", exact=True).click()

    expect(phone.get_by_role("alert")).to_be_in_viewport()
    expect(phone.get_by_label("Energy a day")).to_have_value("a lot")
    expect(phone.get_by_label("Age")).to_have_value("34")
