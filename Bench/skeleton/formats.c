// How values are printed that more than one page shows.
#include <string.h>

#include "page.h"

void as_text(struct text *text, const struct cell *cell) { append_escaped(text, cell->text, (size_t)cell->length); }

void as_markup(struct text *text, const struct cell *cell) { append(text, cell->text, (size_t)cell->length); }

void as_number(struct text *text, const struct cell *cell) { append_number(text, cell->number); }

void as_energy(struct text *text, const struct cell *cell) { append_energy(text, cell->number); }

void as_grams(struct text *text, const struct cell *cell) { append_grams(text, cell->number); }

void as_whole_grams(struct text *text, const struct cell *cell) { append_energy(text, (cell->number + 500) / 1000); }

// $1,234.05
void as_money(struct text *text, const struct cell *cell) {
  append(text, "$", 1);
  append_energy(text, cell->number / 100);
  append(text, cell->number % 100 < 10 ? ".0" : ".", cell->number % 100 < 10 ? 2 : 1);
  append_number(text, cell->number % 100);
}

// As a part of an address.
void as_query(struct text *text, const struct cell *cell) {
  static const char digits[] = "0123456789ABCDEF";
  for (int index = 0; index < cell->length; index++) {
    unsigned char byte = (unsigned char)cell->text[index];
    bool is_plain = (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
                    (byte && strchr("-._~", byte));
    char escaped[] = {'%', digits[byte / 16], digits[byte % 16]};
    if (is_plain) append(text, cell->text + index, 1);
    else append(text, escaped, 3);
  }
}

static char lowercase(char letter) { return (char)(letter >= 'A' && letter <= 'Z' ? letter + 32 : letter); }

void as_lowercase(struct text *text, const struct cell *cell) {
  for (int index = 0; index < cell->length; index++) {
    char letter = lowercase(cell->text[index]);
    append(text, &letter, 1);
  }
}

// What stands in for a picture, by NameTile: "letter carbs"; the first tint has no word. With the word before it, for
// "carbs" alone stands in many places.
void as_tint(struct text *text, const struct cell *cell) {
  static const char *tints[] = {"", " carbs", " protein", " fat"};
  int sum = 0;
  for (int index = 0; index < cell->length; index++) {
    sum = (sum * 31 + (unsigned char)lowercase(cell->text[index])) % 65521;
  }
  append(text, "letter", 6);
  append(text, tints[sum % 4], strlen(tints[sum % 4]));
}

// The names of the benchmark begin with a letter of ASCII.
void as_letter(struct text *text, const struct cell *cell) {
  char letter = cell->text[0];
  if (letter >= 'a' && letter <= 'z') letter = (char)(letter - 32);
  append(text, &letter, 1);
}
