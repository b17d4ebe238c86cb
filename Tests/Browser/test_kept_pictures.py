"""A picture is picked once, whatever its form comes back for."""

import pytest
from playwright.sync_api import expect
from support.paths import SAMPLES


@pytest.mark.parametrize("what", ["meal", "recipe"])
def test_a_refused_form_keeps_its_picture(window, what):
    window.goto(f"{what}s/new")
    window.fill("#name", "Toast")
    window.fill("#carbs", "a lot")
    window.set_input_files("#photo", SAMPLES / "caprese.jpg")
    window.get_by_role("button", name=f"Save {what}").click()

    kept = window.get_by_alt_text("The picture you chose")
    assert kept.evaluate("image => image.decode().then(() => image.naturalWidth)") == 160
    assert kept.bounding_box()["width"] <= 64
    window.fill("#carbs", "12")
    window.get_by_role("button", name=f"Save {what}").click()

    picture = window.locator(".row img" if what == "meal" else "img.hero").first
    assert "pictures/" in picture.get_attribute("src") or "photos/" in picture.get_attribute("src")


def test_a_kept_picture_can_be_removed(window):
    window.goto("meals/new")
    window.fill("#name", "Toast")
    window.fill("#carbs", "a lot")
    window.set_input_files("#photo", SAMPLES / "caprese.jpg")
    window.get_by_role("button", name="Save meal").click()

    window.get_by_label("Remove it").check()
    window.fill("#carbs", "12")
    window.get_by_role("button", name="Save meal").click()

    expect(window.locator(".row img.letter").first).to_be_visible()
    expect(window.locator(".row img[src*='/photos/']")).to_have_count(0)
