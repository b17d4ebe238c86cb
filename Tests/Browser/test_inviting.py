"""An invitation, the menu that leads there, and the settings, on a phone and at a desk."""

import re
import shutil

import pytest
from playwright.sync_api import expect
from support.site import PASSWORD
from support.waiting import run
from support.windows import moves, watch_moves
from test_diary import Thumb


@pytest.fixture
def locked(new_site):
    site = new_site(auth="password")
    site.set_up("maya", name="Maya")
    return site


def come_in(window):
    window.fill("#username", "maya")
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Sign in").click()
    window.goto("diary")


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_an_invitation_takes_three_taps(locked, open_browser, scripts):
    window = open_browser(locked, scripts=scripts)
    come_in(window)
    thumb = Thumb(window)

    thumb.tap(window.locator("summary.me"))
    thumb.tap(window.get_by_role("link", name="Household"))
    thumb.tap(window.get_by_role("button", name="Invite", exact=True))

    expect(window.locator("#link")).to_have_value(re.compile(r"/join/.{43}$"))
    expect(window.get_by_role("img", name="QR code of the link")).to_be_in_viewport(ratio=1)
    assert thumb.taps == 3


def test_an_invitation_link_is_shared_and_copied_with_a_tap_each(locked, open_browser):
    window = open_browser(locked)
    window.context.grant_permissions(["clipboard-read", "clipboard-write"])
    window.add_init_script("navigator.share = async (what) => { window.shared = what.url }")
    come_in(window)
    window.goto("household")
    window.get_by_role("button", name="Invite", exact=True).click()
    link = window.locator("#link").input_value()

    window.get_by_role("button", name="Share").click()
    window.get_by_role("button", name="Copy").click()

    expect(window.get_by_role("button", name="Copied")).to_be_visible()
    assert window.evaluate("window.shared") == link
    assert window.evaluate("navigator.clipboard.readText()") == link


def test_a_barcode_reader_reads_the_link_from_the_qr_code(new_site, tmp_path):
    if not shutil.which("zbarimg"):
        pytest.skip("there is no zbarimg, which reads the code")
    page = new_site(auth="password").set_up("maya").get("household").form("/invitations").send()
    code = page.soup.select_one("svg.qr")
    side = int((code.get("viewBox") or code["viewbox"]).split()[-1])
    dark = set()
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1", code.path["d"]):
        dark |= {(int(column) + 2 + step, int(row) + 2) for step in range(int(length))}
    lines = [" ".join("1" if (x // 4, y // 4) in dark else "0" for x in range(4 * side)) for y in range(4 * side)]
    picture = tmp_path / "code.pbm"
    picture.write_text(f"P1 {4 * side} {4 * side}\n" + "\n".join(lines))

    read = run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True)

    assert read.stdout.strip() == page.soup.select_one("#link")["value"]


@pytest.mark.parametrize("width", [390, 1280])
def test_the_settings_index_is_alone_on_a_phone_and_beside_a_part_on_a_desktop(site, open_browser, width):
    window = open_browser(site, width)
    index, goals = window.get_by_role("navigation", name="Settings"), window.locator("#calorie_goal")

    window.goto("settings")
    expect(index).to_be_visible()
    expect(goals).to_be_visible(visible=width == 1280)
    index.get_by_role("link", name="Goals").click()

    expect(goals).to_be_visible()
    expect(index).to_be_visible(visible=width == 1280)
    expect(window.get_by_role("heading", level=1)).to_have_text("Goals")


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_after_a_page_is_shown(locked, open_browser, width):
    window = open_browser(locked, width)
    come_in(window)
    watch_moves(window)
    moved = {}

    for page in ("settings", "settings/goals", "settings/time_zone", "household", "account", "diary", "meals"):
        window.goto(page)
        moved[page] = moves(window)

    assert not any(moved.values()), moved
