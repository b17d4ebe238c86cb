"""The routes that no scan reaches, and why: each is tried by tests of its own."""

BUTTON = "a button without text, with an id that another target or walk stands for"
GONE = "takes away what the scans go on with"
NOT_THERE = "not there while the site is scanned"
ELSEWHERE = "only leads elsewhere"
OTHERS = "needs another site, which the scanned one does not ask"

UNSCANNED = {
    "GET /": ELSEWHERE,
    "GET /diary": ELSEWHERE,
    "POST /diary/{day}/copy/undo": BUTTON,
    "POST /meals/new": "shows what the quick entry sent in the form that POST /meals reads",
    "POST /meals/samples": "does nothing where there are meals",
    "POST /meals/{id}/date": "is only there for a date that was not understood, read as the meal's form reads it",
    "POST /meals/{id}/delete": GONE,
    "POST /meals/{id}/restore": BUTTON,
    "POST /recipes/ideas": OTHERS,
    "POST /recipes/{id}/delete": GONE,
    "POST /recipes/{id}/restore": BUTTON,
    "GET /recipes/{id}/picture/{size}": OTHERS,
    "GET /recipes/pictures/{id}/{size}": "a picture, found as a meal's is",
    "POST /plan/entries/{id}/delete": GONE,
    "GET /plan/{day}/clear": "asks whether to, with the day that another target stands for",
    "POST /plan/{day}/remove": GONE,
    "POST /plan/{day}/groceries/remove": BUTTON,
    "POST /plan/calendar/close": GONE,
    "POST /groceries/aisles/{id}/delete": GONE,
    "POST /groceries/aisles/{id}/restore": BUTTON,
    "POST /groceries/{id}/delete": GONE,
    "POST /groceries/{id}/restore": BUTTON,
    "POST /groceries/{id}/staple": BUTTON,
    "POST /groceries/take-back": "takes back by a key that /groceries/restore stands for",
    "POST /recipes/{id}/groceries/remove": BUTTON,
    "POST /household/invitations/{id}/withdraw": GONE,
    "GET /household/members/{id}/remove": "asks whether to, with the member that another target stands for",
    "POST /household/members/{id}/remove": GONE,
    "GET /household/leave": "asks whether to",
    "POST /household/leave": GONE,
    "GET /join/{token}/accept": "asks whether to, with the link that another target stands for",
    "POST /join/{token}/accept": GONE,
    "GET /settings/{part}": "one of seven words, and nothing is found by any other; its forms go to POST /settings",
    "POST /settings/{part}": "works out a number from five fields, and nothing of it reaches a statement",
    "POST /first-steps/{step}/dismiss": "one of three words, and nothing is found by any other",
    "GET /setup": NOT_THERE,
    "POST /setup": NOT_THERE,
    "POST /sign-out": GONE,
    "POST /account/password": GONE,
    "POST /account/sessions/{id}/end": GONE,
    "POST /account/sessions/end-others": GONE,
    "GET /assets/{hash}/{name...}": "files that are known beforehand, tried by the tests of strange addresses",
}
