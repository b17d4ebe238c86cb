#include "cpostgresql.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#define FUNCTIONS(each)                                                                                               \
  each(PQbackendPID) each(PQclear) each(PQcmdTuples) each(PQconnectdbParams) each(PQconninfoFree)                     \
  each(PQconninfoParse) each(PQenterPipelineMode) each(PQerrorMessage) each(PQexec) each(PQexecParams) each(PQhost)   \
  each(PQexecPrepared) each(PQexitPipelineMode) each(PQfinish) each(PQftype) each(PQgetResult) each(PQgetisnull)      \
  each(PQgetlength) each(PQgetvalue) each(PQntuples) each(PQpipelineSync) each(PQport) each(PQprepare)                \
  each(PQresultErrorField)                                                                                            \
  each(PQresultErrorMessage) each(PQresultStatus) each(PQsendPrepare) each(PQsendQuery) each(PQsendQueryParams)       \
  each(PQsendQueryPrepared) each(PQsetNoticeProcessor) each(PQstatus) each(PQtransactionStatus)

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

/* Notices go to standard error otherwise. */
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

PGconn *cpostgresql_connect(const char *address, struct cpostgresql_wish wish) {
  /* Later ones go before earlier ones, and what is NULL is not said. A server that is gone without a word is noticed
     within eight seconds, or two where another one may answer, whether it has not acknowledged what was sent or not
     answered it: then it is asked whether it is there. */
  const char *silence = wish.hosts ? "1" : "2", *limit = wish.hosts ? "2000" : "8000";
  const char *names[] = {"connect_timeout", "target_session_attrs", "keepalives_idle",      "keepalives_interval",
                         "tcp_user_timeout", "keepalives_count",    "application_name",     "dbname",
                         "client_encoding", "host",                 "port",                 "target_session_attrs",
                         NULL};
  const char *values[] = {wish.seconds, "read-write", silence,    silence,
                          limit,        "3",          "tiffin",   address,
                          "UTF8",       wish.hosts,   wish.ports, wish.reads_only ? "prefer-standby" : NULL,
                          NULL};
  PGconn *connection = lib.PQconnectdbParams(names, values, 1);
  if (connection) lib.PQsetNoticeProcessor(connection, ignore, NULL);
  return connection;
}

const char *cpostgresql_host(const PGconn *connection) { return lib.PQhost(connection); }
const char *cpostgresql_port(const PGconn *connection) { return lib.PQport(connection); }
void cpostgresql_close(PGconn *connection) { lib.PQfinish(connection); }
bool cpostgresql_is_open(const PGconn *connection) { return lib.PQstatus(connection) == CONNECTION_OK; }
const char *cpostgresql_failure(const PGconn *connection) { return lib.PQerrorMessage(connection); }
int cpostgresql_process(const PGconn *connection) { return lib.PQbackendPID(connection); }
bool cpostgresql_is_in_transaction(const PGconn *connection) {
  PGTransactionStatusType status = lib.PQtransactionStatus(connection);
  return status != PQTRANS_IDLE && status != PQTRANS_UNKNOWN;
}
bool cpostgresql_has_failed(const PGconn *connection) {
  return lib.PQtransactionStatus(connection) == PQTRANS_INERROR;
}

/* Takes what was sent before. */
static void settle(PGconn *connection) {
  PGresult *result;
  while ((result = lib.PQgetResult(connection))) lib.PQclear(result);
}

PGresult *cpostgresql_command(PGconn *connection, const char *sql) {
  settle(connection);
  return lib.PQexec(connection, sql);
}

PGresult *cpostgresql_prepare(PGconn *connection, const char *name, const char *sql) {
  settle(connection);
  return lib.PQprepare(connection, name, sql, 0, NULL);
}

bool cpostgresql_begin_pipeline(PGconn *connection) {
  settle(connection);
  return lib.PQenterPipelineMode(connection) == 1;
}

bool cpostgresql_add_command(PGconn *connection, const char *sql) {
  return lib.PQsendQueryParams(connection, sql, 0, NULL, NULL, NULL, NULL, 1) == 1;
}

bool cpostgresql_add_prepare(PGconn *connection, const char *name, const char *sql) {
  return lib.PQsendPrepare(connection, name, sql, 0, NULL) == 1;
}

bool cpostgresql_add_run(PGconn *connection, struct cpostgresql_statement run) {
  if (run.is_text)
    return lib.PQsendQueryParams(connection, run.name, run.count, NULL, run.values, run.lengths, run.formats, 1) == 1;
  return lib.PQsendQueryPrepared(connection, run.name, run.count, run.values, run.lengths, run.formats, 1) == 1;
}

bool cpostgresql_sync(PGconn *connection) { return lib.PQpipelineSync(connection) == 1; }

PGresult *cpostgresql_next(PGconn *connection) {
  PGresult *result = lib.PQgetResult(connection);
  /* Each statement has a result and a NULL after it; the end has a result alone, unless the connection broke. */
  if (!result) result = lib.PQgetResult(connection);
  if (!result || lib.PQresultStatus(result) != PGRES_PIPELINE_SYNC) return result;
  lib.PQclear(result);
  return NULL;
}

void cpostgresql_end_pipeline(PGconn *connection) {
  PGresult *result;
  while ((result = cpostgresql_next(connection))) lib.PQclear(result);
  lib.PQexitPipelineMode(connection);
}

/* Both statements in one packet: they cost one round trip. */
static PGresult *run_both(PGconn *connection, const char *before, struct cpostgresql_statement run) {
  PGresult *given = NULL, *result;
  if (!cpostgresql_begin_pipeline(connection)) return NULL;
  if (!cpostgresql_add_command(connection, before) || !cpostgresql_add_run(connection, run) ||
      !cpostgresql_sync(connection))
    return NULL;
  while ((result = cpostgresql_next(connection))) {
    bool has_failed = given && lib.PQresultStatus(given) == PGRES_FATAL_ERROR;
    lib.PQclear(has_failed ? result : given);
    if (!has_failed) given = result;
  }
  cpostgresql_end_pipeline(connection);
  return given;
}

PGresult *cpostgresql_run(PGconn *connection, const char *before, struct cpostgresql_statement run) {
  settle(connection);
  if (before) return run_both(connection, before, run);
  if (run.is_text)
    return lib.PQexecParams(connection, run.name, run.count, NULL, run.values, run.lengths, run.formats, 1);
  return lib.PQexecPrepared(connection, run.name, run.count, run.values, run.lengths, run.formats, 1);
}

bool cpostgresql_send(PGconn *connection, const char *sql) {
  settle(connection);
  return lib.PQsendQuery(connection, sql) == 1;
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

/* bool, int8, int2 and int4, by their numbers in pg_type: they never change. */
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
