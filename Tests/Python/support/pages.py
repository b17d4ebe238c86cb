"""Photos of pages, drawn by libvips."""

import shutil
import tempfile
from pathlib import Path

from support.waiting import run

CAN_BE_READ = shutil.which("tesseract") is not None
MISSING = "there is no tesseract, which reads pages"


def photographed(*columns: str) -> bytes:
    """The JPEG of a white page with these texts in black, side by side."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)

        def vips(operation, *arguments):
            run(["vips", operation, *arguments], check=True, capture_output=True)

        for number, text in enumerate(columns):
            letters, dark, column = (folder / f"{step}{number}.png" for step in ("letters", "dark", "column"))
            vips("text", letters, text, "--font", "DejaVu Serif 11", "--dpi", 200, "--width", 900)
            vips("invert", letters, dark)
            vips("embed", dark, column, 80, 80, 1060, 1300, "--extend", "white")
        parts = " ".join(str(folder / f"column{number}.png") for number in range(len(columns)))
        vips("arrayjoin", parts, folder / "page.jpg", "--across", len(columns))
        return (folder / "page.jpg").read_bytes()
