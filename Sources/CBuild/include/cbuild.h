// What only the build knows.
#ifndef TIFFIN_CBUILD_H
#define TIFFIN_CBUILD_H

#include <stdint.h>

/* The first ten hexadecimal digits of the commit that was built, as a number; 0 if nobody said. */
uint64_t cbuild_commit(void);

#endif
