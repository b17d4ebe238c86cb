import FastCGI
import Testing

@testable import TiffinWeb

/// An answer's bytes, read again as a web server reads them.
struct WrittenResponse {
  let lines: [String]
  let body: [UInt8]

  init(_ response: GatewayResponse) throws {
    var lines = response.head.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) }
    try #require(lines.suffix(2) == [[0x0D], []])
    lines.removeLast(2)
    try #require(lines.allSatisfy { $0.last == 0x0D && $0.count { $0 == 0x0D } == 1 })
    self.lines = lines.map { text($0.dropLast()) }
    body = response.body
  }

  init(_ response: Response, to request: Request) throws {
    try self.init(response.gateway(for: request))
  }

  var status: String? { values("Status").first }

  /// All values of a header in order.
  func values(_ name: String) -> [String] {
    lines.filter { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
  }
}
