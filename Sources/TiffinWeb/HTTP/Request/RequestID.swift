import FastCGI
import Synchronization
import Templating

/// The id of a request in the log, in the response's `X-Request-Id`, and on its error page: the web server's id, so
/// that both logs contain the same one, otherwise eight hexadecimal digits.
enum RequestID {
  /// Returns the id that the web server passed in its variable REQUEST_ID; nil if there is none, or if it does not
  /// consist of 8 to 64 letters, digits, `-` and `_`.
  ///
  /// A header would not do, because a visitor could set it.
  static func given(_ variables: GatewayVariables) -> String? {
    guard let bytes = variables.bytes("REQUEST_ID"), (8...64).contains(bytes.count),
      bytes.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let next = Atomic<UInt32>(.random(in: 0 ... .max))

  /// Returns the short form of an id, which people can read out: its first eight characters, by which the log is
  /// searched.
  static func reference(_ id: String) -> String { String(decoding: id.utf8.prefix(8), as: UTF8.self) }

  /// Makes an id, unique within a process (for 4,294,967,296 requests).
  static func make() -> String {
    let count = next.wrappingAdd(1, ordering: .relaxed).oldValue
    // Multiplying by an odd number scatters consecutive numbers without collisions.
    let number = count &* 0x9E37_79B1
    return Output.text(capacity: 8) { out in
      for shift in stride(from: 28, through: 0, by: -4) {
        out.write(byte: UInt8.hexDigit(UInt8(truncatingIfNeeded: number >> shift) & 15))
      }
    }
  }
}
