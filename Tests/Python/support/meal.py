"""What a visitor reads on the pages about meals."""

import re


class Row:
    """One meal in a list."""

    def __init__(self, element):
        self.element = element
        self.link = element.select_one("a.over")
        self.name = self.link.get_text()
        self.path = self.link["href"]
        self.id = int(self.path.split("?")[0].rsplit("/", 1)[1])
        self.stars = stars(element.select_one(".row"))
        # A meal without a photo has its category's picture, on a tile.
        photo = element.select_one("img:not(.letter)")
        self.picture = photo["src"] if photo else None


class ListPage:
    """The list of meals."""

    def __init__(self, soup):
        self.rows = [Row(link.find_parent("li")) for link in soup.select("ul.rows a.over")]
        self.names = [row.name for row in self.rows]

    def __getitem__(self, name: str) -> Row:
        return next(row for row in self.rows if row.name == name)


class DetailPage:
    """One meal's page."""

    def __init__(self, soup):
        self.name = soup.select_one("h1 bdi").get_text()
        self.about = soup.select_one("h1 small").get_text()
        self.rating = stars(soup.select_one("form[action$='/rating']"))
        self.picture = soup.select_one("img.hero")["src"]
        energy = soup.select_one(".donut b")
        self.energy = energy.get_text() if energy else None
        rows = soup.select(".donut tr")
        self.macros = {r.th.get_text().strip(): r.td.get_text().strip() for r in rows if r.td}
        notes = soup.select_one("p.typed")
        self.notes = notes.get_text() if notes else ""


def stars(element) -> int:
    """The rating that a row or a control says in words; a row says nothing of none."""
    words = " ".join([element.get_text(), *(part["aria-label"] for part in element.select("[aria-label]"))])
    found = re.search(r"(\d) of 5 stars", words)
    assert found or "Not rated" in words or "row" in element.get("class", []), f"no rating in {element}"
    return int(found[1]) if found else 0
