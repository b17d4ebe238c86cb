"""Very many passwords at once: a hash takes 64 MiB, and pages have to be answered meanwhile."""

from support.memory import HighWater
from support.site import PASSWORD
from support.waiting import Background, again_and_again, meeting

ADDRESSES = "set_real_ip_from 127.0.0.1; real_ip_header X-Test-Address;"


def address(number: int) -> str:
    return f"198.51.{number // 250}.{number % 250 + 1}"


def guess(site, number: int, meet) -> int:
    visitor = site.visitor()
    visitor.session.headers["X-Test-Address"] = address(number)
    form = visitor.get("sign-in").form("/sign-in").fill(username=f"somebody{number}", password="wrong password")
    meet()
    return form.answer().status_code


def test_during_200_sign_ins_at_once_pages_are_answered_and_memory_is_limited(new_site):
    site = new_site(auth="password", extra_nginx=ADDRESSES)
    reader, workers = site.set_up(), sorted(site.workers)
    pages, meet = [], meeting(201)

    with HighWater(site) as memory:
        guessers = [Background(lambda n=number: guess(site, n, meet)) for number in range(200)]
        with again_and_again(lambda: pages.append(reader.get("meals").status)):
            meet()
            statuses = [guesser.value() for guesser in guessers]

    assert set(statuses) <= {422, 503} and 422 in statuses
    assert pages and set(pages) == {200}
    assert memory.mebibytes < 150e6 / 2**20
    assert sorted(site.workers) == workers
    visitor = site.visitor()
    assert visitor.get("sign-in").form("/sign-in").fill(username="alice", password=PASSWORD).send().status == 200


def sign_in(visitor, password: str, username: str = "alice"):
    return visitor.get("sign-in").form("/sign-in").fill(username=username, password=password).answer()


def test_guesses_from_300_addresses_are_rate_limited_but_the_owner_signs_in(new_site):
    site = new_site(auth="password", extra_nginx=ADDRESSES)
    owner = site.set_up()
    owner.get("diary").form("/sign-out").send()
    stranger, answers = site.visitor(), []

    for number in range(300):
        stranger.session.headers["X-Test-Address"] = address(number)
        answers.append(sign_in(stranger, "wrong password"))
    newcomer = sign_in(stranger, PASSWORD)

    slowed = [answer for answer in answers if "Too many tries" in answer.text]
    # A hundred are free, and then one in some seconds.
    assert len(slowed) > 150 and {answer.status_code for answer in slowed} == {429}
    assert "Too many tries" in newcomer.text
    owner.session.headers["X-Test-Address"] = address(0)
    assert sign_in(owner, PASSWORD).url == site.url()
