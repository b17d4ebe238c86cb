"""A second factor on a phone, with scripts and without: set up, used, lost, required."""

import re
import shutil
from urllib.parse import unquote

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from support.authenticator import Authenticator, turn_on
from support.site import PASSWORD
from support.waiting import run

AXE = Axe()


@pytest.fixture
def locked(new_site):
    site = new_site(auth="password")
    site.owner = site.set_up("maya", name="Maya")
    return site


def give_password(window, name="maya"):
    window.goto("sign-in")
    window.fill("#username", name)
    window.fill("#password", PASSWORD)
    window.get_by_role("button", name="Sign in").click()


def faults(window):
    return [violation["id"] for violation in AXE.run(window, options={"resultTypes": ["violations"]}).response["violations"]]


@pytest.mark.parametrize("scripts", [True, False], ids=["with-scripts", "without-scripts"])
def test_a_second_factor_can_be_set_up_and_a_recovery_code_signs_in(locked, open_browser, scripts):
    window = open_browser(locked, scripts=scripts)
    give_password(window)
    window.goto("account")
    window.get_by_role("link", name="Set up the second factor").click()
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Set up").click()

    expect(window.get_by_role("img", name="QR code of the key")).to_be_visible()
    phone = Authenticator(window.locator("code").inner_text())
    window.fill("#code", phone.code())
    window.get_by_role("button", name="Turn on").click()
    codes = window.locator("ol.codes li").all_inner_texts()
    assert len(codes) == 10
    expect(window.get_by_role("button", name="Print")).to_be_visible(visible=scripts)
    with window.expect_download() as download:
        window.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == "tiffin-codes.txt"
    assert download.value.path().read_text().split("\n")[2:-1] == codes
    window.get_by_role("link", name="I saved them").click()
    expect(window.locator("#factor")).to_contain_text("Since today · 10 of 10 recovery codes left")

    window.context.clear_cookies()
    give_password(window)
    expect(window.locator("#code")).to_be_focused()
    window.fill("#code", codes[0])
    window.get_by_role("button", name="Sign in").click()
    window.goto("account")
    expect(window.locator("#factor")).to_contain_text("9 of 10")


def test_a_barcode_reader_reads_the_key_from_the_qr_code(locked, tmp_path):
    if not shutil.which("zbarimg"):
        pytest.skip("there is no zbarimg, which reads the code")
    page = locked.owner.get("account/factor").form("/account/factor").fill(old_password=PASSWORD).send()
    code = page.soup.select_one("svg.qr")
    side = int((code.get("viewBox") or code["viewbox"]).split()[-1])
    dark = set()
    for column, row, length in re.findall(r"M(\d+) (\d+)h(\d+)v1", code.path["d"]):
        dark |= {(int(column) + 2 + step, int(row) + 2) for step in range(int(length))}
    lines = [" ".join("1" if (x // 4, y // 4) in dark else "0" for x in range(4 * side)) for y in range(4 * side)]
    picture = tmp_path / "code.pbm"
    picture.write_text(f"P1 {4 * side} {4 * side}\n" + "\n".join(lines))

    read = run(["zbarimg", "--quiet", "--raw", picture], capture_output=True, text=True, check=True)

    key = page.soup.select_one("code").get_text().replace(" ", "")
    assert unquote(read.stdout.strip()) == f"otpauth://totp/Tiffin:maya?secret={key}&issuer=Tiffin"


def test_a_member_must_set_up_a_required_second_factor_first(locked, open_browser):
    link = locked.owner.get("household").form("/invitations").send().soup.select_one("#link")["value"]
    locked.visitor().get(link).form("/join/" + link.split("/")[-1]).fill(username="jonas", password=PASSWORD).send()
    turn_on(locked.owner, PASSWORD)
    window = open_browser(locked)
    give_password(window, "jonas")
    window.goto("meals")
    locked.owner.get("household").form("/household/factor").send()

    window.goto("recipes")

    expect(window.get_by_role("heading", name="Your household requires a second factor")).to_be_visible()
    assert faults(window) == []
    window.get_by_role("link", name="Groceries").click()
    expect(window.get_by_role("heading", level=1)).to_contain_text("Second factor")
    window.fill("#old_password", PASSWORD)
    window.get_by_role("button", name="Set up").click()
    assert faults(window) == []
    window.fill("#code", Authenticator(window.locator("code").inner_text()).code())
    window.get_by_role("button", name="Turn on").click()
    assert faults(window) == []
    window.goto("recipes")
    expect(window.get_by_role("heading", level=1)).to_contain_text("Recipes")
