#include "text.h"

#include <stdlib.h>
#include <string.h>

static const char *const months[] = {"January", "February", "March",     "April",   "May",      "June",
                                     "July",    "August",   "September", "October", "November", "December"};
static const char *const weekdays[] = {"Sunday",   "Monday", "Tuesday", "Wednesday",
                                       "Thursday", "Friday", "Saturday"};

void append(struct text *text, const char *bytes, size_t length) {
  if (text->length + length > text->capacity) {
    text->capacity = (text->length + length) * 2;
    text->bytes = realloc(text->bytes, text->capacity);
    if (!text->bytes) abort();
  }
  memcpy(text->bytes + text->length, bytes, length);
  text->length += length;
}

void append_escaped(struct text *text, const char *bytes, size_t length) {
  size_t from = 0;
  for (size_t at = 0; at < length; at++) {
    const char *entity;
    switch (bytes[at]) {
      case '&': entity = "&amp;"; break;
      case '<': entity = "&lt;"; break;
      case '>': entity = "&gt;"; break;
      case '"': entity = "&quot;"; break;
      case '\'': entity = "&#39;"; break;
      default: continue;
    }
    append(text, bytes + from, at - from);
    append(text, entity, strlen(entity));
    from = at + 1;
  }
  append(text, bytes + from, length - from);
}

void append_number(struct text *text, long number) {
  char digits[20];
  size_t start = sizeof digits;
  do digits[--start] = (char)('0' + number % 10);
  while (number /= 10);
  append(text, digits + start, sizeof digits - start);
}

void append_energy(struct text *text, long kilocalories) {
  if (kilocalories >= 1000) {
    append_number(text, kilocalories / 1000);
    append(text, ",", 1);
    kilocalories %= 1000;
    if (kilocalories < 100) append(text, "00", kilocalories < 10 ? 2 : 1);
  }
  append_number(text, kilocalories);
}

void append_grams(struct text *text, long milligrams) {
  long tenths = (milligrams + 50) / 100;
  append_number(text, tenths / 10);
  if (tenths % 10) {
    append(text, ".", 1);
    append_number(text, tenths % 10);
  }
  append(text, " g", 2);
}

static int two(const char *digits) { return (digits[0] - '0') * 10 + digits[1] - '0'; }

// Sakamoto's method.
static int weekday(int year, int month, int day) {
  static const int shift[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
  if (month < 3) year--;
  return (year + year / 4 - year / 100 + year / 400 + shift[month - 1] + day) % 7;
}

static int year_in(const char *iso) { return two(iso) * 100 + two(iso + 2); }

int day_of_week(const char *iso) { return weekday(year_in(iso), two(iso + 5), two(iso + 8)); }

void append_weekday(struct text *text, const char *iso) { append(text, weekdays[day_of_week(iso)], 3); }

void append_day_number(struct text *text, const char *iso) { append_number(text, two(iso + 8)); }

void append_day(struct text *text, const char *iso) {
  append_weekday(text, iso);
  append(text, " ", 1);
  append_day_number(text, iso);
  append(text, " ", 1);
  append(text, months[two(iso + 5) - 1], 3);
  append(text, " ", 1);
  append(text, iso, 4);
}

void append_day_and_month(struct text *text, const char *iso) {
  const char *month = months[two(iso + 5) - 1];
  append_day_number(text, iso);
  append(text, " ", 1);
  append(text, month, strlen(month));
}

void append_long_day(struct text *text, const char *iso, bool has_year) {
  const char *weekday = weekdays[day_of_week(iso)];
  append(text, weekday, strlen(weekday));
  append(text, " ", 1);
  append_day_and_month(text, iso);
  if (!has_year) return;
  append(text, " ", 1);
  append(text, iso, 4);
}

void append_month(struct text *text, const char *iso) {
  const char *month = months[two(iso + 5) - 1];
  append(text, month, strlen(month));
  append(text, " ", 1);
  append(text, iso, 4);
}
