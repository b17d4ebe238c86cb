// The markup of Tiffin's meal list without its values, as bench.py cuts it out of a real page.
//
// A file of pieces: a byte that says what it is, its length in four bytes (big endian), its bytes.
#ifndef SKELETON_H
#define SKELETON_H

#include <stddef.h>

struct piece {
  char kind;  // 'L' literal, else a field of a row or of the head
  size_t length;
  char *bytes;
};

// Markup with fields in it: the head of the page, or a row with a certain rating that is a favourite or is not.
struct row {
  struct piece pieces[64];
  int count;
};

enum { ratings = 6, favourites = 2 };

struct skeleton {
  struct row head;
  struct piece tail, group_open, group_titled, group_close, between_rows;
  struct row rows[ratings][favourites];
};

struct skeleton *read_skeleton(const char *path);

#endif
