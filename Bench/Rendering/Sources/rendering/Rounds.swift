import Glibc

/// Measures the processor time of several ways to do the same, in turns, so that a busy machine slows all of them.
struct Rounds {
  static let count = 41
  private static let pages = 200
  private var times: [String: [Double]] = [:]

  mutating func measure(_ ways: KeyValuePairs<String, () -> [UInt8]>) {
    for _ in 0..<Self.count {
      for (name, way) in ways { times[name, default: []].append(Self.microseconds(way)) }
    }
  }

  /// Microseconds per page.
  func median(_ name: String) -> Double { times[name, default: []].sorted()[Self.count / 2] }

  private static func microseconds(_ way: () -> [UInt8]) -> Double {
    var bytes = 0
    let start = processorTime
    for _ in 0..<pages { bytes &+= way().count }
    precondition(bytes > 0)
    return (processorTime - start) / Double(pages)
  }

  /// The processor time of this thread, in microseconds.
  private static var processorTime: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }
}
