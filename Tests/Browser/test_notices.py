"""What was just done is said where it hides little, and leaves: by itself, or closed where nothing moves by itself."""

import datetime

import pytest
from playwright.sync_api import expect

# All bars and the notice together, of the screen.
MOST = 0.15

COVERED = """() => {
  const floats = [...document.querySelectorAll(".flash, .dock, .app nav")].filter(each => each.checkVisibility())
  const size = 6, seen = new Set()
  for (let x = 0; x < innerWidth; x += size) for (let y = innerHeight * .25; y < innerHeight; y += size) {
    const top = document.elementFromPoint(x, y)
    if (floats.some(each => each.contains(top))) seen.add(x + "," + y)
  }
  return seen.size * size * size / (innerWidth * innerHeight)
}"""


@pytest.fixture
def moving(chromium, site):
    """A phone on which things move, unlike those of the other tests."""
    context = chromium.new_context(base_url=site.url(), viewport={"width": 390, "height": 844}, has_touch=True)
    yield context.new_page()
    context.close()


def delete_soup(site, page):
    site.visitor().get("meals/new").meal_form.fill(name="Soup", calories="300").send()
    page.goto("meals")
    page.locator("a.more").first.click()
    page.get_by_role("button", name="Delete").first.click()


def put_on_list(site, page):
    for name in "milk", "eggs", "flour", "salt", "rice", "beans", "oil", "tea", "jam", "figs", "oats", "kale", "leek":
        site.visitor().get("groceries").form("/groceries").fill(name=name).send()
    page.goto("groceries")
    page.locator(".tick").first.click()


def write_recipe(site, **fields):
    text = "400 g spaghetti\n300 g minced beef\n40 g parmesan"
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Bolognese of the grandmother", ingredients=text, **fields).send()


def plan_it(site, page, **fields):
    write_recipe(site, **fields)
    page.goto("recipes/1")
    page.get_by_role("link", name="Add to plan").click()
    page.locator(f"button[name=day][value='{datetime.date.today()}']").click()


def eat_it(site, page, **fields):
    plan_it(site, page, **fields)
    page.get_by_role("button", name="Ate it").click()


def eat_a_portion(site, page):
    """Of a recipe that does not say for how many it is."""
    write_recipe(site)
    page.goto("recipes/1")
    page.locator("summary", has_text="Ate it").click()
    page.get_by_role("button", name="Add to today’s diary").click()


def shop(site, page):
    write_recipe(site, servings="4")
    page.goto("recipes/1")
    page.locator("form[action$='groceries'] button").first.click()


def eat_what_serves_four(site, page):
    eat_it(site, page, servings="4")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_with_reduced_motion_a_notice_can_be_closed_with_a_tap(site, open_browser, scripts):
    page = open_browser(site, 390, scripts)
    delete_soup(site, page)
    expect(page.locator(".flash")).to_contain_text("Deleted")

    page.get_by_role("checkbox", name="Close").click()

    expect(page.locator(".flash")).to_be_hidden()


@pytest.mark.parametrize(
    "act", [delete_soup, put_on_list, plan_it, eat_it, eat_what_serves_four, eat_a_portion, shop]
)
def test_a_notice_and_the_bars_cover_at_most_15_percent_of_a_phone(site, moving, act):
    act(site, moving)
    flash = moving.locator(".flash")
    expect(flash).to_be_visible()
    # While the old page fades into the new one, nothing of either lies under a finger.
    box = flash.bounding_box()
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    moving.wait_for_function("([x, y]) => document.elementFromPoint(x, y).closest('.flash')", arg=middle)

    assert 0 < moving.evaluate(COVERED) <= MOST


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_the_add_box_of_the_list_works_while_a_notice_is_shown(site, open_browser, scripts):
    page = open_browser(site, 390, scripts)
    put_on_list(site, page)
    expect(page.locator(".flash")).to_be_visible()
    plus = page.locator(".dock .add").bounding_box()

    page.touchscreen.tap(plus["x"] + plus["width"] / 2, plus["y"] + plus["height"] / 2)
    page.keyboard.type("celery")

    box = page.get_by_label("Add an item").bounding_box()
    assert box["width"] > 200
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_contain_text("Celery")


@pytest.mark.parametrize("act", [delete_soup, put_on_list])
def test_without_reduced_motion_a_notice_has_no_close_button(site, moving, act):
    act(site, moving)
    expect(moving.locator(".flash")).to_be_visible()

    expect(moving.get_by_role("checkbox", name="Close")).to_have_count(0)


@pytest.mark.parametrize("width", [390, 1280])
def test_a_notice_disappears_and_its_undo_button_stays(site, chromium, width):
    context = chromium.new_context(base_url=site.url(), viewport={"width": width, "height": 844})
    page = context.new_page()
    site.visitor().get("meals/new").meal_form.fill(name="Soup", calories="300").send()
    page.goto("meals")
    page.locator("a.more").first.click()
    page.get_by_role("button", name="Delete").first.click()
    flash = page.locator(".flash")
    expect(flash).to_contain_text("Deleted")

    # Whatever the time, the end of the animation is the same.
    page.evaluate("for (const moving of document.getAnimations()) moving.finish()")
    box = page.get_by_role("button", name="Undo").bounding_box()
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    start = flash.bounding_box()
    # While the old page fades into the new one, neither lies under a finger.
    page.wait_for_function("([x, y]) => document.elementFromPoint(x, y).closest('.flash')", arg=middle)

    assert not page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y).closest('.flash')", [start["x"] + 20, middle[1]]
    )
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".flash")).to_contain_text("Soup")
    context.close()


# What is seen of a notice: its box, unless that is transparent, its words and its buttons.
REST = """() => {
  const flash = document.querySelector(".flash"), buttons = [...flash.querySelectorAll(".btn")];
  const isSeen = (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const box = getComputedStyle(flash), isBoxed = !/[ /,] ?0\\)$/.test(box.backgroundColor) && isSeen(flash);
  return { isBoxed, words: [...flash.querySelectorAll("p")].filter(isSeen).length,
           height: flash.offsetHeight, buttons: buttons.filter(isSeen).length, tallest: Math.max(0, ...buttons.map(button => button.offsetHeight)) };
}"""


def finish(page):
    page.evaluate("for (const moving of document.getAnimations()) moving.finish()")


def save_goals(site, page):
    page.goto("settings/goals")
    page.get_by_role("button", name="Save", exact=True).click()


@pytest.mark.parametrize(
    "act, words",
    [(delete_soup, "Deleted"), (put_on_list, "ticked"), (plan_it, "Planned"), (eat_it, "Added"),
     (eat_what_serves_four, "Added"), (shop, "list"), (save_goals, "saved")],
)  # fmt: skip
def test_a_notice_starts_to_disappear_after_eight_seconds_and_only_buttons_stay(site, moving, act, words):
    act(site, moving)
    expect(moving.locator(".flash")).to_contain_text(words)
    before = moving.evaluate(REST)
    times = moving.evaluate(
        "[...document.querySelectorAll('.flash, .flash p')].flatMap(part => part.getAnimations())"
        ".map(({ effect }) => effect.getTiming().delay)"
    )

    moving.mouse.move(1, 1)
    finish(moving)
    after = moving.evaluate(REST)

    assert times and set(times) == {8_000}
    assert before["isBoxed"] and before["words"] == 1
    assert not after["isBoxed"] and after["words"] == 0
    assert after["buttons"] == before["buttons"]
    # Its row is as high as its buttons; without any there is none but the bar's.
    has_dock = moving.locator(".dock").filter(visible=True).count() > 0
    assert after["height"] <= max(after["tallest"] + 12, 52 if has_dock else 0)


def test_a_page_has_the_same_height_after_a_notice_as_without_one(site, moving):
    save_goals(site, moving)
    finish(moving)
    height = "document.querySelector('main').scrollHeight"
    after = moving.evaluate(height)

    moving.goto("settings/goals")

    assert moving.locator(".flash").count() == 0
    assert after == moving.evaluate(height)


def test_a_notice_is_shown_once(site, open_browser):
    page = open_browser(site, 390)
    save_goals(site, page)
    expect(page.locator(".flash")).to_contain_text("saved")

    page.reload()
    expect(page.locator(".flash")).to_have_count(0)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.locator(".flash")).to_contain_text("saved")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("act", [plan_it, eat_it, eat_a_portion])
def test_the_question_how_many_a_recipe_serves_is_outside_the_notice(site, open_browser, act, scripts):
    page = open_browser(site, 390, scripts)
    act(site, page)

    expect(page.locator(".flash")).to_be_visible()
    expect(page.locator(".flash form.serves")).to_have_count(0)
    question = page.locator("form.serves")
    expect(question).to_contain_text("Serves about 4?")
    expect(question).to_be_in_viewport(ratio=1)
