"""lighttpd with a socket, with a Tiffin that it starts, and by plain CGI."""

from support.fronts.kind import Kind

AROUND = """
server.port = {port}
server.bind = "127.0.0.1"
server.document-root = "{folder}/empty"
server.errorlog = "{folder}/front-error.log"
server.upload-dirs = ( "{folder}/empty" )
{secure}
{vouches}
include "{part}"
"""
TLS = """
server.modules += ( "mod_openssl" )
ssl.engine = "enable"
ssl.pemfile = "{folder}/front.pem"
"""
VOUCHES = """
server.modules += ( "mod_auth", "mod_authn_file" )
auth.backend = "htpasswd"
auth.backend.htpasswd.userfile = "{folder}/people"
auth.require = ( "/" => ( "method" => "basic", "realm" => "Tiffin", "require" => "valid-user" ) )
"""


def lighttpd(file: str) -> Kind:
    return Kind(
        file=f"lighttpd/{file}.conf", around=AROUND, tls=TLS, vouches=VOUCHES,
        command=["/usr/sbin/lighttpd", "-D", "-f"],
    )  # fmt: skip


LIGHTTPDS = {
    "lighttpd": lighttpd("tiffin"),
    "lighttpd-starts": lighttpd("tiffin-starts"),
    "lighttpd-cgi": lighttpd("tiffin-cgi"),
}
