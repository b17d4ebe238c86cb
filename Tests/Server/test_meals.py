"""The life of a meal, by the forms that are on the pages."""

import pytest
from support.waiting import side_by_side


def test_the_sample_meals_can_be_loaded_with_pictures(mounted):
    visitor = mounted.visitor()

    page = visitor.get("meals").form("meals/samples").send()

    assert sorted(row.stars for row in page.list.rows) == [3, 4, 5]
    for row in page.list.rows:
        picture = visitor.session.get(mounted.origin + row.picture)
        assert picture.headers["Content-Type"] in ("image/jpeg", "image/webp")


def test_a_meal_with_a_photo_is_stored_as_it_was_typed(mounted, photo):
    form = mounted.visitor().get("meals/new").meal_form
    form.fill(name=" Caprese <salad> ", category="Lunch", calories="474", protein="21,5", fat="30", carbs="12.25")
    form.fill(date="2025-11-19", time="19:30", rating="4", notes="From the garden.\nTwice.").pick(photo)

    page = form.send()

    row = page.list[" Caprese <salad> "]
    assert page.response.history[0].status_code == 303
    assert row.stars == 4
    detail = page.visitor.get(f"meals/{row.id}").detail
    assert detail.name == " Caprese <salad> "
    assert "Lunch" in detail.about and "19 November 2025" in detail.about and "19:30" in detail.about
    assert detail.rating == 4
    assert detail.energy == "474"
    assert detail.macros["Protein"].startswith("21.5")
    assert detail.notes == "From the garden.\nTwice."
    large = page.visitor.session.get(mounted.origin + detail.picture)
    assert large.status_code == 200 and large.headers["Content-Type"] in ("image/jpeg", "image/webp")


def test_empty_figures_are_shown_as_0(visitor):
    row = visitor.add("Tea", calories="", protein="", fat="", carbs="").list["Tea"]

    detail = visitor.get(f"meals/{row.id}").detail
    assert detail.energy == "0"
    assert [grams.split()[0] for grams in detail.macros.values()] == ["0", "0", "0"]


def test_empty_energy_is_computed_from_the_grams(visitor):
    row = visitor.add("Bread", calories="", protein="10", fat="5", carbs="20").list["Bread"]

    assert visitor.get(f"meals/{row.id}").detail.energy == "165"


def test_an_invalid_date_becomes_1970_and_the_page_says_so(visitor):
    page = visitor.add("Cake", date="01-01-2021")

    row = visitor.get("meals").list["Cake"]
    assert "1 January 1970" in visitor.get(f"meals/{row.id}").detail.about
    assert "01/01/1970" in page.soup.get_text()


def test_cancelling_stores_nothing(visitor):
    page = visitor.get("meals/new")
    cancel = page.soup.select_one(".dock a")["href"]

    back = visitor.get(visitor.site.origin + cancel)

    assert back.url == visitor.site.url("meals")
    assert back.list.rows == []


def test_an_edited_meal_changes_and_keeps_its_photo(visitor, photo):
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    before = visitor.get("meals").list["Soup"]

    visitor.get(f"meals/{before.id}/edit").meal_form.fill(name="Soup of the day", rating="5").send()

    after = visitor.get("meals").list["Soup of the day"]
    assert (after.id, after.stars, after.picture) == (before.id, 5, before.picture)
    assert len(visitor.get("meals").list.rows) == 1


def test_a_photo_can_be_replaced_and_removed(visitor, photo):
    visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo).send()
    first = visitor.get("meals").list["Soup"]

    visitor.get(f"meals/{first.id}/edit").meal_form.pick(photo).send()
    second = visitor.get("meals").list["Soup"]
    visitor.get(f"meals/{first.id}/edit").meal_form.fill(remove_photo="1").send()
    third = visitor.get("meals").list["Soup"]

    assert second.picture != first.picture
    assert third.picture is None, "the picture of its category stands for it"
    assert visitor.get(visitor.site.origin + first.picture).status == 404


def test_a_deleted_meal_can_be_restored(visitor):
    row = visitor.add("Soup").list["Soup"]

    page = visitor.get(f"meals/{row.id}").form("/delete").send()
    gone = visitor.get(f"meals/{row.id}").status
    names_without = page.list.names
    visitor.page(page.form("/restore").answer())

    assert (names_without, gone) == ([], 404)
    assert visitor.get("meals").list.names == ["Soup"]


def test_tapping_the_set_star_again_removes_the_rating(visitor):
    row = visitor.add("Soup").list["Soup"]
    page = visitor.get(f"meals/{row.id}")

    ratings = []
    for star in (4, 4, 2):
        buttons = page.form("/rating").element.find_all("button")
        page.form("/rating").send(button=("rating", buttons[star - 1]["value"]))
        page = visitor.get(f"meals/{row.id}")
        ratings.append(page.detail.rating)

    assert ratings == [4, 0, 2]
    assert visitor.get("meals").list["Soup"].stars == 2


def test_a_form_without_a_name_is_shown_again_with_everything_typed(visitor, photo):
    typed = dict(calories="474", protein="1", date="2025-11-19", time="19:30", rating="3", notes="a\nb")
    form = visitor.get("meals/new").meal_form.fill(name="  ", category="", category_other="Brunch", **typed)

    page = form.pick(photo).send()

    assert page.status == 422
    assert {name: page.meal_form[name] for name in typed} == typed
    assert (page.meal_form["name"], page.meal_form["category_other"]) == ("  ", "Brunch")
    assert page.soup.select_one("#name[aria-invalid=true]")
    assert "picture" in page.soup.select_one(".note.bad").get_text()
    assert visitor.get("meals").list.rows == []


def test_each_invalid_figure_is_refused_with_a_message_at_its_field(visitor):
    bad = dict(calories="-5", protein="nan", fat="0x10", carbs="1,234")

    page = visitor.add("Soup", **bad)

    assert page.status == 422
    assert [page.soup.select_one(f"#{name}-error") is not None for name in bad] == [True] * 4
    assert "1234" in page.soup.select_one("#carbs-error").get_text()


@pytest.mark.parametrize("place", ["the form", "the quick entry"])
@pytest.mark.parametrize("bad", [("many", "-3", "0x1F"), ("twelve", "twelve", "twelve"), ("1,234", "nan", "3 kg")])
def test_three_invalid_grams_have_three_messages_and_a_summary(visitor, place, bad):
    form = visitor.get("meals/new").meal_form if place == "the form" else visitor.get("diary").quick_entry
    page = form.fill(name="Soup", **dict(zip(("carbs", "protein", "fat"), bad))).send()

    assert page.status == 422
    messages = page.soup.main.select("p.err")
    assert [message["id"] for message in messages] == ["carbs-error", "protein-error", "fat-error"]
    # The summary leads to each field by its name, and repeats no message.
    assert [link.get_text() for link in page.soup.select("[role=alert] li a")] == ["Carbs", "Protein", "Fat"]
    assert "three fields" in page.soup.select_one("[role=alert] h2").get_text()


def test_a_duplicate_field_is_refused(visitor):
    form = visitor.get("meals/new").meal_form.fill(name="One")
    form.values.append(("name", "Two"))

    assert form.send().status == 400
    assert visitor.get("meals").list.rows == []


def test_the_same_form_sent_twice_stores_one_meal(visitor, photo):
    form = visitor.get("meals/new").meal_form.fill(name="Soup").pick(photo)

    both = [form.send(), form.send()]

    assert [page.status for page in both] == [200, 200]
    assert visitor.get("meals").list.names == ["Soup"]


def test_the_same_form_sent_sixteen_times_at_once_stores_one_meal(site):
    forms = [site.visitor().get("meals/new").meal_form.fill(name="Soup") for _ in range(16)]
    for form in forms:
        form.fill(key=forms[0]["key"])

    answers = side_by_side(lambda f=form: f.send().status for form in forms)

    assert answers == [200] * 16
    assert site.visitor().get("meals").list.names == ["Soup"]


def test_a_form_sent_again_with_another_name_adds_another_meal(visitor):
    form = visitor.get("meals/new").meal_form.fill(name="Soup")

    form.send()
    form.fill(name="Salad").send()

    assert sorted(visitor.get("meals").list.names) == ["Salad", "Soup"]


def test_editing_a_meal_that_was_changed_meanwhile_shows_both_versions(site):
    mine, theirs = site.visitor(), site.visitor()
    row = mine.add("Soup").list["Soup"]
    my_form = mine.get(f"meals/{row.id}/edit").meal_form.fill(name="My soup")
    theirs.get(f"meals/{row.id}/edit").meal_form.fill(name="Their soup").send()

    page = my_form.send()

    assert page.status == 409
    text = page.soup.main.get_text()
    assert "My soup" in text and "Their soup" in text
    assert mine.get("meals").list.names == ["Their soup"]
    page.form(f"meals/{row.id}").send()
    assert mine.get("meals").list.names == ["My soup"]


def test_the_list_has_further_pages_and_shows_every_meal_once(visitor):
    for number in range(53):
        visitor.add(f"Meal {number}", date="2025-01-01")
    first = visitor.get("meals")

    second = visitor.get(visitor.site.origin + first.soup.select_one("a[rel=next]")["href"])

    assert (len(first.list.rows), len(second.list.rows)) == (50, 3)
    assert len(set(first.list.names + second.list.names)) == 53
    assert second.soup.select_one("a[rel=next]") is None


def test_newest_meals_come_first(visitor):
    for name, date, time in [("b", "2025-11-18", "08:00"), ("c", "2025-11-18", "19:00"), ("a", "2025-11-19", "")]:
        visitor.add(name, date=date, time=time)

    assert visitor.get("meals").list.names == ["a", "c", "b"]


def test_a_new_meal_is_visible_in_every_worker_at_once(new_site):
    site = new_site(workers=2, threads=1)
    visitor = site.visitor()

    missing = []
    for number in range(40):
        visitor.add(f"Meal {number}", date="2025-01-01")
        newest = [site.visitor().get("meals") for _ in range(4)]
        missing += [number for page in newest if f"Meal {number}" not in page.list.names]

    assert missing == []


def test_every_list_shows_a_change_at_once_in_every_worker(new_site):
    site = new_site(workers=2, threads=1)
    lists = ["meals", "meals?category=lunch", "meals?category=dinner", "meals?q=soup", "meals?category=dinner&q=soup"]

    def looks() -> list[set[tuple[bool, ...]]]:
        """For each step what all the lists show, looked at several times: two answers would differ between workers."""
        return {tuple("Soup" in site.visitor().get(path).list.names for path in lists) for _ in range(6)}

    added = site.visitor().add("Soup", category="Lunch", date="2025-01-01").list["Soup"]
    seen = [looks()]
    for fields in ({"category": "Dinner"}, {"name": "Stew"}, {"name": "Soup"}):
        site.visitor().get(f"meals/{added.id}/edit").meal_form.fill(**fields).send()
        seen.append(looks())
    site.visitor().get(f"meals/{added.id}").form("/delete").send()
    seen.append(looks())

    assert seen == [
        {(True, True, False, True, False)},
        {(True, False, True, True, True)},
        {(False, False, False, False, False)},
        {(True, False, True, True, True)},
        {(False, False, False, False, False)},
    ]


def test_every_worker_uses_the_chosen_order(new_site):
    site = new_site(workers=2, threads=1)
    for name, protein in [("b", "1"), ("c", "3"), ("a", "2")]:
        site.visitor().add(name, protein=protein, date="2025-01-01")

    seen = []
    for order in ("name", "protein", "date"):
        site.visitor().get("meals").form("/settings").send(("sort", order))
        seen.append({tuple(site.visitor().get("meals").list.names) for _ in range(6)})

    assert seen == [{("a", "b", "c")}, {("c", "a", "b")}, {("a", "c", "b")}]
