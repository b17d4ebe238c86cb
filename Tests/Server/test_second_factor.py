"""A second factor, through nginx and in plain CGI; and what whoever runs the server does for who lost it."""

import json
import subprocess

from support.authenticator import turn_on
from support.paths import TIFFIN
from support.site import PASSWORD
from support.waiting import run


def give_password(site, username="maya"):
    visitor = site.visitor()
    return visitor, visitor.get("sign-in").form("/sign-in").fill(username=username, password=PASSWORD).send()


def test_signing_in_requires_a_code_or_a_recovery_code_and_a_code_works_once(new_site):
    site = new_site(auth="password", base_path="/food/")
    phone, codes = turn_on(site.set_up("maya"), PASSWORD)
    assert len(codes) == 10

    visitor, page = give_password(site)
    assert page.url.startswith(site.url("sign-in/code"))
    assert visitor.get("meals").url.startswith(site.url("sign-in?"))
    code = phone.code()
    done = visitor.get("sign-in/code").form("/sign-in/code").fill(code=code).send()
    assert done.url == site.url()

    second, page = give_password(site)
    assert page.form("/sign-in/code").fill(code=code).send().status == 422
    assert page.form("/sign-in/code").fill(code=codes[0]).send().status == 200
    assert second.get("meals").status == 200
    assert "maya” used a recovery code" in site.log and "wrong code for “maya”" in site.log
    assert code not in site.log and not any(code in site.log for code in codes)


def test_the_operator_can_turn_off_the_second_factor_of_a_person(new_site):
    site = new_site(auth="password")
    turn_on(site.set_up("maya"), PASSWORD)
    waiting, page = give_password(site)

    assert site.command("account", "reset-factor", "MAYA").stdout == "The second factor is off.\n"

    assert page.form("/sign-in/code").fill(code="123456").send().has_form("/sign-in")
    assert waiting.get("meals").url.startswith(site.url("sign-in"))
    assert give_password(site)[1].url == site.url()
    assert site.command("account", "reset-factor", "maya").stdout == "There was no second factor.\n"
    unknown = site.command("account", "reset-factor", "nobody", check=False)
    assert unknown.returncode == 64 and "No account has that name" in unknown.stderr


def test_calendars_exports_and_plain_cgi_still_work_with_a_second_factor(new_site):
    site = new_site(auth="password")
    visitor = site.set_up("maya")
    calendar = visitor.get("settings/reminders").form("/plan/calendar").send().soup.select_one("input[value*='.ics']")
    _, codes = turn_on(visitor, PASSWORD)

    assert site.visitor().get(calendar["value"]).status == 200
    assert visitor.get("export/meals.csv").status == 200
    exported = visitor.get("account").form("/account/export").send().response.content
    assert exported.startswith(b"PK") and not any(code.encode() in exported for code in codes)
    cookie = "; ".join(f"{cookie.name}={cookie.value}" for cookie in visitor.session.cookies)
    variables = {"GATEWAY_INTERFACE": "CGI/1.1", "REQUEST_METHOD": "GET", "REQUEST_URI": "/account/factor", "SCRIPT_NAME": ""}
    environment = {**variables, **site.environment, "HTTP_COOKIE": cookie, "PATH": "/usr/bin"}
    answer = run([TIFFIN], env=environment, capture_output=True, stdin=subprocess.DEVNULL).stdout
    assert answer.startswith(b"Status: 200") and b"10 of 10 left" in answer


def test_the_routes_of_the_second_factor_exist_only_with_password_sign_in(new_site):
    routes = json.loads(run([TIFFIN, "routes", "--json"], capture_output=True, text=True, check=True).stdout)

    factor = [route for route in routes if "/factor" in route["path"] or route["path"] == "/sign-in/code"]

    assert len(factor) == 11
    assert all(route["modes"] == ["password"] for route in factor)
