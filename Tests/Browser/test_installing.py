"""The offer to install the app: once, on a list that is empty, where it can be installed and is not yet."""

import pytest
from playwright.sync_api import expect
from support.windows import PHONE

HEADING = "Keep the list on this device"
# As Chromium does it, once it has looked at the manifest.
OFFER = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = () => { window.isAsked = true };
  dispatchEvent(event);
  return event.defaultPrevented;
}"""


@pytest.mark.parametrize("answer", ["Install", "Not now"])
def test_an_offer_is_answered_once_for_good(site, open_browser, answer):
    window = open_browser(site, PHONE)
    window.goto("groceries")
    expect(window.get_by_text(HEADING)).to_have_count(0)

    window.wait_for_function(f"({OFFER})()")
    expect(window.get_by_role("heading", name=HEADING)).to_be_visible()
    expect(window.get_by_text("Add to Home Screen")).to_be_hidden()
    window.get_by_role("button", name=answer).tap()

    expect(window.get_by_text(HEADING)).to_have_count(0)
    assert bool(window.evaluate("window.isAsked")) == (answer == "Install")
    window.reload()
    window.wait_for_function(f"({OFFER})()")
    expect(window.get_by_text(HEADING)).to_have_count(0)


@pytest.mark.parametrize("is_installed", [False, True])
def test_ios_is_told_how_unless_it_is_installed(site, open_browser, is_installed):
    window = open_browser(site, PHONE)
    window.add_init_script(f"navigator.standalone = {str(is_installed).lower()}")
    window.goto("groceries")

    if is_installed:
        window.wait_for_function(f"({OFFER})()")
        expect(window.get_by_text(HEADING)).to_have_count(0)
    else:
        expect(window.get_by_text("Add to Home Screen")).to_be_visible()
        expect(window.get_by_role("button", name="Install")).to_have_count(0)


def test_nothing_is_offered_on_a_list_with_lines_or_without_scripts(site, open_browser):
    without = open_browser(site, PHONE, False)
    without.goto("groceries")
    expect(without.get_by_text(HEADING)).to_be_hidden()
    site.visitor().get("groceries").form("/groceries").fill(name="milk").send()

    window = open_browser(site, PHONE)
    window.goto("groceries")

    expect(window.locator("template#install")).to_have_count(0)
