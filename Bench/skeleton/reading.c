// The statements of a page, prepared once per thread, and the rows they give.
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "page.h"

const char visitor_statement[] =
    "SELECT person.id, person.household_id, person.name FROM session JOIN person ON person.id = session.person_id "
    "WHERE session.token_hash = :token_hash";

struct cell *add_row(struct result *result, int columns) {
  if ((result->count + 1) * columns > result->capacity) {
    result->capacity = (result->count + 1) * columns * 2;
    result->cells = realloc(result->cells, (size_t)result->capacity * sizeof *result->cells);
    if (!result->cells) abort();
  }
  result->columns = columns;
  return result->cells + result->count++ * columns;
}

sqlite3_stmt **prepare_all(const char *database) {
  sqlite3 *connection;
  sqlite3_stmt **statements = calloc(most_results, sizeof *statements);
  int how = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
  if (!statements || sqlite3_open_v2(database, &connection, how, NULL)) exit(66);
  for (int index = 0; page.statements[index]; index++) {
    const char *text = page.statements[index];
    if (sqlite3_prepare_v3(connection, text, -1, SQLITE_PREPARE_PERSISTENT, &statements[index], NULL)) {
      fprintf(stderr, "%s: %s\n", text, sqlite3_errmsg(connection));
      exit(70);
    }
  }
  return statements;
}

// Texts are copied where they stay until the next request: there is room for the largest page.
struct cell keep(struct text *texts, const char *bytes, int length) {
  if (texts->length + (size_t)length > texts->capacity) {
    if (texts->length) abort();
    texts->capacity = 1 << 22;
    texts->bytes = malloc(texts->capacity);
    if (!texts->bytes) abort();
  }
  memcpy(texts->bytes + texts->length, bytes, (size_t)length);
  texts->length += (size_t)length;
  return (struct cell){.text = texts->bytes + texts->length - length, .length = length};
}

static struct cell text_cell(struct text *texts, const char *bytes) {
  return keep(texts, bytes, (int)strlen(bytes));
}

static void read_row(sqlite3_stmt *statement, struct result *result, struct text *texts) {
  struct cell *cells = add_row(result, sqlite3_column_count(statement));
  for (int column = 0; column < result->columns; column++) {
    struct cell *cell = &cells[column];
    *cell = (struct cell){0};
    switch (sqlite3_column_type(statement, column)) {
      case SQLITE_INTEGER: cell->number = sqlite3_column_int64(statement, column); break;
      case SQLITE_NULL: cell->is_null = true; break;
      default: {
        const char *bytes = (const char *)sqlite3_column_text(statement, column);
        *cell = keep(texts, bytes, sqlite3_column_bytes(statement, column));
      }
    }
  }
}

// The browser's secret: what its session is found by, and what the key of its forms is made from.
static void read_cookie(const char *cookie, struct text *texts, char hash[65], struct cell *token) {
  unsigned char secret[32] = {0}, digest[crypto_hash_sha256_BYTES], code[16];
  char encoded[32];
  size_t length = 0;
  const char *value = cookie ? strchr(cookie, '=') : NULL;
  hash[0] = 0;
  *token = (struct cell){.text = ""};
  if (!value || sodium_base642bin(secret, sizeof secret, value + 1, strcspn(value + 1, ";"), NULL, &length, NULL,
                                  sodium_base64_VARIANT_URLSAFE_NO_PADDING)) {
    return;
  }
  crypto_hash_sha256(digest, secret, length);
  sodium_bin2hex(hash, 65, digest, sizeof digest);
  crypto_generichash(code, sizeof code, (const unsigned char *)"form", 4, secret, length);
  sodium_bin2base64(encoded, sizeof encoded, code, sizeof code, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
  *token = text_cell(texts, encoded);
}

static void read_common(struct reading *reading, struct text *texts, struct cell token) {
  char now[32], hexadecimal[33];
  unsigned char random[16];
  time_t seconds = time(NULL);
  struct tm parts;
  struct cell *cells = add_row(&reading->common, common_count);
  cells[form_token] = token;
  for (int key = first_key; key <= second_key; key++) {
    randombytes_buf(random, sizeof random);
    cells[key] = text_cell(texts, sodium_bin2hex(hexadecimal, sizeof hexadecimal, random, sizeof random));
  }
  localtime_r(&seconds, &parts);
  strftime(now, sizeof now, "%Y-%m-%d", &parts);
  cells[today] = text_cell(texts, now);
  strftime(now, sizeof now, "%H:%M", &parts);
  cells[clock_time] = text_cell(texts, now);
}

static void bind(sqlite3_stmt *statement, const struct reading *reading, const char *hash, const char *address) {
  for (int index = sqlite3_bind_parameter_count(statement); index > 0; index--) {
    const char *name = sqlite3_bind_parameter_name(statement, index);
    const struct cell *visitor = reading->results[0].cells, *day = &reading->common.cells[today];
    switch (name[1]) {
      case 'p': sqlite3_bind_int64(statement, index, visitor[person].number); break;
      case 'h': sqlite3_bind_int64(statement, index, visitor[household].number); break;
      case 'c': sqlite3_bind_text(statement, index, reading->common.cells[clock_time].text, 5, SQLITE_STATIC); break;
      case 'a': sqlite3_bind_text(statement, index, address, -1, SQLITE_STATIC); break;
      default:
        if (strcmp(name, ":today") == 0) sqlite3_bind_text(statement, index, day->text, day->length, SQLITE_STATIC);
        else sqlite3_bind_text(statement, index, hash, -1, SQLITE_STATIC);
    }
  }
}

void read_all(sqlite3_stmt **statements, struct reading *reading, const char *cookie, const char *address) {
  struct text *texts = &reading->texts;
  char hash[65];
  struct cell token;
  const char *last = address ? strrchr(address, '/') : NULL;
  texts->length = 0;
  for (int index = 0; index < most_results; index++) reading->results[index].count = 0;
  reading->common.count = 0;
  read_cookie(cookie, texts, hash, &token);
  read_common(reading, texts, token);
  for (int index = 0; page.statements[index]; index++) {
    if (index == 1 && !reading->results[0].count) break;
    bind(statements[index], reading, hash, last ? last + 1 : "");
    while (sqlite3_step(statements[index]) == SQLITE_ROW) read_row(statements[index], &reading->results[index], texts);
    sqlite3_reset(statements[index]);
  }
  if (page.derive) page.derive(reading);
}
