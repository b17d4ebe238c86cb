// Foods/kitchen.tsv, embedded in the program.
#ifndef TIFFIN_KITCHEN_TABLE_H
#define TIFFIN_KITCHEN_TABLE_H

#include <stddef.h>

/* Returns the number of bytes. */
size_t kitchen_table_size(void);

/* Returns a byte of the file; 0 beyond its end. */
unsigned char kitchen_table_byte(size_t index);

#endif
