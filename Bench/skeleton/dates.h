// Days of the calendar that a page computes.
#ifndef DATES_H
#define DATES_H

#include "page.h"

// So many days after an ISO date, as strftime writes it, in UTC.
struct cell written_day(struct reading *reading, const char *iso, int days, const char *how);

#endif
