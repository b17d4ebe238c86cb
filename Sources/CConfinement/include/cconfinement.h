// Starts a program that can do little more than read from and write to its folder.
#ifndef TIFFIN_CCONFINEMENT_H
#define TIFFIN_CCONFINEMENT_H

#include <sys/types.h>

/* Returns the version of Landlock that the kernel supports and allows to this process; 0 if none. */
int cconfinement_landlock(void);

/* Returns 1 if the kernel supports filters of system calls, and this program has one for the processor; otherwise
   0. */
int cconfinement_filters(void);

/* Starts argv[0] in a process group of its own, with only the environment env and three descriptors: empty standard
   input, and output and errors in files of these names in `folder`, which is its working folder. As far as the kernel
   can enforce it, the program may read only the system's libraries, `readable` and `folder`, write only to `folder`,
   and start processes only if `may_start_processes` is 1. It has none of root's capabilities, unless `keeps_rights`
   is 1, for a test of the other limits. Returns the process id, or -1 with the reason in errno. A later failure ends
   the process with status 126 or 127 and, if possible, a line in `errors`. */
pid_t cconfinement_spawn(
  const char *folder, const char *readable, const char *output, const char *errors, char *const argv[],
  char *const env[], int may_start_processes, int keeps_rights);

/* Returns the descriptor of an empty file in memory, which child programs do not inherit; -1 with the reason in
   errno. */
int cconfinement_memory_file(void);

#endif
