// The table of ingredients' typical values (Foods/kitchen.tsv), embedded in the program.
#ifndef TIFFIN_KITCHEN_TABLE_H
#define TIFFIN_KITCHEN_TABLE_H

#include <stddef.h>

/* Returns the size of the file in bytes. */
size_t kitchen_table_size(void);

/* Returns the byte at an index of the file; 0 beyond its end. */
unsigned char kitchen_table_byte(size_t index);

#endif
