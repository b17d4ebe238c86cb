@testable import FastCGI
import Glibc
@testable import TiffinWeb

func readMultipart(_ body: [UInt8]) {
  guard let size = body.first.map({ Int($0 & 15) + 1 }) else { return }
  let body = body.dropFirst()
  let whole = parts(of: [body])
  let starts = stride(from: body.startIndex, to: body.endIndex, by: size)
  let pieces = starts.map { body[$0..<min($0 + size, body.endIndex)] }
  precondition(whole == parts(of: pieces), "Pieces are read otherwise than the whole.")
  guard case .success(let parts) = whole else { return }
  for part in parts { precondition(part.content.upperBound <= body.count, "A part is longer than the body.") }
  _ = try? FormData(multipart: body, boundary: boundary)
}

private let boundary = Array("b".utf8)

private func parts(of pieces: [ArraySlice<UInt8>]) -> Result<[MultipartParser.Part], MultipartError> {
  Result { () throws(MultipartError) in
    var parser = MultipartParser(boundary: boundary)
    for piece in pieces { try parser.feed(piece) }
    try parser.finish()
    return parser.parts
  }
}

func readURLEncoded(_ body: [UInt8]) {
  guard let form = try? FormData(urlEncoded: body[...]) else { return }
  let again = form.fields.map { "\(PercentEncoding.encoded($0.name))=\(PercentEncoding.encoded($0.value))" }.joined(
    separator: "&")
  let second = try? FormData(urlEncoded: Array(again.utf8)[...])
  precondition(second?.fields == form.fields, "A form that is sent again is another one.")
}

func readCookies(_ header: [UInt8]) {
  let cookies = Cookies(header: String(decoding: header, as: UTF8.self))
  for name in ["session", "a"] {
    precondition(cookies[name]?.utf8.contains(UInt8(ascii: ";")) != true, "A cookie has another one in it.")
  }
}

func readAddress(_ address: [UInt8]) {
  for base in ["/", "/food/"] {
    guard let base = BasePath(base), let target = try? RequestTarget(address[...], below: base) else { continue }
    for part in target.path {
      precondition(part != "." && part != "..", "A path leads up.")
      let isHidden = part.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }
      precondition(!isHidden, "A path has a hidden part.")
    }
  }
}

/// Reads what proxies note about a visitor's address, from one that is trusted.
func readForwarded(_ header: [UInt8]) {
  guard let proxies = try? TrustedProxies("10.0.0.0/8, fd00::/8") else { return }
  let text = String(decoding: header, as: UTF8.self)
  for (forwardedFor, forwarded) in [(text, nil), (nil, text), (text, text)] as [(String?, String?)] {
    let address = proxies.visitor("10.0.0.1", forwardedFor: forwardedFor, forwarded: forwarded)
    precondition(AddressNetwork.bytes(address) != nil, "What is no address became one.")
  }
}
