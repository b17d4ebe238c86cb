#include "kitchen_table.h"

static const unsigned char table[] = {
#embed "../../Foods/kitchen.tsv"
};

size_t kitchen_table_size(void) { return sizeof table; }

unsigned char kitchen_table_byte(size_t index) { return index < sizeof table ? table[index] : 0; }
