"""The browser's Back keeps what was typed."""

import re

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize("size", [26_300_000, 40_000_000], ids=["refused by Tiffin", "refused by the web server"])
def test_back_keeps_everything_typed_after_a_picture_was_too_large(window, tmp_path, size):
    picture = tmp_path / "huge.jpg"
    picture.write_bytes(b"\xff\xd8\xff" + bytes(size))
    typed = {"Name": "Shakshuka", "Carbs": "12,5", "Protein": "a lot", "Fat": "7", "Notes": "First\nSecond"}
    window.get_by_role("link", name="Add meal").click()
    for label, text in typed.items():
        window.get_by_label(label, exact=True).fill(text)
    window.get_by_text("Other", exact=True).click()
    window.get_by_label("Other category").fill("Brunch")
    window.locator(".rate .star").nth(2).click()
    window.get_by_label("Date").fill("2025-11-19")
    window.get_by_label("Time").fill("19:30")
    window.get_by_label("Favourite").check()
    window.set_input_files("#photo", picture)
    window.get_by_role("button", name="Save meal").click()

    expect(window.get_by_role("heading", level=1)).to_have_text("That file is too large")
    expect(window.get_by_role("main")).to_contain_text(re.compile("[Bb]ack"))
    window.go_back()

    for label, text in typed.items():
        expect(window.get_by_label(label, exact=True)).to_have_value(text)
    expect(window.get_by_label("Other category")).to_have_value("Brunch")
    expect(window.locator("#rating-3")).to_be_checked()
    expect(window.get_by_label("Date")).to_have_value("2025-11-19")
    expect(window.get_by_label("Time")).to_have_value("19:30")
    expect(window.get_by_label("Favourite")).to_be_checked()


def test_the_page_about_a_too_large_file_links_to_the_meals(window, tmp_path):
    picture = tmp_path / "huge.jpg"
    picture.write_bytes(bytes(26_300_000))
    window.goto("meals/new")
    window.get_by_label("Name", exact=True).fill("Shakshuka")
    window.set_input_files("#photo", picture)
    window.get_by_role("button", name="Save meal").click()

    window.get_by_role("main").get_by_role("link", name="Go to your meals").click()

    expect(window.get_by_role("heading", level=1)).to_contain_text("Meals")
