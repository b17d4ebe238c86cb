"""Bodies that take their time, behind web servers that hand them on as they come."""

import select

import pytest
from support.fastcgi import ask
from support.memory import HighWater
from support.slow import SlowUpload, send_at, trickling
from support.visitor import multipart
from support.waiting import wait_until


@pytest.fixture
def household(new_site):
    """A site where people sign in."""
    site = new_site(auth="password")
    site.owner = site.set_up()
    return site


def cookies(visitor) -> str:
    return "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.session.cookies)


def meal_with(photo: bytes, visitor) -> tuple[bytes, str]:
    return multipart(visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).values)


def has_answer(upload: SlowUpload) -> bool:
    return bool(select.select([upload.connection], [], [], 0)[0])


def head(answer: bytes) -> bytes:
    return answer.split(b"\r\n\r\n")[0]


@pytest.mark.parametrize("count", [24, 200])
@pytest.mark.parametrize("uri", ["/sign-in", "/meals"])
def test_slow_uploads_of_strangers_do_not_block_pages(household, count, uri):
    # However long each waits: all of them come while the uploads do.
    with trickling(household.socket, uri, count):
        answers = [ask(household.socket, "GET", "/healthz") for _ in range(20)]
        pages = [household.owner.get("meals").status for _ in range(20)]

    assert [answer[-3:] for answer in answers] == [b"ok\n"] * 20
    assert pages == [200] * 20


def test_a_members_slow_upload_is_saved_during_slow_uploads_of_strangers(household, photo):
    body, kind = meal_with(photo, household.owner)

    with trickling(household.socket, "/sign-in", 200):
        upload = SlowUpload(
            household.socket, "/meals", len(body), CONTENT_TYPE=kind, HTTP_COOKIE=cookies(household.owner)
        )
        answer = send_at(upload, body, 50_000)

    assert answer.startswith(b"Status: 303")
    assert household.owner.get("meals").list["Soup"].picture


def test_an_upload_that_stops_is_answered_with_408(household):
    upload = SlowUpload(household.socket, "/sign-in", 1_000)
    upload.send(b"username=al")

    answer = upload.answer()

    assert answer.startswith(b"Status: 408") and b"Retry-After: " in head(answer)
    assert b"<h1>The connection is too slow" in answer


def test_too_many_uploads_of_strangers_are_refused_but_members_can_save(new_site, photo):
    site = new_site(auth="password", workers=1)
    owner = site.set_up()
    body, kind = meal_with(photo, owner)

    with trickling(site.socket, "/sign-in", 150) as strangers:
        refused = wait_until(lambda: [stranger for stranger in strangers if has_answer(stranger)], what="a refusal")
        answer = refused[0].answer()
        saved = SlowUpload(site.socket, "/meals", len(body), CONTENT_TYPE=kind, HTTP_COOKIE=cookies(owner))
        saved.send(body[:1_000])
        page = owner.get("meals")
        saved.send(body[1_000:])
        saved_answer = saved.end()

    assert answer.startswith(b"Status: 503") and b"Retry-After: " in head(answer)
    assert b"<h1>One moment, please" in answer
    assert page.status == 200
    assert saved_answer.startswith(b"Status: 303")


@pytest.mark.parametrize(
    ("uri", "length", "status"),
    [
        ("/meals/1/delete", 20_000_000, b"403"),  # needs no text, and nobody knows who sends it
        ("/nowhere", 20_000_000, b"404"),
        ("/setup", 20_000_000, b"404"),  # over, since there is an account
        ("/join/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", 20_000_000, b"404"),
        ("/sign-in", 5_000_000, b"413"),
        ("/meals", 30_000_000, b"403"),  # too long to be held while its sender signs in
    ],
)
def test_an_unnecessary_body_of_a_stranger_is_refused_before_it_arrives(household, uri, length, status):
    kind = "multipart/form-data; boundary=x" if uri == "/meals" else "application/x-www-form-urlencoded"
    upload = SlowUpload(household.socket, uri, length, CONTENT_TYPE=kind)

    assert upload.answer().startswith(b"Status: " + status)


def test_a_refused_upload_that_is_sent_to_its_end_is_still_answered(household):
    body = b"x" * 28_000_000
    upload = SlowUpload(household.socket, "/sign-in", len(body))

    # A web server that does not look for the answer meanwhile: it waits here, or is broken off, where nobody reads.
    for start in range(0, len(body), 60_000):
        upload.send(body[start : start + 60_000])

    assert upload.end().startswith(b"Status: 413")


def test_bodies_of_strangers_use_limited_memory(new_site):
    site = new_site(auth="password", workers=1)
    owner = site.set_up()
    kind = "multipart/form-data; boundary=x"

    with HighWater(site) as memory:
        uploads = [SlowUpload(site.socket, "/meals", 20_000_000, CONTENT_TYPE=kind) for _ in range(16)]
        for upload in uploads:
            for _ in range(130):
                upload.send(b"x" * 60_000)
        refused = wait_until(lambda: [upload for upload in uploads if has_answer(upload)], what="a refusal")
        page = owner.get("meals").status
    print(f"{len(refused)} of 16 refused, {memory.mebibytes:.0f} MiB")

    assert all(upload.answer().startswith(b"Status: 503") for upload in refused)
    assert page == 200
    assert memory.mebibytes < 150e6 / 2**20
