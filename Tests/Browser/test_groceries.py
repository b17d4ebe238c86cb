"""The grocery list in a shop: how many taps things take, and what the thumb meets."""

import re
from datetime import date, timedelta

import pytest
from playwright.sync_api import expect
from support.groceries import GroceryPage
from support.visitor import Form
from support.waiting import wait_until
from support.windows import PHONE

# More than a screen shows.
THINGS = [f"Thing {letter}{letter}" for letter in "abcdefghijklmnopqrstuvwxyzäöüß"]

RECIPES = {
    "Brown stew chicken with rice and peas": (
        "1.2 kg chicken thighs\n3 tomatoes\n2 onions\n1 red pepper\n2 carrots\n1 x 400 ml tin coconut milk\n"
        "200 g rice\n1 tsp allspice\n1 lime\n1 bunch spring onions\nsalt"
    ),
    "Chickpea curry": (
        "2 x 400 g tins chickpeas\n1 x 400 g tin tomatoes\n1 x 400 ml tin coconut milk\n1 onion\n"
        "150 g baby spinach\n1 bulb garlic\n250 g yoghurt\n2 tsp ground cumin\n3 tbsp vegetable oil"
    ),
}
DAYS = {"Brown stew chicken with rice and peas": (0, 2, 4, 6), "Chickpea curry": (1, 3, 5)}


class Thumb:
    """Taps, and counts."""

    def __init__(self, window):
        self.window = window
        self.taps = 0

    def tap(self, element):
        self.taps += 1
        element.tap()


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def window(request, site, open_browser):
    """A phone that is as wide as most."""
    return open_browser(site, PHONE, request.param)


def put(site, *names):
    visitor = site.visitor()
    for name in names:
        visitor.get("groceries").form("/groceries").fill(name=name).send()
    return visitor


def row(window, name):
    return window.locator("li.item").filter(has=window.get_by_role("button", name=name, exact=True))


def test_a_line_is_ticked_with_one_tap(site, window):
    put(site, "milk", "bread", "apples")
    window.goto("groceries")
    thumb = Thumb(window)

    thumb.tap(row(window, "Bread").locator("button.tick"))

    expect(window.locator("li.item.done .t bdi")).to_have_text("Bread")
    assert thumb.taps == 1


def test_a_line_is_added_with_one_tap_and_typing(site, window):
    window.goto("groceries")
    thumb = Thumb(window)

    thumb.tap(window.get_by_label("Add an item"))
    window.keyboard.type("2 l milk")
    window.keyboard.press("Enter")

    expect(window.locator("li.item .t > bdi")).to_have_text("Milk")
    expect(window.locator("li.item a .q")).to_have_text("2 l")
    assert thumb.taps == 1


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_back_does_not_undo_a_tick(site, open_browser, scripts):
    put(site, "milk", "bread")
    window = open_browser(site, scripts=scripts)
    window.goto("groceries")

    row(window, "Bread").locator("button.tick").click()
    expect(window.locator("li.item.done .t bdi")).to_have_text("Bread")
    if scripts:
        window.get_by_role("link", name="Plan").locator("visible=true").click()
    window.go_back()

    expect(window.locator("li.item.done .t bdi")).to_have_text("Bread")


def test_with_scripts_a_tick_keeps_what_is_typed_in_the_add_box(site, open_browser):
    put(site, "milk", "bread")
    window = open_browser(site)
    window.goto("groceries")
    window.get_by_label("Add an item").fill("500 g app")

    row(window, "Bread").locator("button.tick").click()

    expect(window.get_by_role("status")).to_contain_text("ticked")
    expect(window.get_by_label("Add an item")).to_have_value("500 g app")


def test_a_recipes_ingredients_are_added_with_two_taps(site, window):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Shakshuka", ingredients="400 g tomatoes\n2 onions\nsalt", servings="2").send()
    window.goto("recipes")
    thumb = Thumb(window)

    thumb.tap(window.get_by_role("link", name="Shakshuka"))
    thumb.tap(window.get_by_role("button", name="Groceries"))

    expect(window.get_by_role("heading", level=1)).to_contain_text("Shakshuka")
    expect(window.get_by_role("status")).to_contain_text("List updated: 2 items added, 1 usually at home.")
    expect(window.get_by_role("status")).to_be_in_viewport()
    assert thumb.taps == 2
    window.get_by_role("link", name="Show list").click()
    expect(window.locator("li.item:visible .t > bdi")).to_have_text(["Tomatoes", "Onions"])
    window.get_by_text("Usually at home (1)").click()
    expect(window.locator("li.item:visible .t > bdi")).to_have_text(["Tomatoes", "Onions", "Salt"])


def test_undo_of_a_recipes_ingredients_returns_to_the_recipe(site, window):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Shakshuka", ingredients="400 g tomatoes\n2 onions\nsalt", servings="2").send()
    window.goto("recipes")
    window.get_by_role("link", name="Shakshuka").click()
    window.get_by_role("link", name="One serving more").click()
    window.get_by_role("button", name="Groceries").click()
    expect(window.get_by_text("3 servings", exact=True)).to_be_visible()

    window.get_by_role("button", name="Undo").click()

    expect(window.get_by_role("status")).to_contain_text("3 items removed.")
    expect(window.get_by_text("3 servings", exact=True)).to_be_visible()
    window.get_by_role("link", name="Show list").click()
    expect(window.locator("li.item")).to_have_count(0)


def clear_basket(site, window, *names):
    """Puts things into the basket and clears it with its button."""
    visitor = put(site, *names)
    page = GroceryPage(visitor.get("groceries"))
    for line in page.lines:
        assert page.tick(line, True).status_code == 303
    window.goto("groceries")
    window.locator("section[aria-labelledby=basket]").get_by_role("button", name="Clear ticked items").click()
    return visitor


def test_the_cost_of_a_cleared_basket_is_asked_once(site, window):
    clear_basket(site, window, "milk", "bread")
    cost = window.get_by_label("What did it cost?")

    cost.fill("€3,50")
    window.get_by_role("button", name="Save").click()

    expect(window.get_by_role("status")).to_contain_text("Cost saved.")
    expect(cost).to_have_count(0)
    window.goto("groceries/purchases")
    expect(window.locator("summary.t")).to_have_text("Today · $3.50")


def test_the_question_what_a_basket_cost_can_be_skipped(site, window):
    clear_basket(site, window, "milk")
    cost = window.get_by_label("What did it cost?")
    expect(cost).to_be_visible()

    window.get_by_role("link", name="Skip", exact=True).click()

    expect(window.locator(".dock")).to_be_visible()
    expect(cost).to_have_count(0)


def test_a_typed_cost_stays_while_others_change_the_list(site, open_browser):
    window = open_browser(site, PHONE)
    visitor = clear_basket(site, window, "milk")
    cost = window.get_by_label("What did it cost?")
    cost.fill("3,5")

    visitor.get("groceries").form("/groceries").fill(name="apples").send()

    expect(row(window, "Apples")).to_be_visible(timeout=30_000)
    expect(cost).to_have_value("3,5")
    window.get_by_role("button", name="Save").click()
    expect(window.get_by_role("status")).to_contain_text("Cost saved.")


def plan_a_week(site):
    """Two recipes for seven days, on the list: more than a screen shows, in several aisles."""
    visitor = site.visitor()
    today = date.today()
    for name, ingredients in RECIPES.items():
        form = visitor.get("recipes/new").form("/recipes")
        number = form.fill(name=name, ingredients=ingredients, servings="2").send().url.split("?")[0].split("/")[-1]
        for offset in DAYS[name]:
            day = (today + timedelta(days=offset)).isoformat()
            visitor.get(f"recipes/{number}/groceries?day={day}").form(f"/recipes/{number}/groceries").send()


def test_at_least_nine_lines_are_visible_without_scrolling(site, window):
    plan_a_week(site)
    window.goto("groceries")

    rows = [item.bounding_box() for item in window.locator("li.item:visible").all()]
    end = window.locator(".dock").bounding_box()["y"]
    names = [text.bounding_box()["height"] for text in window.locator("li.item:visible .t").all()]

    assert len(rows) >= 15
    assert sum(box["y"] + box["height"] <= end for box in rows) >= 9
    assert max(names) <= 44, "a line is a name, and one line of what it is for"


def test_rows_and_tick_buttons_are_large_enough_for_either_thumb(site, window):
    put(site, "milk", "a thing with a very long name that takes more than one line of a phone", "apples")
    window.goto("groceries")

    def sizes():
        rows = [item.bounding_box() for item in window.locator("li.item").all()]
        ticks = [tick.bounding_box() for tick in window.locator("button.tick").all()]
        return rows, ticks

    rows, ticks = sizes()
    assert all(box["height"] >= 48 for box in rows)
    assert all(box["width"] >= 64 and box["height"] >= 48 for box in ticks)
    assert all(box["x"] > PHONE / 2 for box in ticks)
    settings = site.visitor().get("settings/look")
    Form(settings, settings.soup.select_one("form:has([name=thumb])")).fill(thumb="left").send()
    window.goto("groceries")
    rows, ticks = sizes()
    assert all(box["height"] >= 48 for box in rows)
    assert all(box["width"] >= 64 and box["height"] >= 48 for box in ticks)
    assert all(box["x"] < PHONE / 2 for box in ticks)


def test_tapping_a_name_opens_the_line_and_does_not_tick_it(site, window):
    put(site, "milk")
    window.goto("groceries")

    row(window, "Milk").locator("a").first.tap()

    expect(row(window, "Milk").get_by_label("Note")).to_be_visible()
    expect(row(window, "Milk").locator("button.tick")).to_have_attribute("aria-pressed", "false")


def test_the_next_line_is_visible_after_a_tick(site, window):
    put(site, *THINGS)
    window.goto("groceries")
    row(window, THINGS[20]).locator("button.tick").scroll_into_view_if_needed()
    before = row(window, THINGS[21]).bounding_box()["y"]

    row(window, THINGS[20]).locator("button.tick").tap()
    expect(window.get_by_role("status")).to_contain_text("ticked")
    window.wait_for_load_state("load")

    box = row(window, THINGS[21]).bounding_box()
    assert 0 <= box["y"] <= 844 - box["height"]
    if window.locator("[data-print]:not([hidden])").count():
        assert abs(box["y"] - before) <= 2, "with scripts it stays where it was"


def test_a_tapped_line_opens_within_view_and_closes_again(site, window):
    put(site, *THINGS)
    window.goto("groceries")
    name = row(window, THINGS[20]).locator("a").first
    name.scroll_into_view_if_needed()
    before = name.bounding_box()["y"]

    with window.expect_navigation():
        name.tap()
    window.wait_for_load_state("load")

    expect(row(window, THINGS[20]).get_by_label("Quantity")).to_be_in_viewport()
    opened = row(window, THINGS[20]).locator("a").first
    if window.locator("[data-print]:not([hidden])").count():
        assert abs(opened.bounding_box()["y"] - before) <= 2, "with scripts it stays where it was"
    with window.expect_navigation():
        opened.tap()
    expect(window.get_by_label("Quantity")).to_have_count(0)


def test_the_weeks_ingredients_are_added_with_two_taps(site, window):
    visitor = site.visitor()
    form = visitor.get("recipes/new").form("/recipes")
    recipe = form.fill(name="Shakshuka", ingredients="400 g tomatoes\n2 onions", servings="2").send()
    number = recipe.url.split("?")[0].split("/")[-1]
    today = date.today()
    visitor.get(f"plan/{today}?add={today}").form("/plan/entries").answer(("recipe", number))
    window.goto("groceries")
    thumb = Thumb(window)

    thumb.tap(window.get_by_role("link", name="Plan").locator("visible=true"))
    thumb.tap(window.get_by_role("button", name="Shop for the week"))

    expect(window.get_by_role("status")).to_contain_text("List updated: 2 items added.")
    window.get_by_role("link", name="Show list").tap()
    expect(window.locator("li.item .t > bdi")).to_have_text(["Tomatoes", "Onions"])
    assert thumb.taps == 2


def test_the_add_box_is_always_visible_and_does_not_cover_the_last_line(site, window):
    put(site, *THINGS)
    window.goto("groceries")

    box = window.get_by_label("Add an item").bounding_box()
    assert box["y"] + box["height"] <= 844
    window.locator("li.item").last.scroll_into_view_if_needed()
    window.mouse.wheel(0, 10_000)
    at_the_end = "innerHeight + scrollY >= document.documentElement.scrollHeight - 1"
    wait_until(lambda: window.evaluate(at_the_end), "the page's end")
    last = window.locator("li.item").last.bounding_box()

    assert last["y"] + last["height"] <= window.locator(".dock").bounding_box()["y"]


def test_the_printed_list_shows_names_without_the_apps_bars(site, open_browser):
    put(site, "milk", "bread")
    window = open_browser(site, 1280)
    window.goto("groceries")
    window.emulate_media(media="print")

    expect(window.locator(".dock")).to_be_hidden()
    expect(window.locator("header.app")).to_be_hidden()
    expect(row(window, "Milk").locator(".t")).to_be_visible()


def test_the_list_reloads_without_the_transition_of_other_pages(site, open_browser):
    put(site, "milk", "bread")
    window = open_browser(site, PHONE, True)
    window.context.add_init_script(
        "addEventListener('pagereveal', event => document.documentElement.dataset.fades = Boolean(event.viewTransition))"
    )

    def fades(*pages: str) -> list[str]:
        """Whether the way to each of them is a transition, where motion is welcome."""
        window.emulate_media(reduced_motion="reduce")
        window.goto(pages[0])
        window.emulate_media(reduced_motion="no-preference")
        base, seen = window.url.removesuffix(pages[0]), []
        for address in (base + page for page in pages[1:]):
            window.evaluate("address => { location.href = address }", address)
            window.wait_for_url(address)
            expect(window.locator("html")).to_have_attribute("data-fades", re.compile("true|false"))
            seen.append(window.locator("html").get_attribute("data-fades"))
        return seen

    assert fades("meals", "recipes", "meals") == ["true", "true"]
    assert fades("groceries", "groceries?added=1", "groceries") == ["false", "false"]
