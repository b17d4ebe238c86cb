// A function that glibc's headers do not expose to Swift.
#define _GNU_SOURCE
#include "cconfinement.h"

#include <sys/mman.h>

int cconfinement_memory_file(void) { return memfd_create("upload", MFD_CLOEXEC); }
