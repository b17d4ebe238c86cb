"""How much of a recipe and of a plan a phone shows before anyone scrolls."""

import datetime
from urllib.parse import quote_plus

import pytest
from playwright.sync_api import expect
from support import themealdb
from support.paths import SAMPLES

TODAY = datetime.date.today()
MONDAY = TODAY - datetime.timedelta(days=TODAY.weekday())
# Where the tabs begin on a phone of 390 × 844 pixels.
TABS = 783
NAMES = ["Lamb tagine", "Grandma’s slow-braised aubergine with sweet pomegranate molasses and toasted almonds"]


def add_recipe(site, name, photo=True, **fields):
    form = site.visitor().get("recipes/new").form("/recipes")
    typed = {"ingredients": "400 g lamb\n2 onions\n300 g couscous", "instructions": "Cook for 35 minutes.", **fields}
    form.fill(name=name, **typed)
    if photo:
        form.pick((SAMPLES / "chicken.jpg").read_bytes())
    return form.send()


def bottom(thing):
    box = thing.bounding_box()
    return box["y"] + box["height"]


@pytest.mark.parametrize("photo", [True, False], ids=["with-photo", "without-photo"])
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_recipe_shows_name_facts_actions_and_first_ingredient_without_scrolling(
    site, open_browser, name, photo, scripts
):
    window = open_browser(site, 390, scripts)
    window.goto(add_recipe(site, name, photo, category="Main course", cuisine="Moroccan").url.split("?")[0])

    facts, actions = window.locator("#figures"), window.locator(".acts")
    print(name, photo, bottom(facts), bottom(actions), bottom(window.locator(".ingr li").first))
    assert bottom(window.locator("h1")) < bottom(facts) < bottom(actions) < 720
    assert bottom(window.locator(".ingr li").first) < 844
    expect(facts.locator("dt")).to_have_count(4)


@pytest.mark.parametrize("instructions", ["Cook for 35 minutes.", "Bake for 1 hour 50 minutes.\nChill for 7 hours."])
def test_a_recipe_with_estimates_in_francs_shows_an_ingredient_without_scrolling(site, open_browser, instructions):
    site.visitor().get("settings/money").form("/settings").fill(currency="CHF").send()
    recipe = add_recipe(site, "Bitterballen (Dutch meatballs)", instructions=instructions)
    window = open_browser(site, 390)
    window.goto(recipe.url.split("?")[0])

    expect(window.locator("#figures")).to_contain_text("CHF")
    print(bottom(window.locator("#figures")), bottom(window.locator(".acts")), bottom(window.locator(".ingr li").first))
    assert bottom(window.locator(".acts")) < 720
    assert bottom(window.locator(".ingr li").first) < 844


def test_a_recipe_without_a_photo_shows_its_first_letter(site, open_browser):
    window = open_browser(site, 390)
    window.goto(add_recipe(site, "Okra stew", photo=False).url)

    assert window.locator("main img").count() == 0
    expect(window.locator(".head .letter")).to_have_text("O")
    assert window.locator(".head .letter").bounding_box()["width"] <= 64


@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_servings_can_be_set_from_the_facts_and_estimates_are_explained_on_demand(site, open_browser, width, scripts):
    window = open_browser(site, width, scripts)
    window.goto(add_recipe(site, "Lamb tagine").url)

    assert window.locator(".serves button").first.is_hidden()
    assert "assumed" not in window.locator("main").inner_text()
    assert window.locator("main").inner_text().count("Estimated") == 1
    window.locator("#figures summary").click()
    choice = window.get_by_role("button", name="Serves 6", exact=True)
    expect(choice).to_be_in_viewport()
    choice.click()
    expect(window.locator("#figures summary")).to_contain_text("6")
    assert "≈" not in window.locator("#figures summary").inner_text()
    window.locator("details.how > summary").click()
    expect(window.locator("details.how")).to_contain_text("per serving")


@pytest.mark.parametrize("servings", [4, 12])
@pytest.mark.parametrize("width", [390, 1280])
def test_the_servings_stepper_is_beside_the_heading_of_the_ingredients(site, open_browser, width, servings):
    window = open_browser(site, width)
    window.goto(f"{add_recipe(site, 'Lamb tagine', servings='4').url.split('?')[0]}?servings={servings}")

    heading, more = window.locator("#in").bounding_box(), window.get_by_label("One serving more").bounding_box()
    expect(window.locator("#ingredients b").first).to_have_text(f"{servings} servings")
    assert more["x"] > heading["x"] + heading["width"]
    assert more["y"] < heading["y"] + heading["height"] and heading["y"] < more["y"] + more["height"]


@pytest.mark.parametrize("width", [320, 390])
def test_the_category_and_cuisine_of_a_recipe_begin_no_line_with_a_dot(site, open_browser, width):
    window = open_browser(site, width)
    window.goto(add_recipe(site, "Lamb tagine with prunes", category="Main course", cuisine="Moroccan").url)

    kinds = window.locator(".head h1 small")
    assert kinds.evaluate("small => small.getClientRects()[0].height / parseFloat(getComputedStyle(small).lineHeight)") > 1.5
    places = kinds.evaluate(
        "small => { const texts = document.createTreeWalker(small, NodeFilter.SHOW_TEXT), places = [];"
        " while (texts.nextNode()) for (const dot of texts.currentNode.data.matchAll(/·/g)) {"
        " const range = document.createRange(); range.setStart(texts.currentNode, dot.index);"
        " range.setEnd(texts.currentNode, dot.index + 1);"
        " places.push(range.getBoundingClientRect().x - small.getBoundingClientRect().x); } return places; }"
    )
    assert len(places) == 2 and min(places) > 2


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_the_heading_of_ideas_and_its_add_button_share_a_line_on_a_phone(new_site, open_browser, scripts):
    if not themealdb.recorded():
        pytest.skip(themealdb.MISSING)
    with themealdb.TheMealDB() as service:
        window = open_browser(new_site(environment=service.environment), 390, scripts)
        window.goto("recipes?ideas=1")

        heading, add = window.locator(".head h1").bounding_box(), window.locator(".head .go").bounding_box()
        assert add["y"] < heading["y"] + heading["height"]
        expect(window.get_by_role("button", name="Other ideas")).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_five_own_recipes_are_visible_on_a_phone_without_scrolling(site, open_browser, scripts):
    for name in ("Lamb tagine", "Okra stew", NAMES[1], "Apple pie", "Bolognese", "Éclairs"):
        add_recipe(site, name, photo=name.startswith("L"), tags="quick", calories="520")
    window = open_browser(site, 390, scripts)
    window.goto("recipes")

    names = window.locator(".cards h2")
    expect(names).to_have_count(6)
    assert len([name for name in names.all() if bottom(name) <= TABS]) >= 5


def plan_dinners(site, name="Lamb tagine", days=7):
    add_recipe(site, name, servings="4", calories="1630", cost="12.20")
    for number in range(days):
        day = (MONDAY + datetime.timedelta(days=number)).isoformat()
        form = site.visitor().get(f"plan/{day}?add={day}").form("/plan/entries")
        form.fill(slot="Dinner").send(("recipe", "1"))


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_four_planned_dinners_are_visible_on_a_phone_and_each_day_has_its_date(site, open_browser, scripts):
    plan_dinners(site)
    window = open_browser(site, 390, scripts)
    window.goto(f"plan/{MONDAY}")
    window.evaluate("scrollTo(0, 0)")

    entries = window.locator(".entry")
    print([bottom(entry) for entry in entries.all()])
    assert len([entry for entry in entries.all() if bottom(entry) <= TABS]) >= 4
    for number in range(7):
        day = MONDAY + datetime.timedelta(days=number)
        header = window.locator(f"#day-{day} header")
        expect(header).to_contain_text(f"{day.day} {day:%b}")
        expect(window.locator(f"#day-{day} .ends > a")).to_have_count(1)


def test_the_planned_meals_of_a_week_are_aligned_on_a_desktop(site, open_browser):
    plan_dinners(site)
    window = open_browser(site, 1280)
    window.goto(f"plan/{MONDAY}")

    assert len({entry.bounding_box()["y"] for entry in window.locator(".entry").all()}) == 1


@pytest.mark.parametrize("width, lines", [(390, 1), (320, 3)])
def test_the_figures_of_a_plan_entry_fit_their_lines_and_begin_none_with_a_dot(site, open_browser, width, lines):
    plan_dinners(site, "Lamb", 2)
    window = open_browser(site, width)
    window.goto(f"plan/{MONDAY}")

    for line in window.locator(".entry p:not(.ate)").all():
        height = line.evaluate("p => p.clientHeight / parseFloat(getComputedStyle(p).lineHeight)")
        assert round(height) <= lines
        assert line.inner_text().startswith("1,630 kcal")
        # The dot before each but the first is drawn into the gap, which is cut off where a line begins with it.
        assert line.evaluate("p => getComputedStyle(p).overflowX") == "clip"
        starts = line.evaluate(
            "p => [...p.children].map(span => span.getBoundingClientRect().x - p.getBoundingClientRect().x)"
        )
        assert min(starts) < 1


@pytest.mark.parametrize("width", [390, 1280])
def test_the_explanation_of_estimates_is_within_the_plans_summary(site, open_browser, width):
    add_recipe(site, "Lamb tagine")
    form = site.visitor().get(f"plan/{MONDAY}?add={MONDAY}").form("/plan/entries")
    form.send(("recipe", "1"))
    window = open_browser(site, width)
    window.goto(f"plan/{MONDAY}")

    card, why = window.locator(".against").bounding_box(), window.get_by_label("Why ≈?").bounding_box()
    assert card["y"] <= why["y"] and why["y"] + why["height"] <= card["y"] + card["height"]
    window.get_by_label("Why ≈?").click()
    expect(window.locator(".doubts .pop")).to_be_visible()
    assert "serves" not in window.locator(".entry").first.inner_text()


DINNERS = [
    "Katsu Chicken curry", "Lasagne", "Broccoli & Stilton soup", "Teriyaki Chicken Casserole",
    "Baked salmon with fennel & tomatoes", "French Lentils With Garlic and Thyme",
]  # fmt: skip


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_eleven_grocery_lines_are_visible_on_a_phone_without_scrolling(new_site, open_browser, scripts):
    if not themealdb.recorded():
        pytest.skip(themealdb.MISSING)
    with themealdb.TheMealDB() as service:
        site = new_site(environment=service.environment)
        visitor = site.visitor()
        for number, name in enumerate(DINNERS):
            day = (MONDAY + datetime.timedelta(days=7 + number)).isoformat()
            page = visitor.get(f"plan/{day}?add={day}&q={quote_plus(name)}")
            found = page.soup.select_one("#add .ideas button")
            page.form("/plan/entries").send((found["name"], found["value"]))
        window = open_browser(site, 390, scripts)
        window.goto(f"plan/{MONDAY + datetime.timedelta(days=7)}")
        window.get_by_role("button", name="Shop").click()
        window.get_by_role("link", name="Show list").click()
        expect(window.get_by_role("heading", level=1)).to_contain_text("Groceries")
        window.goto("groceries")

        lines = [bottom(line) for line in window.locator("li.item:visible").all()]
        # The box to type in lies over the list.
        end = window.locator(".dock").bounding_box()["y"]
        print(len(lines), [round(line) for line in lines[:14]], end)
        assert len([line for line in lines if line <= end]) >= 11


# Words and figures of the page itself that are seen above the tabs; of a field that is empty, those that it suggests.
SEEN = """
() => {
  const words = [], end = document.querySelector(".app nav").getBoundingClientRect().top;
  const isSeen = (box) => box.width > 1 && box.height > 1 && box.top < end && box.bottom > 0;
  // What is for ears alone lies in a box of one pixel.
  const isClipped = (part) => part.localName !== "main"
    && (part.getClientRects().length > 0 && part.clientWidth === 1 || isClipped(part.parentElement));
  const add = (text) => words.push(...text.split(/\\s+/).filter(word => /[\\p{L}\\p{N}]/u.test(word)));
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const around = texts.currentNode.parentElement;
    if (isClipped(around) || !around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    for (const word of texts.currentNode.data.matchAll(/\\S+/g)) {
      const range = document.createRange();
      range.setStart(texts.currentNode, word.index);
      range.setEnd(texts.currentNode, word.index + word[0].length);
      if (isSeen(range.getBoundingClientRect())) add(word[0]);
    }
  }
  for (const field of document.querySelectorAll("main input[placeholder]"))
    if (isSeen(field.getBoundingClientRect()) && !field.value) add(field.placeholder);
  return words;
}
"""


def test_recipes_and_plan_show_at_most_70_and_80_words_without_scrolling(site, open_browser):
    plan_dinners(site)
    for name in ("Okra stew", "Caramelised onion tart", "Apple pie", "Bolognese", "Éclairs", "Miso soup", "Dal"):
        add_recipe(site, name, photo=name.startswith("A"), tags="quick, winter", calories="520", cost="3.50")
    window = open_browser(site, 390)
    counts = {}
    for page in ("recipes", "recipes?ideas=1", "recipes?q=tart", f"plan/{MONDAY}"):
        window.goto(page)
        window.evaluate("scrollTo(0, 0)")
        words = window.evaluate(SEEN)
        counts[page] = len(words)
        print(page, len(words), " ".join(words))

    assert max(count for page, count in counts.items() if page.startswith("recipes")) <= 70, counts
    assert counts[f"plan/{MONDAY}"] <= 80, counts


def test_recipe_ideas_show_at_most_70_words_without_scrolling(new_site, open_browser):
    if not themealdb.recorded():
        pytest.skip(themealdb.MISSING)
    with themealdb.TheMealDB() as service:
        window = open_browser(new_site(environment=service.environment), 390)
        window.goto("recipes")
        words = window.evaluate(SEEN)

        assert window.locator(".cards h2").count() == 20
        assert len(words) <= 70, words


# Words of which a part stands on another line, though the screen has room for them.
BROKEN = """
() => {
  const broken = [], room = document.querySelector("main").clientWidth - 160;
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, element = text.parentElement;
    if (!element.checkVisibility() || element.closest(".vh, svg, select")) continue;
    for (const word of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const parts = [...range.getClientRects()].filter(part => part.width > 0);
      const lines = new Set(parts.map(part => Math.round(part.y)));
      const width = parts.reduce((sum, part) => sum + part.width, 0);
      if (lines.size > 1 && width < room) broken.push(word[0]);
    }
  }
  return broken;
}
"""


@pytest.mark.parametrize("how", ["text", "zoom"])
def test_text_at_twice_its_size_breaks_no_word(site, open_browser, how):
    visitor = site.visitor()
    plan_dinners(site, "Caramelised vegetables with fennel & tomatoes", 2)
    visitor.add("Strawberries with buttermilk", rating="4")
    for item in ("2 celery sticks", "750 g strawberries", "1 cauliflower"):
        visitor.get("groceries").form("/groceries").fill(name=item).send()
    # A browser's zoom makes the window half as wide, a larger font leaves it as it is.
    window = open_browser(site, 390 if how == "text" else 195)
    if how == "text":
        session = window.context.new_cdp_session(window)
        session.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 26}})
    broken = {}
    for page in (
        "diary", "meals", "recipes?own=1", "recipes/1", f"plan/{MONDAY}", f"plan/{MONDAY + datetime.timedelta(days=63)}",
        "groceries", "foods", "settings", "account", "household",
    ):
        window.goto(page)
        if words := window.evaluate(BROKEN):
            broken[page] = words
        assert window.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") <= 0, page

    assert broken == {}
