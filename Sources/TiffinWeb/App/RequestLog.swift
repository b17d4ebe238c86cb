import FastCGI
import HTTPTypes
import Logging

/// One line for each request: id, method, path, status, milliseconds, bytes.
struct RequestLog: Sendable {
  let log: Logger

  @Sendable func write(_ outcome: HTTPEntry.Outcome) {
    let variables = outcome.request.variables
    let method = Self.printable(variables.bytes("REQUEST_METHOD") ?? [], atMost: 20)
    // The query is left out: a person's searches are their own business.
    let path = SecretMask.masked((variables.bytes("REQUEST_URI") ?? []).prefix { $0 != UInt8(ascii: "?") })[...]
    let tenths = Int(outcome.duration / .microseconds(100))
    log.info(
      """
      \(outcome.request.id) \(method) \(Self.printable(path, atMost: 80)) \(outcome.status.code) \
      \(tenths / 10).\(tenths % 10) ms \(outcome.bytes) bytes
      """)
  }

  /// A part of the request as one printable word of the log line.
  private static func printable(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> String {
    if bytes.isEmpty { return "-" }
    return Percent.visible(bytes.prefix(limit)) + (bytes.count > limit ? "…" : "")
  }
}
