"""Caddy, HAProxy, and nginx with fcgiwrap."""

from support.fronts.kind import Kind

CADDY = """
{{
	admin off
	auto_https off
	storage file_system {folder}/caddy
}}
{scheme}://127.0.0.1:{port} {{
	{secure}
	{vouches}
	import {part}
}}
"""
HAPROXY = """
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
{vouches}
frontend web
  bind 127.0.0.1:{port}{secure}
  use_backend tiffin if {paths}
"""
NGINX = """
daemon off;
{user}
pid {folder}/front.pid;
error_log stderr;
events {{ }}
http {{
  access_log off;
  client_body_temp_path {folder}/front-bodies;
  fastcgi_temp_path {folder}/front-answers;
  proxy_temp_path {folder}/front-proxy;
  uwsgi_temp_path {folder}/front-uwsgi;
  scgi_temp_path {folder}/front-scgi;
  server {{
    listen 127.0.0.1:{port}{secure};
    large_client_header_buffers 8 32k;
    include {part};
  }}
}}
"""

OTHERS = {
    "caddy": Kind(
        file="caddy/Caddyfile", around=CADDY, command=["/usr/bin/caddy", "run", "--adapter", "caddyfile", "--config"],
        tls="tls {folder}/front.pem {folder}/front.pem", vouching=[('""', "{{http.auth.user.id}}")],
        vouches="basicauth {{\n\t\talice {hash}\n\t}}",
    ),
    "haproxy": Kind(
        file="haproxy/tiffin.cfg", around=HAPROXY, command=["/usr/sbin/haproxy", "-db", "-f"],
        tls=" ssl crt {folder}/front.pem", vouches="userlist people\n  user alice insecure-password {password}\n",
        vouching=[
            ("http-request del-header Authorization", "http-request auth unless {{ http_auth(people) }}"),
        ],
    ),
    "nginx-cgi": Kind(
        file="nginx/tiffin-cgi.conf", around=NGINX, command=["/usr/sbin/nginx", "-e", "stderr", "-c"],
        tls=" ssl;\n    ssl_certificate {folder}/front.pem;\n    ssl_certificate_key {folder}/front.pem",
        vouching=[(
            'fastcgi_param REMOTE_USER "";',
            "auth_basic Tiffin; auth_basic_user_file {folder}/people; fastcgi_param REMOTE_USER $remote_user;",
        )],
    ),
}  # fmt: skip
