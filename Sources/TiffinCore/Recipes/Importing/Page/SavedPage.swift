import Platform

/// A page with its pictures in one file, as saved by Chrome on Android and other browsers: MHTML.
///
/// - Source: RFC 2557; RFC 2045, 6 and RFC 2046, 5.1 for its parts and their encodings.
struct SavedPage {
  /// The page in UTF-8, with its address as a canonical link if it is known.
  let html: [UInt8]

  /// The maximum number of parts that are read.
  private static let mostParts = 1_000

  /// Parses a file; nil if it is not MHTML, or contains no page.
  init?(_ bytes: [UInt8]) {
    guard let head = MIMEPart(bytes[...]), head.type.hasPrefix("multipart/"), let boundary = head.parameters["boundary"]
    else { return nil }
    let address = (head["snapshot-content-location"] ?? head["content-location"]).flatMap { WebAddress($0) }
    let pages = Self.parts(of: head.content, apartBy: Array("--\(boundary)".utf8)).lazy.compactMap(MIMEPart.init)
      .filter { $0.type == "text/html" || $0.type == "application/xhtml+xml" }
    guard let page = pages.first else { return nil }
    let link = address.map { "<link rel=\"canonical\" href=\"\($0.text)\">" } ?? ""
    html = Array(link.utf8) + WebPageEncoding.utf8(page.decoded, charset: page.parameters["charset"]?.lowercased())
  }

  /// Returns the parts between lines that begin with a boundary.
  private static func parts(of content: ArraySlice<UInt8>, apartBy boundary: [UInt8]) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var start: Int?
    var place = content.startIndex
    while place < content.endIndex, parts.count < mostParts {
      let next = content[place...].firstIndex(of: 0x0A).map { $0 + 1 } ?? content.endIndex
      if content[place...].starts(with: boundary) {
        if let start { parts.append(content[start..<place]) }
        start = next
      }
      place = next
    }
    if let start, start < content.endIndex { parts.append(content[start...]) }
    return parts
  }
}

/// A MIME message or a part of a message, with its header and content.
private struct MIMEPart {
  /// The type in lower case, such as `text/html`.
  let type: String
  /// The parameters of the type, with names in lower case.
  let parameters: [String: String]
  let content: ArraySlice<UInt8>
  private let fields: [String: String]

  /// The maximum number of bytes of a header.
  private static let headLimit = 20_000

  /// Parses a part; nil if it does not begin with a header that contains a type.
  init?(_ bytes: ArraySlice<UInt8>) {
    var fields: [String: String] = [:]
    var name = ""
    var rest = bytes
    while let end = rest.prefix(Self.headLimit).firstIndex(of: 0x0A),
      rest.startIndex - bytes.startIndex < Self.headLimit
    {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest = rest[(end + 1)...]
      let text = Whitespace.trimmed(line)
      if text.isEmpty { if fields.isEmpty { continue } else { break } }
      if let first = line.utf8.first, Whitespace.isBlank(first) {
        // A long field continues on the next line.
        fields[name, default: ""] += " " + text
      } else {
        guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        name = text[..<colon].lowercased()
        fields[name] = Whitespace.trimmed(String(text[colon...].dropFirst()))
      }
    }
    guard let typed = fields["content-type"] else { return nil }
    let parts = typed.split(separator: ";").map { Whitespace.trimmed(String($0)) }
    type = parts.first?.lowercased() ?? ""
    parameters = Dictionary(
      parts.dropFirst().map { part in
        let pair = part.split(separator: "=", maxSplits: 1).map { Whitespace.trimmed(String($0)) }
        return ((pair.first ?? "").lowercased(), pair.count > 1 ? pair[1].filter { $0 != "\"" } : "")
      }
    ) { first, _ in first }
    self.fields = fields
    content = rest
  }

  /// Returns a header field by its name in lower case; nil if it is missing.
  subscript(_ name: String) -> String? { fields[name] }

  /// The content, decoded from its transfer encoding.
  var decoded: [UInt8] {
    switch fields["content-transfer-encoding"]?.lowercased() {
    case "quoted-printable": Self.unquoted(content)
    case "base64": Base64.bytes(of: String(decoding: content.filter { $0 > 0x20 }, as: UTF8.self)) ?? []
    default: Array(content)
    }
  }

  /// Decodes quoted-printable text.
  ///
  /// - Source: RFC 2045, 6.7.
  private static func unquoted(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var place = text.startIndex
    while place < text.endIndex {
      guard text[place] == UInt8(ascii: "=") else {
        bytes.append(text[place])
        place += 1
        continue
      }
      let code = text[(place + 1)...].prefix(2)
      if let byte = UInt8(String(decoding: code, as: UTF8.self), radix: 16), code.count == 2 {
        bytes.append(byte)
        place += 3
      } else {
        // This is a soft line break.
        place = (text[place...].firstIndex(of: 0x0A) ?? text.endIndex - 1) + 1
      }
    }
    return bytes
  }
}
