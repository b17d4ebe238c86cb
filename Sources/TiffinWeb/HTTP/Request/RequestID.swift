import FastCGI
import Synchronization

/// The id of a request, written to the log, to the response's `X-Request-Id` and to error pages: the web server's id,
/// so that both logs contain the same one, or else eight hexadecimal digits.
enum RequestID {
  /// Returns the id that the web server passed in its variable REQUEST_ID; nil if there is none, or if it does not
  /// consist of 8 to 64 letters, digits, `-` and `_`.
  ///
  /// A header is not used, because a visitor could set it.
  static func given(_ variables: GatewayVariables) -> String? {
    guard let bytes = variables.bytes("REQUEST_ID"), (8...64).contains(bytes.count),
      bytes.allSatisfy({ $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") })
    else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let next = Atomic<UInt32>(.random(in: 0 ... .max))

  /// Returns the short form of an id, its first eight characters, which people can read out and search the log for.
  static func reference(_ id: String) -> String { String(decoding: id.utf8.prefix(8), as: UTF8.self) }

  /// Returns a new id, unique within the process for 4,294,967,296 requests.
  static func make() -> String {
    let count = next.wrappingAdd(1, ordering: .relaxed).oldValue
    // Multiplying by an odd number scatters consecutive numbers without collisions.
    let digits = String(count &* 0x9E37_79B1, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
