"""Somebody with a browser: reads pages as HTML, fills the forms that are on them, and sends them as browsers do."""

import re
import secrets
from urllib.parse import urlencode, urljoin, urlsplit

import requests
from bs4 import BeautifulSoup

from support.meal import DetailPage, ListPage
from support.waiting import Session


class Page:
    """A page as it was answered, after redirects."""

    def __init__(self, visitor, response):
        self.visitor = visitor
        self.response = response
        self.url = response.url
        self.status = response.status_code
        self.soup = BeautifulSoup(response.content, "html5lib", from_encoding="utf-8")

    @property
    def heading(self) -> str:
        return self.soup.h1.get_text() if self.soup.h1 else ""

    def form(self, action_ends: str) -> "Form":
        """The first form whose address ends so."""
        for element in self.soup.find_all("form"):
            if urlsplit(urljoin(self.url, element.get("action", ""))).path.endswith(action_ends):
                return Form(self, element)
        raise AssertionError(f"no form to …{action_ends} on {self.url} ({self.status}):\n{self.soup.main or self.soup}")

    def has_form(self, action_ends: str) -> bool:
        return any(urlsplit(form.get("action", "")).path.endswith(action_ends) for form in self.soup.find_all("form"))

    @property
    def meal_form(self) -> "Form":
        """The form in which a meal is written."""
        field = self.soup.select_one("form input[type=text][name=name]")
        assert field, f"no meal form on {self.url} ({self.status}):\n{self.soup.main or self.soup}"
        return Form(self, field.find_parent("form"))

    @property
    def quick_entry(self) -> "Form":
        """The form of the day's quick entry."""
        return Form(self, self.soup.select_one("#quick-form"))

    @property
    def list(self) -> ListPage:
        return ListPage(self.soup)

    @property
    def detail(self) -> DetailPage:
        return DetailPage(self.soup)


class Form:
    """A form of a page with what stands in it. Text is sent as it is given, character for character."""

    def __init__(self, page: Page, element):
        self.page = page
        self.element = element
        self.action = urljoin(page.url, element.get("action", page.url))
        self.is_multipart = element.get("enctype") == "multipart/form-data"
        self.values: list[tuple[str, object]] = list(self._as_found())

    def _as_found(self):
        for field in self.element.find_all(["input", "textarea", "select"]):
            name, kind = field.get("name"), field.get("type", "text")
            if not name or field.has_attr("disabled"):
                continue
            if field.name == "textarea":
                yield name, field.get_text()
            elif field.name == "select":
                chosen = field.find("option", selected=True) or field.find("option")
                yield name, chosen.get("value", chosen.get_text())
            elif kind == "file":
                yield name, ("", "application/octet-stream", b"")
            elif kind in ("radio", "checkbox"):
                if field.has_attr("checked"):
                    yield name, field.get("value", "on")
            elif kind not in ("submit", "button", "reset", "image"):
                yield name, field.get("value", "")

    def __getitem__(self, name: str):
        """What stands in the field now; None for a box that is not ticked."""
        return next((value for field, value in self.values if field == name), None)

    def fill(self, **texts) -> "Form":
        """Types into the fields; None unticks."""
        for name, value in texts.items():
            assert self.element.find(attrs={"name": name}), f"the form has no field {name}"
            kept = [pair for pair in self.values if pair[0] != name]
            self.values = kept + ([] if value is None else [(name, value)])
        return self

    def pick(self, photo: bytes, filename="meal.jpg", kind="image/jpeg") -> "Form":
        return self.fill(photo=(filename, kind, photo))

    def send(self, button=None) -> Page:
        """Sends it, and follows to the page that comes."""
        return self.page.visitor.page(self.answer(button))

    def answer(self, button=None, redirects=True, **options) -> requests.Response:
        values = self.values + ([button] if button else self._first_button())
        if self.is_multipart:
            body, kind = multipart(values)
        else:
            body, kind = urlencode(values), "application/x-www-form-urlencoded"
        return self.page.visitor.session.post(
            self.action, data=body, headers={"Content-Type": kind}, allow_redirects=redirects, **options
        )

    def _first_button(self):
        button = self.element.find("button")
        return [(button["name"], button.get("value", ""))] if button and button.get("name") else []


def multipart(values) -> tuple[bytes, str]:
    """The body that a browser makes of a form's values, and its content type."""
    boundary = "----WebKitFormBoundary" + secrets.token_hex(8)
    parts = []
    for name, value in values:
        head = f'Content-Disposition: form-data; name="{name}"'
        if isinstance(value, tuple):
            filename, kind, content = value
            escaped = filename.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
            head += f'; filename="{escaped}"\r\nContent-Type: {kind}'
        else:
            content = value.encode("utf-8", "surrogatepass")
        parts.append(b"--%s\r\n%s\r\n\r\n%s\r\n" % (boundary.encode(), head.encode(), content))
    return b"".join(parts) + b"--%s--\r\n" % boundary.encode(), f"multipart/form-data; boundary={boundary}"


class Visitor:
    """Keeps cookies from page to page."""

    def __init__(self, site):
        self.site = site
        self.session = Session()

    def page(self, response) -> Page:
        return Page(self, response)

    def get(self, path: str) -> Page:
        """A page by its path below the base path, or by its whole address."""
        url = path if re.match("https?://", path) else self.site.url(path)
        return self.page(self.session.get(url))

    def add(self, name: str, **fields) -> Page:
        """Adds a meal by the form, and gives the page that comes."""
        return self.get("meals/new").meal_form.fill(name=name, **fields).send()
