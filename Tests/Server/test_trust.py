"""Sites whose certificate nobody has signed that this machine trusts: nothing is asked of them."""

import ssl

import pytest
from support.fronts.secrets import write_certificate
from support.web import SOUP, Web, html


@pytest.fixture
def stranger(tmp_path):
    """A recipe by https, with a certificate of its own making for its own address."""
    web = Web({"/soup": html(SOUP)})
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(write_certificate(tmp_path))
    web.server.socket = context.wrap_socket(web.server.socket, server_side=True, do_handshake_on_connect=False)
    yield web
    web.close()


def test_a_site_with_an_untrusted_certificate_is_sent_no_request(stranger, new_site):
    site = new_site(environment={"TIFFIN_FETCH_ALLOW": stranger.host})
    form = site.visitor().get("recipes/import").form("recipes/import")

    page = form.fill(url=f"https://{stranger.host}/soup").send()

    assert page.status == 422
    assert "certificate cannot be trusted" in page.soup.select_one(".err").get_text()
    assert stranger.asked == []
