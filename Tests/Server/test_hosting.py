"""Tiffin behind other web servers than nginx, with the files of Deploy."""

import contextlib
import socket

import pytest
from support.fronts import SERVERS, Front
from support.paths import PACKAGE
from support.site import PASSWORD, Site
from support.waiting import Session, again_and_again


# A zone that is not the machine's: what a web server starts must be told it, as it is told where the data is.
ENVIRONMENT = {"TIFFIN_BASE_PATH": "", "TZ": "Pacific/Kiritimati"}


def options_of(name: str, base: str, auth="password") -> dict:
    """What a site is that has that server before it."""
    return {"base_path": base, "auth": auth, "environment": ENVIRONMENT, "nobody": SERVERS[name].as_nobody}


@pytest.fixture
def new_front(new_site):
    """Puts web servers before sites; all of them are stopped when the test ends."""
    fronts = []

    def start(name: str, base="/", auth="password", **options) -> Front:
        if not SERVERS[name].is_there:
            pytest.skip(f"there is no {name} here")
        # The path is what that server says, not a setting.
        fronts.append(Front(name, new_site(**options_of(name, base, auth)), **options))
        return fronts[-1]

    yield start
    for front in fronts:
        print(front.log)
        front.stop()


@pytest.fixture(scope="module", params=[f"{name} {base}" for name in SERVERS for base in ("/", "/food/")])
def front(request):
    """Each of them, for all of the tests that ask for the same."""
    name, base = request.param.split()
    if not SERVERS[name].is_there:
        pytest.skip(f"there is no {name} here")
    with contextlib.ExitStack() as stack:
        site = Site(**options_of(name, base))
        stack.callback(site.stop)
        front = Front(name, site.start())
        stack.callback(front.stop)
        yield front
        print(site.log[-2000:], front.log)


@pytest.fixture(scope="module")
def visitor(front):
    """The owner, who signed in through that server."""
    visitor = front.visitor()
    code = front.site.command("setup-code").stdout.strip()
    form = visitor.get(f"setup?code={code}").form("/setup")
    page = form.fill(username="alice", password=PASSWORD, samples=None).send()
    assert page.status == 200, page.soup.main
    return visitor


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_pages_and_errors_are_the_same_as_behind_nginx(front, visitor, method):
    for path, status in [
        ("meals", 200), ("no-such-page", 404), ("meals?q=a%20b&sort=name", 200), ("meals?q=%C3%A8+%26+%2B", 200),
        ("recipes/cr%C3%A8me", 404), ("meals/a%2Fb", 400), ("meals/99999", 404), ("healthz", 200),
    ]:  # fmt: skip
        here = visitor.session.request(method, front.url(path))
        there = visitor.session.request(method, front.site.url(path))

        assert (path, here.status_code, here.content) == (path, status, there.content)
        assert here.headers["Content-Type"] == there.headers["Content-Type"]


def test_the_base_path_without_its_slash_leads_to_the_site(front, visitor):
    bare = front.url("").rstrip("/") or front.url("")

    page = visitor.session.get(bare)

    assert page.status_code == 200
    assert page.url.rstrip("/") == bare.rstrip("/") and ">Today" in page.text


def test_a_path_that_only_begins_like_the_base_path_is_not_served(front, visitor):
    if front.site.base_path == "/":
        pytest.skip("all paths are Tiffin's")

    answer = visitor.session.get(front.url("").rstrip("/") + "stuff")

    # Caddy answers with nothing where it has nothing.
    assert answer.status_code in (403, 404, 503) or not answer.content


def test_a_meal_with_a_photo_can_be_added_and_its_photo_loaded(front, visitor, photo):
    meal = visitor.get("meals/new").meal_form.fill(name="Crème brûlée").pick(photo).send()

    assert meal.status == 200, meal.soup.main
    row = visitor.get("meals?q=cr%C3%A8me").list["Crème brûlée"]
    assert row.path.startswith(front.site.base_path)
    picture = visitor.session.get(front.origin + row.picture)
    assert picture.headers["Content-Type"].startswith("image/") and len(picture.content) > 500


def test_a_signed_out_visitor_is_redirected_to_the_sign_in_page(front, visitor):
    with Session() as stranger:
        answer = stranger.get(front.url("meals"), allow_redirects=False)

    # HAProxy makes any answer with an address a 302, which browsers follow alike.
    assert answer.status_code == (302 if front.name == "haproxy" else 303)
    assert f"{front.site.base_path}sign-in" in answer.headers["Location"]


def test_an_unchanged_asset_is_answered_with_304(front, visitor):
    style = visitor.get("").soup.find("link", rel="stylesheet")["href"]
    address = front.origin + style
    first = visitor.session.get(address)

    again = visitor.session.get(address, headers={"If-None-Match": first.headers["ETag"]})

    assert first.status_code == 200 and len(first.content) > 10_000
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("in_chunks", [False, True], ids=["with its length", "in chunks"])
def test_a_body_of_28_megabytes_is_refused(front, visitor, in_chunks):
    body = bytes(28_000_000)

    answer = visitor.session.post(
        front.url("meals"), data=iter([body]) if in_chunks else body,
        headers={"Content-Type": "multipart/form-data; boundary=x"},
    )

    # Without a length Tiffin takes nothing, and HAProxy does not count; no browser sends a form so.
    assert answer.status_code == (400 if in_chunks and front.name == "haproxy" else 413)


def test_a_photo_of_20_megabytes_is_accepted(front, visitor, photo):
    # What follows the end of a JPEG belongs to nobody, and decoders leave it out.
    meal = visitor.get("meals/new").meal_form.fill(name="Large").pick(photo + bytes(20_000_000)).send()

    assert meal.status == 200, meal.soup.main
    assert visitor.get("meals").list["Large"].picture


def test_aborted_uploads_do_not_block_other_requests(front, visitor):
    head = f"POST {front.site.base_path}meals HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000000\r\n\r\n"
    for _ in range(40):
        with socket.create_connection(("127.0.0.1", front.port)) as leaving:
            leaving.sendall(head.encode() + bytes(100_000))

    # A connection that was idle for so long may be closed just now by the web server, which browsers bear by another.
    visitor.session.close()
    assert visitor.get("meals").status == 200
    assert len(front.site.all_workers) == 2


@pytest.mark.parametrize("name", SERVERS)
def test_no_request_header_signs_a_visitor_in(name, new_front):
    front = new_front(name, auth="proxy")

    for header in ("Remote-User", "X-Remote-User", "REMOTE_USER", "Authorization"):
        with Session() as stranger:
            value = "Basic YWxpY2U6" if header == "Authorization" else "alice"
            answer = stranger.get(front.url("meals"), headers={header: value}, allow_redirects=False)
            assert (header, answer.status_code) == (header, 403)


@pytest.mark.parametrize("name", SERVERS)
def test_a_person_signed_in_by_the_web_server_needs_no_tiffin_password(name, new_front):
    front = new_front(name, auth="proxy", vouching=True)
    stranger, alice = front.visitor(), front.visitor()
    alice.session.auth = ("alice", front.people["password"])

    assert stranger.session.get(front.url("meals"), allow_redirects=False).status_code == 401
    assert alice.add("Soup").list.names == ["Soup"]
    assert alice.get("account").soup.select_one("input[name=name]")["value"] == "alice"


@pytest.mark.parametrize("name", SERVERS)
def test_https_sets_secure_cookies_and_strict_transport_security(name, new_front):
    front = new_front(name, https=True)
    visitor = front.visitor()
    code = front.site.command("setup-code").stdout.strip()

    form = visitor.get(f"setup?code={code}").form("/setup").fill(username="alice", password=PASSWORD, samples=None)
    page = form.send()

    assert page.status == 200, page.soup.main
    assert visitor.session.cookies and all(cookie.secure for cookie in visitor.session.cookies)
    assert "max-age" in page.response.headers["Strict-Transport-Security"]


@pytest.mark.parametrize("name", SERVERS)
def test_slow_bodies_do_not_block_other_requests(name, new_front):
    front = new_front(name, auth="none")
    head = f"POST {front.site.base_path}meals HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90000\r\n\r\n"
    slow = [socket.create_connection(("127.0.0.1", front.port)) for _ in range(16)]
    for sender in slow:
        sender.sendall(head.encode())

    with again_and_again(lambda: [sender.sendall(b"x") for sender in slow], pause=0.2):
        statuses = [front.visitor().get("meals").status for _ in range(8)]

    [sender.close() for sender in slow]
    assert statuses == [200] * 8


@pytest.mark.parametrize("name", SERVERS)
def test_every_web_servers_configuration_file_is_named_in_the_hosting_guide(name):
    pages = [PACKAGE / "docs/hosting" / SERVERS[name].page, PACKAGE / "docs/hosting/README.md"]

    assert any(SERVERS[name].file in page.read_text() for page in pages if page.exists())
