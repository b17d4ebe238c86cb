"""The first evening: from the setup to the shopping list for three dinners, counted in taps."""

import pytest
from playwright.sync_api import expect
from support import themealdb
from support.site import PASSWORD
from test_planning import Taps

pytestmark = pytest.mark.skipif(not themealdb.recorded(), reason=themealdb.MISSING)

MOST_TAPS = 14


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_setup_and_shopping_three_dinners_for_four_takes_at_most_fourteen_taps(new_site, open_browser, scripts, scheme):
    with themealdb.TheMealDB() as service:
        site = new_site(auth="password", environment=service.environment)
        phone = open_browser(site, 390, scripts, scheme)
        phone.goto(f"setup?code={site.command('setup-code').stdout.strip()}")
        thumb = Taps()

        phone.get_by_label("Your name").fill("Maya")
        thumb.type(phone.get_by_label("Username"), "maya")
        thumb.type(phone.get_by_label("Password"), PASSWORD)
        thumb.type(phone.get_by_label("Cook for"), "4")
        thumb.tap(phone.get_by_role("button", name="Create account"))
        thumb.tap(phone.get_by_role("link", name="Choose dinners"))
        for number in range(3):
            if number > 0:
                thumb.tap(phone.locator(".plan > section:not(:has(.entry))").last.get_by_role("link", name="Add"))
            expect(phone.locator("#add input[value=Dinner]")).to_be_checked()
            thumb.tap(phone.locator("#add .ideas button").nth(number))
            expect(phone.locator(".plan .entry")).to_have_count(number + 1)
        thumb.tap(phone.get_by_role("button", name="Shop"))
        thumb.tap(phone.get_by_role("link", name="Show list"))

        expect(phone.get_by_role("heading", level=1)).to_contain_text("Groceries")
        # The box to type in lies over the list.
        end = phone.locator(".dock").bounding_box()["y"]
        lines = [line.bounding_box() for line in phone.locator("li.item:visible").all()]
        assert len([line for line in lines if line["y"] + line["height"] <= end]) >= 11
        assert thumb.count <= MOST_TAPS, thumb.count
        print("taps:", thumb.count)
        plan = site.data / "tiffin.db"
        if plan.exists() and "TIFFIN_DATABASE_URL" not in site.environment:
            import sqlite3

            with sqlite3.connect(plan) as database:
                assert {row[0] for row in database.execute("SELECT servings FROM plan_entry")} == {4}


def test_the_plan_searches_the_catalogue_and_says_if_it_is_unreachable(new_site, open_browser):
    with themealdb.TheMealDB() as service:
        site = new_site(environment=service.environment)
        phone = open_browser(site, 390, False)
        phone.goto("plan")
        phone.locator(".plan > section").first.get_by_role("link", name="Add").click()

        phone.get_by_label("Search recipes").fill("lamb")
        phone.get_by_role("button", name="Search", exact=True).click()

        expect(phone.locator("#add .ideas button").first).to_be_visible()
        service.mood = "gone"
        phone.get_by_label("Search recipes").fill("zucchini")
        phone.get_by_role("button", name="Search", exact=True).click()
        expect(phone.locator("#add")).to_contain_text("TheMealDB cannot be reached")
        for name in ("Write", "Paste", "Import"):
            expect(phone.locator("#add").get_by_role("link", name=name)).to_be_visible()
