#include "common_passwords.h"

// Scripts/lib/password_filter.py creates the file. The lowest bit of a byte comes first.
static const unsigned char filter[] = {
#embed "common-passwords.bloom"
};

_Static_assert(sizeof filter * 8 == common_passwords_size, "the file has another size");

bool common_passwords_has_bit(uint64_t bit) {
  return bit < common_passwords_size && filter[bit / 8] >> (bit % 8) & 1;
}
