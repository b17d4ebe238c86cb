"""Recipes: TheMealDB's on good days and bad ones, and pages with recipes on them. Both stand on loopback."""

from urllib.parse import urlencode

import pytest
from support import themealdb
from support.paths import SAMPLES
from support.waiting import wait_until
from support.web import SOUP, Web, html

needs_recordings = pytest.mark.skipif(not themealdb.recorded(), reason=themealdb.MISSING)


@pytest.fixture
def service():
    with themealdb.TheMealDB() as service:
        yield service


@pytest.fixture
def site(service, new_site):
    return new_site(auth="password", environment=service.environment)


def cards(page):
    return [card.h2.get_text(strip=True) for card in page.soup.select(".cards > li")]


@needs_recordings
def test_the_recipes_page_shows_twenty_ideas_until_others_are_requested(site, service):
    maya = site.set_up()

    first, again = maya.get("recipes"), maya.get("recipes")

    assert len(cards(first)) == 20
    assert cards(again) == cards(first)
    assert sum("random" in path for path in service.asked) == 20
    others = first.form("recipes/ideas").send()
    assert len(cards(others)) == 20
    assert set(cards(others)) != set(cards(first))


@needs_recordings
def test_a_search_by_name_and_ingredient_is_cached(site, service):
    maya = site.set_up()

    found = cards(maya.get("recipes?q=chicken"))
    asked = len(service.asked)
    again = cards(maya.get("recipes?q=chicken"))

    assert found and found == again
    assert len(service.asked) == asked
    assert any("search.php?s=chicken" in path for path in service.asked)
    assert any("filter.php?i=chicken" in path for path in service.asked)


@needs_recordings
@pytest.mark.parametrize("mood", ["silent", "gone", "failing", "broken"])
def test_known_recipes_are_shown_and_no_requests_are_sent_if_the_catalogue_fails(site, service, mood):
    maya = site.set_up()
    known = set(cards(maya.get("recipes")))
    service.mood = mood

    offline = maya.get("recipes").form("recipes/ideas").send()
    asked = len(service.asked)
    searched = maya.get("recipes?q=zzz")

    assert offline.status == 200
    assert set(cards(offline)) <= known
    assert searched.status == 200
    assert len(service.asked) == asked
    assert "TheMealDB cannot be reached" in searched.soup.get_text()
    # A silent service says nothing to the end of the test, and is not waited for.
    assert (service.held > 0) == (mood == "silent") and not service.closing.is_set()


@needs_recordings
def test_each_catalogue_recipe_is_found_by_its_name(site, service):
    maya = site.set_up()
    names = [meal["strMeal"].strip() for meal in service.meals]

    lost = [name for name in names if name not in cards(maya.get(f"recipes?{urlencode({'q': name})}"))]

    assert len(names) == 280
    assert lost == []


@needs_recordings
def test_a_catalogue_recipe_is_found_without_the_punctuation_of_its_name(site, service):
    maya = site.set_up()

    found = cards(maya.get("recipes?q=prawn+fennel+bisque"))

    assert found == ["Prawn & Fennel Bisque"]
    searches = [path.partition("?")[2] for path in service.asked if "search.php" in path]
    assert searches == ["s=prawn%20fennel%20bisque", "s=fennel"]


@needs_recordings
def test_a_catalogue_picture_is_fetched_once_and_served_by_tiffin(site, service):
    maya = site.set_up()
    page = maya.get("recipes")
    address = page.soup.select_one(".cards img")["src"]
    assert "/picture/" in address

    meanwhile = maya.session.get(site.origin + address)
    first = picture_that_comes(maya, site.origin + address)
    asked = sum("/images/" in path for path in service.asked)
    again = maya.session.get(site.origin + address)

    assert meanwhile.status_code == 200 and meanwhile.url.endswith("/coming.svg")
    assert meanwhile.history[0].headers["Cache-Control"] == "private, no-store"
    assert first.content == again.content
    assert asked == sum("/images/" in path for path in service.asked) == 1
    kept = maya.get("recipes").soup.select_one(".cards img")["src"]
    assert "/recipes/pictures/" in kept
    assert all(f"127.0.0.1:{service.port}" not in img.get("src", "") for img in page.soup.select("img"))


def picture_that_comes(visitor, address):
    """Asks until it is there, as the page does."""

    def picture():
        answer = visitor.session.get(address)
        return answer if answer.headers["Content-Type"] == "image/jpeg" else None

    return wait_until(picture, "the picture")


@needs_recordings
def test_no_catalogue_request_is_sent_if_the_catalogue_is_off(service, new_site):
    site = new_site(auth="password", environment=service.environment | {"TIFFIN_NO_CATALOGUE": "1"})
    maya = site.set_up()

    page = maya.get("recipes")

    assert page.soup.select_one(".empty")
    assert not page.has_form("recipes/ideas")
    assert service.asked == []


@pytest.fixture
def web():
    picture = (SAMPLES / "caprese.jpg").read_bytes()
    web = Web(
        {
            "/soup": html(SOUP),
            "/soup.jpg": (200, "image/jpeg", picture, {}),
            "/many": html(SOUP, SOUP.replace("soup\"", "stew\"")),
            "/none": html(),
            "/refused": (403, "text/html", b"Forbidden", {}),
            "/challenge": (200, "text/html", b"<title>Just a moment...</title><p>Checking.</p>", {}),
            "/away": (302, "text/html", b"", {"Location": "http://127.0.0.1:1/inside"}),
            "/file": (200, "application/zip", b"PK", {}),
        }
    )
    yield web
    web.close()


@pytest.fixture
def reader(web, new_site):
    site = new_site(auth="password", environment={"TIFFIN_NO_CATALOGUE": "1", "TIFFIN_FETCH_ALLOW": web.host})
    return site.set_up()


def test_a_recipe_imported_from_a_page_is_previewed_before_it_is_saved(reader, web):
    form = reader.get("recipes/import").form("recipes/import").fill(url=f"http://{web.host}/soup").send()

    assert form.status == 200
    filled = form.form("/recipes")
    values = dict(filled.values)
    assert values["name"] == "Grandma's soup"
    assert values["ingredients"].strip().splitlines() == ["1 onion", "2 l water & salt"]
    assert values["instructions"].strip().splitlines()[-2:] == ["Chop.", "Cook."]
    assert (values["servings"], values["cook_time"], values["calories"]) == ("6", "75", "180")
    assert reader.get("recipes?own=1").soup.select(".cards > li") == []

    saved = filled.send()

    assert saved.heading.startswith("Grandma's soup")
    assert "/recipes/pictures/" in saved.soup.select_one("img.hero")["src"]
    assert cards(reader.get("recipes?own=1&q=onion")) == ["Grandma's soup"]


def test_one_of_several_recipes_on_a_page_can_be_chosen(reader, web):
    choice = reader.get("recipes/import").form("recipes/import").fill(url=f"http://{web.host}/many").send()

    buttons = [button["value"] for button in choice.soup.select("button[name=recipe]")]
    assert buttons == ["0", "1"]
    form = choice.form("recipes/import").send(("recipe", "1"))
    assert dict(form.form("/recipes").values)["name"] == "Grandma's stew"


def import_soup(reader, address):
    return reader.get("recipes/import").form("recipes/import").fill(url=address).send()


def test_a_page_imported_again_can_update_its_recipe_and_keeps_own_notes(reader, web):
    first = import_soup(reader, f"http://{web.host}/soup").form("/recipes")
    own = first.fill(name="Our soup", rating="4", notes="Less salt.", tags="Sunday").send()
    recipe = own.soup.select_one("a[href*='/edit']")["href"].split("/edit")[0].rsplit("/", 1)[1]
    picture = own.soup.select_one("img.hero")["src"]

    asked = import_soup(reader, f"HTTP://{web.host}/soup/?utm_source=letter#top")
    assert asked.status == 200
    card = asked.soup.select_one("section[aria-labelledby=again]")
    assert [row.get_text(" ", strip=True) for row in card.select(".row")] == [
        "Our soup Yours, added today",
        "Grandma's soup From the page today",
    ]
    assert card.select_one(".row a")["href"].endswith(f"/recipes/{recipe}")

    web.pages["/soup"] = html(SOUP.replace("1 onion", "3 leeks"))
    filled = asked.form("recipes/import").send(("update", recipe)).form(f"/recipes/{recipe}")
    values = dict(filled.values)
    assert (values["name"], values["rating"], values["notes"]) == ("Grandma's soup", "4", "Less salt.")
    assert values["ingredients"].strip().splitlines()[0] == "3 leeks"
    assert values["tags"] == "Sunday"
    saved = filled.send()

    assert saved.soup.select_one("img.hero")["src"] == picture
    assert cards(reader.get("recipes?own=1")) == ["Grandma's soup"]


def test_a_page_imported_again_can_be_saved_as_a_second_recipe(reader, web):
    import_soup(reader, f"http://{web.host}/soup").form("/recipes").send()

    second = import_soup(reader, f"http://{web.host}/soup").form("recipes/import").send(("again", "1"))
    second.form("/recipes").fill(name="Another soup").send()

    assert cards(reader.get("recipes?own=1")) == ["Another soup", "Grandma's soup"]


def test_updating_a_recipe_that_was_changed_meanwhile_is_a_conflict(reader, web):
    saved = import_soup(reader, f"http://{web.host}/soup").form("/recipes").send()
    edit = saved.soup.select_one("a[href*='/edit']")["href"]
    recipe = edit.split("/edit")[0].rsplit("/", 1)[1]
    asked = import_soup(reader, f"http://{web.host}/soup")
    late = asked.form("recipes/import").send(("update", recipe)).form(f"/recipes/{recipe}")
    reader.get(f"recipes/{recipe}/edit").form(f"/recipes/{recipe}").fill(name="Quicker").send()

    conflict = late.send()

    assert conflict.status == 409
    assert "Changed meanwhile" in conflict.heading


def test_another_recipe_of_the_same_page_does_not_count_as_imported_before(reader, web):
    choose = import_soup(reader, f"http://{web.host}/many").form("recipes/import")
    choose.send(("recipe", "0")).form("/recipes").send()

    other = import_soup(reader, f"http://{web.host}/many").form("recipes/import").send(("recipe", "1"))
    same = import_soup(reader, f"http://{web.host}/many").form("recipes/import").send(("recipe", "0"))

    assert dict(other.form("/recipes").values)["name"] == "Grandma's stew"
    assert same.soup.select_one("section[aria-labelledby=again]")


@pytest.mark.parametrize(
    "path, sentence",
    [
        ("/none", "We could not find a recipe on that page"),
        ("/missing", "There is no page at that address"),
        ("/refused", "That site does not let Tiffin read the page"),
        ("/challenge", "That site does not let Tiffin read the page"),
        ("/away", "inside a private network"),
        ("/file", "leads to a file"),
    ],
)
def test_a_page_that_cannot_be_imported_is_refused_with_a_message(reader, web, path, sentence):
    page = reader.get("recipes/import").form("recipes/import").fill(url=f"http://{web.host}{path}").send()

    assert page.status == 422
    assert sentence in page.soup.select_one(".err").get_text()
    assert page.soup.select_one("#url")["value"] == f"http://{web.host}{path}"
    assert page.soup.select_one("main p a[href$='recipes/paste']")


@pytest.mark.parametrize(
    "address", ["http://127.0.0.1:9/x", "http://2130706433/", "http://[::1]/", "http://169.254.169.254/latest/", "10.0.0.1"]
)
def test_an_address_in_a_private_network_is_refused_without_a_request(reader, web, address):
    page = reader.get("recipes/import").form("recipes/import").fill(url=address).send()

    assert page.status == 422
    assert "inside a private network" in page.soup.select_one(".err").get_text()
    assert web.asked == []


def test_a_new_household_has_common_staples_collapsed_and_not_to_buy(new_site):
    visitor = new_site().visitor()
    form = visitor.get("recipes/new").form("/recipes")
    recipe = form.fill(name="Lamb", ingredients="800 g lamb\nsalt\n2 tbsp olive oil\n1 tsp ground cumin\n2 leeks").send()
    number = recipe.url.split("?")[0].rsplit("/", 1)[1]
    visitor.get(f"recipes/{number}/groceries").form(f"/recipes/{number}/groceries").send()

    page = visitor.get("groceries").soup
    folded = page.select_one("section[aria-labelledby=staples] details")

    assert not folded.has_attr("open")
    kept = folded.find("small").get_text()
    assert all(name in kept.lower() for name in ("salt", "olive oil", "cumin")), kept
    assert "2 to buy" in page.h1.get_text(" ", strip=True)
