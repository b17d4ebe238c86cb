"""The way of somebody who opens Tiffin for the first time."""

from playwright.sync_api import expect
from support.paths import SAMPLES


def row(window, name):
    return window.locator("ul.rows > li").filter(has=window.locator("a.over", has_text=name))


def test_a_newcomer_can_load_samples_and_add_edit_delete_and_restore_a_meal(window):
    window.get_by_role("button", name="Load three sample meals").click()
    expect(window.locator("ul.rows > li")).to_have_count(3)

    window.get_by_role("link", name="Add meal").click()
    window.get_by_label("Name", exact=True).fill("Shakshuka")
    window.set_input_files("#photo", SAMPLES / "chicken.jpg")
    window.locator(".rate .star").nth(3).click()
    window.get_by_label("Carbs").fill("12,5")
    window.get_by_role("button", name="Save meal").click()
    expect(row(window, "Shakshuka").get_by_label("4 of 5 stars").first).to_be_visible()

    row(window, "Shakshuka").locator("a.over").click()
    expect(window.get_by_role("heading", level=1)).to_contain_text("Shakshuka")
    expect(window.get_by_alt_text("Photo of Shakshuka")).to_be_visible()
    expect(window.locator(".donut")).to_contain_text("12.5 g")

    window.get_by_role("link", name="Edit").click()
    expect(window.get_by_label("Name", exact=True)).to_have_value("Shakshuka")
    expect(window.get_by_label("Carbs")).to_have_value("12.5")
    window.get_by_label("Name", exact=True).fill("Green shakshuka")
    window.get_by_role("button", name="Save meal").click()
    window.goto("meals")
    expect(row(window, "Green shakshuka")).to_be_visible()

    row(window, "Green shakshuka").locator("a.over").click()
    window.get_by_role("button", name="Delete").click()
    expect(window.get_by_role("status")).to_contain_text("Green shakshuka")
    expect(window.locator("ul.rows > li")).to_have_count(3)

    window.get_by_role("button", name="Undo").click()
    window.goto("meals")
    expect(row(window, "Green shakshuka")).to_be_visible()
    expect(window.locator("ul.rows > li")).to_have_count(4)


def test_cancel_returns_to_the_list_and_stores_nothing(window):
    window.get_by_role("link", name="Add meal").click()
    window.get_by_label("Name", exact=True).fill("Shakshuka")

    window.get_by_role("link", name="Cancel").click()

    expect(window.get_by_role("heading", level=1)).to_contain_text("Meals")
    expect(window.locator("ul.rows > li")).to_have_count(0)


def test_a_form_without_a_name_is_not_sent(window):
    window.get_by_role("link", name="Add meal").click()

    window.get_by_role("button", name="Save meal").click()

    expect(window.locator("#name:invalid")).to_be_visible()


def test_a_refused_form_keeps_everything_typed(window):
    window.get_by_role("link", name="Add meal").click()
    window.get_by_label("Name", exact=True).fill("   ")
    window.get_by_text("Other", exact=True).click()
    window.get_by_label("Other category").fill("Brunch")
    for label, text in {"Carbs": "a lot", "Protein": "3", "Fat": "4,5", "Energy": "300"}.items():
        window.get_by_label(label).fill(text)
    window.get_by_label("Notes").fill("First line\nSecond line")
    window.locator(".rate .star").nth(1).click()
    window.set_input_files("#photo", SAMPLES / "chicken.jpg")

    window.get_by_role("button", name="Save meal").click()

    expect(window.get_by_role("alert")).to_be_visible()
    expect(window).to_have_title("Error: Add meal · Tiffin")
    expect(window.get_by_label("Name", exact=True)).to_have_value("   ")
    expect(window.get_by_label("Other category")).to_have_value("Brunch")
    expect(window.get_by_label("Carbs")).to_have_value("a lot")
    expect(window.get_by_label("Fat")).to_have_value("4,5")
    expect(window.get_by_label("Notes")).to_have_value("First line\nSecond line")
    expect(window.locator("#rating-2")).to_be_checked()
    expect(window.locator("#carbs-error")).to_be_visible()
    expect(window.get_by_role("alert")).to_contain_text("picture")


def test_the_title_of_a_refused_form_shows_the_name(window):
    window.get_by_role("link", name="Add meal").click()
    expect(window).to_have_title("Add meal · Tiffin")
    window.get_by_label("Name", exact=True).fill("Shakshuka")
    window.get_by_label("Carbs").fill("a lot")

    window.get_by_role("button", name="Save meal").click()

    expect(window).to_have_title("Error: Shakshuka · Tiffin")
    expect(window.get_by_role("heading", level=1)).to_contain_text("Shakshuka")
