# Debian's SQLite with the window of its WAL-reset bug held open: a checkpoint that has read where the log ends waits
# before it copies (SQLite before 3.51.3; https://sqlite.org/wal.html#walresetbug). For Tests/Faults, which loads it by
# LD_LIBRARY_PATH. Sourced with the package's folder as the working folder.

# Leaves .build/widened/libsqlite3.so.0. Needs a Debian mirror with sources, and takes a minute or two.
widened_sqlite() {
  local place=$PWD/.build/widened options
  [ ! -e "$place/libsqlite3.so.0" ] || return 0
  install_packages gcc libc6-dev make tcl
  rm -rf "$place" && mkdir -p "$place/lists/partial" "$place/parts" "$place/build"
  # With lists of its own: those of the machine stay as they are.
  sed 's/^Types: deb$/Types: deb-src/' /etc/apt/sources.list.d/debian.sources >"$place/parts/debian.sources" || return
  options=(-o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$place/parts" -o "Dir::State::lists=$place/lists")
  # Each step needs the one before; the machine may have no mirror with sources.
  (
    cd "$place" && apt "${options[@]}" update && apt "${options[@]}" source --download-only sqlite3 &&
      tar xf sqlite3_*.orig.tar.* -C build --strip-components=1 && cd build && ./configure --disable-tcl >/dev/null &&
      make sqlite3.c >/dev/null && widen sqlite3.c &&
      gcc -shared -fPIC -O1 -Wl,-soname,libsqlite3.so.0 -DSQLITE_THREADSAFE=1 -DSQLITE_ENABLE_FTS5 \
        -DSQLITE_ENABLE_COLUMN_METADATA -DSQLITE_ENABLE_DBSTAT_VTAB -DSQLITE_SECURE_DELETE sqlite3.c \
        -o "$place/libsqlite3.so.0" -lm -lpthread -ldl
  )
}

# Between a checkpoint's look at the log and its work it waits for WIDENED microseconds. Usage: widen FILE
widen() {
  local before='rc = walCheckpoint(pWal, db, eMode2, xBusy2, pBusyArg, sync_flags, zBuf);'
  [ "$(grep -cF "$before" "$1")" = 1 ] || fail "SQLite's checkpoint is not where it was."
  sed -i "s|$before|if( getenv(\"WIDENED\") ) usleep(atoi(getenv(\"WIDENED\")));\n      &|" "$1"
}
