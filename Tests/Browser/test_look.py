"""What only a browser shows of a screen: nothing is cut off, squeezed, or too small for a finger."""

import sqlite3

import pytest
from support.paths import SAMPLES
from support.visitor import Form

SIZES = [(320, 100), (390, 100), (390, 200), (320, 200)]


def enlarge(window, percent):
    window.evaluate(f"document.documentElement.style.fontSize = '{percent}%'")


def refused(window):
    window.goto("meals/new")
    window.fill("#name", "  ")
    for field, typed in {"carbs": "a lot", "protein": "1,234", "calories": "-5"}.items():
        window.fill(f"#{field}", typed)
    window.get_by_role("button", name="Save meal").click()


@pytest.mark.parametrize("width, percent", SIZES)
def test_every_category_is_visible_and_can_be_chosen(site, open_browser, width, percent):
    window = open_browser(site, width)
    window.goto("meals/new")
    enlarge(window, percent)

    for choice in window.locator("#category .seg span").all():
        box = choice.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= width, choice.inner_text()
        choice.click()


@pytest.mark.parametrize("width, percent", SIZES)
def test_the_text_of_a_notice_is_not_cut_off(site, open_browser, width, percent):
    visitor = site.visitor()
    soup = visitor.add("Soup").list["Soup"]
    deleted = visitor.page(visitor.get(f"meals/{soup.id}").form("/delete").answer())
    window = open_browser(site, width)
    window.goto(deleted.url)
    enlarge(window, percent)

    text = window.locator(".flash p")

    assert text.evaluate("p => p.scrollHeight <= p.clientHeight + 1 && p.scrollWidth <= p.clientWidth + 1")
    assert text.bounding_box()["width"] >= 80


def test_a_long_name_in_a_notice_is_cut_after_two_whole_lines(site, open_browser):
    window = open_browser(site, 390)
    window.goto(site.visitor().add("Very long and slowly braised " * 8).url)

    lines = window.locator(".flash p").evaluate("p => p.clientHeight / parseFloat(getComputedStyle(p).lineHeight)")

    assert abs(lines - 2) < 0.1


@pytest.mark.parametrize("width", [320, 390])
def test_an_error_at_a_figure_is_wider_than_half_the_window(site, open_browser, width):
    window = open_browser(site, width)
    refused(window)

    assert min(error.bounding_box()["width"] for error in window.locator("p.err").all()) > width / 2


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_the_error_summary_links_to_each_field_with_its_label_visible(site, open_browser, scripts):
    window = open_browser(site, 390, scripts)
    refused(window)

    for link in window.locator(".note.bad li a").all():
        assert link.bounding_box()["height"] >= 44
        window.evaluate("scrollTo(0, 0)")
        link.click()
        field = window.locator(link.get_attribute("href"))
        label = window.locator(f"label[for={field.get_attribute('id')}]")
        assert 0 <= label.bounding_box()["y"] <= 844 - 200


def test_the_picture_field_is_visible_on_a_phone_without_scrolling(site, open_browser):
    window = open_browser(site, 390)
    window.goto("meals/new")

    assert window.locator("#photo").bounding_box()["y"] + 44 <= 844


def test_a_favourite_is_marked_in_its_closed_row_without_a_star(site, open_browser):
    visitor = site.visitor()
    visitor.add("Soup", favourite="1")
    visitor.add("Tea")
    window = open_browser(site, 390)

    rows = window.locator("ul.rows > li")

    assert rows.filter(has_text="Soup").locator(".row").get_by_label("Favourite").is_visible()
    assert rows.filter(has_text="Tea").locator(".row").get_by_label("Favourite").count() == 0
    assert window.locator("use[href$='#star']").count() == 0


@pytest.mark.parametrize("width, percent", SIZES)
def test_no_row_has_a_separator_dot_at_the_start_of_a_line(site, open_browser, width, percent):
    site.visitor().add("Soup", category="", category_other="Second breakfast", rating="5")
    window = open_browser(site, width)
    enlarge(window, percent)

    about = window.locator(".row .t small")

    assert "·" not in about.inner_text()
    # The one that is drawn is cut off where its line begins with it.
    assert about.evaluate("about => getComputedStyle(about).overflowX") == "clip"


FIGURES = [(12_937, 1), (2_073, 1), (723, 1), (12_937, 0), (2_073, 0), (100_000, 1)]

# How far the text in a ring reaches at its farthest corner, where 1 is the ring's inner edge.
REACH = """
ring => {
  const circle = ring.querySelector("circle"), box = ring.getBoundingClientRect();
  const view = ring.viewBox.baseVal.width, stroke = parseFloat(getComputedStyle(circle).strokeWidth);
  const inner = (circle.r.baseVal.value - stroke / 100 * view / 2) * box.width / view;
  const text = document.createRange();
  text.selectNodeContents(ring.parentElement.querySelector("p"));
  return Math.max(...[...text.getClientRects()].flatMap(line => [line.left, line.right].flatMap(x =>
    [line.top, line.bottom].map(y => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2) / inner))));
}
"""


def eat(site, kilocalories, is_estimated):
    """Makes the one meal of today have so much energy, half of it by carbs and half by protein."""
    grams = kilocalories * 1000 // 2 // 4
    connection = sqlite3.connect(site.data / "tiffin.db", timeout=10)
    with connection:
        connection.execute(
            "UPDATE meal SET energy_kcal = ?, is_estimated = ?, carbs_mg = ?, protein_mg = ?, fat_mg = 0",
            (kilocalories, is_estimated, min(grams, 10_000_000), min(grams, 10_000_000)),
        )
    connection.close()


def set_goal(site, kilocalories):
    visitor = site.visitor()
    settings = visitor.get("settings")
    field = settings.soup.select_one("#calorie_goal")
    Form(settings, field.find_parent("form")).fill(calorie_goal=str(kilocalories)).send()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
@pytest.mark.parametrize("goal", [None, 12_000])
def test_the_energy_figure_fits_into_its_ring(site, open_browser, width, scheme, goal):
    soup = site.visitor().add("Soup").list["Soup"]
    if goal:
        set_goal(site, goal)
    window = open_browser(site, width, scheme=scheme)
    outside = []

    for kilocalories, is_estimated in FIGURES:
        eat(site, kilocalories, is_estimated)
        for page in ("diary", f"meals/{soup.id}"):
            window.goto(page)
            for percent in (100, 200):
                enlarge(window, percent)
                figure = window.locator(".energy .big")
                assert figure.inner_text().endswith(f"{kilocalories:,}"), figure.inner_text()
                assert figure.inner_text().startswith("≈") == bool(is_estimated)
                ring, card = window.locator(".energy svg.ring"), window.locator(".card:has(.energy)").bounding_box()
                reach, box = ring.evaluate(REACH), ring.bounding_box()
                if reach > 1 or box["x"] < card["x"] or box["x"] + box["width"] > card["x"] + card["width"]:
                    outside.append((page, figure.inner_text(), percent, round(reach, 2), box, card))

    assert outside == []


def test_a_printed_recipe_has_a_small_picture_and_steps_beside_their_numbers(site, open_browser):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Soup", ingredients="2 onions", instructions="Chop.\nCook.")
    recipe = form.pick((SAMPLES / "chicken.jpg").read_bytes()).send()
    window = open_browser(site, 1280)
    window.goto(recipe.url)
    window.emulate_media(media="print")

    assert window.locator(".hero").bounding_box()["width"] <= 200
    assert window.get_by_text("Choose what to buy").is_hidden()
    step = window.locator(".steps li").first
    assert step.locator("p").bounding_box()["x"] - step.bounding_box()["x"] <= 60


def test_the_printed_plan_has_each_day_heading_on_one_line(site, open_browser):
    window = open_browser(site, 1280)
    # An A4 page, lying, within its margins.
    window.set_viewport_size({"width": 1046, "height": 718})
    window.goto("plan")
    window.emulate_media(media="print")

    for heading in window.locator(".plan h2").all():
        lines = heading.evaluate("day => day.clientHeight / parseFloat(getComputedStyle(day).lineHeight)")
        assert round(lines) == 1, heading.inner_text()
        assert heading.evaluate("day => day.scrollWidth <= day.clientWidth"), heading.inner_text()
