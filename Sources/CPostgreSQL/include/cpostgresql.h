#ifndef TIFFIN_CPOSTGRESQL_H
#define TIFFIN_CPOSTGRESQL_H

/* libpq, loaded when a server is connected to for the first time: a worker on an SQLite file pays nothing for it. */

#include <postgresql/libpq-fe.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Loads it, once for the process. NULL, or what is wrong: then nothing else here may be called. */
const char *_Nullable cpostgresql_load(void);

/* What an address says under a name, such as "host". False if it says nothing, or more than there is room for. */
bool cpostgresql_read_option(const char *address, const char *keyword, char *buffer, size_t size);

struct cpostgresql_connection;

/* What is wished of a connection. */
struct cpostgresql_wish {
  /* How long each host is waited for. */
  const char *seconds;
  /* The address's hosts and ports in the order in which they are to be tried, with commas between; NULL for its own. */
  const char *_Nullable hosts;
  const char *_Nullable ports;
  /* Milliseconds to wait for an answer; negative for no limit. The server's own limits are of no help once its process
     stands still. */
  int patience;
};
/* Connects, whether or not that succeeds; NULL if there was no memory. What the address says goes before what is set
   here, but for the encoding, and for the hosts and ports of the wish. */
struct cpostgresql_connection *_Nullable cpostgresql_connect(const char *address, struct cpostgresql_wish wish);
/* Where it leads to, as the wish or the address names it. */
const char *_Nullable cpostgresql_host(const struct cpostgresql_connection *connection);
const char *_Nullable cpostgresql_port(const struct cpostgresql_connection *connection);
void cpostgresql_close(struct cpostgresql_connection *connection);
/* False once it broke, or an answer did not come in time: then nothing else comes, either. */
bool cpostgresql_is_open(const struct cpostgresql_connection *connection);
/* The last failure, with a line break at its end. */
const char *cpostgresql_failure(const struct cpostgresql_connection *connection);
/* The server's process as the connection was told it; behind a pooler it is another one that works. */
int cpostgresql_process(const struct cpostgresql_connection *connection);
bool cpostgresql_is_in_transaction(const struct cpostgresql_connection *connection);
bool cpostgresql_has_failed(const struct cpostgresql_connection *connection);

/* The results of all of these are to be given back with `cpostgresql_clear`; NULL if nothing could be sent
   or nothing came back. */

/* Runs statements without values, several with semicolons between, and gives the last one's result, as text. */
PGresult *_Nullable cpostgresql_command(struct cpostgresql_connection *connection, const char *sql);
PGresult *_Nullable cpostgresql_prepare(struct cpostgresql_connection *connection, const char *name, const char *sql);
/* A statement to run: the name under which it is prepared, or, where `is_text`, itself. */
struct cpostgresql_statement {
  const char *name;
  bool is_text;
  int count;
  const char *_Nullable const *_Nullable values;
  const int *_Nullable lengths;
  const int *_Nullable formats;
};
/* Gives the result in binary. */
PGresult *_Nullable cpostgresql_run(struct cpostgresql_connection *connection, struct cpostgresql_statement statement);

/* Several statements in one round trip: between beginning and end nothing else may be called. False if nothing can be
   sent any more. */
bool cpostgresql_begin_pipeline(struct cpostgresql_connection *connection);
bool cpostgresql_add_command(struct cpostgresql_connection *connection, const char *sql);
bool cpostgresql_add_prepare(struct cpostgresql_connection *connection, const char *name, const char *sql);
bool cpostgresql_add_run(struct cpostgresql_connection *connection, struct cpostgresql_statement statement);
bool cpostgresql_sync(struct cpostgresql_connection *connection);
/* The next result, one for each that was added; NULL behind the last one. */
PGresult *_Nullable cpostgresql_next(struct cpostgresql_connection *connection);
void cpostgresql_end_pipeline(struct cpostgresql_connection *connection);

/* Sends a statement whose result nobody waits for: the next call takes it. */
bool cpostgresql_send(struct cpostgresql_connection *connection, const char *sql);
void cpostgresql_clear(PGresult *result);

bool cpostgresql_succeeded(const PGresult *result);
/* SQLSTATE; empty where there is none. */
const char *cpostgresql_state(const PGresult *result);
const char *cpostgresql_message(const PGresult *result);
int cpostgresql_rows(const PGresult *result);
/* The number of inserted, changed or removed rows, as digits. */
const char *cpostgresql_changed(PGresult *result);
bool cpostgresql_is_null(const PGresult *result, int row, int column);
/* A boolean or a whole number of any size; 0 for NULL. For any other type it is 0, and `is_other` becomes true. */
int64_t cpostgresql_number(const PGresult *result, int row, int column, bool *is_other);
/* In place, until the result is given back. */
const char *cpostgresql_bytes(const PGresult *result, int row, int column);
int cpostgresql_length(const PGresult *result, int row, int column);

#pragma clang assume_nonnull end

#endif
