// The two kinds of confinement, each of the calling process and all that it starts. Safe between fork and exec.
#ifndef TIFFIN_CONFINEMENT_H
#define TIFFIN_CONFINEMENT_H

/* Allows no files but the system's libraries, those in `readable`, and `folder` for writing; no TCP. Returns 0, or
   -1 with the reason in errno. On a kernel without Landlock it does nothing and returns 0. */
int confine_files(const char *folder, const char *readable);

/* Allows no sockets, no other processes' memory, no mounts, no keys and no new namespaces; no changes of files'
   permissions; signals, limits and priorities of this process only; no calls that only root may make. Returns like
   confine_files. */
int confine_calls(int may_start_processes);

#endif
