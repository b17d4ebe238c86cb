"""The same binary as a plain CGI program."""

import os
import re
import subprocess

import pytest
from support.paths import TIFFIN
from support.servers import Server, answers
from support.waiting import run, wait_until

LOCATION = """
location ^~ /cgi/ {{
  fastcgi_pass unix:{folder}/wrap.sock;
  client_max_body_size 27m;
  fastcgi_param SCRIPT_FILENAME "{tiffin}";
  fastcgi_param SCRIPT_NAME /cgi;
  fastcgi_param GATEWAY_INTERFACE CGI/1.1;
  fastcgi_param TIFFIN_DATA "{data}";
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
    site.extra_nginx = LOCATION.format(folder=site.folder, tiffin=TIFFIN.resolve(), data=site.data)
    site.start_web()
    yield site
    wrapper.stop()


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


def test_what_plain_cgi_cannot_take_is_answered_with_a_page(site):
    environment = {
        "GATEWAY_INTERFACE": "CGI/1.1",
        "REQUEST_METHOD": "POST",
        "REQUEST_URI": "/meals",
        "CONTENT_LENGTH": "ten",
        "TIFFIN_DATA": str(site.data),
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
        "TIFFIN_AUTH": "none",
    }

    for arguments in (["--help"], ["init", "--data", "/nowhere"], ["nonsense"]):
        ended = run([TIFFIN, *arguments], env=environment, stdin=subprocess.DEVNULL, capture_output=True)
        assert ended.stdout.lower().startswith((b"status: 200", b"content-type"))
        assert b"\r\n\r\n" in ended.stdout or b"\n\n" in ended.stdout
