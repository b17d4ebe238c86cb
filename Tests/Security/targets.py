"""Where sqlmap tries to get into a statement of Tiffin's.

One target for each way that what is sent takes into a statement, not for each route:

- text that is bound as it came (what is looked for, names, notes), once for each column that it is compared with or
  kept in. Where two forms are read and kept by the same code, as the new recipe's and the edit's, one stands for both;
- what is read as a number, a day, an id or a key before, once for each such reader: what is none goes no further. An
  id in a path and in a field are read by the same code;
- all that ends in the text of a statement: what is searched by words, and the last line up to which a list is cleared.

What reaches no statement has none: where one is led back to, what a page says was done, an address to import.
"""

from dataclasses import dataclass

from scanned import Scanned
from scanners import Report, sqlmap


@dataclass
class Target:
    """Parameters of an address. `{}` stands for what the site says: an id, a token, a cursor.

    A `*` in the path is a place to be tried. What is there already is answered by `status`, or nothing was tried.
    """

    path: str
    parameters: str = ""
    form: str = ""
    who: str = "alice"
    status: str = ""
    options: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"{'POST' if self.form else 'GET'} {self.path} {self.parameters}".strip()

    @property
    def called(self) -> str:
        """Without what sqlmap would take for a place to be tried."""
        return self.name.replace("*", "")

    def reached(self, scanned: Scanned) -> tuple[str, str, str]:
        path = scanned.kind("/" + scanned.fill(self.path.replace("*", ""), self.who))
        return ("POST", path, self.status or "303") if self.form else ("GET", path, self.status or "200")

    def try_on(self, scanned: Scanned) -> Report:
        return sqlmap(
            scanned.url(self.path, self.who), self.parameters, scanned.cookies[self.who],
            scanned.fill(self.form, self.who), self.called,
            [scanned.fill(option.replace("SITE/", scanned.site.url()), self.who) for option in self.options],
        )  # fmt: skip


# One try costs a password's hash there: the tests for other databases are left out where no statement can be reached.
SLOW = ("--tamper", "xforwardedfor")
SLOW_AND_SHORT = (*SLOW, "--dbms", "SQLite")
# A list has an end.
CLEARED = (
    "--safe-url", "SITE/groceries/clear", "--safe-post", "token={token}&last=9999999", "--safe-freq", "400",
)  # fmt: skip

TARGETS = [
    Target("sign-in", "username", "token={token}&username=alice&password=wrong", "stranger", "422", SLOW),
    Target("sign-in", "password", "token={token}&username=alice&password=wrong", "stranger", "422", SLOW_AND_SHORT),
    Target("sign-in", "passkey", "token={token}&passkey=abc", "stranger", "422", ("--tamper", "xforwardedfor")),
    Target(
        "foods/{food}/amount", "amount,category", "token={token}&today={today}&amount=2&unit=g&category=Lunch", "carol",
    ),
    Target(
        # Whose name nobody else tries meanwhile: Alice has to wait by then.
        "sign-in", "user-agent", "token={token}&username=erin&password=12+green+bananas", "stranger",
        options=SLOW_AND_SHORT,
    ),
    Target("{join}*", who="stranger"),
    Target("{reset}*", who="stranger"),
    Target("plan/calendar/{calendar}*.ics", who="stranger"),
    # The diary
    Target("meals?q=meal&category=snack", "q,category"),
    Target("meals?after={meals_after}", "after"),
    Target("meals?open=3&added=3", "open,added"),
    Target("meals/3*"),
    Target("photos/1*/small"),
    Target("photos/held/{held}*"),
    Target("diary/2026-01-15*"),
    Target("diary/2026-01-16?fill=3&category=Lunch&copied=3.4", "fill,category,copied"),
    Target("trends?days=30", "days"),
    Target("plan/2026-01-15*/sheet"),
    Target("diary/print?from=2026-01-15&to=2026-01-16&by=day", "from,to,by"),
    Target("foods?q=milk&day=2026-01-15", "q,day"),
    Target("foods", "name,brand,barcode,energy", "token={token}&name=Muesli&brand=Mill&barcode=96385074&energy=360"),
    # Days far from all others: what is saved there has to be read by no other target, also not as the day before.
    Target("diary/2026-04-10/meals", "time,carbs", "token={token}&name=Toast&time=08:00&carbs=1&protein=1&fat=1"),
    Target("diary/2026-04-20/meals", "name", "token={token}&name=Toast&time=08:00&carbs=1&protein=1&fat=1"),
    Target("diary/2026-04-21/weight", "weight", "token={token}&weight=71.8"),
    Target("diary/2026-04-21/note", "note,was_note", "token={token}&note=Slept&was_note="),
    Target("meals", "name,notes,date", "token={token}&name=Soup&date=2026-02-15&notes=hot&category=Lunch"),
    Target("meals", "kept_photo", "token={token}&name=Soup&date=2026-02-15&carbs=x&kept_photo={held}", status="422"),
    Target("meals", "key,category", "token={token}&name=Soup&date=2026-02-15&key=abc&category=Lunch"),
    Target("meals/4", "revision,name", "token={token}&name=Soup&date=2026-02-15&revision=1"),
    Target("meals/4/rating", "rating", "token={token}&rating=3"),
    Target("meals/4/servings", "servings,list", "token={token}&servings=6&list=day%3D2026-02-15"),
    # Recipes: Alice reads hers, Carol writes.
    Target("recipes?q=soup&category=Soup&cuisine=Indian", "q,category,cuisine"),
    Target("recipes?own=1&after={recipes_after}", "after"),
    Target("recipes/{recipe}*"),
    Target(
        "recipes/{second_recipe}", "name,ingredients,category,cuisine,tags,notes",
        "token={token}&name=Soup&ingredients=2+eggs&category=Soup&cuisine=Indian&tags=warm&notes=Hot&rating=0", "carol",
    ),
    Target("recipes/{second_recipe}/cook", "note", "token={token}&portion=1&rating=3&note=Less+salt&ate=0", "carol"),
    Target("recipes", "key,picture", "token={token}&name=Soup&key=abc&rating=0&picture=1", "carol"),
    Target(
        "recipes/{second_recipe}/figures", "servings,entry,day",
        "token={token}&servings=6&entry={entry}&day=2026-03-02", "carol",
    ),
    # The plan, each on days of its own.
    Target("plan/2026-03-02*"),
    Target("plan/2026-03-09?add=2026-03-09&q=soup&removed=1,2", "q,removed"),
    Target("plan/entries", "text,slot", "token={token}&day=2026-04-01&text=Soup&slot=Lunch", "carol"),
    Target("plan/entries", "recipe,key", "token={token}&day=2026-04-15&recipe={recipe}&key=abc", "carol"),
    Target("plan/entries/{entry}/move", "slot", "token={token}&day=2026-04-29&slot=Lunch", "carol"),
    Target("plan/2026-05-13/restore", "entries", "token={token}&entries={entry}", "carol"),
    # Groceries: Alice reads, Carol changes a line and an aisle, Erin's list is cleared.
    Target("groceries?cleared=abc", "cleared"),
    Target("groceries", "name,key", "token={token}&name=Soap&key=abc", "erin", options=CLEARED),
    Target(
        "groceries/{item}", "quantity,note,aisle",
        "token={token}&name=Eggs&quantity=6&note=Free+range&aisle={aisle}", "carol",
    ),
    Target("groceries/aisles/{aisle}", "name", "token={token}&name=Herbs", "carol"),
    Target("groceries/purchases", "batch,cost", "token={token}&batch=abc&cost=12.50", "carol"),
    Target("groceries/clear", "last", "token={token}&last=1", "erin"),
    Target("groceries/restore", "batch", "token={token}&batch=abc", "erin"),
    # What is one's own and the household's.
    Target("settings", "calorie_goal", "token={token}&section=goals&calorie_goal=1800", "carol"),
    Target("settings", "time_zone", "token={token}&time_zone=Europe/Berlin", "carol"),
    Target("account/name", "name", "token={token}&name=Alice"),
    Target("household/members/2/role", "role", "token={token}&role=member"),
    Target("household/members/2*/role", form="token={token}&role=member"),
]  # fmt: skip
