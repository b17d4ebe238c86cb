#include "dates.h"

#include <string.h>
#include <time.h>

static int digits(const char *from, int count) {
  int number = 0;
  while (count--) number = number * 10 + *from++ - '0';
  return number;
}

struct cell written_day(struct reading *reading, const char *iso, int days, const char *how) {
  char written[64];
  struct tm parts = {.tm_year = digits(iso, 4) - 1900, .tm_mon = digits(iso + 5, 2) - 1, .tm_mday = digits(iso + 8, 2)};
  time_t seconds = timegm(&parts) + days * 86400L;
  gmtime_r(&seconds, &parts);
  return keep(&reading->texts, written, (int)strftime(written, sizeof written, how, &parts));
}
