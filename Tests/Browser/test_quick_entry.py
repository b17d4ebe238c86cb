"""The quick entry on a phone: how many taps and fields it takes, and what it remembers."""

import datetime
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect
from support.windows import PHONE, moves, watch_moves


class Thumb:
    """Taps and types, and counts both. The key for the next field, which a phone's keyboard has, is no tap."""

    def __init__(self, window):
        self.window = window
        self.taps = self.fields = 0

    def tap(self, locator):
        self.taps += 1
        locator.click()

    def type(self, text):
        """Into the field that has the cursor."""
        assert self.window.evaluate("document.activeElement.matches('input:not([type=hidden])')")
        self.fields += 1
        self.window.keyboard.type(text)


def day(offset=0):
    return (datetime.date.today() + datetime.timedelta(days=offset)).isoformat()


def entry(window, name):
    return window.locator("li.eaten").filter(has_text=name)


def opens_sheet(window):
    return window.locator(".dock").get_by_role("link", name="Add meal")


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def phone(request, site, open_browser):
    window = open_browser(site, PHONE, request.param)
    window.goto("diary")
    return window


@pytest.fixture
def scripted(site, open_browser):
    window = open_browser(site, PHONE)
    window.goto("diary")
    return window


def test_the_suggested_time_follows_the_clock_until_it_is_changed(site, open_browser):
    window = open_browser(site, PHONE)
    window.clock.install()
    window.goto("diary")
    time = window.locator("#quick-form [name=time]")
    hours, minutes = map(int, time.input_value().split(":"))

    window.clock.fast_forward(10 * 60 * 1000)
    opens_sheet(window).click()

    later = hours * 60 + minutes + 10
    # Behind midnight the day is asked for.
    expect(time).to_have_value(f"{later // 60:02}:{later % 60:02}" if later < 1_440 else f"{hours:02}:{minutes:02}")
    time.fill("07:15")
    window.clock.fast_forward(10 * 60 * 1000)
    window.locator("#name").focus()
    expect(time).to_have_value("07:15")


def test_a_new_meal_with_kcal_takes_three_taps_and_two_fields(phone):
    thumb = Thumb(phone)

    thumb.tap(opens_sheet(phone))
    thumb.type("Soup")
    thumb.tap(phone.get_by_label("kcal", exact=True))
    thumb.type("320")
    thumb.tap(phone.get_by_role("button", name="Add", exact=True))

    expect(entry(phone, "Soup")).to_contain_text("320")
    expect(phone.get_by_role("status")).to_contain_text("Added. 320 kcal today.")
    expect(phone.locator("#quick")).to_be_hidden()
    assert (thumb.taps, thumb.fields) == (3, 2)


def test_a_meal_eaten_before_is_added_with_two_taps(site, phone):
    site.visitor().add("Porridge", date=day(-2), time="07:40", calories="371", category="Breakfast")
    phone.goto("diary")
    thumb = Thumb(phone)

    thumb.tap(opens_sheet(phone))
    thumb.tap(phone.get_by_role("button", name="Add Porridge now, 371 kcal"))

    expect(entry(phone, "Porridge")).to_contain_text("371")
    expect(phone.locator("#quick")).to_be_hidden()
    assert (thumb.taps, thumb.fields) == (2, 0)


def test_typing_the_name_of_a_known_meal_fills_in_its_figures_and_says_so(site, phone):
    site.visitor().add("Porridge", date=day(-1), time="07:40", carbs="54", protein="14", fat="11")
    phone.goto("diary")
    thumb = Thumb(phone)

    thumb.tap(opens_sheet(phone))
    thumb.type("porridge")
    thumb.tap(phone.get_by_role("button", name="Add", exact=True))

    expect(phone.get_by_role("status")).to_contain_text("As yesterday: 371 kcal. 371 kcal today.")
    expect(entry(phone, "porridge")).to_contain_text("371")
    assert (thumb.taps, thumb.fields) == (2, 1)


def test_a_suggestion_is_added_with_the_second_tap(site, scripted):
    for name, kcal in (("Porridge with berries", "371"), ("Crème brûlée", "400")):
        site.visitor().add(name, date=day(-1), time="07:40", calories=kcal)
    scripted.goto("diary")
    thumb = Thumb(scripted)

    thumb.tap(opens_sheet(scripted))
    thumb.type("ber")
    thumb.tap(scripted.locator("#proposed").get_by_role("button", name="Add Porridge with berries now, 371 kcal"))

    expect(entry(scripted, "Porridge with berries")).to_contain_text("371")
    assert (thumb.taps, thumb.fields) == (2, 1)


def test_a_suggestion_tapped_twice_is_added_once(site, scripted):
    site.visitor().add("Porridge", date=day(-1), time="07:40", calories="371")
    scripted.goto(f"diary/{day(0)}#name")
    scripted.keyboard.type("porr")
    posts = []
    scripted.on("request", lambda request: posts.append(request) if request.method == "POST" else None)

    scripted.locator("#proposed").get_by_role("button", name="Add Porridge now, 371 kcal").dblclick()

    expect(entry(scripted, "Porridge")).to_have_count(1)
    assert len(posts) == 1


def test_a_meal_typed_after_a_suggestion_failed_to_send_is_separate(site, scripted):
    site.visitor().add("Porridge", date=day(-1), time="07:40", calories="371")
    scripted.goto(f"diary/{day(0)}#name")
    quick = scripted.locator("#quick")
    # Nothing comes of what is sent: the page stays.
    scripted.route("**/*", lambda it: it.fulfill(status=204) if it.request.method == "POST" else it.fallback())

    def sent(button):
        with scripted.expect_request(lambda request: request.method == "POST") as request:
            button.click()
        return parse_qs(request.value.post_data)

    scripted.keyboard.type("porr")
    first = sent(quick.locator("#proposed").get_by_role("button", name="Add Porridge now, 371 kcal"))
    quick.get_by_label("What did you eat?").fill("Apple")
    quick.locator("#kcal").fill("52")
    second = sent(quick.get_by_role("button", name="Add", exact=True))

    assert "eat" in first and "time" not in first
    assert "eat" not in second and second["name"] == ["Apple"] and second["time"]


def test_a_suggestion_keeps_its_kcal_if_some_grams_are_unknown(site, scripted):
    scripted.goto(f"diary/{day(-1)}#name")
    quick = scripted.locator("#quick")
    for label, text in {"What did you eat?": "Stew", "kcal": "400", "Carbs": "50"}.items():
        quick.get_by_label(label).fill(text)
    quick.get_by_role("button", name="Add", exact=True).click()
    expect(entry(scripted, "Stew")).to_contain_text("400")
    scripted.goto(f"diary/{day(0)}#name")
    scripted.keyboard.type("stew")
    quick.locator("#proposed").get_by_role("button", name="Stew", exact=True).click()

    quick.get_by_label("Carbs").fill("60")

    expect(quick.locator("#kcal")).to_have_value("400")


def test_a_suggestion_sets_its_category_unless_a_category_was_chosen(site, scripted):
    for name, category, time in (("Porridge", "Breakfast", "07:40"), ("Soup", "Lunch", "12:40")):
        site.visitor().add(name, date=day(-1), time=time, category=category, calories="300")
    scripted.goto(f"diary/{day(0)}#name")
    quick = scripted.locator("#quick")

    def choose(name):
        quick.locator("#name").fill(name[:3])
        quick.locator("#proposed").get_by_role("button", name=name, exact=True).click()

    choose("Porridge")
    expect(quick.locator("#category")).to_have_value("Breakfast")
    choose("Soup")
    expect(quick.locator("#category")).to_have_value("Lunch")
    quick.locator("#category").select_option("Snack")
    choose("Porridge")
    expect(quick.locator("#category")).to_have_value("Snack")


def test_a_chosen_suggestion_fills_in_the_figures_and_can_be_cleared(site, scripted):
    site.visitor().add("Crème brûlée", date=day(-1), time="20:40", carbs="30", protein="5", fat="30")
    scripted.goto(f"diary/{day(0)}#name")
    quick = scripted.locator("#quick")

    scripted.keyboard.type("creme")
    quick.locator("#proposed").get_by_role("button", name="Crème brûlée", exact=True).click()

    expect(quick.locator("#as")).to_contain_text("As yesterday: 410 kcal")
    values = [quick.locator(f"#{one}").input_value() for one in ("kcal", "carbs", "protein", "fat")]
    assert values == ["410", "30", "5", "30"]
    expect(quick.locator("#proposed")).to_be_hidden()

    quick.get_by_label("Clear the figures").click()
    expect(quick.locator("#kcal")).to_have_value("")
    expect(quick.locator("#as")).to_be_hidden()
    expect(quick.get_by_label("What did you eat?")).to_be_focused()


def test_typing_another_name_clears_the_figures_of_the_suggestion(site, scripted):
    site.visitor().add("Porridge", calories="371")
    scripted.goto(f"diary/{day(0)}#name")
    scripted.keyboard.type("porr")
    scripted.locator("#proposed .over").first.click()
    expect(scripted.locator("#kcal")).to_have_value("371")

    scripted.fill("#name", "Porridge with nuts")
    expect(scripted.locator("#kcal")).to_have_value("371")
    scripted.fill("#name", "Pear tart")

    expect(scripted.locator("#kcal")).to_have_value("")
    expect(scripted.locator("#as")).to_be_hidden()


def test_a_recent_meal_keeps_the_typed_time_and_category(site, scripted):
    site.visitor().add("Porridge", calories="371")
    scripted.goto(f"diary/{day(0)}#name")
    scripted.fill("#time", "06:10")
    scripted.select_option("#quick #category", "Snack")

    scripted.locator("#quick .chip a").first.click()

    expect(scripted.locator("#kcal")).to_have_value("371")
    expect(scripted.locator("#time")).to_have_value("06:10")
    expect(scripted.locator("#quick #category")).to_have_value("Snack")


def test_typing_and_choosing_a_suggestion_move_nothing_on_the_page(site, scripted):
    site.visitor().add("Porridge", date=day(-1), calories="371")
    watch_moves(scripted)
    scripted.goto("diary")
    assert moves(scripted) == []

    opens_sheet(scripted).click()
    scripted.keyboard.type("por")
    scripted.locator("#proposed").get_by_role("button", name="Porridge", exact=True).click()
    expect(scripted.locator("#as")).to_be_visible()

    # The sheet itself grows with what it proposes.
    assert [one for one in moves(scripted) if 'id="quick"' not in one] == []


def test_a_name_alone_is_refused_once_and_can_be_added_without_figures(phone):
    opens_sheet(phone).click()
    phone.keyboard.type("Birthday cake")
    phone.get_by_role("button", name="Add", exact=True).click()
    quick = phone.locator("#quick")
    expect(quick.get_by_role("alert")).to_contain_text("Fill in kcal, or carbs, protein and fat")
    expect(quick.get_by_label("What did you eat?")).to_have_value("Birthday cake")

    quick.get_by_role("button", name="Add without figures").click()

    expect(entry(phone, "Birthday cake")).to_contain_text("No figures yet")
    expect(phone.locator("figure.graph circle")).to_have_count(0)
    expect(phone.locator(".sum .energy")).to_contain_text("–")


def test_pressing_enter_adds_only_the_typed_meal(site, phone):
    site.visitor().add("Tea", date=day(-1), calories="2")
    phone.goto("diary")
    opens_sheet(phone).click()
    phone.keyboard.type("Soup")
    phone.get_by_label("kcal", exact=True).fill("320")

    phone.keyboard.press("Enter")

    expect(phone.locator("li.eaten")).to_have_count(1)
    expect(entry(phone, "Soup")).to_contain_text("320")


def test_the_full_form_opens_with_what_was_typed(phone):
    opens_sheet(phone).click()
    phone.keyboard.type("Birthday cake")
    phone.get_by_label("kcal", exact=True).fill("410")
    phone.locator("#quick").get_by_label("Category").select_option("Snack")

    phone.get_by_role("button", name="All fields").click()

    expect(phone.get_by_label("Name")).to_have_value("Birthday cake")
    expect(phone.get_by_label("Energy")).to_have_value("410")
    expect(phone.get_by_role("radio", name="Snack")).to_be_checked()
    phone.get_by_role("button", name="Save meal").click()
    expect(entry(phone, "Birthday cake")).to_contain_text("410")


def test_going_back_does_not_reopen_a_closed_sheet(scripted):
    opens_sheet(scripted).click()
    expect(scripted.get_by_label("What did you eat?")).to_be_focused()
    scripted.get_by_role("link", name="Close").click()
    expect(scripted.locator("#quick")).to_be_hidden()

    assert not scripted.url.endswith("#name")
    scripted.go_back()

    expect(scripted.get_by_role("heading", level=1)).to_contain_text("Meals")


def test_going_back_closes_the_sheet(scripted):
    opens_sheet(scripted).click()

    scripted.go_back()

    expect(scripted.locator("#quick")).to_be_hidden()
    expect(scripted.get_by_role("heading", level=1)).to_contain_text("Today")


def test_going_back_after_adding_does_not_open_the_sheet(scripted):
    opens_sheet(scripted).click()
    scripted.keyboard.type("Soup")
    scripted.get_by_label("kcal", exact=True).fill("320")
    scripted.get_by_role("button", name="Add", exact=True).click()
    expect(entry(scripted, "Soup")).to_be_visible()

    scripted.go_back()

    expect(scripted.locator("#quick")).to_be_hidden()


def test_opening_the_sheet_does_not_scroll_the_page(site, scripted):
    for hour in range(8, 20):
        site.visitor().add(f"Meal {hour}", date=day(), time=f"{hour:02}:00", calories="50")
    scripted.goto("diary")
    scripted.evaluate("scrollTo(0, 300)")

    # The tests' own click would scroll to where the button rests.
    opens_sheet(scripted).evaluate("link => link.click()")

    expect(scripted.get_by_label("What did you eat?")).to_be_focused()
    assert scripted.evaluate("scrollY") == 300


def test_escape_closes_the_sheet(scripted):
    opens_sheet(scripted).click()
    scripted.keyboard.press("Escape")

    expect(scripted.locator("#quick")).to_be_hidden()


def test_on_a_desktop_the_sheet_opens_in_view_with_its_name_field_focused(site, open_browser):
    window = open_browser(site, 1280)
    window.goto("diary")
    expect(window.locator("#quick")).to_be_hidden()

    window.get_by_role("link", name="Add meal").click()

    expect(window.get_by_label("What did you eat?")).to_be_focused()
    expect(window.locator("#quick")).to_be_in_viewport(ratio=1)


# What a phone of 390 × 844 pixels shows while its keyboard is open.
ABOVE_KEYBOARD = {"width": 390, "height": 460}
LONG = "Overnight oats with blueberries, toasted almonds, chia seeds and maple syrup"
EATEN = {
    "empty": [],
    "one": ["Overnight oats"],
    "many": ["Overnight oats", "Oat pancakes", "Oatmeal", "Granola with oats", "Goat cheese toast"],
    "long": [LONG, f"Second bowl of {LONG.lower()}", f"Third bowl of {LONG.lower()}"],
}


def add_eaten(site, names):
    for name in names:
        site.visitor().add(name, date=day(-1), time="07:40", calories="371")


def is_whole(thing, height):
    """Also clear of what lies over it."""
    box = thing.bounding_box()
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    is_clear = thing.evaluate("(thing, at) => thing.contains(document.elementFromPoint(...at))", middle)
    return is_clear and box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.parametrize("width", [390, 320])
@pytest.mark.parametrize("eaten", EATEN)
@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_name_kcal_and_add_are_visible_above_an_open_keyboard(site, open_browser, eaten, scripts, width):
    add_eaten(site, EATEN[eaten])
    window = open_browser(site, width, scripts)
    window.goto(f"diary/{day()}#name")
    window.set_viewport_size({**ABOVE_KEYBOARD, "width": width})

    window.keyboard.type("oa")

    quick = window.locator("#quick-form")
    expect(quick.locator("#name")).to_be_focused()
    # Foods are proposed, too, where little was eaten before.
    proposed = quick.locator("#proposed > li")
    if scripts:
        expect(proposed.filter(visible=True)).to_have_count(2)
    parts = [quick.locator("#name"), quick.locator("#kcal"), quick.get_by_role("button", name="Add", exact=True)]
    for part in [*parts, *proposed.filter(visible=True).all()]:
        assert is_whole(part, 460), part


def test_a_meal_is_added_above_an_open_keyboard_without_scrolling(site, scripted):
    add_eaten(site, EATEN["many"])
    scripted.goto("diary")
    opens_sheet(scripted).click()
    scripted.set_viewport_size(ABOVE_KEYBOARD)
    scripted.keyboard.type("Oat milk latte")
    scripted.locator("#kcal").click()
    scripted.keyboard.type("120")

    assert scripted.locator("#quick").evaluate("sheet => sheet.scrollTop") == 0
    scripted.get_by_role("button", name="Add", exact=True).click()

    expect(entry(scripted, "Oat milk latte")).to_contain_text("120")


def test_a_window_without_a_keyboard_shows_more_suggestions(site, scripted):
    add_eaten(site, EATEN["many"])
    scripted.goto(f"diary/{day()}#name")

    scripted.keyboard.type("oa")

    expect(scripted.locator("#proposed > li:not(.food)")).to_have_count(3)
    expect(scripted.locator("#proposed > li.food")).to_have_count(4)
    expect(scripted.locator("#proposed > li").last).to_be_visible()
