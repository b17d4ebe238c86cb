// A seccomp filter that answers system calls which no decoder needs with EPERM. A list of all calls that libvips and
// its loaders do need would break with the next version of them. TCP is also blocked by Landlock, which limits which
// files can be read (landlock.c).
#define _GNU_SOURCE
#include "cconfinement.h"
#include "confinement.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define OWN_ARCHITECTURE 0
#endif

#define LOAD(field) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, field))
#define ANSWER(value) BPF_STMT(BPF_RET | BPF_K, (value))
#define REFUSE(error) ANSWER(SECCOMP_RET_ERRNO | (error))
#define IS(call, then, otherwise) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, (call), (then), (otherwise))
#define NO(call) IS(SYS_##call, 0, 1), REFUSE(EPERM)

/* Calls that are missing in some headers. */
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif
#ifndef SYS_setxattrat
#define SYS_setxattrat 463
#define SYS_removexattrat 466
#endif
#ifndef SYS_open_tree_attr
#define SYS_open_tree_attr 467
#endif
#ifndef SYS_file_setattr
#define SYS_file_setattr 469
#endif

/* The flags of new namespaces, except for CLONE_NEWTIME, whose bit is part of a signal number in clone(2). */
static const unsigned namespaces = 0x7E020000;

static struct sock_filter filter[] = {
  LOAD(arch),
  IS(OWN_ARCHITECTURE, 1, 0), REFUSE(EPERM),
  LOAD(nr),
  // The x32 variants of all calls.
  BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1), REFUSE(EPERM),
  NO(socket), NO(socketpair), NO(connect), NO(bind), NO(listen), NO(accept), NO(accept4), NO(sendto), NO(sendmsg),
  NO(sendmmsg), NO(ptrace), NO(process_vm_readv), NO(process_vm_writev), NO(pidfd_open), NO(pidfd_getfd),
  NO(pidfd_send_signal), NO(kcmp), NO(perf_event_open), NO(bpf), NO(userfaultfd), NO(io_uring_setup),
  NO(io_uring_enter), NO(io_uring_register), NO(add_key), NO(request_key), NO(keyctl), NO(mount), NO(umount2),
  NO(pivot_root), NO(chroot), NO(move_mount), NO(open_tree), NO(fsopen), NO(fsconfig), NO(fsmount), NO(fspick),
  NO(mount_setattr), NO(open_tree_attr), NO(unshare), NO(setns), NO(open_by_handle_at), NO(name_to_handle_at),
  NO(init_module),
  NO(finit_module), NO(delete_module), NO(kexec_load), NO(reboot), NO(swapon), NO(swapoff), NO(syslog), NO(acct),
  NO(quotactl), NO(fanotify_init), NO(shmget), NO(shmat), NO(msgget), NO(semget), NO(mq_open), NO(mknodat),
  // Calls that need root's rights, because Tiffin may run as root: they change the machine's name and clock, use its
  // devices, or take on other users' rights.
  NO(sethostname), NO(setdomainname), NO(settimeofday), NO(clock_settime), NO(clock_adjtime), NO(adjtimex), NO(vhangup),
  NO(kexec_file_load), NO(setuid), NO(setgid), NO(setreuid), NO(setregid), NO(setresuid), NO(setresgid), NO(setgroups),
  NO(setfsuid), NO(setfsgid), NO(fchown),
#ifdef SYS_mknod
  NO(mknod), NO(iopl), NO(ioperm), NO(modify_ldt),
#endif
#ifdef SYS_quotactl_fd
  NO(quotactl_fd),
#endif
  // Calls that change files by name. Landlock blocks only truncation among them, and only from Linux 6.2 on.
  NO(truncate), NO(fchmodat), NO(fchmodat2), NO(fchownat), NO(setxattr), NO(lsetxattr), NO(removexattr),
  NO(lremovexattr), NO(utimensat), NO(setxattrat), NO(removexattrat), NO(file_setattr),
#ifdef SYS_chmod
  NO(chmod), NO(chown), NO(lchown), NO(utime), NO(utimes), NO(futimesat),
#endif
  // Calls that affect other processes of the same user, and calls that leave the process group, which is the group that
  // is killed and that the process may signal.
  NO(setpgid), NO(setsid), NO(tkill), NO(rt_sigqueueinfo), NO(rt_tgsigqueueinfo), NO(setpriority), NO(ioprio_set),
  NO(sched_setaffinity), NO(sched_setparam), NO(sched_setscheduler), NO(sched_setattr), NO(process_madvise),
  NO(migrate_pages), NO(move_pages),
  // The flags of clone3 are in memory, which a filter cannot read: glibc falls back to clone.
  IS(SYS_clone3, 0, 1), REFUSE(ENOSYS),
  IS(SYS_clone, 0, 4),
  LOAD(args[0]),
  BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, namespaces, 0, 1), REFUSE(EPERM),
  ANSWER(SECCOMP_RET_ALLOW),
  // fcntl may not set the target or the number of the signal that is sent when a pipe is ready.
  IS(SYS_fcntl, 0, 5),
  LOAD(args[1]),
  IS(F_SETOWN, 2, 0), IS(F_SETOWN_EX, 1, 0), IS(F_SETSIG, 0, 1), REFUSE(EPERM),
  ANSWER(SECCOMP_RET_ALLOW),
};

/* Allows new threads, but no new processes, which no decoder needs. */
static struct sock_filter no_processes[] = {
  LOAD(nr),
#ifdef SYS_fork
  NO(fork), NO(vfork),
#endif
  IS(SYS_clone, 1, 0), ANSWER(SECCOMP_RET_ALLOW),
  LOAD(args[0]),
  BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0), REFUSE(EPERM),
  ANSWER(SECCOMP_RET_ALLOW),
};

int cconfinement_filters(void) {
  // A kernel with filters reads the filter at the null address and fails with EFAULT.
  return OWN_ARCHITECTURE != 0 && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, NULL, 0, 0) != 0 && errno == EFAULT;
}

/* Allows signals and changes of limits only for the process itself: a library ends its program by such a signal. */
static int confine_to_itself(void) {
  struct sock_filter own[] = {
    LOAD(nr),
    IS(SYS_kill, 3, 0), IS(SYS_tgkill, 2, 0), IS(SYS_prlimit64, 1, 0),
    ANSWER(SECCOMP_RET_ALLOW),
    LOAD(args[0]),
    // 0 means the process itself, or its own process group.
    IS(0, 1, 0), IS((unsigned)getpid(), 0, 1),
    ANSWER(SECCOMP_RET_ALLOW),
    REFUSE(EPERM),
  };
  struct sock_fprog program = {sizeof own / sizeof *own, own};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}

int confine_calls(int may_start_processes) {
  if (!cconfinement_filters()) return 0;
  struct sock_fprog alone = {sizeof no_processes / sizeof *no_processes, no_processes};
  if (!may_start_processes && prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &alone, 0, 0) != 0) return -1;
  struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
  if (confine_to_itself() != 0) return -1;
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
}
