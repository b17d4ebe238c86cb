import Glibc

extension PhotoError {
  /// Creates the error for a tool's exit status and error output.
  init(_ tool: String, ended ending: ChildProcess.Ending, complaining complaint: String) {
    switch ending {
    case .exited(126), .exited(127): self = .unavailable(log: complaint)
    case .exited where complaint.hasPrefix("setpriv: ") || complaint.hasPrefix("prlimit: "):
      self = .unavailable(log: complaint)
    case .lost(let reason): self = .unavailable(log: "\(tool) not started: error \(reason)")
    case .outOfTime, .killed(signal: SIGXCPU): self = .tooSlow
    case .outOfBounds: self = .tooLarge(log: "\(tool) made too many files or threads: \(complaint)")
    case .exited(let code): self.init(brokenOrTooLarge: "\(tool) exited with \(code): \(complaint)")
    // Only the kernel sends this signal, when memory runs out.
    case .killed(signal: SIGKILL): self = .tooLarge(log: "\(tool) was killed: \(complaint)")
    case .killed(let signal): self.init(brokenOrTooLarge: "\(tool) ended by signal \(signal): \(complaint)")
    }
  }

  /// Creates the error from a decoder's message. Each decoder has its own message for running out of memory: "out of
  /// memory", "Insufficient memory", "std::bad_alloc".
  private init(brokenOrTooLarge log: String) {
    let isTooLarge = ["memory", "Memory", "bad_alloc"].contains { log.contains($0) }
    self = isTooLarge ? .tooLarge(log: log) : .broken(log: log)
  }
}
