# A PostgreSQL server of the tests' own: Debian's, in a folder below /tmp, reached by a socket there, gone afterwards.

postgresql_folder=

# Makes it and starts it, and says where it is in TIFFIN_TEST_POSTGRESQL.
start_postgresql() {
  if ! compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null; then
    install_packages postgresql
    # Debian starts one at once. Nobody asked for that one.
    as_root pg_dropcluster --stop "$(pg_lsclusters -h | awk 'NR == 1 { print $1 }')" main || true
  fi
  postgresql_programs=$(printf '%s\n' /usr/lib/postgresql/*/bin | sort -V | tail -1)
  postgresql_folder=$(mktemp -d /tmp/tiffin-postgresql-XXXXXX)
  trap stop_postgresql EXIT
  # It refuses to run as root.
  [ "$(id -u)" != 0 ] || chown postgres "$postgresql_folder"
  # A locale that sorts as a dictionary does: what Tiffin sorts must not depend on it.
  as_postgres "$postgresql_programs/initdb" -D "$postgresql_folder/data" -U tiffin -A trust --no-sync --encoding=UTF8 \
    --locale=C.UTF-8 --locale-provider=icu --icu-locale=en-US >"$postgresql_folder/initdb.log" 2>&1 ||
    fail "$(cat "$postgresql_folder/initdb.log")"
  # What is lost when the machine stops is no matter here; each test makes a database.
  local quick="-c fsync=off -c full_page_writes=off -c synchronous_commit=off -c wal_level=minimal -c max_wal_senders=0"
  as_postgres "$postgresql_programs/pg_ctl" -D "$postgresql_folder/data" -l "$postgresql_folder/log" -w -s \
    -o "-c listen_addresses= -c unix_socket_directories=$postgresql_folder -c max_connections=500 $quick" start ||
    fail "$(cat "$postgresql_folder/log")"
  export TIFFIN_TEST_POSTGRESQL="postgresql://tiffin@/%s?host=$postgresql_folder"
}

stop_postgresql() {
  as_postgres "$postgresql_programs/pg_ctl" -D "$postgresql_folder/data" -m immediate -s stop || true
  as_root rm -rf "$postgresql_folder"
}

as_postgres() {
  if [ "$(id -u)" = 0 ]; then (cd / && setpriv --reuid postgres --regid postgres --init-groups "$@"); else "$@"; fi
}
