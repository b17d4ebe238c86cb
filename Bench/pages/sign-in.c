// The sign-in page of a browser that has been here before, but has no session.
//
// Read: whether there is a session, one statement. Computed: the key of the form, from the browser's cookie.
#include "../skeleton/page.h"

static const char *const statements[] = {visitor_statement, NULL};

static const struct slot slots[] = {{as_markup, of_common, form_token}, {0}};

const struct page page = {statements, NULL, slots, NULL};
