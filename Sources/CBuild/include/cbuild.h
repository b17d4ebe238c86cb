// Facts about the build.
#ifndef TIFFIN_CBUILD_H
#define TIFFIN_CBUILD_H

#include <stdint.h>

/* Returns the first ten hexadecimal digits of the commit that was built, as a number; 0 if it is unknown. */
uint64_t cbuild_commit(void);

#endif
