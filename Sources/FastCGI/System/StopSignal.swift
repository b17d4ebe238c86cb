import CLinux
import Glibc

/// The stop signal for all threads of a worker: a descriptor that becomes, and stays, readable.
public final class StopSignal: Sendable {
  let descriptor: Int32
  private let owner: Descriptor

  private init(_ owner: Descriptor) {
    self.owner = owner
    descriptor = owner.number
  }

  /// Returns a signal that SIGTERM, SIGINT, SIGUSR1 and SIGHUP set off; they no longer end the process by themselves.
  /// SIGPIPE is ignored.
  ///
  /// Must be the first call in a worker process: only threads that are started later inherit the blocked signals.
  public static func ofThisProcess() throws(SystemError) -> StopSignal {
    ignoreBrokenPipes()
    let stopping = SignalSet([SIGTERM, SIGINT, SIGUSR1, SIGHUP])
    stopping.block()
    return StopSignal(try stopping.descriptor(flags: 0))
  }

  /// Returns a signal that only ``raise()`` sets off, for a worker inside a test.
  public static func manual() throws(SystemError) -> StopSignal {
    StopSignal(try Descriptor(eventfd(0, EventFlags.closeOnExec), "make an event descriptor"))
  }

  /// Stops the workers that were given this ``manual()`` signal.
  public func raise() {
    eventfd_write(descriptor, 1)
  }
}

enum EventFlags {
  static let closeOnExec = Int32(EFD_CLOEXEC)
}

/// Ignores SIGPIPE: a connection closed by its reader is an error of one write and does not end the process.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
