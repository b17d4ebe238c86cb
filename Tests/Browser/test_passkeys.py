"""Passkeys in Chromium, with an authenticator of its own: added, used, refused, removed."""

from types import SimpleNamespace

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from support.site import PASSWORD

AXE = Axe()


@pytest.fixture
def locked(new_site):
    site = new_site(auth="password")
    site.owner = site.set_up("maya", name="Maya")
    return site


@pytest.fixture
def open_here(locked, open_browser):
    """Windows at an address where browsers offer passkeys: without encryption it has to be this machine by name."""
    here = SimpleNamespace(url=lambda path="": locked.url(path).replace("127.0.0.1", "localhost"))
    return lambda **options: open_browser(here, **options)


class Device:
    """What keeps a window's passkeys: a phone that knows its owner, or a key that only knows that it was touched."""

    def __init__(self, window, verifies=True):
        self.session = window.context.new_cdp_session(window)
        self.session.send("WebAuthn.enable")
        options = {
            "protocol": "ctap2",
            "transport": "internal" if verifies else "usb",
            "hasResidentKey": verifies,
            "hasUserVerification": verifies,
            "isUserVerified": verifies,
            "automaticPresenceSimulation": True,
        }
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = added["authenticatorId"]

    def recognise(self, is_owner):
        """Whether the next finger is the owner's."""
        self.session.send("WebAuthn.setUserVerified", {"authenticatorId": self.id, "isUserVerified": is_owner})

    def passkeys(self):
        return self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})["credentials"]


def faults(window):
    return [violation["id"] for violation in AXE.run(window, options={"resultTypes": ["violations"]}).response["violations"]]


def give_password(window):
    window.goto("sign-in")
    window.fill("#username", "maya")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Sign in", exact=True).click()


def add_passkey(window, name=None):
    window.goto("account/factor")
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Add a passkey").click()
    if name:
        window.fill("#name", name)
    window.get_by_role("button", name="Add passkey").click()


def sign_out(window):
    window.context.clear_cookies()
    window.goto("sign-in")


def test_a_passkey_signs_in_without_a_password(open_here):
    window = open_here()
    device = Device(window)
    give_password(window)
    add_passkey(window, "My phone")
    expect(window.locator("ol.codes li")).to_have_count(10)
    assert len(device.passkeys()) == 1

    sign_out(window)
    assert faults(window) == []
    window.get_by_role("button", name="Sign in with a passkey").click()

    expect(window.locator("a.me, summary.me")).to_be_visible()
    window.goto("account/factor")
    expect(window.locator("main")).to_contain_text("Passkey: My phone")
    expect(window.locator("main")).to_contain_text("Used today")
    assert faults(window) == []


def test_a_passkey_can_be_used_instead_of_a_code(open_here):
    window = open_here()
    Device(window)
    give_password(window)
    add_passkey(window)
    expect(window.locator("ol.codes li")).to_have_count(10)

    sign_out(window)
    give_password(window)
    expect(window.locator("#code")).to_be_focused()
    window.get_by_role("button", name="Use a passkey").click()
    expect(window.locator("summary.me")).to_be_visible()

    window.goto("account/factor")
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Use a passkey").click()
    expect(window.get_by_text("Passkey accepted.")).to_be_visible()
    window.get_by_role("button", name="Remove passkey").click()
    expect(window.locator("#factor")).to_contain_text("Off")


def test_a_device_creates_no_second_passkey_for_the_same_account(open_here):
    window = open_here()
    device = Device(window)
    give_password(window)
    add_passkey(window)
    expect(window.locator("ol.codes li")).to_have_count(10)
    codes = window.locator("ol.codes li").all_inner_texts()
    window.goto("account/factor")
    window.fill("#old_password", PASSWORD)
    window.fill("#code", codes[0])
    window.get_by_role("button", name="Add a passkey").click()
    assert faults(window) == []

    window.get_by_role("button", name="Add passkey").click()

    expect(window.get_by_text("No passkey was created.")).to_be_visible()
    assert len(device.passkeys()) == 1


def test_a_key_without_a_pin_works_only_as_a_second_factor(open_here):
    window = open_here()
    Device(window, verifies=False)
    give_password(window)
    add_passkey(window)
    expect(window.locator("ol.codes li")).to_have_count(10)

    sign_out(window)
    window.get_by_role("button", name="Sign in with a passkey").click()
    expect(window.get_by_text("No passkey was used.")).to_be_visible()
    give_password(window)
    window.get_by_role("button", name="Use a passkey").click()

    expect(window.locator("summary.me")).to_be_visible()


def test_a_passkey_does_not_sign_in_if_the_device_does_not_recognise_its_owner(open_here):
    window = open_here()
    device = Device(window)
    give_password(window)
    add_passkey(window)
    expect(window.locator("ol.codes li")).to_have_count(10)
    sign_out(window)

    device.recognise(False)
    window.get_by_role("button", name="Sign in with a passkey").click()

    expect(window.get_by_text("No passkey was used.")).to_be_visible()
    device.recognise(True)
    window.get_by_role("button", name="Sign in with a passkey").click()
    expect(window.locator("summary.me")).to_be_visible()


def test_passkeys_are_not_offered_without_scripts_or_over_unencrypted_http(locked, open_here, open_browser):
    for window in (open_here(scripts=False), open_browser(locked)):
        window.goto("sign-in")
        expect(window.get_by_role("button", name="Sign in with a passkey")).to_be_hidden()
        give_password(window)
        window.goto("account/factor")
        expect(window.get_by_role("button", name="Set up")).to_be_visible()
        expect(window.get_by_role("button", name="Add a passkey")).to_be_hidden()
