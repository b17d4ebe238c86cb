// The files that Landlock allows a decoder to read and write. The constants are the kernel's (linux/landlock.h),
// because Debian's header may be older than the running kernel.
#define _GNU_SOURCE
#include "cconfinement.h"
#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { create_ruleset = 444, add_rule = 445, restrict_self = 446 };
enum { version_flag = 1, path_rule = 1 };
enum {
  execute = 1 << 0, write_file = 1 << 1, read_file = 1 << 2, read_dir = 1 << 3,
  remove_file = 1 << 5, make_reg = 1 << 8, truncate_file = 1 << 14,
};

struct ruleset { uint64_t files, network, scope; };
struct __attribute__((packed)) path_beneath { uint64_t access; int32_t parent; };

static const uint64_t reading = execute | read_file | read_dir;
static const uint64_t working =
  read_file | read_dir | write_file | truncate_file | make_reg | remove_file;
static const uint64_t of_files = execute | write_file | read_file | truncate_file;

static const char *const libraries[] = {
  "/usr", "/bin", "/lib", "/lib64", "/etc/ld.so.cache", "/etc/fonts", "/etc/ImageMagick-6",
  "/etc/ImageMagick-7", "/var/cache/fontconfig",
};

int cconfinement_landlock(void) {
  long version = syscall(create_ruleset, NULL, 0, version_flag);
  return version > 0 ? (int)version : 0;
}

/* Returns everything that this version can forbid. */
static struct ruleset everything(int version) {
  struct ruleset all = {(1 << 13) - 1, 0, 0};
  if (version >= 2) all.files |= 1 << 13;
  if (version >= 3) all.files |= truncate_file;
  if (version >= 5) all.files |= 1 << 15;
  if (version >= 4) all.network = 3;
  if (version >= 6) all.scope = 3;
  return all;
}

/* Allows access to a path. A path that does not exist needs no rule. */
static int allow(int rules, const char *path, uint64_t access) {
  int place = open(path, O_PATH | O_CLOEXEC);
  if (place < 0) return 0;
  struct stat about;
  if (fstat(place, &about) == 0 && !S_ISDIR(about.st_mode)) access &= of_files;
  struct path_beneath rule = {access, place};
  int answer = (int)syscall(add_rule, rules, path_rule, &rule, 0);
  int reason = errno;
  close(place);
  errno = reason;
  return answer;
}

int confine_files(const char *folder, const char *readable) {
  int version = cconfinement_landlock();
  if (version == 0) return 0;
  struct ruleset all = everything(version);
  size_t size = version >= 6 ? sizeof all : version >= 4 ? 16 : 8;
  int rules = (int)syscall(create_ruleset, &all, size, 0);
  if (rules < 0) return -1;
  for (size_t i = 0; i < sizeof libraries / sizeof *libraries; i++) {
    if (allow(rules, libraries[i], reading & all.files) != 0) return -1;
  }
  if (allow(rules, readable, reading & all.files) != 0) return -1;
  if (allow(rules, folder, working & all.files) != 0) return -1;
  if (allow(rules, "/dev/null", (read_file | write_file) & all.files) != 0) return -1;
  if (allow(rules, "/dev/urandom", read_file) != 0) return -1;
  if (syscall(restrict_self, rules, 0) != 0) return -1;
  return close(rules);
}
