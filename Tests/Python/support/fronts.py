"""Debian's web servers before a site, each with the file of Deploy that is meant for it."""

import os
import shutil
from pathlib import Path

from support.paths import PACKAGE
from support.servers import Server, answers_at, free_port
from support.visitor import Visitor
from support.waiting import wait_until

APACHE = """
ServerRoot /usr/lib/apache2
ServerName localhost
PidFile {folder}/apache.pid
ErrorLog {folder}/front-error.log
DefaultRuntimeDir {folder}
Mutex file:{folder} default
{user}
LoadModule mpm_event_module modules/mod_mpm_event.so
LoadModule authz_core_module modules/mod_authz_core.so
LoadModule headers_module modules/mod_headers.so
LoadModule proxy_module modules/mod_proxy.so
LoadModule proxy_fcgi_module modules/mod_proxy_fcgi.so
Listen 127.0.0.1:{port}
DocumentRoot {folder}/empty
Include {part}
"""
LIGHTTPD = """
server.port = {port}
server.bind = "127.0.0.1"
server.document-root = "{folder}/empty"
server.errorlog = "{folder}/front-error.log"
server.upload-dirs = ( "{folder}/empty" )
include "{part}"
"""
CADDY = """
{{
	admin off
	auto_https off
	storage file_system {folder}/caddy
}}
http://127.0.0.1:{port} {{
	import {part}
}}
"""
# The file of each, its configuration around it, and how it is started.
SERVERS = {
    "apache": ("apache/tiffin.conf", APACHE, ["/usr/sbin/apache2", "-D", "FOREGROUND", "-f"]),
    "lighttpd": ("lighttpd/tiffin.conf", LIGHTTPD, ["/usr/sbin/lighttpd", "-D", "-f"]),
    "caddy": ("caddy/Caddyfile", CADDY, ["/usr/bin/caddy", "run", "--adapter", "caddyfile", "--config"]),
}


class Front:
    """A web server before a site, mounted where the site is."""

    def __init__(self, name: str, site):
        self.site, self.port = site, free_port()
        file, around, command = SERVERS[name]
        (site.folder / "empty").mkdir(exist_ok=True)
        part, whole = site.folder / "front-part.conf", site.folder / "front.conf"
        part.write_text(adapted((PACKAGE / "Deploy" / file).read_text(), site))
        user = ""
        # Apache answers nothing as root.
        if name == "apache" and os.getuid() == 0:
            user = "User nobody\nGroup nogroup"
            for path in [site.folder, *site.folder.rglob("*")]:
                shutil.chown(path, "nobody", "nogroup")
        whole.write_text(around.format(folder=site.folder, user=user, port=self.port, part=part))
        self.server = Server([*command, whole], site.folder / "front.log", {"HOME": str(site.folder)})
        wait_until(lambda: self.server.process.poll() is not None or answers_at(self.port), f"{name}'s start")
        assert self.server.process.poll() is None, (site.folder / "front.log").read_text()

    def url(self, path: str = "") -> str:
        return f"http://127.0.0.1:{self.port}{self.site.base_path}{path}"

    def visitor(self) -> Visitor:
        return Visitor(self)

    def stop(self):
        self.server.stop()


def adapted(text: str, site) -> str:
    """As the file's first lines say how: its path, and its socket."""
    base = site.base_path
    text = text.replace("/run/tiffin/tiffin.sock", str(site.socket))
    for whole, before, after in (
        ("ProxyPass / ", "/", base),
        ("fcgi://tiffin/", "tiffin/", f"tiffin{base}"),
        ("<Location />", " /", f" {base}"),
        ("TIFFIN_BASE_PATH /\n", "/", base),
        ('=^ "/"', "/", base),
        ('"TIFFIN_BASE_PATH" => "/"', '"/"', f'"{base}"'),
        ('( "/" => ((', "/", base),
        ("handle /*", "/", base),
    ):
        text = text.replace(whole, whole.replace(before, after))
    return text


def is_there(name: str) -> bool:
    return Path(SERVERS[name][2][0]).exists()
