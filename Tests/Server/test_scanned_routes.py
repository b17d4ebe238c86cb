"""The scans know every route of the site: what a new one is sent is tried there, or is said to be tried elsewhere."""

import re

import pytest
from support.routes import route_of, routes
from targets import TARGETS
from unscanned import UNSCANNED
from walks import WALKS


def targeted(target) -> str:
    path = re.sub(r"^\{(join|reset)\}", r"\1/x", target.path.partition("?")[0].replace("*", ""))
    return "/" + re.sub(r"\{\w+\}", "N", path)


REACHED = {route_of("POST" if target.form else "GET", targeted(target)) for target in TARGETS} | {
    route_of(method, path) for walk in WALKS for method, path, _ in walk.reached
}


def test_the_scans_send_only_requests_to_existing_routes():
    assert None not in REACHED


@pytest.mark.parametrize("route", routes(), ids=lambda route: route.name)
def test_every_route_is_scanned_or_listed_as_not_scanned(route):
    assert (route in REACHED) != (route.name in UNSCANNED)


def test_the_list_of_unscanned_routes_has_only_existing_routes():
    assert set(UNSCANNED) <= {route.name for route in routes()}
