import Glibc

/// The reason an upload did not become a photo.
///
/// The visitor can act on the first five. `log` describes the failure for the log only, often in the decoder's words.
public enum PhotoError: Error, Equatable, Sendable {
  /// The file does not begin like a file of any known kind.
  case notAPicture
  /// The file is of a known kind that is not accepted, such as `PDF`.
  case unsupported(kind: String)
  /// The picture has more pixels than are decoded; read from the header, before decoding.
  case tooManyPixels(width: Int, height: Int)
  /// Decoding needs more memory, files or threads than it may use.
  case tooLarge(log: String)
  /// The file begins like a picture but cannot be decoded.
  case broken(log: String)
  /// The upload was not decoded within the time limit, although the decoder had processor time.
  case tooSlow
  /// Other pictures were being decoded for the whole wait, too many uploads waited already, the decoder had too little
  /// processor time, or the process is ending.
  case busy
  /// The decoder is not installed or cannot be started, or the temporary folder cannot be used.
  case unavailable(log: String)
}

extension PhotoError {
  /// Creates the error for a tool's exit status and error output.
  ///
  /// - Parameter limit: The longest time for the whole render.
  init(
    _ tool: String, ended ending: ChildProcess.Ending, complaining complaint: String, within limit: Duration
  ) {
    switch ending {
    case .exited(126), .exited(127): self = .unavailable(log: complaint)
    case .exited where complaint.hasPrefix("setpriv: ") || complaint.hasPrefix("prlimit: "):
      self = .unavailable(log: complaint)
    case .lost(let reason): self = .unavailable(log: "\(tool) not started: error \(reason)")
    case .killed(signal: SIGXCPU): self = .tooSlow
    // With less processor time than that, the server is to blame and not the picture.
    case .outOfTime(let used): self = used * 4 >= limit * 3 ? .tooSlow : .busy
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
