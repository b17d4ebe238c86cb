// The two kinds of confinement, each of the calling process and all that it starts. Safe between fork and exec.
#ifndef TIFFIN_CONFINEMENT_H
#define TIFFIN_CONFINEMENT_H

/* Allows reading only of the system's libraries, of files in `readable` and in `folder`, and writing only in `folder`;
   and, from Linux 6.7 on, no TCP. Returns 0, or -1 with the reason in errno. On a kernel without Landlock it does
   nothing and returns 0. */
int confine_files(const char *folder, const char *readable);

/* Allows no sockets, no other processes' memory, no mounts, no keys and no new namespaces; no changes of files'
   permissions; signals and limits of this process only; no calls that only root may make; and new processes only if
   `may_start_processes` is 1. Returns 0, or -1 with the reason in errno. On a kernel without filters it does nothing
   and returns 0. */
int confine_calls(int may_start_processes);

#endif
