"""The fonts with which desktops show what is set in the system's own, without any of them becoming this machine's."""

from pathlib import Path

from support.paths import PACKAGE
from support.waiting import run

# The one that pages are shown with, on all machines, unless a test takes another.
USUAL = "DejaVu Sans"
OTHERS = ("Inter", "Noto Sans", "Roboto", "Liberation Sans")
# Where Scripts/test unpacks those that are not installed.
UNPACKED = PACKAGE / ".build/fonts"

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>{unpacked}</dir>
  <cachedir>{cache}</cachedir>
  {aliases}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>{usual}</string></edit>
  </match>
</fontconfig>
"""
ALIAS = """<match target="pattern">
    <test name="family"><string>{name}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>{usual}</string></edit>
  </match>"""


def configuration(folder: Path) -> Path:
    """A file for FONTCONFIG_FILE."""
    file = folder / "fonts.conf"
    aliases = "\n  ".join(ALIAS.format(name=name, usual=USUAL) for name in ("system-ui", "sans-serif"))
    file.write_text(CONFIGURATION.format(usual=USUAL, unpacked=UNPACKED, cache=folder / "fonts", aliases=aliases))
    return file


def there(file: Path) -> list[str]:
    """Those of the others that are on this machine."""
    listed = run(["fc-list", ":", "family"], env={"FONTCONFIG_FILE": str(file)}, capture_output=True, text=True).stdout
    families = {name.strip() for line in listed.splitlines() for name in line.split(",")}
    return [name for name in OTHERS if name in families]


def set_in(window, font: str | None):
    """Shows the page in a font; in the usual one if that is none."""
    window.evaluate(
        "font => font ? document.documentElement.style.setProperty('--font', `'${font}'`)"
        " : document.documentElement.style.removeProperty('--font')",
        font,
    )
