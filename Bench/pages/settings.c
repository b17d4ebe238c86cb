// The settings of a person who has changed nothing: all of the page but the values is constant for them.
//
// Read: the visitor with their settings, one statement; the day so far, one. Computed: the key of the forms.
#include "../skeleton/page.h"
#include "../skeleton/so_far.h"

static const char *const statements[] = {visitor_statement, so_far_statement, NULL};

static const struct slot slots[] = {COMMON_SLOTS, SO_FAR_SLOTS(1), {0}};

const struct page page = {statements, NULL, slots, NULL};
