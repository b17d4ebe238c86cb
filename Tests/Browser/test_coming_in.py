"""People coming in, on a phone and at a desk."""

import pytest
from playwright.sync_api import expect
from support.site import PASSWORD


@pytest.fixture
def locked(new_site):
    """A site that asks who it is, with one account: maya's."""
    site = new_site(auth="password")
    site.set_up("maya", name="Maya")
    return site


def sign_in(window, name="maya", password=PASSWORD):
    window.fill("#username", name)
    window.fill("#password", password)
    window.get_by_role("button", name="Sign in").click()


def test_a_new_server_is_set_up_with_the_setup_code(new_site, open_browser):
    site = new_site(auth="password")
    window = open_browser(site, 390, scripts=False)
    assert window.url == site.url("setup")

    window.goto(f"setup?code={site.command('setup-code').stdout.strip()}")
    window.fill("#name", "Maya")
    window.fill("#username", "maya")
    window.fill("#password", "short")
    window.get_by_role("button", name="Create account").click()
    expect(window.locator("#password-error")).to_contain_text("Use at least 8 characters")
    expect(window.locator("#username")).to_have_value("maya")
    expect(window.locator("#password")).to_have_value("")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Create account").click()

    expect(window.get_by_role("heading", level=1)).to_contain_text("Today")
    window.goto("meals")
    expect(window.get_by_role("link", name="Caprese salad", exact=True)).to_be_visible()


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
@pytest.mark.parametrize("width", [390, 1280])
def test_signing_in_redirects_to_the_requested_page(locked, open_browser, width, scripts):
    window = open_browser(locked, width, scripts)

    sign_in(window, password="wrong")
    expect(window.get_by_role("alert")).to_contain_text("Wrong username or password")
    expect(window.locator("#username")).to_have_value("maya")
    sign_in(window)

    assert window.url == locked.url("meals")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_typed_meal_is_kept_if_the_session_ended(locked, open_browser, scripts):
    window = open_browser(locked, 390, scripts)
    sign_in(window)
    window.goto("meals/new")
    window.fill("#name", "Grandma’s <soup> & 100 %")
    window.fill("#notes", "two\nlines")
    window.context.clear_cookies()

    window.get_by_role("button", name="Save meal").click()
    expect(window.get_by_role("status")).to_contain_text("what you typed is kept")
    sign_in(window)

    expect(window.locator("#name")).to_have_value("Grandma’s <soup> & 100 %")
    expect(window.locator("#notes")).to_have_value("two\nlines")
    window.get_by_role("button", name="Save meal").click()
    expect(window.get_by_role("link", name="Grandma’s <soup> & 100 %", exact=True)).to_be_visible()


def test_pages_require_signing_in_after_signing_out(locked, open_browser):
    window = open_browser(locked, 390)
    sign_in(window)
    window.locator("summary.me").click()
    window.get_by_role("button", name="Sign out").click()
    assert window.url == locked.url("sign-in?did=signed-out")
    expect(window.get_by_role("status")).to_have_text("Signed out.")

    window.goto("meals")

    assert window.url.startswith(locked.url("sign-in"))


def test_an_invited_person_joins_and_can_be_made_an_owner(locked, open_browser):
    owner = open_browser(locked, 390)
    sign_in(owner)
    owner.goto("household")
    owner.get_by_role("button", name="Invite", exact=True).click()
    link = owner.locator("#link").input_value()

    guest = open_browser(locked, 390)
    guest.goto(link)
    guest.fill("#name", "Jonas")
    guest.fill("#username", "jonas")
    guest.fill("#password", PASSWORD)
    guest.get_by_role("button", name="Create account").click()
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Today")

    owner.goto("household")
    row = owner.locator("li.member", has_text="Jonas")
    row.locator("summary").click()
    row.get_by_role("link", name="Make an owner").click()
    owner.fill("#old_password", PASSWORD)
    owner.get_by_role("button", name="Make an owner").click()
    expect(owner.locator("li.member", has_text="Jonas")).to_contain_text("owner")
    guest.goto("household")
    expect(guest.get_by_role("button", name="Invite", exact=True)).to_be_visible()


def test_a_person_can_sign_out_their_other_browser(locked, open_browser):
    phone, desk = open_browser(locked, 390), open_browser(locked, 1280)
    sign_in(phone)
    sign_in(desk)

    phone.goto("account")
    phone.get_by_role("button", name="Sign out everywhere else").click()

    expect(phone.get_by_text("All other devices are signed out.")).to_be_visible()
    desk.goto("meals")
    assert desk.url.startswith(locked.url("sign-in"))
