"""Debian's Apache with a configuration of its own: Tiffin at /cgi/ by plain CGI, at / by FastCGI.

It hands a body over as it comes, which nginx does not.
"""

import os
import shutil
from pathlib import Path

from support.databases import address_of
from support.paths import TIFFIN
from support.servers import Server, answers_at, free_port
from support.waiting import wait_until

CONFIGURATION = """
ServerRoot /usr/lib/apache2
ServerName localhost
PidFile {folder}/apache.pid
ErrorLog {folder}/apache-error.log
DefaultRuntimeDir {folder}
Mutex file:{folder} default
{user}
LoadModule mpm_event_module modules/mod_mpm_event.so
LoadModule authz_core_module modules/mod_authz_core.so
LoadModule alias_module modules/mod_alias.so
LoadModule env_module modules/mod_env.so
LoadModule cgid_module modules/mod_cgid.so
LoadModule proxy_module modules/mod_proxy.so
LoadModule proxy_fcgi_module modules/mod_proxy_fcgi.so
ScriptSock {folder}/apache-cgi.sock
Listen 127.0.0.1:{port}
DocumentRoot {folder}/empty
<Directory {binaries}>
  Require all granted
</Directory>
SetEnv TIFFIN_DATA "{data}"
SetEnv TIFFIN_DATABASE_URL "{server}"
SetEnv TIFFIN_AUTH none
AllowEncodedSlashes NoDecode
ScriptAlias /cgi "{tiffin}"
ProxyPass /cgi !
ProxyPass / "unix:{socket}|fcgi://tiffin/"
"""


def start_apache(site) -> tuple[Server, int]:
    """Apache in front of a site, and its port. It does not run as root, so that the site's folder becomes another's."""
    folder, port, tiffin = site.folder, free_port(), TIFFIN.resolve()
    (folder / "empty").mkdir(exist_ok=True)
    user = ""
    if os.getuid() == 0:
        user = "User nobody\nGroup nogroup"
        for path in [folder, *folder.rglob("*")]:
            shutil.chown(path, "nobody", "nogroup")
    configuration = folder / "apache.conf"
    configuration.write_text(
        CONFIGURATION.format(
            folder=folder, user=user, port=port, data=site.data, socket=site.socket, tiffin=tiffin,
            binaries=tiffin.parent, server=address_of(site) or "",
        )
    )
    server = Server(["/usr/sbin/apache2", "-D", "FOREGROUND", "-f", configuration], folder / "apache.log")
    wait_until(lambda: answers_at(port), what="Apache's start")
    return server, port
