import FastCGI
import HTTPTypes
import Logging

/// One line for each request: id, method, path, status, milliseconds, bytes.
struct RequestLog: Sendable {
  let log: Logger

  @Sendable func write(_ outcome: Front.Outcome) {
    let variables = outcome.request.variables
    let method = Self.printable(variables.bytes("REQUEST_METHOD") ?? [], atMost: 20)
    // The query is left out: what is searched for is nobody else's business.
    let path = Self.masked((variables.bytes("REQUEST_URI") ?? []).prefix { $0 != UInt8(ascii: "?") })
    let tenths = Int(outcome.duration / .microseconds(100))
    log.info(
      """
      \(outcome.request.id) \(method) \(Self.printable(path, atMost: 80)) \(outcome.status.code) \
      \(tenths / 10).\(tenths % 10) ms \(outcome.bytes) bytes
      """)
  }

  /// The path without what lets somebody in: a part of it that is as long as a token.
  private static func masked(_ path: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.contains(where: isSecret) else { return path }
    return Array(parts.map { isSecret($0) ? Array("***".utf8)[...] : $0 }.joined(separator: [UInt8(ascii: "/")]))[...]
  }

  private static func isSecret(_ part: ArraySlice<UInt8>) -> Bool {
    part.count >= 43 && part.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
  }

  /// What came, in one word of a line, whatever was asked for.
  private static func printable(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> String {
    if bytes.isEmpty { return "-" }
    return Percent.visible(bytes.prefix(limit)) + (bytes.count > limit ? "…" : "")
  }
}
