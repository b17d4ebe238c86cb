"""What a visitor reads on the grocery list."""

import re
from urllib.parse import urljoin

from support.visitor import Form


class GroceryLine:
    """One line of the list."""

    def __init__(self, element):
        self.element = element
        self.id = int(element["id"].removeprefix("item-"))
        self.name = element.select_one(".t bdi").get_text()
        self.quantity = element.select_one("a .q").get_text()
        self.is_ticked = element.select_one("button.tick")["aria-pressed"] == "true"


class GroceryPage:
    """The list as it stands on its page."""

    def __init__(self, page):
        self.page = page
        self.lines = [GroceryLine(item) for item in page.soup.select("li.item")]

    @property
    def state(self) -> dict[str, tuple[str, bool]]:
        """Quantity and tick of each line."""
        return {line.name: (line.quantity, line.is_ticked) for line in self.lines}

    def tick(self, line: GroceryLine, wanted: bool):
        """Sends what is wanted, whatever the line is by now."""
        button = line.element.select_one("button.tick")
        form = Form(self.page, self.page.soup.find(id=button["form"]))
        form.action = urljoin(self.page.url, button["formaction"])
        return form.answer(("completed", "1" if wanted else "0"), redirects=False)


def kilograms(quantity: str) -> float:
    """A quantity of grams or kilograms in kilograms."""
    number, unit = re.fullmatch(r"([0-9.]+) (g|kg)", quantity).groups()
    return float(number) * (0.001 if unit == "g" else 1)
