#ifndef TIFFIN_CPOSTGRESQL_H
#define TIFFIN_CPOSTGRESQL_H

/* libpq, loaded with the first connection to a server, so that a worker on an SQLite file has no cost for it. */

#include <postgresql/libpq-fe.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/* Loads libpq, once per process. Returns NULL, or the problem: then no other function here may be called. */
const char *_Nullable cpostgresql_load(void);

/* Copies the value of an option in a connection address, such as "host", to the buffer of `size` bytes. Returns false
   if the option is not set or too long for the buffer, or the address is malformed. */
bool cpostgresql_read_option(const char *address, const char *keyword, char *buffer, size_t size);

struct cpostgresql_connection;

/* The settings of a connection. */
struct cpostgresql_wish {
  /* The timeout for connecting to each host, in seconds. */
  const char *seconds;
  /* The address's hosts and ports in the order in which they are to be tried, separated by commas; NULL for the
     order of the address. */
  const char *_Nullable hosts;
  const char *_Nullable ports;
  /* The timeout for a result, in milliseconds; negative for none. The server's own timeouts do not help if its
     process hangs. */
  int timeout;
};
/* Connects; returns a connection even if that fails, and NULL if there is no memory. Options in the address override
   the ones set here, except for the encoding, and for the hosts and ports of `wish`. */
struct cpostgresql_connection *_Nullable cpostgresql_connect(const char *address, struct cpostgresql_wish wish);
/* Returns the host of the connection, as named in `wish` or in the address. */
const char *_Nullable cpostgresql_host(const struct cpostgresql_connection *connection);
const char *_Nullable cpostgresql_port(const struct cpostgresql_connection *connection);
void cpostgresql_close(struct cpostgresql_connection *connection);
/* Returns false if the connection broke, or a result did not come in time. After that no more results are read. */
bool cpostgresql_is_open(const struct cpostgresql_connection *connection);
/* Returns the last error message. Those of libpq end with a line break. */
const char *cpostgresql_failure(const struct cpostgresql_connection *connection);
/* Returns the server's process id as reported to the connection. If a pooler is in between, another process
   runs the statements. */
int cpostgresql_process(const struct cpostgresql_connection *connection);
bool cpostgresql_is_in_transaction(const struct cpostgresql_connection *connection);
bool cpostgresql_has_failed(const struct cpostgresql_connection *connection);

/* The results of the following functions must be freed with `cpostgresql_clear`. They are NULL if nothing could be
   sent or no result came. */

/* Runs statements without values, several if separated by semicolons, and returns the last one's result in text
   format. */
PGresult *_Nullable cpostgresql_command(struct cpostgresql_connection *connection, const char *sql);
PGresult *_Nullable cpostgresql_prepare(struct cpostgresql_connection *connection, const char *name, const char *sql);
/* A statement to run: the name under which it is prepared or, if `is_text`, its SQL. */
struct cpostgresql_statement {
  const char *name;
  bool is_text;
  int count;
  const char *_Nullable const *_Nullable values;
  const int *_Nullable lengths;
  const int *_Nullable formats;
};
/* Runs a statement and returns the result in binary format. */
PGresult *_Nullable cpostgresql_run(struct cpostgresql_connection *connection, struct cpostgresql_statement statement);

/* Begins a pipeline, which runs several statements in one round trip. Until its end no other function may run a
   statement. Returns false if nothing can be sent. */
bool cpostgresql_begin_pipeline(struct cpostgresql_connection *connection);
bool cpostgresql_add_command(struct cpostgresql_connection *connection, const char *sql);
bool cpostgresql_add_prepare(struct cpostgresql_connection *connection, const char *name, const char *sql);
bool cpostgresql_add_run(struct cpostgresql_connection *connection, struct cpostgresql_statement statement);
bool cpostgresql_sync(struct cpostgresql_connection *connection);
/* Returns the next result, one for each statement that was added; NULL after the last one, or if the connection
   broke or no result came in time. */
PGresult *_Nullable cpostgresql_next(struct cpostgresql_connection *connection);
void cpostgresql_end_pipeline(struct cpostgresql_connection *connection);

/* Sends a statement without waiting for its result, which is discarded before the next statement runs. */
bool cpostgresql_send(struct cpostgresql_connection *connection, const char *sql);
void cpostgresql_clear(PGresult *result);

bool cpostgresql_succeeded(const PGresult *result);
/* Returns the SQLSTATE; empty if there is none. */
const char *cpostgresql_state(const PGresult *result);
const char *cpostgresql_message(const PGresult *result);
int cpostgresql_rows(const PGresult *result);
/* Returns the number of inserted, changed or removed rows, as digits; empty if the statement has no such number. */
const char *cpostgresql_changed(PGresult *result);
bool cpostgresql_is_null(const PGresult *result, int row, int column);
/* Returns a boolean or an integer of two, four or eight bytes; 0 for NULL. For any other type it returns 0 and sets
   `is_other` to true. */
int64_t cpostgresql_number(const PGresult *result, int row, int column, bool *is_other);
/* Returns a pointer to a value's bytes, valid until the result is freed. */
const char *cpostgresql_bytes(const PGresult *result, int row, int column);
int cpostgresql_length(const PGresult *result, int row, int column);

#pragma clang assume_nonnull end

#endif
