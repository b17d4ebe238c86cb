/* Tells the thread sanitizer of Swift's Mutex where threads meet at one. Its quick ways are compiled into whoever uses it,
   and seen; its slow ones, on which a thread sleeps in the kernel, are in Swift's library, which is not watched: without
   this each mutex that somebody had to wait for is taken for none. Preloaded by Scripts/lib/sanitizers.sh. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

/* Not there in programs that are not watched. */
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

SWIFT void lock_slow(uint32_t thread, SELF mutex) __asm__(LOCK);
SWIFT void unlock_slow(SELF mutex) __asm__(UNLOCK);

SWIFT void lock_slow(uint32_t thread, SELF mutex) {
  static SWIFT void (*real)(uint32_t, SELF);
  if (!real) real = dlsym(RTLD_NEXT, LOCK);
  real(thread, mutex);
  if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF mutex) {
  static SWIFT void (*real)(SELF);
  if (!real) real = dlsym(RTLD_NEXT, UNLOCK);
  if (__tsan_release) __tsan_release(mutex);
  real(mutex);
}
