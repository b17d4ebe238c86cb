"""The site's routes, as `tiffin routes --json` tells them."""

import functools
import json
import re
from dataclasses import dataclass

from support.paths import TIFFIN
from support.waiting import run


@dataclass(frozen=True)
class Route:
    """- path: a part in braces stands for any text without a slash.
    - pages: the templates that it can show.
    """

    method: str
    path: str
    pages: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.method} {self.path}"

    def takes(self, method: str, path: str) -> bool:
        pattern = re.sub(r"\\{\w+\\}", "[^/]+", re.escape(self.path))
        return method == self.method and re.fullmatch(pattern, path) is not None


@functools.cache
def routes() -> tuple[Route, ...]:
    told = run([TIFFIN, "routes", "--json"], capture_output=True, check=True, text=True).stdout
    return tuple(Route(route["method"], route["path"], tuple(route["pages"])) for route in json.loads(told))


def route_of(method: str, path: str) -> Route | None:
    """The one that answers: that with the fewest parts that stand for any text."""
    taking = [route for route in routes() if route.takes(method, path)]
    return min(taking, key=lambda route: route.path.count("{"), default=None)
