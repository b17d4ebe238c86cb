import CLinux
import Glibc

/// Signals that are read from a descriptor instead of interrupting the program.
struct SignalSet {
  private(set) var members = sigset_t()

  init(_ signals: [Int32]) {
    unsafe sigemptyset(&members)
    for signal in signals { unsafe sigaddset(&members, signal) }
  }

  /// Blocks the signals in this thread and in those it starts.
  func block() {
    var members = members
    unsafe pthread_sigmask(SIG_BLOCK, &members, nil)
  }

  /// Returns a descriptor that is readable while one of the signals is pending.
  func descriptor(flags: Int32) throws(SystemError) -> Descriptor {
    var members = members
    let closeOnExec = Int32(SFD_CLOEXEC)
    return try Descriptor(unsafe signalfd(-1, &members, closeOnExec | flags), "make a signal descriptor")
  }
}

/// A reader of the signals sent to this process, one after another.
struct SignalReader {
  private let descriptor: Descriptor

  /// Blocks the signals in this thread and in those it starts.
  init(_ signals: [Int32]) throws(SystemError) {
    // If SIGCHLD were ignored, as it may be by inheritance, the exit status of children would be lost.
    if signals.contains(SIGCHLD) { _ = signal(SIGCHLD, SIG_DFL) }
    let signals = SignalSet(signals)
    signals.block()
    descriptor = try signals.descriptor(flags: Int32(SFD_NONBLOCK))
  }

  /// Returns a pending signal; nil if there is none.
  func next() -> Int32? {
    var info = signalfd_siginfo()
    let size = MemoryLayout<signalfd_siginfo>.size
    return unsafe read(descriptor.number, &info, size) == size ? Int32(info.ssi_signo) : nil
  }

  func wait(for duration: Duration) {
    _ = waitUntilReadable([descriptor.number], milliseconds: duration.milliseconds)
  }
}
