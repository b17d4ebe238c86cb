"""The camera that reads barcodes in the page, with a film in its place."""

import os

import pytest
from conftest import CHROMIUM
from playwright.sync_api import expect
from support.barcodes import film, with_check_digit
from support.waiting import UNTIL_HUNG

FRENCH, BRITISH, SHORT = with_check_digit("326038501234"), with_check_digit("501234567890"), with_check_digit("4012345")
AMERICAN = "0" + with_check_digit("04963406123")

# What browsers with a detector of their own have.
DETECTOR = """
window.BarcodeDetector = class {
  static async getSupportedFormats() { return ["qr_code", "upc_e", "ean_13"]; }
  constructor({ formats }) {
    if (String(formats) !== "ean_13,upc_e") throw new TypeError(formats);
  }
  async detect(source) {
    if (source.readyState < 2) throw new DOMException("no picture yet", "InvalidStateError");
    return (window.looks = (window.looks ?? 0) + 1) < 3 ? [] : [{ rawValue: "04252614", format: "upc_e" }];
  }
};
"""


@pytest.fixture
def camera(chromium, site, tmp_path):
    """Opens the page of a barcode in a browser whose camera plays a film; None is a machine without a camera."""
    browsers = []

    def open_page(picture: bytes | None, is_allowed=True, script="", width=390):
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        if picture:
            (tmp_path / "film.y4m").write_bytes(picture)
            # The second one says yes where a person is asked.
            arguments += ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
            arguments.append(f"--use-file-for-fake-video-capture={tmp_path}/film.y4m")
        browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=arguments)
        browsers.append(browser)
        context = browser.new_context(
            base_url=site.url(), viewport={"width": width, "height": 844}, has_touch=True,
            permissions=["camera"] if is_allowed else [],
        )  # fmt: skip
        context.set_default_timeout(UNTIL_HUNG * 1_000)
        window = context.new_page()
        if script:
            window.add_init_script(script)
        window.goto("foods/barcode")
        return window

    yield open_page
    for browser in browsers:
        browser.close()


@pytest.mark.parametrize(
    "digits, slope, is_turned",
    [(FRENCH, 0, False), (BRITISH, 0.08, False), (AMERICAN, -0.05, True), (SHORT, 0, False)],
    ids=["ean-13", "held-askew", "upc-a-upside-down", "ean-8"],
)
def test_a_barcode_in_front_of_the_camera_is_read_and_looked_up(camera, digits, slope, is_turned):
    # Allowed before, it opens by itself.
    window = camera(film(digits, slope, is_turned))

    expect(window.locator(".note")).to_contain_text(f"{digits} is new")
    expect(window.locator("#barcode")).to_have_value(digits)


def test_the_browsers_own_barcode_detector_is_used_if_it_has_one(camera):
    window = camera(film(None), script=DETECTOR)

    expect(window.locator("#barcode")).to_have_value("04252614")


@pytest.mark.parametrize("width", [320, 390])
def test_the_camera_picture_is_shown_while_scanning_and_can_be_stopped(camera, width):
    window = camera(film(None), width=width)

    expect(window.locator("video")).to_be_visible()
    stop = window.get_by_role("button", name="Stop")
    expect(stop).to_be_in_viewport()
    assert window.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    stop.click()
    expect(window.locator("video")).to_be_hidden()
    expect(window.get_by_role("button", name="Scan with the camera")).to_be_visible()
    assert window.evaluate("document.querySelector('video').srcObject") is None


def test_a_picture_and_typed_digits_still_work_if_the_camera_is_refused(camera):
    window = camera(None, is_allowed=False)

    window.get_by_role("button", name="Scan with the camera").click()

    expect(window.get_by_role("alert")).to_contain_text("Take a picture instead")
    expect(window.locator("label.tile")).to_be_visible()
    window.fill("#code", FRENCH)
    window.get_by_role("button", name="Look it up").click()
    expect(window.locator("#barcode")).to_have_value(FRENCH)


def test_without_scripts_the_camera_is_not_offered(site, open_browser):
    window = open_browser(site, scripts=False)
    window.goto("foods/barcode")

    expect(window.get_by_role("button", name="Scan with the camera")).to_be_hidden()
    expect(window.locator("label.tile")).to_be_visible()
