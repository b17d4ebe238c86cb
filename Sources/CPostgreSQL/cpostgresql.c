#include "cpostgresql.h"

#include <dlfcn.h>
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define FUNCTIONS(each)                                                                                               \
  each(PQbackendPID) each(PQclear) each(PQcmdTuples) each(PQconnectdbParams) each(PQconninfoFree)                     \
  each(PQconninfoParse) each(PQconsumeInput) each(PQenterPipelineMode) each(PQerrorMessage) each(PQexitPipelineMode)  \
  each(PQfinish) each(PQflush) each(PQftype) each(PQgetResult) each(PQgetisnull) each(PQgetlength) each(PQgetvalue)   \
  each(PQhost) each(PQisBusy) each(PQntuples) each(PQpipelineSync) each(PQport) each(PQresultErrorField)              \
  each(PQresultErrorMessage) each(PQresultStatus) each(PQsendPrepare) each(PQsendQuery) each(PQsendQueryParams)       \
  each(PQsendQueryPrepared) each(PQsetNoticeProcessor) each(PQsetnonblocking) each(PQsocket) each(PQstatus)           \
  each(PQtransactionStatus)

#define DECLARE(name) __typeof__(&name) name;
static struct { FUNCTIONS(DECLARE) } lib;

static const char *problem;

static const char *load(void) {
  void *library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
  if (!library) return "libpq.so.5 is not installed (Debian: libpq5), or cannot be loaded";

#define FIND(name)                                                                                                    \
  lib.name = (__typeof__(lib.name))dlsym(library, #name);                                                             \
  if (!lib.name) return "libpq.so.5 has no " #name ": it is older than PostgreSQL 14";
  FUNCTIONS(FIND)
  return NULL;
}

static void load_once(void) { problem = load(); }

const char *cpostgresql_load(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, load_once);
  return problem;
}

/* Drops notices, which would otherwise be written to standard error. */
static void ignore(void *context, const char *notice) {
  (void)context;
  (void)notice;
}

bool cpostgresql_read_option(const char *address, const char *keyword, char *buffer, size_t size) {
  PQconninfoOption *options = lib.PQconninfoParse(address, NULL), *option;
  bool is_read = false;
  for (option = options; option && option->keyword; option++)
    if (option->val && strcmp(option->keyword, keyword) == 0)
      is_read = snprintf(buffer, size, "%s", option->val) < (int)size;
  if (options) lib.PQconninfoFree(options);
  return is_read;
}

struct cpostgresql_connection {
  PGconn *base;
  int timeout;
  bool is_silent;
};

struct cpostgresql_connection *cpostgresql_connect(const char *address, struct cpostgresql_wish wish) {
  /* Later names override earlier ones, and NULL values are ignored. A server that disappears silently is noticed
     within eight seconds, or within two if another host may answer: keepalive probes detect one that does not
     answer, and the TCP user timeout detects unacknowledged data. */
  const char *silence = wish.hosts ? "1" : "2", *limit = wish.hosts ? "2000" : "8000";
  const char *names[] = {"connect_timeout", "target_session_attrs", "keepalives_idle", "keepalives_interval",
                         "tcp_user_timeout", "keepalives_count",    "application_name", "dbname",
                         "client_encoding", "host",                 "port",            NULL};
  const char *values[] = {wish.seconds, "read-write", silence,   silence, limit, "3", "tiffin", address,
                          "UTF8",       wish.hosts,   wish.ports, NULL};
  struct cpostgresql_connection *connection = calloc(1, sizeof *connection);
  if (!connection) return NULL;
  connection->timeout = wish.timeout;
  connection->base = lib.PQconnectdbParams(names, values, 1);
  if (!connection->base) {
    free(connection);
    return NULL;
  }
  lib.PQsetNoticeProcessor(connection->base, ignore, NULL);
  /* Sending does not block, so that all waiting is done in one place. */
  lib.PQsetnonblocking(connection->base, 1);
  return connection;
}

const char *cpostgresql_host(const struct cpostgresql_connection *connection) { return lib.PQhost(connection->base); }
const char *cpostgresql_port(const struct cpostgresql_connection *connection) { return lib.PQport(connection->base); }

void cpostgresql_close(struct cpostgresql_connection *connection) {
  lib.PQfinish(connection->base);
  free(connection);
}

bool cpostgresql_is_open(const struct cpostgresql_connection *connection) {
  return !connection->is_silent && lib.PQstatus(connection->base) == CONNECTION_OK;
}

const char *cpostgresql_failure(const struct cpostgresql_connection *connection) {
  return connection->is_silent ? "no answer in time" : lib.PQerrorMessage(connection->base);
}

int cpostgresql_process(const struct cpostgresql_connection *connection) { return lib.PQbackendPID(connection->base); }

bool cpostgresql_is_in_transaction(const struct cpostgresql_connection *connection) {
  PGTransactionStatusType status = lib.PQtransactionStatus(connection->base);
  return status != PQTRANS_IDLE && status != PQTRANS_UNKNOWN;
}

bool cpostgresql_has_failed(const struct cpostgresql_connection *connection) {
  return lib.PQtransactionStatus(connection->base) == PQTRANS_INERROR;
}

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Waits until the server sends data or, if `sends` is true, until data can be sent. Returns false after the timeout.
   An error of the socket is reported by its next use. */
static bool wait_until(const struct cpostgresql_connection *connection, int64_t end, bool sends) {
  struct pollfd socket = {.fd = lib.PQsocket(connection->base), .events = POLLIN | (sends ? POLLOUT : 0)};
  while (socket.fd >= 0) {
    int64_t left = connection->timeout < 0 ? -1 : end - milliseconds();
    if (connection->timeout >= 0 && left < 0) return false;
    int ready = poll(&socket, 1, (int)left);
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
  }
  return true;
}

/* Sends the rest of the queued data and waits for a result. Returns NULL if there is no more result, or none came in
   time. */
static PGresult *next_result(struct cpostgresql_connection *connection) {
  PGconn *base = connection->base;
  if (connection->is_silent) return NULL;
  int64_t end = milliseconds() + connection->timeout;
  for (;;) {
    int flushed = lib.PQflush(base);
    if (flushed <= 0 && !lib.PQisBusy(base)) break;
    if (!wait_until(connection, end, flushed == 1)) {
      connection->is_silent = true;
      return NULL;
    }
    if (!lib.PQconsumeInput(base)) break;
  }
  return lib.PQgetResult(base);
}

/* Reads and discards the remaining results of earlier statements. */
static void settle(struct cpostgresql_connection *connection) {
  PGresult *result;
  while ((result = next_result(connection))) lib.PQclear(result);
}

/* Returns the last result of the statements that were just sent; NULL if not all results came. */
static PGresult *last_result(struct cpostgresql_connection *connection, bool is_sent) {
  PGresult *last = NULL, *result;
  while (is_sent && (result = next_result(connection))) {
    lib.PQclear(last);
    last = result;
  }
  if (!connection->is_silent) return last;
  lib.PQclear(last);
  return NULL;
}

PGresult *cpostgresql_command(struct cpostgresql_connection *connection, const char *sql) {
  return last_result(connection, cpostgresql_send(connection, sql));
}

PGresult *cpostgresql_prepare(struct cpostgresql_connection *connection, const char *name, const char *sql) {
  settle(connection);
  return last_result(connection, cpostgresql_add_prepare(connection, name, sql));
}

PGresult *cpostgresql_run(struct cpostgresql_connection *connection, struct cpostgresql_statement run) {
  settle(connection);
  return last_result(connection, cpostgresql_add_run(connection, run));
}

bool cpostgresql_begin_pipeline(struct cpostgresql_connection *connection) {
  settle(connection);
  return lib.PQenterPipelineMode(connection->base) == 1;
}

bool cpostgresql_add_command(struct cpostgresql_connection *connection, const char *sql) {
  return lib.PQsendQueryParams(connection->base, sql, 0, NULL, NULL, NULL, NULL, 1) == 1;
}

bool cpostgresql_add_prepare(struct cpostgresql_connection *connection, const char *name, const char *sql) {
  return lib.PQsendPrepare(connection->base, name, sql, 0, NULL) == 1;
}

bool cpostgresql_add_run(struct cpostgresql_connection *connection, struct cpostgresql_statement run) {
  PGconn *base = connection->base;
  if (run.is_text)
    return lib.PQsendQueryParams(base, run.name, run.count, NULL, run.values, run.lengths, run.formats, 1) == 1;
  return lib.PQsendQueryPrepared(base, run.name, run.count, run.values, run.lengths, run.formats, 1) == 1;
}

bool cpostgresql_sync(struct cpostgresql_connection *connection) {
  return lib.PQpipelineSync(connection->base) == 1;
}

PGresult *cpostgresql_next(struct cpostgresql_connection *connection) {
  PGresult *result = next_result(connection);
  /* Each statement has a result and then a NULL; the end of the pipeline has only a result, unless the connection
     broke. */
  if (!result) result = next_result(connection);
  if (!result || lib.PQresultStatus(result) != PGRES_PIPELINE_SYNC) return result;
  lib.PQclear(result);
  return NULL;
}

void cpostgresql_end_pipeline(struct cpostgresql_connection *connection) {
  PGresult *result;
  while ((result = cpostgresql_next(connection))) lib.PQclear(result);
  lib.PQexitPipelineMode(connection->base);
}

bool cpostgresql_send(struct cpostgresql_connection *connection, const char *sql) {
  settle(connection);
  return lib.PQsendQuery(connection->base, sql) == 1;
}

void cpostgresql_clear(PGresult *result) { lib.PQclear(result); }

bool cpostgresql_succeeded(const PGresult *result) {
  switch (lib.PQresultStatus(result)) {
    case PGRES_EMPTY_QUERY:
    case PGRES_COMMAND_OK:
    case PGRES_TUPLES_OK:
      return true;
    default:
      return false;
  }
}

const char *cpostgresql_state(const PGresult *result) {
  const char *state = lib.PQresultErrorField(result, PG_DIAG_SQLSTATE);
  return state ? state : "";
}

const char *cpostgresql_message(const PGresult *result) { return lib.PQresultErrorMessage(result); }
int cpostgresql_rows(const PGresult *result) { return lib.PQntuples(result); }
const char *cpostgresql_changed(PGresult *result) { return lib.PQcmdTuples(result); }
bool cpostgresql_is_null(const PGresult *result, int row, int column) {
  return lib.PQgetisnull(result, row, column) == 1;
}

/* Returns true for bool, int8, int2 and int4, by their object identifiers in pg_type, which never change. */
static bool is_number(Oid type) { return type == 16 || type == 20 || type == 21 || type == 23; }

int64_t cpostgresql_number(const PGresult *result, int row, int column, bool *is_other) {
  const unsigned char *bytes = (const unsigned char *)lib.PQgetvalue(result, row, column);
  int length = lib.PQgetlength(result, row, column);
  if (length < 1) return 0;
  if (!is_number(lib.PQftype(result, column))) {
    *is_other = true;
    return 0;
  }
  uint64_t number = length > 1 && bytes[0] & 0x80 ? UINT64_MAX : 0;
  for (int index = 0; index < length; index++) number = number << 8 | bytes[index];
  return (int64_t)number;
}

const char *cpostgresql_bytes(const PGresult *result, int row, int column) {
  return lib.PQgetvalue(result, row, column);
}
int cpostgresql_length(const PGresult *result, int row, int column) { return lib.PQgetlength(result, row, column); }
