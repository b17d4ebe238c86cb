// Starts a program that can do little more than read from and write to its folder.
#ifndef TIFFIN_CCONFINEMENT_H
#define TIFFIN_CCONFINEMENT_H

#include <sys/types.h>

/* Returns the version of Landlock that the kernel supports and allows to this process; 0 if none. */
int cconfinement_landlock(void);

/* Returns 1 if the kernel supports filters of system calls. */
int cconfinement_filters(void);

/* Starts argv[0] in a process group of its own, with only the environment env and three descriptors: empty standard
   input, and output and errors in the named files of the folder, which is its working folder. It may read the
   system's libraries and `readable`, and write to `folder` only; it has none of root's capabilities,
   unless it keeps them for a test of the other limits. Returns its process id, or -1 with the reason in errno. A later
   failure ends it with status 126 or 127, and a line in errors. */
pid_t cconfinement_spawn(
  const char *folder, const char *readable, const char *output, const char *errors, char *const argv[],
  char *const env[], int may_start_processes, int keeps_rights);

/* Returns the descriptor of an empty file in memory, which child programs do not inherit; -1 with the reason in
   errno. */
int cconfinement_memory_file(void);

#endif
