// Parts of sqlite3.h that Swift cannot import: variadic functions, and macros with computations.
#ifndef TIFFIN_SQLITE_EXTENSIONS_H
#define TIFFIN_SQLITE_EXTENSIONS_H

#include <sqlite3.h>

static const int csqlite_constraint_foreign_key = SQLITE_CONSTRAINT_FOREIGNKEY;
static const int csqlite_ioerr_write = SQLITE_IOERR_WRITE;
static const int csqlite_ioerr_truncate = SQLITE_IOERR_TRUNCATE;
static const int csqlite_ioerr_shmsize = SQLITE_IOERR_SHMSIZE;

/* Turns off SQLite's memory statistics, for which every allocation takes a lock that all connections share. Must be
   called before any other function of SQLite. */
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/* Makes SQLite treat text in double quotes as a name, never as a value. */
static inline int csqlite_take_no_quoted_values(sqlite3 *connection) {
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)0);
  return code ? code : sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)0);
}

/* Binds a copy of the bytes. */
static inline int csqlite_bind_text(sqlite3_stmt *statement, int index, const char *text, int length) {
  return sqlite3_bind_text(statement, index, text, length, SQLITE_TRANSIENT);
}
static inline int csqlite_bind_blob(sqlite3_stmt *statement, int index, const void *bytes, int length) {
  return sqlite3_bind_blob(statement, index, bytes, length, SQLITE_TRANSIENT);
}

#endif
