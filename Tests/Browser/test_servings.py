"""For how many a recipe is that does not say so: how many taps it takes to say it, on a phone."""

import datetime

import pytest
from playwright.sync_api import expect
from test_planning import Taps

TODAY = datetime.date.today()
# By the USDA's figures of 100 g, 371 kcal of dry pasta, 254 of minced beef and 392 of parmesan, it has 2,403 kcal: a
# quarter of it 601, and an eighth 300.
BOLOGNESE = "400 g spaghetti\n300 g minced beef\n40 g parmesan\nsalt"


@pytest.fixture(params=[True, False], ids=["with-scripts", "without-scripts"])
def phone(request, site, open_browser):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Bolognese", ingredients=BOLOGNESE, instructions="Cook for 30 minutes.").send()
    return open_browser(site, 390, request.param)


def choice(phone, number):
    return phone.locator(".serves").get_by_role("button", name=f"Serves {number}", exact=True)


def pencil(window):
    return window.locator("#figures summary")


def test_servings_are_set_with_two_taps_on_the_recipes_page(phone):
    phone.goto("recipes/1")
    thumb = Taps()
    thumb.tap(pencil(phone))
    expect(phone.locator(".serves")).to_contain_text("Serves about 4?")
    expect(choice(phone, 8)).to_be_in_viewport()

    thumb.tap(choice(phone, 8))

    assert thumb.count == 2
    expect(phone.locator("#figures")).to_contain_text("≈ 300 kcal")
    expect(phone.locator("main")).not_to_contain_text("if it serves")
    # And once more where the finger slipped.
    thumb.tap(pencil(phone))
    expect(choice(phone, 8)).to_have_attribute("aria-pressed", "true")
    thumb.tap(choice(phone, 4))
    expect(phone.locator("#figures")).to_contain_text("≈ 601 kcal")
    expect(phone.locator("main")).not_to_contain_text("if it serves")


def test_servings_are_set_with_one_tap_after_planning(phone):
    phone.goto("recipes/1")
    thumb = Taps()
    thumb.tap(phone.get_by_role("link", name="Add to plan"))
    thumb.tap(phone.locator(f"button[name=day][value='{TODAY}']"))
    entry = phone.locator(f"#day-{TODAY} .entry")
    expect(entry).to_contain_text("≈ 601 kcal · $2.60")
    expect(phone.locator(".doubts")).to_contain_text("servings assumed for one entry")
    before = thumb.count

    thumb.tap(choice(phone, 8))

    assert (before, thumb.count) == (2, 3)
    expect(entry).to_contain_text("≈ 300 kcal · $1.30")
    expect(phone.locator("main")).not_to_contain_text("assumed")
    phone.goto("recipes/1")
    expect(phone.locator("#figures")).to_contain_text("≈ 300 kcal")


def test_servings_are_set_with_one_tap_after_eating(phone):
    phone.goto("recipes/1")
    thumb = Taps()
    thumb.tap(phone.locator("summary", has_text="Ate it"))
    thumb.tap(phone.get_by_role("button", name="Add to today’s diary"))
    row = phone.locator("li.eaten")
    expect(row).to_contain_text("≈ 601")
    before = thumb.count

    thumb.tap(choice(phone, 8))

    assert (before, thumb.count) == (2, 3)
    expect(row).to_contain_text("≈ 300")
    expect(phone.locator("main")).not_to_contain_text("if it serves")
    phone.goto("recipes/1")
    expect(phone.locator("#figures")).to_contain_text("≈ 300 kcal")


def test_servings_are_set_with_one_tap_after_eating_from_the_plan(site, phone):
    site.visitor().get("recipes/1/plan").form("/recipes/1/plan").send(("day", TODAY.isoformat()))
    phone.goto(f"plan/{TODAY}")
    thumb = Taps()

    thumb.tap(phone.get_by_role("button", name="Ate it"))
    thumb.tap(choice(phone, 2))

    assert thumb.count == 2
    expect(choice(phone, 2)).to_have_attribute("aria-pressed", "true")
    phone.goto("diary")
    # A half of it has 1,201: an estimate for other servings is told to ten kilocalories.
    expect(phone.locator("li.eaten")).to_contain_text("≈ 1,200")


@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_buttons_for_servings_fit_and_are_at_least_44_pixels_large(site, open_browser, width):
    form = site.visitor().get("recipes/new").form("/recipes")
    form.fill(name="Bolognese", ingredients=BOLOGNESE).send()
    window = open_browser(site, width)

    window.goto("recipes/1")
    pencil(window).click()

    assert window.evaluate("document.documentElement.scrollWidth") <= width
    for button in window.locator(".serves button").all():
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44 and box["x"] + box["width"] <= width, box
