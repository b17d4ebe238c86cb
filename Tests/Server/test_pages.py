"""Pages, methods and errors, through nginx and FastCGI."""

import contextlib
import gzip
import re
import shutil
import sqlite3

import pytest
from support.databases import on_file
from support.fastcgi import ask
from support.paths import PACKAGE

STRICT = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; object-src 'none'; manifest-src 'self'; worker-src 'self'"
)


@on_file
def test_readyz_reports_valid_data_and_the_age_of_the_last_backup(site):
    before = site.request("GET", "readyz")
    site.command("backup")

    after = site.request("GET", "readyz")

    assert (before.status_code, before.text) == (200, "ready\nlast backup: none\n")
    assert re.fullmatch(r"ready\nlast backup: \d+ seconds ago\n", after.text)


@on_file
def test_readyz_reports_a_damaged_database(site):
    with contextlib.closing(sqlite3.connect(site.data / "tiffin.db")) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'grocery_habit'").fetchone()
    site.app.stop()
    with open(site.data / "tiffin.db", "r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(bytes(n * 37 % 256 for n in range(4096)))
    site.start_app()

    answer = site.request("GET", "readyz")

    assert answer.status_code == 503
    assert "damaged" in answer.text and "Restore a backup" in answer.text


def test_healthz_answers_with_200(mounted):
    answer = mounted.request("GET", "healthz")

    assert answer.status_code == 200


def test_the_first_page_is_today(mounted):
    page = mounted.visitor().get("")

    assert page.status == 200
    assert page.url == mounted.url("")
    assert page.heading.startswith("Today")


def test_every_address_on_a_page_is_below_the_base_path(new_site, photo):
    site = new_site(base_path="/food/")
    visitor = site.visitor()
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    meal = visitor.get("meals").list["Soup"]

    for page in (visitor.get("meals"), visitor.get(f"meals/{meal.id}"), visitor.get(f"meals/{meal.id}/edit")):
        found = [e.get("href") or e.get("src") or e.get("action") for e in page.soup.select("[href],[src],[action]")]
        addresses = [address for address in found if not address.startswith("#")]
        assert addresses
        assert [address for address in addresses if not address.startswith("/food/")] == []
        for address in {a for a in addresses if a.split("?")[0].startswith("/food/assets/")}:
            assert visitor.session.get(site.origin + address).status_code == 200


def test_compressed_assets_are_sent_unchanged_unless_they_are_outdated(new_site, tmp_path):
    shutil.copytree(PACKAGE / "Public", tmp_path / "Public", ignore=shutil.ignore_patterns("*.gz"))
    style = (tmp_path / "Public/app.css").read_bytes()
    packed = gzip.compress(style, 9, mtime=0)
    (tmp_path / "Public/app.css.gz").write_bytes(packed)
    (tmp_path / "Public/tiffin.js.gz").write_bytes(gzip.compress(b"alert('an older one')"))
    site = new_site(environment={"TIFFIN_ASSETS": str(tmp_path / "Public")})
    visitor = site.visitor()
    page, session = visitor.get("meals"), visitor.session
    address = site.origin + page.soup.select_one("link[rel=stylesheet]")["href"]

    with session.get(address, headers={"Accept-Encoding": "gzip"}, stream=True) as answer:
        sent = answer.raw.read(decode_content=False)
    plain = session.get(address, headers={"Accept-Encoding": "identity"})
    script = session.get(address.replace("app.css", "tiffin.js"), headers={"Accept-Encoding": "gzip"})

    assert answer.headers["Content-Encoding"] == "gzip" and sent == packed
    assert "Content-Encoding" not in plain.headers and plain.content == style
    assert answer.headers["Cache-Control"] == plain.headers["Cache-Control"]
    assert script.content == (PACKAGE / "Public/tiffin.js").read_bytes()


def test_paths_outside_the_base_path_are_answered_with_404(new_site):
    site = new_site(base_path="/food/")

    assert site.visitor().session.get(site.origin + "/meals").status_code == 404
    assert site.visitor().session.get(site.origin + "/foodstuff").status_code == 404


@pytest.mark.parametrize("path", ["nowhere", "meals/999999", "meals/x", "photos/1/large", "meals/1/edit"])
def test_a_missing_page_is_answered_with_404(site, path):
    answer = site.request("GET", path)

    assert answer.status_code == 404
    assert answer.headers["Content-Type"].startswith("text/html")


@pytest.mark.parametrize("path", ["/a%2fb", "/%00", "/meals/../meals", "/%2e%2e/x", "/%ff", "/me\x01als", "meals", ""])
def test_a_malformed_address_is_answered_with_400(site, path):
    assert ask(site.socket, "GET", path).startswith(b"Status: 400")


@pytest.mark.parametrize("path", ["meals", "meals/new", "healthz", "nowhere"])
def test_head_has_the_status_and_type_of_get_without_its_body(site, path):
    get, head = (site.request(method, path) for method in ("GET", "HEAD"))

    assert head.status_code == get.status_code
    assert head.content == b""
    assert head.headers["Content-Type"] == get.headers["Content-Type"]


@pytest.mark.parametrize(
    "method, path, allowed",
    [
        ("DELETE", "meals", {"GET", "HEAD", "POST"}),
        ("GET", "meals/1/delete", {"POST"}),
        ("PUT", "trends", {"GET", "HEAD"}),
    ],
)
def test_an_unsupported_method_is_answered_with_405_and_the_allowed_ones(site, method, path, allowed):
    answer = site.request(method, path)

    assert answer.status_code == 405
    assert {name.strip() for name in answer.headers["Allow"].split(",")} == allowed


def test_more_than_32_kilobytes_of_headers_are_answered_with_431(site):
    headers = {f"X-Long-{number}": "x" * 12_000 for number in range(4)}

    refused = site.request("GET", "meals", headers=headers)

    assert refused.status_code == 431
    assert "<h1>This request is too long" in refused.text and refused.headers["Content-Security-Policy"] == STRICT
    assert " GET /meals 431 " in site.log
    assert site.request("GET", "meals", headers={"X-Long": "x" * 20_000}).status_code == 200


def test_an_invalid_content_length_is_answered_with_400_and_logged(site):
    answer = ask(site.socket, "POST", "/meals", CONTENT_LENGTH="ten")

    assert answer.startswith(b"Status: 400") and b"<h1>This cannot be read" in answer
    assert " POST /meals 400 " in site.log


def test_every_answer_has_the_security_headers(site, photo):
    visitor = site.visitor()
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    row = visitor.get("meals").list["Soup"]
    stylesheet = visitor.get("meals").soup.select_one("link[rel=stylesheet]")["href"]

    answers = [
        site.request("GET", "meals"),
        site.request("GET", f"meals/{row.id}"),
        site.request("GET", "healthz"),
        site.request("GET", row.picture.lstrip("/")),
        site.request("GET", stylesheet.lstrip("/")),
        site.request("GET", "nowhere"),
        site.request("PUT", "meals"),
        site.request("POST", "meals", data={"name": ""}),
        site.request("POST", f"meals/{row.id}/rating", data={"rating": "4"}),
        site.request("POST", "meals", data=b"x" * 26_500_000),
    ]

    for answer in answers:
        where = f"{answer.request.method} {answer.url} {answer.status_code}"
        assert answer.headers["Content-Security-Policy"] == STRICT, where
        assert answer.headers["X-Content-Type-Options"] == "nosniff", where
        assert answer.headers["X-Frame-Options"] == "DENY", where
        assert answer.headers["Referrer-Policy"] == "same-origin", where
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin", where
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin", where
        assert "Permissions-Policy" in answer.headers, where


def test_an_uploaded_picture_is_immutable_and_has_an_etag(site, photo):
    visitor = site.visitor()
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    picture = visitor.get("meals").list["Soup"].picture.lstrip("/")

    answer = site.request("GET", picture)
    again = site.request("GET", picture, headers={"If-None-Match": answer.headers["ETag"]})

    assert answer.headers["Content-Type"] in ("image/jpeg", "image/webp")
    assert answer.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    assert (again.status_code, again.content) == (304, b"")


def test_the_log_has_one_line_per_request_with_its_outcome(site):
    site.request("GET", "nowhere")

    lines = [line for line in site.log.splitlines() if "/nowhere" in line]
    assert len(lines) == 1
    assert "GET" in lines[0] and "404" in lines[0]


def test_the_log_shows_the_requested_path_and_the_bytes_sent(site):
    ask(site.socket, "GET", "/a%2fb?secret")
    ask(site.socket, "GET", "/line\nbreak")
    site.request("HEAD", "meals")

    assert " GET /a%2fb 400 " in site.log
    assert " GET /line%0Abreak 400 " in site.log
    head = next(line for line in site.log.splitlines() if " HEAD /meals " in line)
    assert head.endswith(" 0 bytes")


def test_the_stylesheet_is_less_than_36_kilobytes(site):
    visitor = site.visitor()

    sheet = visitor.get("meals").soup.select_one("link[rel=stylesheet]")["href"]

    assert len(site.request("GET", sheet.lstrip("/")).content) < 36_000


def compressed(content):
    return len(gzip.compress(content, 6))


def assets(site, page):
    """What a browser loads with a page: sheets, scripts, icons, and what the sheet draws with."""
    found = [part.get("href") or part.get("src") for part in page.soup.select("link[href], script[src], img, use")]
    paths = {address.split("#")[0] for address in found if "/assets/" in address}
    sheet = next(path for path in paths if path.endswith(".css"))
    drawn = re.findall(r"url\(([\w.-]+)\)", site.request("GET", sheet.lstrip("/")).text)
    return paths | {f"{sheet.rsplit('/', 1)[0]}/{name}" for name in drawn}


def test_a_first_visit_loads_less_than_45_kilobytes_and_a_later_one_less_than_10(site):
    visitor = site.visitor()
    for number in range(55):
        visitor.add(f"Rice & lentils, no. {number}", rating=str(number % 6), calories="450", time=f"{number % 24:02}:30")

    first, later = {}, {}
    for path in ("diary", "meals", "recipes", "plan", "groceries", "settings"):
        page = visitor.get(path)
        later[path] = compressed(page.response.content)
        loaded = [site.request("GET", address.lstrip("/")).content for address in assets(site, page)]
        first[path] = later[path] + sum(compressed(content) for content in loaded)

    print(first, later)
    assert max(first.values()) < 45_000
    assert max(later.values()) < 10_000


# Sentences that an English editor replaced.
REPLACED = [
    "needs a look", "is still here", "This is not saved yet", "Everybody tries", "to 1000 bytes", "For how many you cook",
    "Cooks for", "Gram goals:", "of the weight is known", "How many does it serve", "each: it serves", "Know better",
    "Yours first, then", "That is all", "adds it as it is", "What is in it", "By weight only", "Something is wrong",
    "know whose file", "Take it all back", "recipes taken", "you have not changed since", "Brought before",
    "Say what it is", "things you usually have", "you usually have", "It was changed meanwhile", "Somebody else",
    "were brought up to date", "were there already", "Nothing is missing", "needed no more", "will go off",
    "off everybody", "Clear the basket", "In the order you walk", "Your recipes will be here", "fits these filters",
    "keep their number", "What others see you called", "What the household is called", "Each decides on",
    "Needed for each change", "Somebody was faster", "must be a number of", "the link was mistyped", "Nobody knows who",
    "It is back", "Send it once more", "is no picture", "more than can be taken", "is busy with other",
    "Send it again", "holds only pictures", "in that. Ingredients", "from page to page", "to its members only",
    "send back the cookie", "not signed in any more", "then press it again", "invited to keep", "make links to",
    "You get a link", "Make the link", "Link to a new password", "In the server’s log, or by", "The number of people",
    "nother window of yours", "off the grocery list already", "are bought already", "is bought already",
    "are known foods", "your household’s own</a>", "figures are of a piece", "that is no text", "where its parts end",
    "read today", "Among the others", "Restore as mine", "Kept if you have", "Calendar link made", "Its foods",
    "Have it<", 'aria-label="Need', "Pick a", "Pick your", "Pick the", "you picked", "ease pick", "and pick",
    "than Tiffin reads", "than Tiffin takes", "than the one that is copied", "on which you ate",
    "did not arrive whole", "contradicts itself", "could not be made", "are only taken from", "is being made.",
    "spelled another way", "letters, digits and signs", "has no room for it", "your diary are gone",
    "Signing in then takes", "a finger, face", "when your phone is lost", "Set it and sign in", "off the paper",
    "for you alone", "diary along", "New password …",
]  # fmt: skip


def test_no_template_or_source_contains_wording_that_was_replaced():
    files = {path: path.read_text() for path in (PACKAGE / "Templates").rglob("*.mustache")}
    files |= {path: path.read_text() for path in (PACKAGE / "Sources/TiffinWeb").rglob("*.swift")}
    files |= {path: path.read_text() for path in (PACKAGE / "Public").glob("*.js")}
    # Comments are for those who read the code.
    shown = {path: re.sub(r"\{\{!.*?\}\}|^\s*//.*?$", "", text, flags=re.S | re.M) for path, text in files.items()}

    assert len(shown) > 300
    assert [(path.name, words) for path, text in shown.items() for words in REPLACED if words in text] == []


def test_the_data_actions_of_an_account_each_have_a_name_and_an_explanation(visitor):
    data = visitor.get("account").soup.select_one("#data")
    rows = data.select("ul > li, ol > li")

    names = [row.select_one(".t > span").get_text(strip=True) for row in rows]
    assert len(names) == len(set(names)) >= 4, names
    assert [row for row in rows if not row.select_one(".t > small").get_text(strip=True)] == []
    # Nothing else is a button there.
    assert [button for button in data.select("button, .btn") if not button.find_parent("li")] == []
