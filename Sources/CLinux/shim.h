#ifndef CLINUX_SHIM_H
#define CLINUX_SHIM_H

#include <malloc.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/socket.h>
#include <unistd.h>

/* Functions that Swift cannot call or name: variadic functions, mutable globals, and those that glibc exposes to GNU
   sources only. */

/* Sends `signal` to this process when the thread that started it ends. */
static inline int clinux_end_with_parent(int signal) { return prctl(PR_SET_PDEATHSIG, signal); }

extern char **environ;
static inline char **clinux_environment(void) { return environ; }

int accept4(int, struct sockaddr *, socklen_t *, int);
static inline int clinux_accept(int listening) { return accept4(listening, NULL, NULL, SOCK_CLOEXEC); }

static inline int clinux_unix_socket(void) {
  return socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
}

static inline int clinux_datagram_socket(void) { return socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0); }

int memfd_create(const char *, unsigned int);
static inline int clinux_shared_memory(const char *name) { return memfd_create(name, 1 /* MFD_CLOEXEC */); }

#endif
