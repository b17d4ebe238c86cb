"""The same binary as a plain CGI program."""

import os
import re
import subprocess

import pytest
import requests
from support.apache import start_apache
from support.databases import address_of, change, count
from support.paths import TIFFIN
from support.servers import Server, answers
from support.visitor import multipart
from support.waiting import Session, run, wait_until

LOCATION = """
location ^~ /cgi/ {{
  fastcgi_pass unix:{folder}/wrap.sock;
  client_max_body_size 30m;
  fastcgi_param SCRIPT_FILENAME "{tiffin}";
  fastcgi_param SCRIPT_NAME /cgi;
  fastcgi_param GATEWAY_INTERFACE CGI/1.1;
  fastcgi_param TIFFIN_DATA "{data}";
  fastcgi_param TIFFIN_DATABASE_URL "{server}";
  fastcgi_param TIFFIN_AUTH none;
  fastcgi_param REQUEST_METHOD $request_method;
  fastcgi_param REQUEST_URI $request_uri;
  fastcgi_param QUERY_STRING $query_string;
  fastcgi_param CONTENT_TYPE $content_type;
  fastcgi_param CONTENT_LENGTH $content_length;
  fastcgi_param SERVER_PROTOCOL $server_protocol;
  fastcgi_param HTTP_PROXY "";
}}
"""


@pytest.fixture
def both(new_site, tmp_path):
    """A site that answers at / by FastCGI and at /cgi/ by CGI, over the same data."""
    site = new_site()
    command = ["spawn-fcgi", "-n", "-s", site.folder / "wrap.sock", "--", "/usr/sbin/fcgiwrap"]
    wrapper = Server(command, site.folder / "wrap.log")
    wait_until(lambda: answers(site.folder / "wrap.sock"), what="fcgiwrap's start")
    site.web.stop()
    site.extra_nginx = LOCATION.format(
        folder=site.folder,
        tiffin=TIFFIN.resolve(),
        data=site.data,
        server=address_of(site) or "",
    )
    site.start_web()
    yield site
    wrapper.stop()


@pytest.fixture
def apache(site):
    """Where Apache answers for the site: below / by FastCGI, below /cgi/ by CGI."""
    server, port = start_apache(site)
    yield f"http://127.0.0.1:{port}"
    server.stop()


def page(answer) -> str:
    """What it says, without where it is mounted and without its forms' random keys."""
    return re.sub(r'name="key" value="\w+"', 'name="key"', answer.text.replace("/cgi/", "/"))


def test_plain_cgi_gives_the_same_pages(both):
    visitor = both.visitor()
    visitor.get("meals").form("meals/samples").send()
    meal = visitor.get("meals").list.rows[0]

    for path in ("meals", f"meals/{meal.id}", "nowhere"):
        fast, plain = both.request("GET", path), both.request("GET", "cgi/" + path)
        assert plain.status_code == fast.status_code
        assert page(plain) == page(fast)
        assert plain.headers["Content-Security-Policy"] == fast.headers["Content-Security-Policy"]


def test_a_meal_with_a_photo_can_be_added_by_plain_cgi(both, photo):
    visitor = both.visitor()

    page = visitor.get("cgi/meals/new").meal_form.fill(name="Soup").pick(photo).send()

    assert page.url.startswith(both.url("cgi/meals"))
    assert visitor.get("meals").list.names == ["Soup"]
    picture = visitor.get("cgi/meals").list["Soup"].picture
    assert picture.startswith("/cgi/photos/")
    assert visitor.session.get(both.origin + picture).status_code == 200


def too_large(visitor) -> tuple[bytes, str]:
    """A form with 28 MB of picture, and its content type."""
    form = visitor.get("meals/new").meal_form.fill(name="Soup").pick(b"\xff\xd8\xff" + b"x" * 28_000_000)
    return multipart(form.values)


def test_a_body_of_28_megabytes_through_fcgiwrap_is_refused_with_a_page(both):
    body, kind = too_large(both.visitor())

    answer = both.request("POST", "cgi/meals", data=body, headers={"Content-Type": kind})

    assert answer.status_code == 413
    assert "25 MB" in answer.text and "Content-Security-Policy" in answer.headers


@pytest.mark.parametrize("mount", ["/cgi", ""])
@pytest.mark.parametrize("in_chunks", [False, True])
def test_a_body_of_28_megabytes_through_apache_is_refused_with_a_page(site, apache, mount, in_chunks):
    body, kind = too_large(site.visitor())
    data = iter([body[start : start + 65_536] for start in range(0, len(body), 65_536)]) if in_chunks else body
    with Session() as session:
        answer = session.post(f"{apache}{mount}/meals", data=data, headers={"Content-Type": kind})

    assert answer.status_code == 413
    assert "25 MB" in answer.text and "Content-Security-Policy" in answer.headers


def test_a_meal_with_a_photo_can_be_added_through_apache(site, apache, photo):
    # CGI first: the workers here may be another user's, root's, who can take a turn in files that it did not make.
    for mount in ("/cgi", ""):
        visitor = site.visitor()
        form = visitor.get(f"{apache}{mount}/meals/new").meal_form.fill(name=f"Soup{mount}").pick(photo)

        page = form.send()

        assert page.status == 200 and f"Soup{mount}" in page.soup.get_text()


def test_an_invalid_request_to_plain_cgi_is_answered_with_a_page(site):
    environment = {
        "GATEWAY_INTERFACE": "CGI/1.1",
        "REQUEST_METHOD": "POST",
        "REQUEST_URI": "/meals",
        "CONTENT_LENGTH": "ten",
        "TIFFIN_DATA": str(site.data),
        "TIFFIN_DATABASE_URL": address_of(site) or "",
        "TIFFIN_AUTH": "none",
    }

    ended = run([TIFFIN], env=environment, stdin=subprocess.DEVNULL, capture_output=True)

    assert ended.stdout.startswith(b"Status: 400") and b"<h1>This cannot be read" in ended.stdout
    assert b" POST /meals 400 " in ended.stderr


def test_arguments_are_ignored_in_plain_cgi(site):
    environment = {
        "PATH": os.environ["PATH"],
        "GATEWAY_INTERFACE": "CGI/1.1",
        "REQUEST_METHOD": "GET",
        "REQUEST_URI": "/healthz?init+--help",
        "SCRIPT_NAME": "",
        "TIFFIN_DATA": str(site.data),
        "TIFFIN_DATABASE_URL": address_of(site) or "",
        "TIFFIN_AUTH": "none",
    }

    for arguments in (["--help"], ["init", "--data", "/nowhere"], ["nonsense"]):
        ended = run([TIFFIN, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True)
        assert ended.stdout.lower().startswith((b"status: 200", b"content-type"))
        assert b"\r\n\r\n" in ended.stdout or b"\n\n" in ended.stdout


def test_cleanup_removes_everything_that_was_deleted_more_than_a_month_ago(site, photo):
    visitor = site.visitor()
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    visitor.get(f"meals/{visitor.get('meals').list['Soup'].id}").form("/delete").send()
    recipe = visitor.get("recipes/new").form("/recipes").fill(name="Stew").pick(photo).send()
    recipe.form("/delete").send()
    today = visitor.get("diary").soup.select_one("input[name=today]")["value"]
    adding = visitor.get(f"plan/{today}?add={today}")
    planned = adding.form("/plan/entries").fill(text="Leftovers").send()
    entry = planned.soup.select_one(".entry a[aria-label='Change Leftovers']")["href"]
    visitor.get(site.origin + entry).form("/delete").send()
    bought = visitor.get("groceries").form("/groceries").fill(name="milk").send()
    item = bought.soup.select_one("li.item")["id"].removeprefix("item-")
    visitor.get(f"groceries?open={item}").form(f"/groceries/{item}/delete").send()
    site.app.stop()
    kept = ["meal", "photo", "recipe", "recipe_picture", "plan_entry", "grocery_item"]
    sent = ["submission", "recipe_submission", "plan_submission", "grocery_submission"]

    def rows():
        return {table: count(site, table) for table in kept + sent}

    early = site.command("cleanup")
    before = rows()
    deleted = [(table, "deleted_at") for table in ("meal", "recipe", "plan_entry", "grocery_item")]
    aged = deleted + [(table, "sent_at") for table in sent]
    change(site, *(f"UPDATE {table} SET {column} = {column} - 31 * 86400" for table, column in aged))

    late = site.command("cleanup")

    assert before == dict.fromkeys(kept + sent, 1)
    assert rows() == dict.fromkeys(kept + sent, 0)
    assert [early.stdout, early.stderr, late.stdout, late.stderr] == [""] * 4
