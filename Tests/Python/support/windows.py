"""How wide windows are, in pixels: of a phone, of a desk, and of the narrowest phone that Tiffin fits; and what moves."""

from support.waiting import wait_until

PHONE, DESK, NARROWEST = 390, 1280, 320


# A busy machine paints what it has read of a page, and a box is as wide as its first words. So what is counted begins
# with the second frame after all of it was read: the first one shows the rest. The time that a frame is told may lie
# before the end of the one before.
WATCH = """document.addEventListener("readystatechange", () => {
  if (document.readyState !== "interactive") return;
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const begin = performance.now();
    window.moved = [];
    const name = (node) => node?.cloneNode?.().outerHTML ?? node?.nodeName;
    new PerformanceObserver((list) => {
      for (const { startTime, hadRecentInput, value, sources } of list.getEntries())
        if (startTime >= begin && !hadRecentInput) {
          const places = sources.map(({ node, previousRect: from, currentRect: to }) =>
            `${name(node)} from ${from.x}, ${from.y} to ${to.x}, ${to.y}: ${value}`);
          // What is gone by now is not named, and has moved all the same.
          window.moved.push(...(places.length ? places : [`something that is gone: ${value}`]));
        }
    }).observe({ type: "layout-shift", buffered: true });
  }));
})"""


def watch_moves(window):
    """On pages that are opened from now on, counts what moves of itself, by the web's own score."""
    window.add_init_script(WATCH)


def moves(window) -> list[str]:
    """What moved since the page was shown whole, from where and to where."""
    wait_until(lambda: window.evaluate("window.moved !== undefined"), "all of the page")
    return window.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.moved))))"
    )
