// The meal list in C: the same queries over the same database, printing the same page, byte for byte.
//
// The page's markup comes from a skeleton that is read once; each value is read, formatted and escaped per request.
// The meals must be older than last week and of another year, tell all their figures, and be of a person without a goal,
// as bench.py's are: "Today", "Last week", "at least" and rings are not here.
//
// Usage: meals SOCKET DATABASE SKELETON THREADS
#include <fcgiapp.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "skeleton.h"
#include "text.h"

enum { page_size = 50 };
enum column { id, photo, eaten_on, eaten_at, name, category, energy, carbs, protein, fat, rating, favourite };

// MealStore's first page.
static const char query[] =
    "SELECT id, photo_id, eaten_on, eaten_at, name, category, energy_kcal, carbs_mg, protein_mg, fat_mg, rating, "
    "is_favourite FROM meal WHERE person_id = ?1 AND deleted_at IS NULL "
    "ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT ?2";

// MealStore's totals of a day.
enum total { meals, total_energy, told_energy, total_carbs, told_carbs, total_protein, told_protein, total_fat };
static const char so_far[] =
    "SELECT COUNT(*), COALESCE(SUM(energy_kcal), 0), COUNT(energy_kcal), COALESCE(SUM(carbs_mg), 0), COUNT(carbs_mg), "
    "COALESCE(SUM(protein_mg), 0), COUNT(protein_mg), COALESCE(SUM(fat_mg), 0), COUNT(fat_mg) FROM meal "
    "WHERE person_id = ?1 AND deleted_at IS NULL AND eaten_on = ?2";

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

// NameTile's tint: " carbs"; nothing for the first.
static void append_tint(struct text *page, const char *name) {
  static const char *tints[] = {"", " carbs", " protein", " fat"};
  int sum = 0;
  for (; *name; name++) sum = (sum * 31 + (unsigned char)(*name >= 'A' && *name <= 'Z' ? *name + 32 : *name)) % 65521;
  append(page, tints[sum % 4], strlen(tints[sum % 4]));
}

// bench.py's names begin with a letter of ASCII.
static void append_letter(struct text *page, const char *name) {
  char letter = (char)(*name >= 'a' && *name <= 'z' ? *name - 32 : *name);
  append(page, &letter, 1);
}

static void append_field(struct text *page, char field, sqlite3_stmt *row) {
  switch (field) {
    case 'i': append_number(page, sqlite3_column_int64(row, id)); break;
    case 'n': append_escaped(page, column_text(row, name), (size_t)sqlite3_column_bytes(row, name)); break;
    case 'c': append_escaped(page, column_text(row, category), (size_t)sqlite3_column_bytes(row, category)); break;
    case 't': append_tint(page, column_text(row, name)); break;
    case 'l': append_letter(page, column_text(row, name)); break;
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

static void append_whole_grams(struct text *page, sqlite3_stmt *totals, enum total column) {
  append_energy(page, (sqlite3_column_int64(totals, column) + 500) / 1000);
}

static void append_head(struct text *page, sqlite3_stmt *totals) {
  char today[11];
  time_t now = time(NULL);
  struct tm parts;
  strftime(today, sizeof today, "%Y-%m-%d", localtime_r(&now, &parts));
  sqlite3_bind_int(totals, 1, 1);
  sqlite3_bind_text(totals, 2, today, 10, SQLITE_TRANSIENT);
  sqlite3_step(totals);
  for (int index = 0; index < skeleton->head.count; index++) {
    const struct piece *piece = &skeleton->head.pieces[index];
    switch (piece->kind) {
      case 'L': append_piece(page, piece); break;
      case 'E': append_energy(page, sqlite3_column_int64(totals, total_energy)); break;
      case 'K': append_whole_grams(page, totals, total_carbs); break;
      case 'R': append_whole_grams(page, totals, total_protein); break;
      case 'F': append_whole_grams(page, totals, total_fat); break;
    }
  }
  sqlite3_reset(totals);
}

static void append_list(struct text *page, sqlite3_stmt *statement) {
  char month[8] = "";
  int rows = 0;
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
  sqlite3_stmt *statement, *totals;
  struct text page = {0};
  FCGX_Request request;
  if (sqlite3_open_v2(database, &connection, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK ||
      sqlite3_prepare_v3(connection, query, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK ||
      sqlite3_prepare_v3(connection, so_far, -1, SQLITE_PREPARE_PERSISTENT, &totals, NULL) != SQLITE_OK) {
    fprintf(stderr, "meals: %s\n", sqlite3_errmsg(connection));
    exit(70);
  }
  FCGX_InitRequest(&request, listener, 0);
  while (FCGX_Accept_r(&request) >= 0) {
    page.length = 0;
    append_head(&page, totals);
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
