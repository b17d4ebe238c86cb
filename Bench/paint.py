"""When the main pages paint on a slow phone: Chromium with 400 ms to the server and a sixth of the processor.

A page is asked for at first, with nothing in the browser's cache, and then again. What is measured is when something
of it is painted, and when its largest part is; both since the visitor asked for it.
"""

import datetime
import os
import statistics
from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path

import yardsticks
from playwright.sync_api import sync_playwright
from support import fonts
from support.site import Site
from support.waiting import wait_until

CHROMIUM = Path("/usr/bin/chromium-headless-shell")
# No more pixels than that: a phone has a graphics processor for them, Chromium without a screen paints in software.
PHONE = dict(viewport=dict(width=390, height=844), is_mobile=True, has_touch=True)
LATENCY, SLOWER = 400, 6
# What is required, in milliseconds, of the largest part.
AIMS = {"at first": 1_500, "again": 600}
WATCH = """
  window.largest = 0;
  new PerformanceObserver(list => { for (const part of list.getEntries()) window.largest = part.startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
"""
TIMES = """
() => {
  const asked = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")];
  const sent = asked.filter(one => one.transferSize > 0);
  return {
    first: performance.getEntriesByName("first-contentful-paint")[0].startTime, largest: window.largest,
    requests: sent.length, bytes: sent.reduce((sum, one) => sum + one.transferSize, 0),
  };
}
"""


@dataclass(frozen=True)
class Visit:
    """A page as one visitor met it: milliseconds until it was painted, and what was sent for it."""

    first: float
    largest: float
    requests: int
    bytes: int


def addresses() -> dict[str, str]:
    paths = {page.title: page.path() for page in yardsticks.PAGES}
    return {"Today": "/"} | {title: paths[title] for title in ("plan", "groceries", "recipes", "one recipe")}


def visit(window, address: str) -> Visit:
    window.goto("about:blank")
    window.goto(address, wait_until="networkidle")
    wait_until(lambda: window.evaluate("window.largest") > 0, f"the first paint of {address}")
    return Visit(**window.evaluate(TIMES))


def look(browser, site: Site, address: str) -> dict[str, Visit]:
    """The page for a visitor who was never there, and again."""
    context = browser.new_context(base_url=site.url(), **PHONE)
    try:
        context.add_init_script(WATCH)
        window = context.new_page()
        session = context.new_cdp_session(window)
        session.send("Network.enable")
        slow = dict(offline=False, latency=LATENCY, downloadThroughput=-1, uploadThroughput=-1)
        session.send("Network.emulateNetworkConditions", slow)
        session.send("Emulation.setCPUThrottlingRate", dict(rate=SLOWER))
        return {when: visit(window, site.url().rstrip("/") + address) for when in AIMS}
    finally:
        context.close()


def measure(rounds: int, meals: int) -> dict[tuple[str, str], list[Visit]]:
    """The visits of each page, at first and again, in turns."""
    site, visits = Site(), defaultdict(list)
    try:
        site.initialise()
        yardsticks.furnish(site.data, meals)
        site.start_app()
        site.start_web()
        environment = {**os.environ, "FONTCONFIG_FILE": str(fonts.configuration(site.folder))}
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=arguments, env=environment)
            for _ in range(rounds):
                for title, address in addresses().items():
                    for when, seen in look(browser, site, address).items():
                        visits[title, when].append(seen)
            browser.close()
    finally:
        site.stop()
    return visits


def tell(visits: dict[tuple[str, str], list[Visit]]):
    """Prints a table: the median of each figure, with the least of the largest part's."""
    rounds = len(next(iter(visits.values())))
    print(f"{datetime.date.today()}, {os.cpu_count()} cores, median of {rounds} visits (and the least), ms:\n")
    print("| page | | first paint | largest part | aim | requests | KB |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for (title, when), seen in visits.items():
        middle = {name: statistics.median(getattr(one, name) for one in seen) for name in Visit.__annotations__}
        least = min(one.largest for one in seen)
        print(
            f"| {title} | {when} | {middle['first']:,.0f} | {middle['largest']:,.0f}"
            f" ({least:,.0f}) | {AIMS[when]:,} | {middle['requests']:.0f} | {middle['bytes'] / 1_000:.0f} |")
    print(flush=True)
