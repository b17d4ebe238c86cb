// What a page in C is made of: the statements it reads, and how a value of a row is printed.
//
// The markup between the values is not written here. `skeleton.py` cuts it out of pages that Tiffin printed: this
// program, asked with "values", says what it would print for each slot, and what stands around them is constant.
#ifndef PAGE_H
#define PAGE_H

#include <sqlite3.h>
#include <stdbool.h>

#include "text.h"

enum { most_results = 12, most_loops = 8, most_keys = 4096 };

// A column of a row that was read.
struct cell {
  sqlite3_int64 number;
  const char *text;
  int length;
  bool is_null;
};

struct result {
  struct cell *cells;
  int columns, count, capacity;
};

// The first result is the visitor, in every page of somebody who is signed in.
enum visitor { person, household, person_name };

// All that a request reads. Statements may name :token_hash, :person, :household, :today, :clock and :address, the last
// part of the address.
struct reading {
  struct result results[most_results];
  struct result common;  // See `enum common`.
  struct text texts;     // Where their texts stay until the next request.
};

// What every page may print beside its results: the key of its forms, two keys that are new each time, the clock.
enum common { form_token, first_key, second_key, today, clock_time, common_count };

// Prints something of a row; `cell` is the slot's column of it.
typedef void format(struct text *text, const struct cell *cell);

struct slot {
  format *append;
  int result, column;  // Of rows: `result` is that of their loop.
};

// One piece of markup for each row of a result. Rows with the same key have the same markup.
struct loop {
  int result;
  const char *after, *ends;  // What stands before the first row, and at the end of each.
  int (*key)(const struct cell *row, const struct cell *previous);  // NULL: all rows are alike.
  const struct slot *slots;
};

enum { of_common = -1 };

// Lists end with an element of zeros.
struct page {
  const char *const *statements;
  void (*derive)(struct reading *);  // Computes further results from those that were read.
  const struct slot *slots;
  const struct loop *loops;
};

extern const struct page page;
extern const char visitor_statement[];

struct cell *add_row(struct result *result, int columns);
struct cell keep(struct text *texts, const char *bytes, int length);
void read_all(sqlite3_stmt **statements, struct reading *reading, const char *cookie, const char *address);
sqlite3_stmt **prepare_all(const char *database);

format as_text, as_markup, as_number, as_energy, as_grams, as_whole_grams, as_lowercase, as_money, as_query,
    as_tint, as_letter;

#endif
