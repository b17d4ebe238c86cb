#include "markup.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int number_in(const char *bytes) { return (int)strtol(bytes, NULL, 10); }

static int read_piece(FILE *file, struct piece *piece) {
  unsigned char head[5];
  if (fread(head, 1, 5, file) != 5) return 0;
  piece->kind = (char)head[0];
  piece->length = (size_t)head[1] << 24 | head[2] << 16 | head[3] << 8 | head[4];
  piece->bytes = calloc(1, piece->length + 1);
  if (!piece->bytes || fread(piece->bytes, 1, piece->length, file) != piece->length) return 0;
  if (piece->kind != 'L') piece->number = number_in(piece->bytes);
  return 1;
}

static void add(struct pieces *pieces, struct piece piece) {
  pieces->pieces = realloc(pieces->pieces, (size_t)(pieces->count + 1) * sizeof piece);
  if (!pieces->pieces) abort();
  pieces->pieces[pieces->count++] = piece;
}

struct markup *read_markup(const char *path) {
  FILE *file = fopen(path, "rb");
  struct markup *markup = calloc(1, sizeof *markup);
  struct pieces *pieces;
  struct piece piece;
  int loop = 0;
  if (!file || !markup) return NULL;
  pieces = &markup->page;
  while (read_piece(file, &piece)) {
    switch (piece.kind) {
      case 'H': markup->head = piece; break;
      case 'E': markup->head_end = piece; break;
      case 'P': pieces = &markup->page; break;
      case 'W': loop = piece.number; break;
      case 'K':
        if (loop >= most_loops || piece.number < 0 || piece.number >= most_keys) return NULL;
        pieces = &markup->rows[loop][piece.number];
        break;
      default: add(pieces, piece);
    }
  }
  fclose(file);
  return markup;
}
