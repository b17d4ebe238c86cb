// Prints a page of Tiffin's, byte for byte, from what it reads per request and markup that is constant.
//
// Usage: PAGE SOCKET DATABASE SKELETON THREADS
//        PAGE values DATABASE COOKIE ADDRESS    what would stand in each slot, for skeleton.py
#include "page.h"

#include <fcgiapp.h>
#include <pthread.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "markup.h"

static int listener;
static const char *database;
static const struct markup *markup;

static const struct cell *row_of(const struct reading *reading, int result, int row) {
  const struct result *rows = result == of_common ? &reading->common : &reading->results[result];
  return row < rows->count ? rows->cells + row * rows->columns : NULL;
}

static void append_slot(struct text *text, const struct slot *slot, const struct reading *reading, int row) {
  const struct cell *cells = row_of(reading, slot->result, row);
  if (cells) slot->append(text, cells + slot->column);
}

static int key_of(const struct loop *loop, const struct reading *reading, int row) {
  if (!loop->key) return 0;
  return loop->key(row_of(reading, loop->result, row), row ? row_of(reading, loop->result, row - 1) : NULL);
}

static void append_rows(struct text *text, int number, const struct reading *reading) {
  const struct loop *loop = &page.loops[number];
  for (int row = 0; row < reading->results[loop->result].count; row++) {
    int key = key_of(loop, reading, row);
    const struct pieces *pieces = &markup->rows[number][key];
    if (!pieces->count) fprintf(stderr, "no markup for rows of loop %d with the key %d\n", number, key);
    for (int index = 0; index < pieces->count; index++) {
      const struct piece *piece = &pieces->pieces[index];
      switch (piece->kind) {
        case 'L': append(text, piece->bytes, piece->length); break;
        case 's': append_slot(text, &loop->slots[piece->number], reading, row); break;
        default: append_slot(text, &page.slots[piece->number], reading, 0);
      }
    }
  }
}

static void append_page(struct text *text, const struct reading *reading) {
  for (int index = 0; index < markup->page.count; index++) {
    const struct piece *piece = &markup->page.pieces[index];
    switch (piece->kind) {
      case 'L': append(text, piece->bytes, piece->length); break;
      case 'R': append_rows(text, piece->number, reading); break;
      default: append_slot(text, &page.slots[piece->number], reading, 0);
    }
  }
}

static void answer(FCGX_Request *request, struct text *head, const struct text *body) {
  head->length = 0;
  append(head, markup->head.bytes, markup->head.length);
  append_number(head, (long)body->length);
  append(head, markup->head_end.bytes, markup->head_end.length);
  FCGX_PutStr(head->bytes, (int)head->length, request->out);
  FCGX_PutStr(body->bytes, (int)body->length, request->out);
}

static void *work(void *unused) {
  sqlite3_stmt **statements = prepare_all(database);
  struct reading reading = {0};
  struct text head = {0}, body = {0};
  FCGX_Request request;
  FCGX_InitRequest(&request, listener, 0);
  while (FCGX_Accept_r(&request) >= 0) {
    body.length = 0;
    read_all(statements, &reading, FCGX_GetParam("HTTP_COOKIE", request.envp),
             FCGX_GetParam("REQUEST_URI", request.envp));
    append_page(&body, &reading);
    answer(&request, &head, &body);
    FCGX_Finish_r(&request);
  }
  return unused;
}

static void say(char kind, const char *bytes, size_t length) {
  const unsigned char head[] = {(unsigned char)kind, (unsigned char)(length >> 24), (unsigned char)(length >> 16),
                                (unsigned char)(length >> 8), (unsigned char)length};
  fwrite(head, 1, sizeof head, stdout);
  fwrite(bytes, 1, length, stdout);
}

static void say_slots(const struct slot *slots, const struct reading *reading, int row) {
  struct text text = {0};
  append(&text, "", 0);
  for (; slots && slots->append; slots++) {
    text.length = 0;
    append_slot(&text, slots, reading, row);
    say('S', text.bytes, text.length);
  }
  free(text.bytes);
}

static void say_values(const char *cookie, const char *address) {
  static const char keys[][33] = {"[a key that is new each time: 1]", "[a key that is new each time: 2]"};
  struct reading reading = {0};
  char key[16];
  read_all(prepare_all(database), &reading, cookie, address);
  for (int index = 0; index < 2; index++) reading.common.cells[first_key + index].text = keys[index];
  say_slots(page.slots, &reading, 0);
  for (const struct loop *loop = page.loops; loop && loop->ends; loop++) {
    say('A', loop->after, strlen(loop->after));
    say('Z', loop->ends, strlen(loop->ends));
    for (int row = 0; row < reading.results[loop->result].count; row++) {
      say('K', key, (size_t)snprintf(key, sizeof key, "%d", key_of(loop, &reading, row)));
      say_slots(loop->slots, &reading, row);
    }
  }
}

int main(int count, char **arguments) {
  // Without the count of what it has allocated, SQLite's allocator needs no lock.
  sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
  if (count != 5 || sodium_init() < 0) return 64;
  database = arguments[2];
  if (strcmp(arguments[1], "values") == 0) {
    say_values(arguments[3], arguments[4]);
    return 0;
  }
  markup = read_markup(arguments[3]);
  FCGX_Init();
  listener = FCGX_OpenSocket(arguments[1], 1024);
  if (!markup || listener < 0) return 66;
  for (int thread = atoi(arguments[4]); thread > 1; thread--) {
    pthread_t started;
    pthread_create(&started, NULL, work, NULL);
  }
  work(NULL);
}
