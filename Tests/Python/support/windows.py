"""How wide windows are, in pixels: of a phone, of a desk, and of the narrowest phone that Tiffin fits; and what moves."""

PHONE, DESK, NARROWEST = 390, 1280, 320


def watch_moves(window):
    """From now on, and of what was shown before, counts what moves of itself, by the web's own score.

    But not while the page is still read: a busy machine paints what it has of it, and a box is as wide as its first words.
    """
    window.evaluate("""() => {
      window.moved = 0;
      const { domInteractive } = performance.getEntriesByType("navigation")[0];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          if (shift.startTime >= domInteractive && !shift.hadRecentInput) window.moved += shift.value;
      }).observe({ type: "layout-shift", buffered: true });
    }""")


def moves(window) -> float:
    """How much moved since then, 0 for nothing."""
    return window.evaluate(
        "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.moved))))"
    )
