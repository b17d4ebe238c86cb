"""Bodies: large ones, broken ones, and every real picture there is."""

import gzip
import io
import json
import signal
import socket
import zipfile

import pytest
from support.fastcgi import ask, read_to_the_end
from support.paths import DATA
from support.visitor import multipart
from support.waiting import UNTIL_HUNG, Background, again_and_again, side_by_side, wait_until

REFUSED = {"bomb-64250x64250.jpg", "bomb-66065x66067.gif", "corrupted.heic", "script.svg", "html-named.jpg"}
EITHER = {"truncated.png"}
PICTURES = sorted(path.name for path in (DATA / "images").glob("*.*")) or ["none"]

pytestmark = pytest.mark.usefixtures("site")


def stored(site) -> int:
    return len(site.visitor().get("meals").list.rows)


def test_a_picture_of_26_megabytes_is_refused_and_nothing_is_stored(site):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(b"\xff\xd8\xff" + b"x" * 26_300_000)

    page = form.send()

    assert page.status == 413
    assert page.soup.h1 and "25 MB" in page.soup.get_text()
    assert stored(site) == 0


def test_a_body_far_over_the_limit_is_refused_by_the_web_server(site):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(b"x" * 40_000_000)

    page = form.send()

    assert page.status == 413
    assert "Content-Security-Policy" in page.response.headers and "25 MB" in page.soup.get_text()
    assert stored(site) == 0


def test_a_body_over_the_limit_is_refused_before_it_arrives(site):
    answer = ask(
        site.socket, "POST", "/meals", b"x", CONTENT_LENGTH=str(1 << 40), CONTENT_TYPE="multipart/form-data; boundary=x"
    )

    assert answer.startswith(b"Status: 413")


@pytest.mark.parametrize("length", ["100000", "-1", "99999999999999999999", "ten", ""])
def test_an_incomplete_body_or_an_invalid_length_stores_nothing(site, length):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup")
    body, kind = multipart(form.values)

    answer = ask(site.socket, "POST", "/meals", body[: len(body) // 2], CONTENT_LENGTH=length, CONTENT_TYPE=kind)

    assert answer.startswith((b"Status: 400", b"Status: 413", b"Status: 422"))
    assert stored(site) == 0


def test_an_aborted_upload_stores_nothing(site, photo):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(photo)
    body, kind = multipart(form.values)
    head = f"POST /meals HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"

    for part in (0, 10, len(body) // 2, len(body) - 1):
        with socket.create_connection(("127.0.0.1", site.port), timeout=UNTIL_HUNG) as connection:
            connection.sendall(head.encode() + body[:part])
            connection.shutdown(socket.SHUT_WR)
            # The web server has seen it.
            read_to_the_end(connection)

    assert site.is_healthy()
    assert stored(site) == 0


def test_a_chunked_upload_is_accepted(site):
    form = site.visitor().get("meals/new").meal_form.fill(name="Soup")
    body, kind = multipart(form.values)

    answer = site.request("POST", "meals", data=iter([body[:50], body[50:]]), headers={"Content-Type": kind})

    assert answer.status_code == 303
    assert stored(site) == 1


@pytest.mark.parametrize("name", PICTURES)
def test_every_example_picture_is_shown_or_refused_with_a_message(site, data_folder, name):
    visitor = site.visitor()
    form = visitor.get("meals/new").meal_form.fill(name="Soup")

    page = form.pick((data_folder / "images" / name).read_bytes(), filename=name, kind="image/jpeg").send()

    # Whoever took longer than a picture may is refused, and none of these is.
    if page.status == 422:
        assert name in REFUSED | EITHER
        assert page.soup.select_one("#photo-error").get_text().strip()
        assert stored(site) == 0
    else:
        assert page.status == 200 and name not in REFUSED
        row = visitor.get("meals").list["Soup"]
        for picture in (row.picture, visitor.get(f"meals/{row.id}").detail.picture):
            answer = visitor.session.get(site.origin + picture)
            assert answer.headers["Content-Type"] in ("image/jpeg", "image/webp")
            assert b"GPS" not in answer.content and b"Exif" not in answer.content
    assert site.is_healthy()
    assert len(site.workers) == 2


def test_a_saved_picture_leaves_no_temporary_file(site, photo):
    site.visitor().get("meals/new").meal_form.fill(name="Soup").pick(photo).send()

    temporary = [path for path in site.folder.rglob("*") if path.is_file() and "temp" in path.parts]
    assert temporary == []
    wait_until(site.is_healthy)


def test_pages_are_answered_while_16_pictures_are_processed(site, data_folder):
    picture = (data_folder / "images/phone-12mp.heic").read_bytes()
    visitors = [site.visitor() for _ in range(16)]
    forms = [visitor.get("meals/new").meal_form.fill(name="Soup").pick(picture) for visitor in visitors]
    pages = []

    with again_and_again(lambda: pages.append(site.request("GET", "meals").status_code)):
        answers = side_by_side(lambda f=form: f.answer(redirects=False) for form in forms)

    saved = [answer for answer in answers if answer.status_code == 303]
    refused = [visitors[0].page(answer) for answer in answers if answer.status_code != 303]
    print(f"{len(pages)} pages meanwhile; {len(saved)} saved, {len(refused)} refused")
    assert set(pages) == {200}
    # A page that waits for a thread gets it when a picture is ready: there would be as few pages as pictures.
    assert len(pages) > 10 * len(saved)
    assert len(saved) == stored(site) > 0
    for page in refused:
        assert page.status == 503 and page.response.headers["Retry-After"]
        assert page.meal_form["name"] == "Soup" and page.soup.select_one("#photo-error")


def test_twelve_photos_sent_at_once_are_all_saved_while_pages_are_answered(site, data_folder):
    picture = data_folder / "images/phone-12mp.heic"
    forms = [site.visitor().get("meals/new").meal_form.fill(name=f"Soup {number}") for number in range(12)]
    for form in forms:
        form.pick(picture.read_bytes(), filename=picture.name, kind="image/heic")
    pages = []

    with again_and_again(lambda: pages.append(site.request("GET", "meals").status_code)):
        answers = side_by_side(lambda f=form: f.answer(redirects=False) for form in forms)

    print(f"{len(pages)} pages meanwhile")
    assert set(pages) == {200}
    # A page that waits for the pictures before it would be one of a few.
    assert len(pages) > 10 * len(forms)
    assert [answer.status_code for answer in answers] == [303] * 12
    rows = site.visitor().get("meals").list.rows
    assert sorted(row.name for row in rows) == sorted(f"Soup {number}" for number in range(12))
    for row in rows:
        small = site.visitor().session.get(site.origin + row.picture)
        assert small.headers["Content-Type"] == "image/jpeg"


def test_no_picture_is_lost_if_workers_are_replaced_during_uploads(site, data_folder):
    picture = (data_folder / "images/phone-12mp.heic").read_bytes()
    visitor = site.visitor()
    forms = [visitor.get("meals/new").meal_form.fill(name=f"Soup {number}").pick(picture) for number in range(12)]

    uploads = [Background(lambda f=form: f.answer(redirects=False)) for form in forms]
    wait_until(lambda: any(upload.is_done for upload in uploads), "the first picture")
    site.app.process.send_signal(signal.SIGHUP)
    answers = [upload.value() for upload in uploads]

    refused = [visitor.page(answer) for answer in answers if answer.status_code != 303]
    print(f"{len(answers) - len(refused)} saved, {len(refused)} came back")
    for page in refused:
        assert page.status == 503 and page.soup.select_one(".kept")
        assert page.meal_form.send().status == 200
    rows = visitor.get("meals").list.rows
    assert sorted(row.name for row in rows) == sorted(f"Soup {number}" for number in range(12))
    assert all("/photos/" in row.picture for row in rows)


def test_the_configured_upload_limit_is_shown_and_enforced(new_site):
    site = new_site(environment={"TIFFIN_BODY_LIMIT": str(2 << 20)})
    page = site.visitor().get("meals/new")

    refused = page.meal_form.fill(name="Soup").pick(b"\xff\xd8\xff" + bytes(3_000_000)).send()

    assert "At most 2 MB" in page.soup.select_one("#photo-hint").get_text()
    assert refused.status == 413 and "The limit is 2 MB." in refused.soup.get_text()
    assert f"client_max_body_size {2 << 20};" in (site.folder / "tiffin.conf").read_text()
    assert stored(site) == 0


def test_the_web_server_and_the_meal_form_have_the_same_limit(site):
    """The limit in the configuration that is handed out is the default one."""
    assert "client_max_body_size 25m;" in (site.folder / "tiffin.conf").read_text()
    assert "At most 25 MB" in site.visitor().get("meals/new").soup.select_one("#photo-hint").get_text()


def test_a_file_that_unpacks_to_more_than_tiffin_reads_is_refused(site):
    # 400 recipes of 900 kB: 360 MB unpacked, of which Tiffin reads 256 MB.
    brought = io.BytesIO()
    with zipfile.ZipFile(brought, "w") as archive:
        for number in range(400):
            recipe = {"name": f"Soup {number}", "directions": "Boil.", "photo_hash": "a" * 900_000}
            archive.writestr(f"{number}.paprikarecipe", gzip.compress(json.dumps(recipe).encode()))
    form = site.visitor().get("bring").form("/bring")

    page = form.fill(file=("many.paprikarecipes", "application/zip", brought.getvalue())).send()

    assert page.status == 422
    assert "This file contains too much." in page.soup.get_text()
