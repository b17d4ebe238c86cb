// The markup of a page without its values, as skeleton.py cuts it out of pages that Tiffin printed.
//
// A file of pieces: a byte that says what it is, its length in four bytes (big endian), its bytes.
#ifndef MARKUP_H
#define MARKUP_H

#include <stddef.h>

#include "page.h"

struct piece {
  char kind;  // 'L' bytes as they are, 'S' slot of the page, 's' slot of the row, 'R' rows of a loop
  int number;  // Of the slot or the loop.
  size_t length;
  char *bytes;
};

struct pieces {
  struct piece *pieces;
  int count;
};

struct markup {
  struct piece head, head_end;  // Before and after the length of the content.
  struct pieces page;
  struct pieces rows[most_loops][most_keys];
};

struct markup *read_markup(const char *path);

#endif
