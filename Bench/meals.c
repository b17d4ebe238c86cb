// The meal list in C: the same query over the same database, printing the same page, byte for byte.
//
// The page's markup comes from a skeleton that is read once; each value is read, formatted and escaped per request.
// The meals must be older than last week and of another year, as bench.py's are: "Today" and "Last week" are not here.
//
// Usage: meals SOCKET DATABASE SKELETON THREADS
#include <fcgiapp.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "skeleton.h"
#include "text.h"

enum { page_size = 50 };
enum column { id, photo, eaten_on, eaten_at, name, category, energy, carbs, protein, fat, rating, favourite };

// MealStore's first page.
static const char query[] =
    "SELECT id, photo_id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, rating, "
    "is_favourite FROM meal WHERE person_id = ?1 AND deleted_at IS NULL "
    "ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT ?2";

static int listener;
static const char *database;
static const struct skeleton *skeleton;

static void append_piece(struct text *page, const struct piece *piece) { append(page, piece->bytes, piece->length); }

static const char *column_text(sqlite3_stmt *statement, enum column column) {
  return (const char *)sqlite3_column_text(statement, column);
}

static void append_lowercase(struct text *page, const char *word) {
  for (; *word; word++) {
    char letter = (char)(*word >= 'A' && *word <= 'Z' ? *word + 32 : *word);
    append(page, &letter, 1);
  }
}

static void append_field(struct text *page, char field, sqlite3_stmt *row) {
  switch (field) {
    case 'i': append_number(page, sqlite3_column_int64(row, id)); break;
    case 'n': append_escaped(page, column_text(row, name), (size_t)sqlite3_column_bytes(row, name)); break;
    case 'c': append_escaped(page, column_text(row, category), (size_t)sqlite3_column_bytes(row, category)); break;
    case 'p': append_lowercase(page, column_text(row, category)); break;
    case 'e': append_energy(page, sqlite3_column_int64(row, energy)); break;
    case 'k': append_grams(page, sqlite3_column_int64(row, carbs)); break;
    case 'r': append_grams(page, sqlite3_column_int64(row, protein)); break;
    case 'f': append_grams(page, sqlite3_column_int64(row, fat)); break;
    case 'd': append_day(page, column_text(row, eaten_on)); break;
  }
}

static void append_row(struct text *page, sqlite3_stmt *row) {
  const struct row *pieces = &skeleton->rows[sqlite3_column_int(row, rating)][sqlite3_column_int(row, favourite)];
  for (int index = 0; index < pieces->count; index++) {
    const struct piece *piece = &pieces->pieces[index];
    if (piece->kind == 'L') append_piece(page, piece);
    else append_field(page, piece->kind, row);
  }
}

// A heading for each month, rows below it.
static void append_place(struct text *page, sqlite3_stmt *row, char month[8]) {
  const char *date = column_text(row, eaten_on);
  if (memcmp(month, date, 7) == 0) {
    append_piece(page, &skeleton->between_rows);
    return;
  }
  if (month[0]) append_piece(page, &skeleton->group_close);
  append_piece(page, &skeleton->group_open);
  append_month(page, date);
  append_piece(page, &skeleton->group_titled);
  memcpy(month, date, 7);
}

static void append_list(struct text *page, sqlite3_stmt *statement) {
  char month[8] = "";
  int rows = 0;
  append_piece(page, &skeleton->head);
  sqlite3_bind_int(statement, 1, 1);
  sqlite3_bind_int(statement, 2, page_size + 1);
  // The row after the last one says only that there is another page.
  while (sqlite3_step(statement) == SQLITE_ROW && rows++ < page_size) {
    append_place(page, statement, month);
    append_row(page, statement);
  }
  sqlite3_reset(statement);
  append_piece(page, &skeleton->tail);
}

static void *work(void *unused) {
  sqlite3 *connection;
  sqlite3_stmt *statement;
  struct text page = {0};
  FCGX_Request request;
  if (sqlite3_open_v2(database, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK ||
      sqlite3_prepare_v3(connection, query, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) {
    fprintf(stderr, "meals: %s\n", sqlite3_errmsg(connection));
    exit(70);
  }
  FCGX_InitRequest(&request, listener, 0);
  while (FCGX_Accept_r(&request) >= 0) {
    page.length = 0;
    append_list(&page, statement);
    FCGX_PutStr(page.bytes, (int)page.length, request.out);
    FCGX_Finish_r(&request);
  }
  return unused;
}

int main(int count, char **arguments) {
  if (count != 5) return 64;
  database = arguments[2];
  skeleton = read_skeleton(arguments[3]);
  FCGX_Init();
  listener = FCGX_OpenSocket(arguments[1], 1024);
  if (!skeleton || listener < 0) return 66;
  for (int thread = atoi(arguments[4]); thread > 1; thread--) {
    pthread_t started;
    pthread_create(&started, NULL, work, NULL);
  }
  work(NULL);
}
