// fork and exec, with only such calls in between as are safe while other threads may hold locks.
#define _GNU_SOURCE
#include "cconfinement.h"
#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

static void give_up(const char *step, int status) {
  const char *reason = strerrordesc_np(errno);
  const char *parts[] = {"confinement: ", step, ": ", reason ? reason : "unknown error", "\n"};
  for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
    if (write(2, parts[i], strlen(parts[i])) < 0) break;
  }
  _exit(status);
}

static int open_at(int number, const char *path, int flags) {
  int file = open(path, flags, 0600);
  if (file < 0 || file == number) return file;
  int answer = dup2(file, number);
  close(file);
  return answer;
}

static void forget_signals(void) {
  struct sigaction usual = {.sa_handler = SIG_DFL};
  for (int signal = 1; signal < NSIG; signal++) sigaction(signal, &usual, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Drops all capabilities: root keeps none of its rights when it executes another program. Other users have none
   anyway. */
static void forget_rights(void) {
  for (int right = 0; right < 64; right++) prctl(PR_CAPBSET_DROP, right, 0, 0, 0);
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
}

pid_t cconfinement_spawn(
  const char *folder, const char *readable, const char *output, const char *errors, char *const argv[],
  char *const env[], int may_start_processes, int keeps_rights) {
  // All signals are blocked, so that the child runs no signal handler of this process.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pid_t child = _Fork();
  int reason = errno;
  if (child == 0) {
    const int writing = O_WRONLY | O_CREAT | O_TRUNC | O_APPEND;
    setpgid(0, 0);
    forget_signals();
    if (chdir(folder) != 0) _exit(126);
    if (open_at(2, errors, writing) < 0) _exit(126);
    if (open_at(1, output, writing) < 0 || open_at(0, "/dev/null", O_RDONLY) < 0) give_up("output", 126);
    if (close_range(3, ~0U, 0) != 0) closefrom(3);
    if (!keeps_rights) forget_rights();
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) give_up("no new privileges", 126);
    if (confine_files(folder, readable) != 0) give_up("files", 126);
    if (confine_calls(may_start_processes) != 0) give_up("calls", 126);
    execve(argv[0], argv, env);
    give_up(argv[0], 127);
  }
  // Set in both processes, whichever runs first, so that the child leads its own group when this function returns.
  if (child > 0) setpgid(child, child);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = reason;
  return child;
}
