"""The form of a meal while it is being typed."""

import pytest
from playwright.sync_api import expect


def save_of(window):
    return window.get_by_role("button", name="Save meal")


def test_the_title_follows_the_typed_name_and_save_is_dimmed_without_a_name(site, open_browser):
    window = open_browser(site, 390)
    window.goto("meals/new")
    title = window.locator("h1 bdi")
    expect(title).to_have_text("Add meal")
    expect(window).to_have_title("Add meal · Tiffin")
    expect(save_of(window)).to_have_class("btn go off")

    window.get_by_label("Name").fill("Lentil soup")
    expect(title).to_have_text("Lentil soup")
    expect(window).to_have_title("Lentil soup · Tiffin")
    expect(save_of(window)).to_have_class("btn go")
    window.get_by_label("Name").fill("  ")
    expect(title).to_have_text("Add meal")
    expect(window).to_have_title("Add meal · Tiffin")
    expect(save_of(window)).to_have_class("btn go off")

    window.get_by_label("Name").fill("Lentil soup")
    save_of(window).click()
    expect(window.locator("main")).to_contain_text("Lentil soup")


@pytest.mark.parametrize("path, save", [("meals/1/edit", "Save meal"), ("recipes/1/edit", "Save recipe")])
def test_the_title_of_an_edit_form_follows_the_typed_name(site, open_browser, path, save):
    visitor = site.visitor()
    visitor.add("E")
    visitor.get("recipes/new").form("/recipes").fill(name="E", ingredients="1 egg").send()
    window = open_browser(site, 390)
    window.goto(path)
    expect(window).to_have_title("E · Tiffin")

    window.get_by_label("Name", exact=True).fill("Eggs & toast")
    expect(window).to_have_title("Eggs & toast · Tiffin")
    expect(window.locator("h1 bdi")).to_have_text("Eggs & toast")
    window.get_by_label("Name", exact=True).fill("")
    expect(window).to_have_title("E · Tiffin")
    expect(window.get_by_role("button", name=save)).to_have_class("btn go off")


@pytest.mark.parametrize("path", ["meals/new", "recipes/new"])
def test_the_title_of_a_refused_form_keeps_the_word_error(site, open_browser, path):
    window = open_browser(site, 390)
    window.goto(path)
    window.get_by_label("Name", exact=True).fill("Ramen")
    expect(window).to_have_title("Ramen · Tiffin")
    window.get_by_label("Carbs").fill("a lot")
    window.locator(".dock .go").click()
    expect(window).to_have_title("Error: Ramen · Tiffin")

    window.get_by_label("Name", exact=True).fill("Ramen with egg")
    expect(window).to_have_title("Error: Ramen with egg · Tiffin")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_meal_without_a_name_is_not_saved(site, open_browser, scripts):
    window = open_browser(site, 390, scripts)
    window.goto("meals/new")
    save_of(window).click()
    assert window.url.endswith("meals/new")
    assert window.get_by_label("Name").evaluate("field => field.validity.valueMissing")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_blank_name_is_refused_with_a_message_and_the_rest_is_kept(site, open_browser, scripts):
    window = open_browser(site, 390, scripts)
    window.goto("meals/new")
    window.get_by_label("Name").fill("   ")
    window.get_by_label("Notes").fill("with dill")
    save_of(window).click()

    expect(window.get_by_role("alert")).to_contain_text("Give the meal a name")
    expect(window.get_by_label("Notes")).to_have_value("with dill")
    assert site.visitor().get("meals").list.rows == []


@pytest.mark.parametrize("motion, scale", [("no-preference", "1.4"), ("reduce", "none")])
def test_the_heart_grows_when_pressed_unless_reduced_motion_is_set(site, chromium, motion, scale):
    path = site.visitor().add("Borscht").list["Borscht"].path
    context = chromium.new_context(base_url=site.url(), viewport={"width": 390, "height": 844}, reduced_motion=motion)
    window = context.new_page()
    window.goto(path.lstrip("/"))
    heart = window.locator(".heart").first
    heart.hover()

    window.mouse.down()

    assert heart.locator(".i").evaluate("icon => getComputedStyle(icon).scale") == scale
    context.close()
