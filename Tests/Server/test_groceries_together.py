"""Several phones in one shop: all end with the same list, nothing is lost, nothing twice, and no tick comes back.

By default for some seconds, so that the whole suite stays short; for two minutes or so:
TIFFIN_SHOPPING_TURNS=1200 Scripts/test four_phones
"""

import os
import random
from collections import defaultdict

import pytest
import requests
from support.groceries import GroceryPage, kilograms
from support.waiting import side_by_side

TURNS = int(os.environ.get("TIFFIN_SHOPPING_TURNS", "100"))
PHONES = 4
# As the list shows them.
THINGS = ["Flour", "Sugar", "Rice", "Potatoes", "Carrots", "Lentils", "Butter", "Apples"]
# Of these the phones take their ticks back, so that lines become one while others still see two.
UNDECIDED = ["Tea", "Salt"]


class Phone:
    """Adds and ticks at random, and notes what was answered; only what is ticked once and for all is its own."""

    # Two looks at the list go by before what was seen on the first one is tapped: the phone was in the pocket.
    stale = None

    def __init__(self, site, number: int):
        self.visitor = site.visitor()
        self.number = number
        self.chance = random.Random(number)
        self.added: dict[str, int] = defaultdict(int)
        self.ticked: set[int] = set()
        self.trouble: list[str] = []
        # How often a line was part of another one by then.
        self.joined = 0

    def shop(self):
        for _ in range(TURNS):
            try:
                page = GroceryPage(self.visitor.get("groceries"))
                self.look(page)
                acts = [self.add, self.tick, self.tick, self.add_twice, self.tick_twice, self.waver, self.waver]
                self.chance.choice(acts)(page)
            except (requests.RequestException, AssertionError) as error:
                self.trouble.append(repr(error)[:300])

    def look(self, page: GroceryPage):
        """What this phone ticked is still ticked, and nothing is there twice to be bought."""
        back = [line.name for line in page.lines if line.id in self.ticked and not line.is_ticked]
        if back:
            self.trouble.append(f"ticks that came back: {back}")
        names = [line.name for line in page.lines if not line.is_ticked]
        if len(names) != len(set(names)):
            self.trouble.append(f"twice to be bought: {names}")

    def add(self, page: GroceryPage, times=1):
        thing, grams = self.chance.choice(THINGS + UNDECIDED), self.chance.choice([100, 250, 500])
        form = page.page.form("/groceries").fill(name=f"{grams} g {thing}")
        for _ in range(times):
            answer = form.answer(redirects=False)
            if answer.status_code != 303:
                self.trouble.append(f"adding {thing}: {answer.status_code}")
                return
        self.added[thing] += grams

    def add_twice(self, page: GroceryPage):
        """The answer was lost, and the form is sent again."""
        self.add(page, times=2)

    def tick(self, page: GroceryPage, times=1):
        open_lines = [line for line in page.lines if not line.is_ticked and line.name in THINGS]
        if not open_lines:
            return
        line = self.chance.choice(open_lines)
        for _ in range(times):
            answer = page.tick(line, True)
            if answer.status_code != 303:
                self.trouble.append(f"ticking {line.name}: {answer.status_code}")
                return
        self.ticked.add(line.id)

    def tick_twice(self, page: GroceryPage):
        self.tick(page, times=2)

    def waver(self, page: GroceryPage):
        """Ticks or takes back what a page showed a while ago; by now the line may be part of another one."""
        page, self.stale = self.stale or page, page
        lines = [line for line in page.lines if line.name in UNDECIDED]
        if not lines:
            return
        line = self.chance.choice(lines)
        answer = page.tick(line, not line.is_ticked)
        if answer.status_code != 303:
            self.trouble.append(f"wavering over {line.name}: {answer.status_code}")
        self.joined += "joined=" in answer.headers["Location"]


@pytest.fixture
def phones(new_site):
    site = new_site(workers=2)
    phones = [Phone(site, number) for number in range(PHONES)]
    side_by_side(phone.shop for phone in phones)
    return phones


def test_four_phones_that_tick_and_add_at_once_end_with_the_same_list(phones):
    lists = [GroceryPage(phone.visitor.get("groceries")) for phone in phones]

    assert [phone.trouble for phone in phones] == [[]] * PHONES
    seen = [[(line.id, line.name, line.quantity, line.is_ticked) for line in page.lines] for page in lists]
    assert seen[0] and all(other == seen[0] for other in seen)
    wanted, there = defaultdict(float), defaultdict(float)
    for phone in phones:
        for thing, grams in phone.added.items():
            wanted[thing] += grams / 1_000
    for line in lists[0].lines:
        there[line.name] += kilograms(line.quantity)
    assert {thing: round(kilos, 3) for thing, kilos in there.items()} == {
        thing: round(kilos, 3) for thing, kilos in wanted.items()
    }
    print("Lines that were part of another one by then:", sum(phone.joined for phone in phones))
    ticked = {line.id for line in lists[0].lines if line.is_ticked and line.name in THINGS}
    assert ticked == set.union(*(phone.ticked for phone in phones))


def test_the_last_change_counts_if_two_phones_tick_and_untick_a_line(new_site):
    site = new_site(workers=2, threads=2)
    one, other = site.visitor(), site.visitor()
    one.get("groceries").form("/groceries").fill(name="2 l milk").send()
    first, second = GroceryPage(one.get("groceries")), GroceryPage(other.get("groceries"))

    assert first.tick(first.lines[0], True).status_code == 303
    # An old page, on which the line is not ticked yet, ticks it once more: no harm.
    assert second.tick(second.lines[0], True).status_code == 303
    assert GroceryPage(other.get("groceries")).state == {"Milk": ("2 l", True)}
    assert first.tick(first.lines[0], False).status_code == 303

    assert GroceryPage(other.get("groceries")).state == {"Milk": ("2 l", False)}
