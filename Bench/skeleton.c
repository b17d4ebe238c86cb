#include "skeleton.h"

#include <stdio.h>
#include <stdlib.h>

static int read_piece(FILE *file, struct piece *piece) {
  unsigned char head[5];
  if (fread(head, 1, 5, file) != 5) return 0;
  piece->kind = (char)head[0];
  piece->length = (size_t)head[1] << 24 | head[2] << 16 | head[3] << 8 | head[4];
  piece->bytes = malloc(piece->length + 1);
  return piece->bytes && fread(piece->bytes, 1, piece->length, file) == piece->length;
}

struct skeleton *read_skeleton(const char *path) {
  FILE *file = fopen(path, "rb");
  struct skeleton *skeleton = calloc(1, sizeof *skeleton);
  struct row *row = NULL;
  struct piece piece;
  if (!file || !skeleton) return NULL;
  while (read_piece(file, &piece)) {
    switch (piece.kind) {
      case 'H': row = &skeleton->head; break;
      case 'T': skeleton->tail = piece; break;
      case 'O': skeleton->group_open = piece; break;
      case 'M': skeleton->group_titled = piece; break;
      case 'X': skeleton->group_close = piece; break;
      case 'B': skeleton->between_rows = piece; break;
      case 'V': row = &skeleton->rows[piece.bytes[0] - '0'][piece.bytes[1] - '0']; break;
      default:
        if (!row || row->count == sizeof row->pieces / sizeof row->pieces[0]) return NULL;
        row->pieces[row->count++] = piece;
    }
  }
  fclose(file);
  return skeleton;
}
