import CLinux
import Glibc

/// Runs `body` on a detached thread.
func startThread(_ body: @escaping @Sendable () -> Void) throws(SystemError) {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  var thread = pthread_t()
  let start = unsafe Unmanaged.passRetained(ThreadStart(body))
  let code = unsafe pthread_create(
    &thread, &attributes,
    { start in
      if let start = unsafe start { unsafe Unmanaged<ThreadStart>.fromOpaque(start).takeRetainedValue().body() }
      return nil
    }, start.toOpaque())
  guard code == 0 else {
    unsafe start.release()
    throw SystemError("start a thread", code: code)
  }
}

private final class ThreadStart {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
