"""The device's time zone: taken silently where an account is made, and offered once where it differs later."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from support.site import PASSWORD
from support.windows import moves, watch_moves

AWAY = "Pacific/Kiritimati"


def offer(window):
    return window.get_by_role("form", name="Time zone")


@pytest.mark.parametrize("width", [390, 1280])
def test_the_devices_time_zone_is_accepted_with_one_tap_without_leaving_the_page(site, open_browser, width):
    window = open_browser(site, width, zone=AWAY)
    window.goto("meals?open=7")
    expect(offer(window)).to_contain_text(f"Your device is set to {AWAY}. Use that time zone?")

    offer(window).get_by_role("button", name="Use it").click()

    expect(window).to_have_url(site.url("meals?open=7"))
    expect(offer(window)).to_have_count(0)
    window.goto("settings/time_zone")
    expect(window.locator("#time_zone")).to_have_value(AWAY)
    hours = window.evaluate("new Intl.DateTimeFormat('en-GB', {weekday: 'long', day: 'numeric'}).format(new Date())")
    expect(window.locator("#time_zone-hint")).to_contain_text(hours.split()[0])


def test_a_declined_time_zone_offer_is_not_shown_again_in_another_browser(site, open_browser):
    window = open_browser(site, zone=AWAY)

    offer(window).get_by_role("button", name="Keep").click()

    expect(offer(window)).to_have_count(0)
    other = open_browser(site, zone="America/New_York")
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    expect(offer(other)).to_have_count(0)


def test_a_chosen_time_zone_can_be_kept_on_a_device_in_another_zone(site, open_browser):
    window = open_browser(site, zone=AWAY)
    offer(window).get_by_role("button", name="Use it").click()
    away = open_browser(site, zone="America/New_York")

    offer(away).get_by_role("button", name=f"Keep {AWAY}").click()

    expect(away.get_by_role("heading", level=1)).to_be_visible()
    expect(offer(away)).to_have_count(0)
    away.goto("settings/time_zone")
    expect(away.locator("#time_zone")).to_have_value(AWAY)


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("path", ["diary", "recipes", "meals"])
def test_the_time_zone_offer_moves_nothing_on_the_page(site, open_browser, width, path):
    window = open_browser(site, width, zone=AWAY)

    watch_moves(window)
    held = []
    window.route("**/tiffin.js", lambda route: held.append(route))
    window.goto(path, wait_until="commit")
    assert moves(window) == [] and offer(window).count() == 0

    held.pop().continue_()

    expect(offer(window)).to_be_attached()
    assert moves(window) == []


@pytest.mark.parametrize("scripts", [True, False])
def test_setup_uses_the_devices_time_zone_if_scripts_run(new_site, open_browser, scripts):
    site = new_site(auth="password")
    window = open_browser(site, scripts=scripts, zone=AWAY)
    window.goto(f"setup?code={site.command('setup-code').stdout.strip()}")
    expect(window.locator("#name")).to_be_focused()

    window.keyboard.type("Maya")
    window.fill("#username", "maya")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Create account").click()

    expect(window.get_by_role("heading", level=1)).to_contain_text("Today")
    expect(offer(window)).to_have_count(0)
    window.goto("settings/time_zone")
    expect(window.locator("#time_zone")).to_have_value(AWAY if scripts else "")


def test_no_time_zone_is_offered_in_the_servers_zone_or_on_forms(site, open_browser):
    here = open_browser(site)
    expect(offer(here)).to_have_count(0)
    away = open_browser(site, zone=AWAY)

    for page in ("meals/new", "settings"):
        away.goto(page)
        expect(offer(away)).to_have_count(0)


def test_without_scripts_the_time_zone_is_set_in_the_settings(site, open_browser):
    window = open_browser(site, scripts=False, zone=AWAY)
    expect(offer(window)).to_have_count(0)

    window.locator("summary.me").click()
    window.get_by_role("link", name="Settings").click()
    window.get_by_role("link", name="Time zone").click()
    window.get_by_label("Time zone").select_option("Kiritimati")
    window.get_by_role("button", name="Save").click()

    expect(window.get_by_role("status")).to_contain_text("Time zone saved.")
    expect(window.locator("#time_zone")).to_have_value(AWAY)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [320, 390, 1280])
def test_the_time_zone_offer_is_accessible_and_fits(site, open_browser, width, scheme):
    window = open_browser(site, width, scheme=scheme, zone=AWAY)
    expect(offer(window)).to_be_visible()

    found = Axe().run(window, options={"resultTypes": ["violations"]}).response["violations"]

    assert [violation["id"] for violation in found] == []
    assert window.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
