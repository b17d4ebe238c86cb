// Bytes of a page, appended by hand: what the fastest C program would do.
#ifndef TEXT_H
#define TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct text {
  char *bytes;
  size_t length, capacity;
};

void append(struct text *text, const char *bytes, size_t length);
void append_escaped(struct text *text, const char *bytes, size_t length);
void append_number(struct text *text, long number);
void append_energy(struct text *text, long kilocalories);  // 1,244
void append_grams(struct text *text, long milligrams);     // 58 g, 5.5 g
void append_day(struct text *text, const char *iso);       // Wed 19 Nov 2020
void append_month(struct text *text, const char *iso);     // November 2020

int day_of_week(const char *iso);                                         // 0 is Sunday
void append_weekday(struct text *text, const char *iso);                  // Wed
void append_day_number(struct text *text, const char *iso);               // 19
void append_day_and_month(struct text *text, const char *iso);            // 19 November
void append_long_day(struct text *text, const char *iso, bool has_year);  // Wednesday 19 November 2020

#endif
