"""Barcodes: products asked for at Open Food Facts, by a server of several workers."""

import json

import pytest
from support.barcodes import OpenFoodFacts, ean13, with_check_digit

COLA = "5449000000996"
PRODUCT = {"code": COLA, "product": {"product_name": "Cola", "nutriments": {"energy_100g": "176"}}}


@pytest.fixture
def service():
    with OpenFoodFacts({COLA: json.dumps(PRODUCT).encode()}) as service:
        yield service


def look_up(visitor, digits):
    return visitor.get("foods/barcode").form("/foods/barcode").fill(code=digits).send()


def test_a_product_is_looked_up_once_and_kept(new_site, service):
    visitor = new_site(environment=service.environment).visitor()

    pages = [look_up(visitor, COLA) for _ in range(4)]

    assert all("42 kcal per 100 g · Open Food Facts" in page.soup.main.get_text(" ", strip=True) for page in pages)
    assert service.asked == [COLA]
    assert [agent.split("/")[0] for agent in service.agents] == ["Tiffin"]


def test_a_barcode_is_read_from_a_picture(new_site, service):
    visitor = new_site(environment=service.environment).visitor()

    page = visitor.get("foods/barcode").form("/foods/barcode").pick(ean13(COLA)).send()

    assert "42 kcal per 100 g" in page.soup.main.get_text(" ", strip=True)


def test_all_workers_together_look_up_at_most_fifteen_products_a_minute(new_site, service):
    site = new_site(environment=service.environment)
    visitor = site.visitor()
    codes = [with_check_digit(f"40000000{number:04}") for number in range(17)]

    answers = [look_up(visitor, code) for code in codes]

    assert service.asked == codes[:15]
    assert ["is new" in page.soup.main.get_text() for page in answers] == [True] * 15 + [False] * 2
    assert [page.status for page in answers[15:]] == [503] * 2
    assert all("Too many lookups in the last minute" in page.soup.get_text() for page in answers[15:])
    assert answers[16].form("/foods/barcode").values and codes[16] in str(answers[16].soup.main)


def test_no_product_is_looked_up_if_lookups_are_off(new_site, service):
    visitor = new_site(environment=service.environment | {"TIFFIN_NO_CATALOGUE": "1"}).visitor()

    page = look_up(visitor, COLA)

    assert f"{COLA} is new" in page.soup.main.get_text(" ", strip=True)
    assert service.asked == []
