// The two walls, each for the calling process and all that it starts. Safe between fork and exec.
#ifndef TIFFIN_CONFINEMENT_H
#define TIFFIN_CONFINEMENT_H

/* No files but the system's libraries, those in `readable`, and `folder` to write to; no TCP.
   0, or -1 with the reason in errno. A kernel without Landlock leaves all as it was, which is 0 too. */
int confine_files(const char *folder, const char *readable);

/* No sockets, no other processes' memory, no mounts, no keys, no new namespaces; no rights of files, and no
   signals, limits or priorities but its own; nothing that only root may do. Answers as confine_files. */
int confine_calls(int may_start_processes);

#endif
