/// The JSON-LD of a page: `<script type="application/ld+json">`, or the whole page if it is JSON.
struct JSONLDBlocks {
  /// The maximum number of scripts that are read.
  private static let limit = 100

  /// The values of the scripts in order; scripts that are not JSON are skipped.
  private(set) var values: [JSONValue] = []
  /// The page's title, picture and addresses.
  private(set) var head = WebPageHead()

  init(_ page: [UInt8]) {
    let text = page.drop { $0 <= 0x20 || Self.byteOrderMark.contains($0) }
    if let first = text.first, "{[".utf8.contains(first) {
      values = [Self.value(of: text)].compactMap(\.self)
    } else {
      read(page)
    }
  }

  private mutating func read(_ page: [UInt8]) {
    var scanner = HTMLScanner(page)
    while !scanner.isAtEnd, values.count < Self.limit {
      head.add(scanner.text())
      guard let tag = scanner.tag() else { continue }
      head.add(tag)
      guard tag.name == "script", !tag.isClosing else { continue }
      let content = scanner.content(of: "script")
      if Self.isJSONLD(tag.attributes), let block = Self.value(of: content) { values.append(block) }
    }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func isJSONLD(_ attributes: ArraySlice<UInt8>) -> Bool {
    let type = HTMLAttributes.value(of: "type", in: attributes) ?? []
    let name = HTMLEntities.decoded(type).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    return String(decoding: name.split(separator: UInt8(ascii: ";")).first ?? [], as: UTF8.self)
      .utf8.filter { $0 > 0x20 }.elementsEqual("application/ld+json".utf8)
  }

  /// Parses the JSON of a script, ignoring a comment or CDATA around it, even if it is escaped for HTML; nil if it is
  /// not JSON.
  private static func value(of script: ArraySlice<UInt8>) -> JSONValue? {
    guard let json = unwrapped(script) else { return nil }
    if let value = try? JSONReader.value(of: json, isScript: true) { return value }
    let decoded = HTMLEntities.decoded(json)
    return decoded == json ? nil : try? JSONReader.value(of: decoded, isScript: true)
  }

  /// Returns the text from the first bracket to the last; nil if there are none.
  private static func unwrapped(_ script: ArraySlice<UInt8>) -> [UInt8]? {
    var json = script
    // Searching for words is slow, and hardly ever needed.
    if json.prefix(100).contains(UInt8(ascii: "<")),
      let start = json.prefix(100).firstRange(of: Array("<![CDATA[".utf8))
    {
      json = json[start.upperBound...]
    }
    if json.suffix(100).contains(UInt8(ascii: ">")), let end = json.suffix(100).firstRange(of: Array("]]>".utf8)) {
      json = json[..<end.lowerBound]
    }
    guard let first = json.firstIndex(where: { "{[".utf8.contains($0) }),
      let last = json.lastIndex(where: { "}]".utf8.contains($0) }), first < last
    else { return nil }
    return Array(json[first...last])
  }
}

/// The attributes of a tag.
enum HTMLAttributes {
  /// Returns the value of the first attribute with a lower-case name, as written; empty if the attribute has no value,
  /// nil if it is missing.
  static func value(of name: String, in attributes: ArraySlice<UInt8>) -> [UInt8]? {
    var rest = attributes
    while let start = rest.firstIndex(where: { $0 > 0x20 && $0 != slash }) {
      rest = rest[start...]
      let key = rest.prefix { $0 > 0x20 && $0 != equals && $0 != slash }
      rest = rest[max(key.endIndex, start + (key.isEmpty ? 1 : 0))...].drop { $0 <= 0x20 }
      var value: ArraySlice<UInt8> = []
      if rest.first == equals { (value, rest) = quoted(rest.dropFirst().drop { $0 <= 0x20 }) }
      if key.elementsEqual(name.utf8, by: { $0 | 0x20 == $1 }) { return Array(value) }
    }
    return nil
  }

  private static func quoted(_ text: ArraySlice<UInt8>) -> (value: ArraySlice<UInt8>, rest: ArraySlice<UInt8>) {
    guard let quote = text.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = text.prefix { $0 > 0x20 }
      return (value, text[value.endIndex...])
    }
    let value = text.dropFirst().prefix { $0 != quote }
    return (value, text[value.endIndex...].dropFirst())
  }

  private static let equals = UInt8(ascii: "=")
  private static let slash = UInt8(ascii: "/")
}
