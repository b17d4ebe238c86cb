"""People signing in, through nginx; and what whoever runs the server does for them."""

import re
import socket
import stat
import subprocess

import pytest
import requests
from support.fastcgi import ask
from support.paths import TIFFIN
from support.servers import Server
from support.site import PASSWORD
from support.waiting import run, wait_until


def sign_in(site, username, password=PASSWORD, path="sign-in"):
    visitor = site.visitor()
    return visitor, visitor.get(path).form("/sign-in").fill(username=username, password=password).send()


def test_the_first_account_is_created_with_the_setup_link_from_the_log(new_site):
    site = new_site(auth="password", base_path="/food/")
    told = wait_until(lambda: re.search(r"create the first one at (/food/setup\?code=\S+)", site.log), "the code")

    visitor = site.visitor()
    page = visitor.get(site.origin + told[1]).form("/setup").fill(username="maya", password=PASSWORD).send()

    assert page.status == 200
    assert page.url == site.url() and page.heading.startswith("Today")
    assert site.command("setup-code", check=False).returncode == 1
    assert visitor.get("setup").status == 404
    assert told[1].split("=")[1] not in site.log.split("create the first one", 1)[1].split("\n", 1)[1]


def test_a_session_is_valid_in_every_worker(new_site):
    site = new_site(auth="password")
    visitor = site.set_up()

    for _ in range(20):
        assert visitor.get("meals").url == site.url("meals")


def test_a_person_can_sign_in_and_out(new_site):
    site = new_site(auth="password")
    site.set_up("maya")

    visitor, wrong = sign_in(site, "maya", "something else")
    assert wrong.status == 422
    visitor, page = sign_in(site, "Maya", path="sign-in?next=/meals")
    assert page.url == site.url("meals")
    out = visitor.get("settings").form("/sign-out").send()

    assert out.url == site.url("sign-in?did=signed-out")
    assert visitor.get("meals").url.startswith(site.url("sign-in?next="))


def test_two_installations_use_different_cookie_names(new_site):
    one, other = new_site(auth="password"), new_site(auth="password")

    names = [{cookie.name for cookie in site.set_up().session.cookies} for site in (one, other)]

    assert all(names)
    assert names[0].isdisjoint(names[1])


def test_the_operator_can_reset_a_forgotten_password(new_site):
    site = new_site(auth="password")
    before = site.set_up("maya")
    path = site.command("account", "reset-password", "MAYA").stdout.strip()

    visitor = site.visitor()
    page = visitor.get(path.lstrip("/")).form(path).fill(password="quite another one").send()

    assert page.url == site.url() and page.heading.startswith("Today")
    assert before.get("meals").url.startswith(site.url("sign-in"))
    assert visitor.get(path.lstrip("/")).status == 404
    assert path.split("/")[2] not in site.log
    assert "/reset/***" in site.log
    assert sign_in(site, "maya", "quite another one")[1].status == 200


def test_the_account_command_lists_accounts_and_invites_households(new_site):
    site = new_site(auth="password")
    site.set_up("maya", household="Orchard Road")

    link = site.command("account", "invite", "--url", "https://food.example.org").stdout.strip()
    assert link.startswith("https://food.example.org/join/")
    path = link.removeprefix("https://food.example.org/")
    visitor = site.visitor()
    visitor.get(path).form(path).fill(username="carol", password=PASSWORD).send()

    assert site.command("account", "list").stdout == "maya\tOrchard Road\towner\ncarol\tHome\towner\n"
    unknown = site.command("account", "reset-password", "nobody", check=False)
    assert unknown.returncode == 64
    assert "No account has that name" in unknown.stderr


def test_a_session_is_valid_in_plain_cgi(new_site, tmp_path):
    site = new_site(auth="password")
    visitor = site.set_up()
    cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.session.cookies)
    variables = {"GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "GET", "REQUEST_URI": "/meals", "SCRIPT_NAME": ""}

    def answer(**more):
        environment = {**variables, **site.environment, **more, "PATH": "/usr/bin"}
        return run([TIFFIN], env=environment, capture_output=True, stdin=subprocess.DEVNULL).stdout

    assert answer(HTTP_COOKIE=cookie).startswith(b"Status: 200")
    assert b"Location: /sign-in?next=" in answer()


class TestTheWebServersWord:
    def test_sign_in_by_the_web_server_signs_nobody_in_with_the_shipped_nginx_configuration(self, new_site):
        site = new_site(auth="proxy")

        for claim in ({}, {"auth": ("maya", "anything")}, {"headers": {"Remote-User": "maya", "X-Remote-User": "maya"}}):
            answer = site.request("GET", "meals", **claim)
            assert answer.status_code == 403
            assert "Please sign in" in answer.text
        assert site.command("account", "list").stdout == ""

    def test_sign_in_by_the_web_server_creates_accounts_on_the_first_visit(self, new_site):
        site = new_site(auth="proxy")
        checking_passwords(site, maya="one", noor="two")

        assert site.request("GET", "meals").status_code == 401
        assert site.request("GET", "meals", auth=("maya", "wrong")).status_code == 401
        assert site.request("GET", "meals", auth=("maya", "one")).status_code == 200
        assert site.request("GET", "meals", auth=("noor", "two")).status_code == 200
        spoofed = {"X-Remote-User": "maya", "Remote-User": "maya", "Remote_User": "maya"}
        page = site.request("GET", "account", auth=("noor", "two"), headers=spoofed)
        assert "noor" in page.text and "maya" not in page.text
        assert site.command("account", "list").stdout.splitlines() == ["maya\tHome\towner", "noor\tHome\towner"]

    def test_sign_in_by_the_web_server_can_come_from_an_authentication_service(self, new_site):
        site = new_site(auth="proxy")
        service = f"""
            location = /tiffin-auth {{ internal; proxy_pass {site.origin}/who; }}
            location = /who {{ add_header Remote-User maya; return 204; }}
        """
        change_nginx(site, lambda part: variant(part, 2) + service)

        spoofed = {"X-Remote-User": "noor", "Remote-User": "noor"}
        page = site.request("GET", "account", auth=("noor", "two"), headers=spoofed)

        assert page.status_code == 200
        assert "maya" in page.text and "noor" not in page.text

    def test_sign_in_by_the_web_server_is_refused_on_a_public_socket_unless_allowed(self, new_site, listening):
        site = new_site(auth="password")
        site.app.stop()
        site.environment["TIFFIN_AUTH"] = "proxy"

        refused = Server([TIFFIN, "serve"], site.folder / "refused.log", site.environment, stdin=listening)
        assert refused.end() == 78
        assert "anyone who reaches the socket can act as anyone" in refused.log.read_text()
        site.environment["TIFFIN_TRUST_ANYONE"] = "1"
        served = Server([TIFFIN, "serve"], site.folder / "served.log", site.environment, stdin=listening)
        assert b"200" in ask(listening.getsockname(), "GET", "/healthz").split(b"\r\n\r\n")[0]
        assert served.stop() == 0

    def test_the_socket_for_sign_in_by_the_web_server_has_mode_660(self, new_site):
        site = new_site(auth="proxy")

        assert stat.S_IMODE(site.socket.stat().st_mode) == 0o660


def variant(part: str, number: int) -> str:
    """The shipped part with one of its variants instead of what vouches for nobody."""
    head, *variants = part.replace('  fastcgi_param REMOTE_USER "";\n', "").split("  # Variant ")
    assert len(variants) == 2
    variants[number - 1] = re.sub(r"(?m)^  #(?=\S)", "  ", variants[number - 1])
    return "  # Variant ".join([head, *variants])


def checking_passwords(site, **people):
    file = site.folder / "people"
    file.write_text("".join(f"{name}:{{PLAIN}}{password}\n" for name, password in people.items()))
    file.chmod(0o644)
    change_nginx(site, lambda part: variant(part, 1).replace("/etc/nginx/tiffin.people", str(file)))


def change_nginx(site, change):
    """Starts its nginx anew, with the part about Tiffin changed."""
    part = site.folder / "tiffin.conf"
    part.write_text(change(part.read_text()))
    site.web.stop()
    site.web = Server(
        ["/usr/sbin/nginx", "-e", "stderr", "-p", site.folder, "-c", site.folder / "nginx.conf"],
        site.folder / "nginx.log",
    )
    wait_until(lambda: is_up(site), "nginx")


def is_up(site):
    try:
        return site.request("GET", "healthz").status_code in (200, 401)
    except requests.RequestException:
        return False


@pytest.fixture
def listening():
    """A TCP socket that others can reach."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        yield listening


@pytest.mark.parametrize("wrong", ["password ", "Proxy", "ldap"])
def test_an_unknown_authentication_setting_is_refused(new_site, wrong):
    site = new_site()
    site.environment["TIFFIN_AUTH"] = wrong

    answer = site.command("serve", "--socket", site.folder / "other.sock", check=False)

    assert answer.returncode == 78
    assert "TIFFIN_AUTH must be password, proxy or none" in answer.stderr


def test_authentication_none_is_refused_with_more_than_one_person(new_site):
    site = new_site(auth="password")
    site.set_up()
    path = site.command("account", "invite").stdout.strip().lstrip("/")
    site.visitor().get(path).form(path).fill(username="carol", password=PASSWORD).send()
    site.environment["TIFFIN_AUTH"] = "none"

    answer = site.command("serve", "--socket", site.folder / "other.sock", check=False)

    assert answer.returncode == 78
    assert "TIFFIN_AUTH=none works only for one person" in answer.stderr
