"""The day, with a thumb: how many taps each thing takes, and that each does what it says."""

import datetime

import pytest
from playwright.sync_api import expect
from support.waiting import wait_until


class Thumb:
    """Taps, and counts them. Typing into the field that has the focus is no tap."""

    def __init__(self, window):
        self.window = window
        self.taps = 0

    def tap(self, locator):
        self.taps += 1
        locator.click()


def day(offset=0):
    return (datetime.date.today() + datetime.timedelta(days=offset)).isoformat()


def entry(window, name):
    return window.locator("li.eaten").filter(has_text=name)


def arrow(window, name):
    return entry(window, name).get_by_role("link", name="More about")


@pytest.fixture
def thumb(window):
    window.goto("diary")
    return Thumb(window)


@pytest.fixture
def visitor(site):
    return site.visitor()


def is_phone(window):
    return window.viewport_size["width"] < 800


def test_a_meal_of_today_is_added_again_with_two_taps(visitor, window):
    visitor.add("Flat white", date=day(), time="08:15")
    window.goto("diary")
    thumb = Thumb(window)

    thumb.tap(arrow(window, "Flat white"))
    thumb.tap(entry(window, "Flat white").get_by_role("button", name="Again", exact=True))

    expect(entry(window, "Flat white")).to_have_count(2)
    expect(window.get_by_role("status")).to_contain_text("Added. ")
    assert thumb.taps == 2


def test_a_meal_of_another_day_is_added_today_with_two_taps(visitor, window):
    visitor.add("Flat white", date=day(-1), time="08:15")
    window.goto("diary")
    thumb = Thumb(window)

    thumb.tap(window.get_by_role("link", name="Previous day"))
    thumb.tap(entry(window, "Flat white").get_by_role("button", name="Eat Flat white again now"))

    expect(window.get_by_role("heading", level=1)).to_contain_text("Today")
    expect(entry(window, "Flat white")).to_have_count(1)
    assert thumb.taps == 2


def test_a_new_meal_takes_at_most_three_taps_in_the_quick_entry(window, thumb):
    thumb.tap(opens_sheet(window))
    window.keyboard.type("Soup")
    wait_until(lambda: is_for_numbers(window) or next_field(window), "the box for kcal")
    for grams in ("12", "5.5", "3"):
        next_field(window)
        wait_until(lambda: is_for_numbers(window) or next_field(window), "the next number")
        window.keyboard.type(grams)
    thumb.tap(window.locator("#quick").get_by_role("button", name="Add", exact=True))

    expect(entry(window, "Soup")).to_contain_text("99")
    assert thumb.taps <= 3


def opens_sheet(window):
    return window.locator(".dock" if is_phone(window) else ".dayhead").get_by_role("link", name="Add meal")


def is_for_numbers(window) -> bool:
    return window.evaluate("document.activeElement.inputMode") == "numeric"


def next_field(window):
    """The key that phones and desks have for the next field."""
    window.keyboard.press("Tab")


def test_yesterdays_breakfast_is_copied_with_one_tap(visitor, window):
    for name in ("Porridge", "Flat white"):
        visitor.add(name, category="Breakfast", date=day(-1), time="08:15")
    window.goto("diary")
    thumb = Thumb(window)

    thumb.tap(window.get_by_role("button", name="Copy all"))

    expect(window.locator("li.eaten")).to_have_count(2)
    assert thumb.taps == 1


def test_a_refused_quick_entry_stays_open_with_everything_typed(window, thumb):
    opens_sheet(window).click()
    quick = window.locator("#quick")
    for label, text in {"What did you eat?": "Soup", "Carbs": "jkl", "Protein": "3", "Fat": "5.5"}.items():
        quick.get_by_label(label).fill(text)

    quick.get_by_role("button", name="Add", exact=True).click()

    expect(quick.get_by_role("alert")).to_be_visible()
    expect(quick.get_by_label("What did you eat?")).to_have_value("Soup")
    expect(quick.get_by_label("Carbs")).to_have_value("jkl")
    expect(quick.get_by_label("Carbs")).to_be_visible()
    expect(window.locator("li.eaten")).to_have_count(0)


def test_tapping_a_dot_of_the_graph_opens_the_meals_row(visitor, window):
    visitor.add("Porridge", date=day(), time="07:40", carbs="54")
    window.goto("diary")

    window.locator("figure.graph a").get_by_text("Porridge").locator("..").locator("circle").click()

    expect(arrow(window, "Porridge")).to_have_attribute("aria-expanded", "true")
    expect(entry(window, "Porridge").locator(".panel")).to_be_in_viewport()


def test_tapping_a_row_leads_to_the_meals_page(visitor, window):
    visitor.add("Porridge", date=day(), time="07:40", carbs="54")
    window.goto("diary")
    row = entry(window, "Porridge").locator(".row")

    row.click(position={"x": 20, "y": 20})

    expect(window.get_by_role("heading", level=1)).to_contain_text("Porridge")


def test_the_arrow_of_a_row_opens_and_closes_its_panel(visitor, window):
    visitor.add("Porridge", date=day(), time="07:40", carbs="54")
    window.goto("diary")
    panel = entry(window, "Porridge").locator(".panel")

    arrow(window, "Porridge").click()
    expect(panel).to_be_visible()
    arrow(window, "Porridge").click()

    expect(panel).to_be_hidden()


def test_another_day_shows_its_own_graph_list_and_totals(visitor, window):
    visitor.add("Porridge", date=day(-1), time="07:40", carbs="54")
    window.goto("diary")
    expect(window.locator("figure.graph circle")).to_have_count(0)

    window.get_by_role("link", name="Previous day").click()

    expect(window.locator("figure.graph circle")).to_have_count(1)
    expect(window.locator(".sum")).to_contain_text("54")
    expect(entry(window, "Porridge")).to_be_visible()


def test_another_browser_sees_changes_after_a_reload(visitor, site, open_browser):
    visitor.add("Porridge", date=day(), time="07:40")
    one, other = open_browser(site), open_browser(site, width=1280)
    other.goto("diary")
    expect(entry(other, "Porridge")).to_have_count(1)

    one.goto("diary")
    arrow(one, "Porridge").click()
    one.get_by_role("button", name="Again", exact=True).click()
    other.reload()
    expect(entry(other, "Porridge")).to_have_count(2)

    arrow(other, "Porridge").first.click()
    entry(other, "Porridge").first.get_by_role("button", name="Delete").click()
    one.goto("meals")
    expect(one.locator("ul.rows > li")).to_have_count(1)
