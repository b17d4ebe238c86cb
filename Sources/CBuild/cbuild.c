#include "cbuild.h"

uint64_t cbuild_commit(void) { return TIFFIN_COMMIT; }
