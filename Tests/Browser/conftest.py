"""Chromium, as wide as a phone and as a desk, with scripts and without."""

import functools
import os

import pytest
from playwright.sync_api import expect, sync_playwright
from support import fonts
from support.site import settled
from support.waiting import UNTIL_HUNG
from support.windows import DESK, PHONE

# Without windows, tabs and all that a person has beside the page: it takes less than half of the processor time.
CHROMIUM = "/usr/bin/chromium-headless-shell"

expect.set_options(timeout=UNTIL_HUNG * 1_000)


@pytest.fixture(scope="session")
def font_settings(tmp_path_factory):
    """The same fonts on all machines, whatever is installed there."""
    return fonts.configuration(tmp_path_factory.mktemp("fonts"))


@pytest.fixture(scope="session")
def chromium(font_settings):
    with sync_playwright() as playwright:
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        environment = {**os.environ, "FONTCONFIG_FILE": str(font_settings)}
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, env=environment)
        # Tests that answer for the server see nothing of what a worker asks; those of the worker allow it.
        browser.new_context = functools.partial(browser.new_context, service_workers="block")
        yield browser
        browser.close()


@pytest.fixture
def site(new_site):
    """A site with no meals, whose person is done with the first steps."""
    return new_site(copied=settled())


@pytest.fixture
def open_browser(chromium):
    """Opens windows; a test fails when one of them met a blocked or missing part of a page."""
    contexts, trouble = [], []

    def note(message):
        if "Content Security Policy" in message.text or "Refused" in message.text:
            trouble.append(message.text)

    def note_answer(answer):
        if answer.status >= 400 and answer.request.resource_type != "document":
            trouble.append(f"{answer.status} {answer.url}")

    def open_window(site, width=PHONE, scripts=True, scheme="light", zone=None):
        context = chromium.new_context(
            base_url=site.url(),
            viewport={"width": width, "height": 844 if width < 800 else 800},
            has_touch=width < 800,
            java_script_enabled=scripts,
            color_scheme=scheme,
            timezone_id=zone,
            reduced_motion="reduce",
        )
        context.set_default_timeout(UNTIL_HUNG * 1_000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", note)
        page.on("response", note_answer)
        page.on("pageerror", lambda error: trouble.append(str(error)))
        page.goto("meals")
        return page

    yield open_window
    for context in contexts:
        context.close()
    assert trouble == []


@pytest.fixture(
    params=[(PHONE, True), (PHONE, False), (DESK, True), (DESK, False)],
    ids=lambda p: f"{p[0]}px-{'with' if p[1] else 'without'}-scripts",
)
def window(request, site, open_browser):
    """A fresh site's list of meals, in each kind of browser."""
    width, scripts = request.param
    return open_browser(site, width, scripts)
