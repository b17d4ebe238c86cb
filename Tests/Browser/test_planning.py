"""Planning with a thumb: how many taps it takes, on a phone."""

import datetime
import re
import sqlite3

import pytest
from playwright.sync_api import expect

TODAY = datetime.date.today()
MONDAY = TODAY - datetime.timedelta(days=TODAY.weekday())
RECIPE = """
INSERT INTO recipe (household_id, revision, name, name_key, category, category_key, cuisine, cuisine_key, energy_kcal,
                    cost_minor, rating, created_at, tags, instructions, notes)
VALUES (1, 1, ?, ?, '', '', '', '', 520, 380, 0, 0, '', '', '')
"""


def day(number: int) -> str:
    """A day of this week, 0 its Monday."""
    return (MONDAY + datetime.timedelta(days=number)).isoformat()


def recipe(site, name: str):
    connection = sqlite3.connect(site.data / "tiffin.db", timeout=10)
    with connection:
        connection.execute(RECIPE, (name, name.lower()))
    connection.close()


def planned(visitor, when: str, text: str):
    visitor.get(f"plan/{when}?add={when}").form("/plan/entries").fill(text=text).send()


class Taps:
    """Taps things, and counts."""

    def __init__(self):
        self.count = 0

    def tap(self, thing):
        box = thing.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44, box
        thing.click()
        self.count += 1

    def type(self, field, text):
        """Into a field that has to be tapped first."""
        self.tap(field)
        field.fill(text)


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def phone(request, site, open_browser):
    return open_browser(site, 390, request.param)


def test_copying_last_week_takes_two_taps(site, phone):
    for number, name in ((-7, "Soup"), (-6, "Fish"), (-1, "Cake")):
        planned(site.visitor(), day(number), name)
    phone.goto(f"plan/{day(0)}")
    thumb = Taps()

    thumb.tap(phone.get_by_role("link", name="Copy last week"))
    expect(phone.locator("ul.rows > li")).to_have_count(3)
    thumb.tap(phone.get_by_role("button", name="Copy 3 entries"))

    assert thumb.count == 2
    expect(phone.locator(".entry")).to_have_count(3)
    expect(phone.locator(f"#day-{day(0)} .entry")).to_contain_text("Soup")
    phone.get_by_role("button", name="Undo").click()
    expect(phone.locator(".entry")).to_have_count(0)


def test_a_suggested_recipe_is_planned_with_two_taps(site, phone):
    recipe(site, "Matar paneer")
    phone.goto(f"plan/{day(0)}")
    thumb = Taps()

    thumb.tap(phone.locator(f"#day-{day(2)}").get_by_role("link", name="Add"))
    idea = phone.get_by_role("button", name="Matar paneer")
    expect(idea).to_be_in_viewport()
    thumb.tap(idea)

    assert thumb.count == 2
    expect(phone.locator(f"#day-{day(2)} .entry")).to_contain_text("520 kcal · $7.60")
    expect(phone.locator("#add")).to_have_count(0)


def test_a_planned_meal_is_eaten_with_one_tap_and_can_be_adjusted_and_undone(site, phone):
    recipe(site, "Matar paneer")
    visitor = site.visitor()
    form = visitor.get(f"plan/{TODAY}?add={TODAY}").form("/plan/entries")
    form.send(("recipe", "1"))
    phone.goto(f"plan/{TODAY}")
    thumb = Taps()

    thumb.tap(phone.get_by_role("button", name="Ate it"))

    assert thumb.count == 1
    expect(phone.get_by_role("status")).to_contain_text("Matar paneer")
    expect(phone.locator(".entry .ate")).to_be_visible()
    assert "Matar paneer" in visitor.get("meals").list.names
    phone.get_by_role("link", name="Adjust").click()
    expect(phone.get_by_label("Energy")).to_have_value("520")
    phone.go_back()
    phone.get_by_role("button", name="Undo").click()
    expect(phone.get_by_role("button", name="Ate it")).to_be_visible()
    assert "Matar paneer" not in visitor.get("meals").list.names


def test_a_meal_planned_for_later_is_eaten_today_with_two_taps(site, phone):
    later = TODAY + datetime.timedelta(days=1)
    planned(site.visitor(), later.isoformat(), "Soup")
    phone.goto(f"plan/{later}")
    expect(phone.get_by_role("button", name="Ate it")).to_have_count(0)
    thumb = Taps()

    thumb.tap(phone.get_by_role("link", name="Change Soup"))
    thumb.tap(phone.get_by_role("group", name="Ate it? Add it to").get_by_role("button", name="Today"))

    assert thumb.count == 2
    expect(phone.get_by_role("status")).to_contain_text("Added to today: “Soup”.")
    expect(phone.locator(".entry .ate")).to_be_visible()
    phone.goto(f"diary/{TODAY}")
    expect(phone.locator("li.eaten")).to_contain_text("Soup")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_button_for_more_is_at_the_end_of_its_card(site, open_browser, width):
    later = TODAY + datetime.timedelta(days=1)
    for when in (TODAY, later):
        planned(site.visitor(), when.isoformat(), "Soup")
    window = open_browser(site, width)

    for when in (TODAY, later):
        window.goto(f"plan/{when}")
        card = window.locator(f"#day-{when} .entry").bounding_box()
        more = window.locator(f"#day-{when} .entry a.icon").bounding_box()

        assert card["x"] + card["width"] - more["x"] - more["width"] < 10, (when, card, more)


def test_an_entry_is_moved_with_two_taps(site, phone):
    planned(site.visitor(), day(0), "Soup")
    phone.goto(f"plan/{day(0)}")
    thumb = Taps()

    thumb.tap(phone.get_by_role("link", name="Change Soup"))
    thumb.tap(phone.locator("#entry .days button").nth(4))

    assert thumb.count == 2
    expect(phone.locator(f"#day-{day(4)} .entry")).to_contain_text("Soup")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_days_to_choose_from_fit_without_scrolling_sideways(site, open_browser, width):
    recipe(site, "Matar paneer")
    for name in ("Porridge with berries", "Red lentil soup", "Grandma’s slow-braised aubergine with molasses") * 3:
        planned(site.visitor(), TODAY.isoformat(), name)
    window = open_browser(site, width)

    window.goto("recipes/1/plan?servings=2")

    names = window.locator(".names").first
    expect(names).to_contain_text("Red lentil soup")
    line = names.evaluate("it => parseFloat(getComputedStyle(it).lineHeight)")
    assert names.bounding_box()["height"] <= 2 * line + 1
    assert window.evaluate("document.documentElement.scrollWidth") <= width

    window.goto(f"plan/{TODAY}?entry=1#entry")

    assert window.locator("#entry").evaluate("it => it.scrollWidth - it.clientWidth") <= 0
    boxes = [button.bounding_box() for button in window.locator("#entry .days button").all()]
    assert len({box["y"] for box in boxes}) == 1, "one of the days stands alone below the others"
    for box in boxes:
        # A thumb's 44, but on the smallest phone the seven days share the row.
        assert box["x"] >= 0 and box["x"] + box["width"] <= width and box["width"] >= (41 if width == 320 else 44), box


def test_pressing_enter_in_the_field_for_another_day_plans_for_that_day(site, phone):
    recipe(site, "Matar paneer")
    phone.goto("recipes/1/plan?servings=2")
    other = TODAY + datetime.timedelta(days=40)

    phone.get_by_label("Another day").fill(other.isoformat())
    phone.get_by_label("Another day").press("Enter")

    expect(phone.locator(f"#day-{other} .entry")).to_contain_text("Matar paneer")


def test_an_entry_changed_by_another_member_is_not_overwritten_without_confirmation(site, open_browser):
    planned(site.visitor(), day(0), "Soup")
    maya, jonas = open_browser(site, 390), open_browser(site, 390)
    for window in (maya, jonas):
        window.goto(f"plan/{day(0)}")
        window.get_by_role("link", name="Change Soup").click()

    jonas.locator("#entry .days button").nth(2).click()
    expect(jonas.locator(f"#day-{day(2)} .entry")).to_contain_text("Soup")
    maya.locator("#entry .days button").nth(5).click()

    expect(maya.get_by_role("heading", level=1)).to_contain_text("Changed meanwhile")
    expect(maya.locator("table.versions td")).to_have_count(2)
    jonas.reload()
    expect(jonas.locator(f"#day-{day(2)} .entry")).to_contain_text("Soup")
    maya.get_by_role("button", name="Save mine").click()
    expect(maya.locator(f"#day-{day(5)} .entry")).to_contain_text("Soup")


def test_a_search_in_the_sheet_keeps_note_and_time_and_can_be_cleared(site, phone):
    for name in ("Matar paneer", "Red lentil soup"):
        site.visitor().get("recipes/new").form("/recipes").fill(name=name).send()
    phone.goto(f"plan/{day(0)}?add={day(2)}#add")
    phone.get_by_label("Or just a note").fill("with Ann")
    phone.locator("#add .seg label", has_text="Dinner").click()

    phone.get_by_label("Search recipes").fill("lentil")
    phone.get_by_label("Search recipes").press("Enter")

    expect(phone.locator("#add .ideas li")).to_have_count(1)
    expect(phone.get_by_label("Or just a note")).to_have_value("with Ann")
    expect(phone.locator("#add input[name=slot][value=Dinner]")).to_be_checked()
    phone.get_by_role("button", name="Clear the search").click()
    expect(phone.locator("#add .ideas li")).to_have_count(2)
    expect(phone.get_by_label("Or just a note")).to_have_value("with Ann")

    phone.get_by_label("Or just a note").press("Enter")
    expect(phone.locator(f"#day-{day(2)} .entry")).to_contain_text("with Ann")


def test_a_week_is_printed_on_one_page(site, chromium):
    visitor = site.visitor()
    for number in range(7):
        for name in ("Porridge with berries", "Red lentil soup", "Grandma’s slow-braised aubergine with molasses"):
            planned(visitor, day(number), name)
    window = chromium.new_page()
    window.goto(site.url(f"plan/{day(0)}"))

    paper = window.pdf(prefer_css_page_size=True)

    window.close()
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 1


def test_the_first_sheet_asks_how_many_to_cook_for_and_uses_the_answer(site, phone):
    recipe(site, "Tomato soup")
    phone.goto(f"plan/{day(0)}?add={day(2)}#add")

    question = phone.get_by_label("How many do you cook for?")
    expect(question).to_be_in_viewport(ratio=1)
    expect(question).to_have_value("2")
    expect(phone.locator("#add .ideas button").first).to_be_in_viewport(ratio=1)
    question.fill("5")
    phone.locator("#add .ideas button").first.click()

    expect(phone.locator(f"#day-{day(2)} .entry")).to_contain_text("Tomato soup")
    assert phone.locator("#cooks-for").count() == 0
    with sqlite3.connect(site.data / "tiffin.db", timeout=10) as database:
        assert database.execute("SELECT servings FROM plan_entry").fetchall() == [(5,)]


def test_the_question_how_many_to_cook_for_is_above_the_first_day(site, phone):
    recipe(site, "Tomato soup")
    phone.goto("recipes/1/plan")
    phone.locator("main form button.row").first.click()
    phone.goto("plan")

    question, first = phone.locator("#cooks-for").bounding_box(), phone.locator(".plan section").first.bounding_box()
    assert question["y"] + question["height"] <= first["y"]
    phone.locator("#cooks-for").fill("3")
    phone.get_by_role("button", name="Save").click()
    expect(phone.locator(".plan .entry")).to_be_visible()
    assert phone.locator("#cooks-for").count() == 0
