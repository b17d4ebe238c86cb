// Starts a program that can do little more than to read its folder and write to it.
#ifndef TIFFIN_CCONFINEMENT_H
#define TIFFIN_CCONFINEMENT_H

#include <sys/types.h>

/* The version of Landlock that the kernel has and lets this process use; 0 if none. */
int cconfinement_landlock(void);

/* 1 if the kernel filters system calls for who asks it to. */
int cconfinement_filters(void);

/* Starts argv[0] in a process group of its own, with the environment env alone and no descriptors but these three:
   standard input empty, output and errors in the named files of the folder, which is its working folder.
   It may read the system's libraries and `readable`, and write to `folder` alone; of root's rights it has none, unless it
   keeps them for a test of the other walls.
   Returns its number, or -1 with the reason in errno. What fails later ends it with 126 or 127, and a line in errors. */
pid_t cconfinement_spawn(
  const char *folder, const char *readable, const char *output, const char *errors, char *const argv[],
  char *const env[], int may_start_processes, int keeps_rights);

/* An empty file in memory, which no other program inherits; -1 with the reason in errno. */
int cconfinement_memory_file(void);

#endif
