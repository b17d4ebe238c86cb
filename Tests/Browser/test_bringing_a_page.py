"""A page of a cookbook that came as a photo: its text is checked beside the photo, and then read like any other."""

import pytest
from playwright.sync_api import expect
from support import pages

pytestmark = pytest.mark.skipif(not pages.CAN_BE_READ, reason=pages.MISSING)

INGREDIENTS = ["250 g red lentils", "1 large onion, chopped", "2 cloves of garlic", "800 ml vegetable stock"]
STEPS = [
    "Fry the onion in a little oil until soft.",
    "Add the garlic, the lentils and the stock.",
    "Bring to the boil and simmer until the lentils fall apart.",
]
LEFT = "\n".join(["Red lentil soup", "", "Serves 4", "", "Ingredients", *INGREDIENTS])
RIGHT = "\n".join(["Method", *STEPS])


def choose(window, *columns):
    photo = {"name": "page.jpg", "mimeType": "image/jpeg", "buffer": pages.photographed(*columns)}
    window.locator("#photo").set_input_files(photo)
    window.get_by_role("button", name="Read it").click()


def value(window, name):
    return window.locator(f"[name={name}]").input_value()


@pytest.mark.parametrize("scripts", [True, False])
def test_the_photo_of_a_page_fills_in_the_recipe_form(site, open_browser, scripts):
    window = open_browser(site, scripts=scripts)
    window.goto("recipes/paste")

    choose(window, LEFT + "\n\n" + RIGHT)
    expect(window.get_by_alt_text("The photo, to compare the text with")).to_be_visible()
    assert [line for line in value(window, "text").splitlines() if line in INGREDIENTS] == INGREDIENTS
    window.get_by_role("button", name="Read it").click()

    assert value(window, "name") == "Red lentil soup"
    assert value(window, "ingredients").splitlines() == INGREDIENTS
    assert value(window, "instructions").splitlines() == STEPS
    assert value(window, "servings") == "4"
    assert window.locator("[name=kept_photo]").count() == 0


def test_two_columns_are_read_one_after_the_other(site, open_browser):
    window = open_browser(site)
    window.goto("recipes/paste")

    choose(window, LEFT, RIGHT)

    lines = [line for line in value(window, "text").splitlines() if line]
    assert lines.index(INGREDIENTS[-1]) < lines.index("Method") < lines.index(STEPS[0])


def test_the_second_page_of_a_recipe_is_added_behind_the_first(site, open_browser):
    window = open_browser(site)
    window.goto("recipes/paste")

    choose(window, LEFT)
    choose(window, RIGHT)

    lines = [line for line in value(window, "text").splitlines() if line]
    assert lines.index(INGREDIENTS[-1]) < lines.index("Method") < lines.index(STEPS[-1])
    window.get_by_label("Also use it as the recipe’s photo").check()
    window.get_by_role("button", name="Read it").click()
    assert window.locator("[name=kept_photo]").input_value()
