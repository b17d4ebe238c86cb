"""Writes Sources/tiffin/Linking/tiffin.order: the functions that a worker runs, as the linker is to lay them.

The kernel maps a program's code by pieces of 64 KB around what runs, and Tiffin's pages run some two megabytes out of
twenty-three, here and there. Names of functions that are gone do no harm, and new ones lie elsewhere: before a release it
is written anew.
"""

import os
import re
import subprocess
from pathlib import Path

from instructions import CALLGRIND, SAVE, Counting
from support.paths import PACKAGE, TIFFIN
from yardsticks import PAGES, Yardstick

ORDER = PACKAGE / "Sources/tiffin/Linking/tiffin.order"
NAMES = re.compile(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", re.M)


class Order(Counting):
    """What a household's pages run, and what goes on beside."""

    def __init__(self, binaries: Path):
        super().__init__(binaries, 2_000)
        table = subprocess.run(["nm", "--defined-only", TIFFIN], capture_output=True, text=True, check=True).stdout
        self.ours = {line.split(" ", 2)[2] for line in table.splitlines()}

    def write(self):
        # At its first start a release checks all its pages, and not again.
        first = self.run(PAGES[0])
        often = [name for page in [*PAGES, SAVE] for name in self.run(page)]
        seldom = [name for page in self.pages() for name in self.run(page)]
        names = dict.fromkeys(often + seldom + self.clean_up() + first)
        ORDER.write_text("".join(f"{name}\n" for name in names))
        print(f"{ORDER.relative_to(PACKAGE)}: {len(names):,} functions")

    def pages(self) -> list[Yardstick]:
        """Those that need nothing but a household."""
        routes = subprocess.run([TIFFIN, "routes"], capture_output=True, text=True, check=True).stdout
        addresses = re.findall(r"^GET\t(/[^{\t]*)\t\S", routes, re.M)
        return [Yardstick(address, "", address) for address in addresses]

    def run(self, page: Yardstick) -> list[str]:
        """The functions of a worker that answers with a page."""
        self.count(self.start_tiffin, page, 3)
        return self.counted()

    def clean_up(self) -> list[str]:
        """The functions of what goes on at quiet moments."""
        command = [*CALLGRIND, f"--callgrind-out-file={self.folder / 'counted'}", self.tiffin, "cleanup"]
        subprocess.run(command, env=os.environ | self.site.environment, check=True)
        return self.counted()

    def counted(self) -> list[str]:
        names = dict.fromkeys(NAMES.findall((self.folder / "counted").read_text()))
        return [name for name in names if name in self.ours]


def write(binaries: Path):
    order = Order(binaries)
    try:
        order.write()
    finally:
        order.site.stop()
