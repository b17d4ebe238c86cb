/// What is to happen when a thread is about to wait, for whoever lets few threads run at once.
///
/// For waits whose end another program or another thread decides: a lock, a child process, a remote server, the disk.
/// Costly work that needs no other thread is announced too.
package final class ThreadWait: Sendable {
  /// The announcement of this thread; nil where any number of threads run.
  @TaskLocal private static var current: ThreadWait?

  private let announce: @Sendable () -> Void

  private init(_ announce: @escaping @Sendable () -> Void) {
    self.announce = announce
  }

  /// Called before a wait; once for several waits is enough.
  package static func begins() {
    current?.announce()
  }

  /// Runs `body`; its waits are announced by `announce`, which may be called any number of times.
  package static func announced(by announce: @escaping @Sendable () -> Void, _ body: () -> Void) {
    $current.withValue(ThreadWait(announce), operation: body)
  }
}
