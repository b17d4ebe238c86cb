import Synchronization

/// Eight hexadecimal digits that name a request in the log and on its error page.
enum RequestID {
  private static let next = Atomic<UInt32>(.random(in: 0 ... .max))

  /// Makes an id, unique within a process (for 4,294,967,296 requests).
  static func make() -> String {
    let count = next.wrappingAdd(1, ordering: .relaxed).oldValue
    // Multiplying by an odd number scatters neighbours and merges none.
    let number = count &* 0x9E37_79B1
    var text = ""
    for shift in stride(from: 28, through: 0, by: -4) {
      text.unicodeScalars.append(Unicode.Scalar(UInt8.hexDigit(UInt8(truncatingIfNeeded: number >> shift) & 15)))
    }
    return text
  }
}
