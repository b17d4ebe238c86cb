"""nginx with the encrypted server of Deploy/nginx: nobody comes without, or with what is broken."""

import socket
import ssl

import pytest
from support.fronts import in_its_place
from support.fronts.secrets import write_certificate
from support.paths import PACKAGE
from support.servers import Server, answers_at, free_port
from support.waiting import UNTIL_HUNG, Session, wait_until

AROUND = """
daemon off;
user root;
pid {folder}/encrypted.pid;
error_log stderr;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/encrypted-bodies;
  fastcgi_temp_path {folder}/encrypted-answers;
  include {folder}/site-https.conf;
}}
"""


@pytest.fixture
def ports(site):
    """The ports of that server before a site: without encryption, and with it."""
    plain, secure, folder = free_port(), free_port(), site.folder
    certificate = write_certificate(folder)
    (folder / "part.conf").write_text(in_its_place((PACKAGE / "Deploy/nginx/tiffin.conf").read_text(), site))
    lines = (PACKAGE / "Deploy/nginx/site-https.conf").read_text().splitlines()
    text = "\n".join(line for line in lines if "[::]" not in line)
    for usual, own in (
        ("listen 80;", f"listen 127.0.0.1:{plain};"), ("listen 443 ", f"listen 127.0.0.1:{secure} "),
        ("/etc/letsencrypt/live/tiffin/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/tiffin/privkey.pem", str(certificate)), ("snippets/tiffin.conf", f"{folder}/part.conf"),
    ):  # fmt: skip
        assert usual in text
        text = text.replace(usual, own)
    (folder / "site-https.conf").write_text(text)
    (folder / "encrypted.conf").write_text(AROUND.format(folder=folder))
    server = Server(["/usr/sbin/nginx", "-e", "stderr", "-c", folder / "encrypted.conf"], folder / "encrypted.log")
    wait_until(lambda: server.process.poll() is not None or answers_at(secure), "nginx's start")
    yield plain, secure
    server.stop()


def shake_hands(port: int, least, most, ciphers="ALL:@SECLEVEL=0"):
    """The version and the cipher that a client and the server agree on, who speaks versions from `least` to `most`."""
    client = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    client.check_hostname, client.verify_mode = False, ssl.CERT_NONE
    client.set_ciphers(ciphers)
    client.minimum_version, client.maximum_version = least, most
    with socket.create_connection(("127.0.0.1", port), UNTIL_HUNG) as connection:
        with client.wrap_socket(connection) as secure:
            return secure.version(), secure.cipher()[0]


def test_plain_http_is_redirected_to_https(ports):
    with Session() as session:
        answer = session.get(f"http://127.0.0.1:{ports[0]}/groceries?q=1", allow_redirects=False)

    assert (answer.status_code, answer.headers["Location"]) == (301, "https://127.0.0.1/groceries?q=1")


def test_the_https_address_is_answered_by_tiffin(ports, site):
    with Session() as session:
        answer = session.get(f"https://127.0.0.1:{ports[1]}/healthz", verify=str(site.folder / "front.pem"))

    assert answer.status_code == 200 and "max-age" in answer.headers["Strict-Transport-Security"]


@pytest.mark.parametrize("version", ["TLSv1_2", "TLSv1_3"])
def test_tls_1_2_and_1_3_are_accepted(ports, version):
    wanted = getattr(ssl.TLSVersion, version)

    assert shake_hands(ports[1], wanted, wanted)[0] == version.replace("_", ".")


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("version", ["TLSv1", "TLSv1_1"])
def test_tls_1_0_and_1_1_are_refused(ports, version):
    wanted = getattr(ssl.TLSVersion, version)

    with pytest.raises((ssl.SSLError, ConnectionResetError)):
        shake_hands(ports[1], wanted, wanted)


@pytest.mark.parametrize("ciphers", ["AES128-GCM-SHA256", "ECDHE-ECDSA-AES128-SHA", "ECDHE-RSA-AES256-SHA384", "aNULL"])
def test_ciphers_without_forward_secrecy_or_authenticated_encryption_are_refused(ports, ciphers):
    with pytest.raises((ssl.SSLError, ConnectionResetError)):
        shake_hands(ports[1], ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_2, f"{ciphers}:@SECLEVEL=0")
