"""Apache by mod_proxy_fcgi, mod_fcgid and mod_cgid."""

from support.fronts.kind import Kind

AROUND = """
ServerRoot /usr/lib/apache2
ServerName localhost
PidFile {{folder}}/apache.pid
ErrorLog {{folder}}/front-error.log
DefaultRuntimeDir {{folder}}
Mutex file:{{folder}} default
{{user}}
LoadModule mpm_event_module modules/mod_mpm_event.so
LoadModule authz_core_module modules/mod_authz_core.so
LoadModule headers_module modules/mod_headers.so
{modules}
Listen 127.0.0.1:{{port}}
DocumentRoot {{folder}}/empty
<Directory />
  Require all denied
</Directory>
{{secure}}
{{vouches}}
Include {{part}}
"""
TLS = """
LoadModule ssl_module modules/mod_ssl.so
SSLEngine on
SSLCertificateFile {folder}/front.pem
"""
VOUCHES = """
LoadModule authn_core_module modules/mod_authn_core.so
LoadModule authn_file_module modules/mod_authn_file.so
LoadModule authz_user_module modules/mod_authz_user.so
LoadModule auth_basic_module modules/mod_auth_basic.so
"""
CHECK = """AuthType Basic
  AuthName Tiffin
  AuthUserFile {folder}/people
  Require valid-user
"""


def apache(file: str, check_instead_of: str, *modules: str, needs: str = "") -> Kind:
    loaded = "\n".join([*(f"LoadModule {name}_module modules/mod_{name}.so" for name in modules), needs])
    return Kind(
        file=f"apache/{file}.conf", around=AROUND.format(modules=loaded), tls=TLS, vouches=VOUCHES,
        command=["/usr/sbin/apache2", "-D", "FOREGROUND", "-f"], vouching=[(check_instead_of, CHECK)], as_nobody=True,
    )  # fmt: skip


APACHES = {
    "apache": apache("tiffin", 'ProxyFCGISetEnvIf "true" REMOTE_USER ""', "proxy", "proxy_fcgi"),
    "apache-fcgid": apache(
        "tiffin-fcgid", "Require all granted", "alias", "fcgid",
        needs="FcgidIPCDir {folder}\nFcgidProcessTableFile {folder}/fcgid_shm",
    ),
    "apache-cgid": apache(
        "tiffin-cgid", "Require all granted", "alias", "env", "cgid", needs="ScriptSock {folder}/front-cgi.sock"
    ),
}  # fmt: skip
