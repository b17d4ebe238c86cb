"""Households by the thousand, with meals by the million: the same ones each time, in a data folder or on a server.

    python Bench/crowd.py sqlite:FOLDER --meals 5000000
    python Bench/crowd.py postgresql://… --meals 50000

See Bench/README.md. The first household is the same however many others there are, so that its pages can be compared.
"""

import argparse
import datetime
import math
import random
import re
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass

from stores import Store, store

# Of five million meals these are 20,000 people in 8,000 households.
MEALS_EACH, PEOPLE_EACH = 250, 2.5
# Of a thousand people so many have so many meals, the others what is left: 127 at five million.
FEW, SOME = (10, 10_000), (90, 400)
# The first household, whose pages are measured: two people.
FIRST = [1_000, 1_000]

DISHES = ["Porridge", "Caprese salad", "Lentil soup", "Pasta", "Thai curry", "Omelette", "Rye bread", "Apple pie"]
SIDES = ["with berries", "of the garden", "with cheese", "& beans", "for two", "as always", "with rice", ""]
NOTES = ["", "", "", "Even better cold the next day."]
THINGS = ["milk", "rice", "tomatoes", "olive oil", "plums", "oats", "eggs", "bread", "beans", "onions", "coffee"]
# Words that have one form only, so that Tiffin keeps them as they are.
FOODS, SORTS = ["bread", "milk", "honey", "rice"], ["rye", "white", "brown", "goat"]
SLOTS = [("Breakfast", "1"), ("Lunch", "2"), ("Dinner", "3"), ("Snack", "4")]
AISLES = ["Fruit", "Bread", "Dairy", "Tins", "Drinks", "Frozen"]
# What a time on each day of a stretch of sixty is worth, and the first day of all.
WORTHS = [math.floor(2 ** (16 + day / 60) + 0.5) for day in range(60)]
EPOCH = datetime.date(1970, 1, 1).toordinal()
WORD = re.compile(r"[a-z0-9]+")


@dataclass
class Household:
    number: int
    # The meals of each member.
    people: list[int]
    recipes: int
    foods: int


def households(meals: int) -> Iterator[Household]:
    """The first one, and then so many that there are that many meals; most have a few recipes and foods of their own, one
    in fifty 300 recipes."""
    yield Household(1, FIRST, 40, 12)
    dice, number, left = random.Random(1), 2, meals - sum(FIRST)
    while left > 0:
        people = [min(left, count) for count in appetites(dice)]
        left -= sum(people)
        yield Household(number, people, 300 if dice.random() < 0.02 else 3 + number % 7, 2 + number % 5)
        number += 1


def appetites(dice: random.Random) -> list[int]:
    """The meals of one household's members: on average two and a half, and 250 meals each."""
    rest = (MEALS_EACH * 1_000 - FEW[0] * FEW[1] - SOME[0] * SOME[1]) / (1_000 - FEW[0] - SOME[0])
    return [
        FEW[1] if (draw := dice.randrange(1_000)) < FEW[0] else SOME[1] if draw < FEW[0] + SOME[0]
        else round(rest * dice.uniform(0.5, 1.5))
        for _ in range(dice.choice([1, 2, 2, 3, 3, 4]))
    ]


class Crowd:
    """Their rows, numbered from the first free numbers on."""

    def __init__(self, target: Store, today: datetime.date):
        self.target = target
        self.today = today
        # A new database has a person already, who waits for the first account.
        self.base = {table: target.last(table) for table in ["household", "person", "meal", "recipe", "food",
                                                             "grocery_item", "grocery_aisle", "plan_entry"]}
        self.next = dict(self.base)

    def number(self, table: str) -> int:
        self.next[table] += 1
        return self.next[table]

    def add(self, household: Household):
        # By the household alone: the first one's rows do not depend on how many others there are.
        dice = random.Random(household.number)
        home = self.number("household")
        self.target.add("household", dict(id=home, name=f"Household {household.number}"))
        people = [self.person(home, household.number, place) for place in range(len(household.people))]
        recipes = [self.recipe(home, place, dice) for place in range(household.recipes)]
        for place in range(household.foods):
            self.food(home, place)
        self.plan(home, recipes, dice)
        self.groceries(home, dice)
        for person, meals in zip(people, household.people):
            self.diary(home, person, meals, dice)

    def person(self, home: int, household: int, place: int) -> int:
        person = self.number("person")
        self.target.add("person", dict(
            id=person, household_id=home, name=f"Person {place}", role="member" if place else "owner", first_steps=0,
            energy_goal_kcal=2000))
        name = f"p{household}x{place}"
        self.target.add("account", dict(
            person_id=person, household_id=home, username=name, username_key=name, created_at=0))
        return person

    # Recipes, plan and groceries

    def recipe(self, home: int, place: int, dice: random.Random) -> dict:
        name = f"{DISHES[place % 8]} {SIDES[place // 8 % 8]} {place}".replace("  ", " ")
        kind, kitchen = f"kind {place % 5}", f"kitchen {place % 4}"
        recipe = dict(
            id=self.number("recipe"), household_id=home, revision=1, name=name, name_key=name.lower(), category=kind,
            category_key=kind, cuisine=kitchen, cuisine_key=kitchen, servings=2 + place % 4,
            energy_kcal=dice.randrange(200, 900), carbs_mg=dice.randrange(90_000), protein_mg=dice.randrange(60_000),
            fat_mg=dice.randrange(60_000), cost_minor=dice.randrange(100, 900), minutes=10 + place % 50,
            rating=place % 6, created_at=place, tags="", instructions="Wash it.\nCook it for 20 minutes.", notes="")
        self.target.add("recipe", recipe)
        things = [THINGS[(place + line * 5) % 11] for line in range(6)]
        for line, thing in enumerate(things):
            text = f"{dice.randrange(1, 9) * 50} g {thing}"
            self.target.add("recipe_ingredient", dict(recipe_id=recipe["id"], place=line + 1, line=text))
        text = words(" ".join([name, *things, kind, kitchen]), home)
        self.target.add_words("recipe_words", recipe["id"], text)
        return recipe

    def food(self, home: int, place: int):
        thing, sort = FOODS[place % 4], SORTS[place // 4 % 4]
        food = dict(
            id=self.number("food"), household_id=home, source="own", revision=1, name=f"{thing.title()}, {sort}",
            basis="g", oddness=0, word_key=f"{thing},{sort}", energy_cal=2_500 + place * 10)
        self.target.add("food", food)
        self.target.add("food_portion", dict(
            food_id=food["id"], place=0, amount=1_000, measure="portion", mass_mg=60_000))
        self.target.add_words("food_words", food["id"], words(f"{thing} {sort}", home))

    def plan(self, home: int, recipes: list[dict], dice: random.Random):
        """A dinner a day of last week, this one and the next; on three days a lunch, too."""
        monday = self.today - datetime.timedelta(self.today.weekday() + 7)
        for day in range(21):
            for slot, key in SLOTS[1:3] if day % 7 in (0, 2, 5) else SLOTS[2:3]:
                recipe = dice.choice(recipes)
                self.target.add("plan_entry", dict(
                    id=self.number("plan_entry"), household_id=home, revision=1,
                    day=(monday + datetime.timedelta(day)).isoformat(), slot=slot, slot_key=key, place=1,
                    recipe_id=recipe["id"], name=recipe["name"], servings=2, created_at=0))

    def groceries(self, home: int, dice: random.Random):
        """Twenty lines in six aisles, four of them in the basket, and forty things that were bought before."""
        aisles = [self.number("grocery_aisle") for _ in AISLES]
        for place, (aisle, name) in enumerate(zip(aisles, AISLES)):
            self.target.add("grocery_aisle", dict(
                id=aisle, household_id=home, name=name, name_key=name.lower(), kind="", place=place))
        for place in range(40):
            name = f"{THINGS[place % 11]} {place}"
            self.target.add("grocery_habit", dict(
                household_id=home, item_key=name, name=name, uses=1 + place % 9, used_at=place,
                aisle_id=aisles[place % 6]))
            if place < 20:
                item = dict(
                    id=self.number("grocery_item"), household_id=home, revision=1, name=name, item_key=name,
                    quantity=f"{dice.randrange(1, 9) * 100} g", note="", created_at=place,
                    completed_at=place if place % 5 == 4 else None)
                self.target.add("grocery_item", item)
                self.target.add("grocery_share", dict(
                    household_id=home, item_id=item["id"], recipe=0, day="", line="", recipe_name="",
                    amount=f"g={item['quantity'].split()[0]}", words=""))

    # The diary

    def diary(self, home: int, person: int, count: int, dice: random.Random):
        """Four meals a day up to today, the oldest first."""
        usual: dict[str, Usual] = defaultdict(Usual)
        for place in range(count):
            meal = self.meal(home, person, count - 1 - place, dice)
            usual[meal["name_key"]].add(meal, self.today.toordinal() - (count - 1 - place) // 4)
        for key, name in usual.items():
            for row in name.rows():
                self.target.add("usual_meal", dict(person_id=person, name_key=key) | row)

    def meal(self, home: int, person: int, age: int, dice: random.Random) -> dict:
        slot = (3 - age) % 4
        name = f"{dice.choice(DISHES)} {dice.choice(SIDES)}".strip()
        meal = dict(
            id=self.number("meal"), person_id=person, revision=1,
            eaten_on=(self.today - datetime.timedelta(age // 4)).isoformat(), eaten_at=f"{8 + slot * 4:02}:30",
            name=name, category=SLOTS[slot][0], energy_kcal=dice.randrange(50, 1_500),
            carbs_mg=dice.randrange(100_000), protein_mg=dice.randrange(60_000), fat_mg=dice.randrange(60_000),
            rating=age % 6, is_favourite=int(age % 20 == 3), created_at=0, notes=dice.choice(NOTES),
            name_key=name.lower(), category_key=str(slot + 1))
        self.target.add("meal", meal)
        self.target.add_words("meal_words", meal["id"], words(f"{name} {meal['notes']}", person))
        return meal


class Usual:
    """How usual one name of a person is at each hour, as UsualHours counts it: a time for its own hour, for those beside
    it and for any (24), and half as much 60 days earlier."""

    def __init__(self):
        self.times: list[tuple[int, int]] = []
        self.last: dict = {}
        self.favourite = 0

    def add(self, meal: dict, day: int):
        self.times.append((day - EPOCH, int(meal["eaten_at"][:2])))
        self.last, self.favourite = meal, max(self.favourite, meal["is_favourite"])

    def rows(self) -> Iterator[dict]:
        first = self.times[-1][0] // 60 - 7
        sums: dict[int, int] = defaultdict(int)
        for day, hour in self.times:
            if day // 60 >= first:
                worth = WORTHS[day % 60] << day // 60 - first
                for counted in hour, (hour + 1) % 24, (hour + 23) % 24, 24:
                    sums[counted] += worth
        for hour, total in sums.items():
            weight = math.floor((first - 16 + math.log2(total)) * 1_000 + 0.5)
            yield dict(hour=hour, sum=total, weight=weight, is_favourite=self.favourite, meal_id=self.last["id"])


def words(text: str, owner: int) -> str:
    """What Tiffin finds it by."""
    return " ".join(f"{owner}x{word}" for word in WORD.findall(text.lower()))


def fill(address: str, meals: int, today: datetime.date) -> int:
    """Makes the households, and gives the number of the first one's owner."""
    with store(address) as target:
        crowd = Crowd(target, today)
        for household in households(meals):
            crowd.add(household)
        return crowd.base["person"] + 1


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("address", help="sqlite:FOLDER that `tiffin init` made, or postgresql://…")
    parser.add_argument("--meals", type=int, default=5_000_000)
    parser.add_argument("--today", type=datetime.date.fromisoformat, default=datetime.date.today())
    options = parser.parse_args()
    start = time.monotonic()
    person = fill(options.address, options.meals, options.today)
    print(f"{options.meals} meals in {time.monotonic() - start:.0f} s; person {person} is the first household's owner")


if __name__ == "__main__":
    main()
