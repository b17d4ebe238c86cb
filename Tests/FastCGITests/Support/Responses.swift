@testable import FastCGI

extension GatewayResponse {
  static func ok(_ body: [UInt8]) -> GatewayResponse {
    GatewayResponse(head: Array("Status: 200 OK\r\nContent-Type: text/plain\r\n\r\n".utf8), body: body)
  }

  static func ok(_ text: String) -> GatewayResponse { ok(Array(text.utf8)) }
}

/// The body that came, or the name of what was wrong with it.
func echo(_ request: GatewayRequest, limit: Int = 25 << 20, of sender: RequestBodySender = .known) -> GatewayResponse {
  do throws(RequestBodyError) { return .ok(try request.readBody(limit: limit, of: sender)) } catch {
    return .ok("\(error)")
  }
}

/// Bytes with a pattern that reveals a lost or repeated piece.
func patternedBytes(_ count: Int) -> [UInt8] {
  let piece = (0..<251).map { UInt8($0) }
  var bytes = piece
  while bytes.count < count { bytes += bytes }
  return Array(bytes.prefix(count))
}
