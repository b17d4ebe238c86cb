// A Bloom filter of common passwords, embedded in the program.
#ifndef TIFFIN_COMMON_PASSWORDS_H
#define TIFFIN_COMMON_PASSWORDS_H

#include <stdbool.h>
#include <stdint.h>

/* Returns true if the filter's bit with this index is set; false for an index beyond the filter. */
bool common_passwords_has_bit(uint64_t bit);

/* The number of bits in the filter. */
enum { common_passwords_size = 2541000 };

#endif
