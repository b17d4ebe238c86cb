# A PostgreSQL server of the tests' own: Debian's, in a folder of its own, reached by a socket there, gone afterwards.

postgresql_folder=

install_postgresql() {
  if compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then return; fi
  install_packages postgresql
  # Debian starts one at once. Nobody asked for that one.
  as_root pg_dropcluster --stop "$(pg_lsclusters -h | awk 'NR == 1 { print $1 }')" main || true
}

install_pooler() {
  if [ -x /usr/sbin/pgbouncer ]; then return; fi
  install_packages pgbouncer
  stop_packaged pgbouncer
}

# What Tests/Cluster starts by itself.
install_cluster() {
  install_postgresql
  install_packages etcd-server patroni python3-etcd iproute2 nftables
  stop_packaged etcd
}

# Makes it and starts it, and says where it is: in TIFFIN_TEST_POSTGRESQL by its socket, in TIFFIN_TEST_POSTGRESQL_TLS by
# TCP, encrypted.
start_postgresql() {
  install_postgresql
  postgresql_programs=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -1)
  postgresql_folder=$(mktemp -d "$(postgresql_place)/tiffin-postgresql-XXXXXX")
  trap stop_postgresql EXIT
  # It refuses to run as root.
  [ "$(id -u)" != 0 ] || chown postgres "$postgresql_folder"
  # What a test's web server starts as another user finds the socket too.
  chmod 711 "$postgresql_folder"
  # A locale that sorts as a dictionary does: what Tiffin sorts must not depend on it.
  as_postgres "$postgresql_programs/initdb" -D "$postgresql_folder/data" -U tiffin -A trust --no-sync --encoding=UTF8 \
    --locale=C.UTF-8 --locale-provider=icu --icu-locale=en-US >"$postgresql_folder/initdb.log" 2>&1 ||
    fail "$(cat "$postgresql_folder/initdb.log")"
  postgresql_port=$(/usr/bin/python3 -c 'import socket; print(socket.create_server(("127.0.0.1", 0)).getsockname()[1])')
  make_certificate "$postgresql_folder"
  local encrypted="-c ssl=on -c ssl_cert_file=$postgresql_folder/server.crt -c ssl_key_file=$postgresql_folder/server.key"
  # What is lost when the machine stops is no matter here; each test makes a database.
  local quick="-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c wal_level=minimal -c max_wal_senders=0"
  as_postgres "$postgresql_programs/pg_ctl" -D "$postgresql_folder/data" -l "$postgresql_folder/log" -w -s \
    -o "-c listen_addresses=127.0.0.1 -c port=$postgresql_port -c unix_socket_directories=$postgresql_folder \
      -c max_connections=500 $encrypted $quick" start ||
    fail "$(cat "$postgresql_folder/log")"
  export TIFFIN_TEST_POSTGRESQL="postgresql://tiffin@/%s?port=$postgresql_port&host=$postgresql_folder"
  TIFFIN_TEST_POSTGRESQL_TLS="postgresql://tiffin@localhost:$postgresql_port/%s?hostaddr=127.0.0.1&sslmode=verify-full"
  export TIFFIN_TEST_POSTGRESQL_TLS+="&sslrootcert=$postgresql_folder/server.crt"
}

# Makes a certificate for localhost that is signed by nobody else. Usage: make_certificate FOLDER
make_certificate() {
  as_postgres openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
    -keyout "$1/server.key" -out "$1/server.crt" 2>"$1/openssl.log" || fail "$(cat "$1/openssl.log")"
  as_root chmod 600 "$1/server.key"
}

# Memory, where there is enough: a database is some 300 files, and making them on a disk takes longer than most tests.
postgresql_place() {
  local megabytes
  megabytes=$(df --output=avail -m /dev/shm 2>/dev/null | tail -1)
  if [ "${megabytes:-0}" -ge 4096 ]; then echo /dev/shm; else echo /tmp; fi
}

# Starts PgBouncer in transaction mode before it, with fewer connections than the tests want at once, and says where it is
# in TIFFIN_TEST_POOLER.
start_pooler() {
  install_pooler
  cat >"$postgresql_folder/pgbouncer.ini" <<END
[databases]
* = host=$postgresql_folder port=$postgresql_port
[pgbouncer]
listen_addr =
listen_port = 6432
unix_socket_dir = $postgresql_folder
auth_type = trust
auth_file = $postgresql_folder/users
logfile = $postgresql_folder/pgbouncer.log
pidfile = $postgresql_folder/pgbouncer.pid
pool_mode = transaction
default_pool_size = 3
max_client_conn = 500
END
  echo '"tiffin" ""' >"$postgresql_folder/users"
  as_postgres /usr/sbin/pgbouncer -dq "$postgresql_folder/pgbouncer.ini" ||
    fail "$(cat "$postgresql_folder/pgbouncer.log")"
  export TIFFIN_TEST_POOLER="postgresql://tiffin@/%s?port=6432&host=$postgresql_folder"
}

stop_postgresql() {
  [ ! -f "$postgresql_folder/pgbouncer.pid" ] || as_root kill "$(cat "$postgresql_folder/pgbouncer.pid")" || true
  as_postgres "$postgresql_programs/pg_ctl" -D "$postgresql_folder/data" -m immediate -s stop || true
  as_root rm -rf "$postgresql_folder"
}

as_postgres() {
  if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid postgres --regid postgres --init-groups "$@"); else "$@"; fi
}
