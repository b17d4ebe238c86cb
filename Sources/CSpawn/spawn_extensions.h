// What glibc (2.34 and later) adds to posix_spawn, and shows to C programs with _GNU_SOURCE only.
#ifndef TIFFIN_SPAWN_EXTENSIONS_H
#define TIFFIN_SPAWN_EXTENSIONS_H

#include <spawn.h>

int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

#endif
