"""Foods: found while one types, and what an amount gives before it is saved."""

import pytest
from playwright.sync_api import expect
from support.barcodes import ean13
from support.windows import PHONE


@pytest.fixture
def phone(site, open_browser):
    window = open_browser(site, PHONE)
    window.goto("diary")
    return window


@pytest.fixture
def plain(site, open_browser):
    """Without scripts."""
    window = open_browser(site, PHONE, False)
    window.goto("diary")
    return window


def test_the_quick_entry_suggests_foods_while_typing(phone):
    phone.locator(".dock").get_by_role("link", name="Add meal").click()

    phone.keyboard.type("ban")

    found = phone.locator("#proposed .food")
    expect(found.first).to_contain_text("Banana")
    found.first.get_by_role("link").click()
    expect(phone.locator("#what")).to_have_text("Banana")


def test_a_food_of_the_built_in_table_can_be_added_from_the_quick_entry(phone):
    phone.locator(".dock").get_by_role("link", name="Add meal").click()
    phone.keyboard.type("ban")
    phone.locator("#proposed .food").first.get_by_role("link").click()
    phone.get_by_role("button", name="Add", exact=True).click()

    expect(phone.locator("li.eaten").filter(has_text="Banana")).to_contain_text("105")


def test_the_energy_of_an_amount_updates_while_typing(phone):
    phone.goto("foods?q=banana")
    phone.locator("#foods .over").first.click()
    expect(phone.get_by_role("button", name="Update")).to_be_hidden()

    phone.fill("#amount", "1/2")
    expect(phone.locator("#gives")).to_contain_text("53 kcal")
    phone.select_option("#unit", label="g")
    phone.fill("#amount", "200")

    expect(phone.locator("#gives")).to_contain_text("178 kcal")


def test_the_food_search_finds_while_typing_and_back_returns_to_the_results(phone):
    phone.goto("foods")

    phone.locator("#q").press_sequentially("rye bread 64g", delay=20)
    found = phone.locator("#foods .over").first
    expect(found).to_contain_text("Rye bread")
    found.click()
    expect(phone.locator("#amount")).to_have_value("64")
    phone.go_back()

    expect(phone.locator("#foods .over").first).to_contain_text("Rye bread")
    expect(phone.locator("#q")).to_have_value("rye bread 64g")


def test_another_food_suggests_recent_foods_and_done_returns_to_the_day(phone):
    phone.goto("foods?q=banana")
    phone.locator("#foods .over").first.click()
    phone.get_by_role("button", name="Add", exact=True).click()
    phone.goto("foods?q=rye bread")
    phone.locator("#foods .over").first.click()
    phone.get_by_role("button", name="Another food").click()

    expect(phone.locator("#foods .over")).to_have_text(["Rye bread", "Banana"])
    phone.locator("#foods .over").nth(1).click()
    phone.get_by_role("button", name="Add", exact=True).click()
    expect(phone.locator("#line-2")).to_contain_text("Banana")
    phone.get_by_role("link", name="Done").click()

    expect(phone.locator("li.eaten").filter(has_text="2 foods")).to_be_visible()


def test_a_food_can_be_searched_and_added_without_scripts(plain):
    plain.goto("diary#name")
    plain.fill("#name", "rye bread")
    plain.locator("#quick").get_by_role("button", name="Foods").click()
    expect(plain.locator("#q")).to_have_value("rye bread")
    plain.locator("#foods .over").first.click()
    plain.fill("#amount", "64 g")
    plain.get_by_role("button", name="Update").click()
    expect(plain.locator("#gives")).to_contain_text("166 kcal")

    plain.get_by_role("button", name="Add", exact=True).click()

    expect(plain.locator("li.eaten").filter(has_text="Rye bread")).to_contain_text("166")


def test_a_picture_of_a_barcode_is_read_as_soon_as_it_is_picked(phone):
    phone.locator(".dock").get_by_role("link", name="Add meal").click()
    phone.locator("#quick").get_by_role("link", name="Barcode").click()

    phone.set_input_files("#photo", {"name": "shot.png", "mimeType": "image/png", "buffer": ean13("5449000000996")})

    expect(phone.locator(".note")).to_contain_text("5449000000996 is new")
    expect(phone.locator(".kept img")).to_be_visible()
    expect(phone.locator("#barcode")).to_have_value("5449000000996")


def test_a_barcode_is_read_and_a_food_saved_without_scripts(plain):
    plain.goto("foods/barcode")
    plain.set_input_files("#photo", {"name": "shot.png", "mimeType": "image/png", "buffer": ean13("5449000000996")})
    plain.get_by_role("button", name="Look it up").click()
    plain.fill("#name", "Cola")
    plain.fill("#energy", "42")
    plain.get_by_role("button", name="Save food").click()
    plain.locator(".card a.icon").click()

    expect(plain.locator("img.hero")).to_be_visible()
    plain.get_by_role("button", name="Delete").click()
    plain.get_by_role("button", name="Undo").click()
    expect(plain.locator(".flash")).to_contain_text("Restored “Cola”.")
