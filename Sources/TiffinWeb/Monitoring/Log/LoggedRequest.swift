import FastCGI

/// A request as the log shows it.
struct LoggedRequest: Sendable {
  let id: String
  /// The method as one printable word of at most 20 bytes before encoding; `-` if there is none.
  let method: String
  /// The path as sent, with tokens masked, and cut after 80 bytes. The query is omitted, because a person's searches
  /// are private.
  let path: String
  private let remoteAddress: String

  init(_ request: Request) {
    id = request.id
    method = Self.printable(request.variables.bytes("REQUEST_METHOD") ?? [], atMost: 20)
    let path = (request.variables.bytes("REQUEST_URI") ?? []).prefix { $0 != UInt8(ascii: "?") }
    self.path = Self.printable(LogRedaction.masked(path)[...], atMost: 80)
    remoteAddress = request.remoteAddress
  }

  /// The short id shown to the visitor on an error page.
  var reference: String { RequestID.reference(id) }

  /// The visitor's address, as the web server saw it; `-` if it is unknown.
  var address: String { remoteAddress.isEmpty ? "-" : PercentEncoding.visible(remoteAddress.utf8.prefix(60)) }

  private static func printable(_ bytes: ArraySlice<UInt8>, atMost limit: Int) -> String {
    if bytes.isEmpty { return "-" }
    return PercentEncoding.visible(bytes.prefix(limit)) + (bytes.count > limit ? "…" : "")
  }
}
