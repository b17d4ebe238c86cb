/// A scanner that splits HTML into tags and text, byte by byte. Anything that is not a tag is text; nothing is an
/// error.
struct HTMLScanner {
  struct Tag {
    /// The name in lower case.
    let name: String
    let isClosing: Bool
    /// Everything after the name.
    let attributes: ArraySlice<UInt8>
  }

  private let bytes: [UInt8]
  /// The index of the next byte.
  private(set) var index = 0
  /// True once no `>` is left, so that the rest is text: searching again for each `<` would take quadratic time.
  private var hasNoEnds = false
  private var steps = ReadingSteps()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { index >= bytes.count }

  /// Returns the text up to the next tag or comment.
  mutating func text() -> ArraySlice<UInt8> {
    let start = index
    while !isAtEnd, !isAtMarkup {
      index = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    }
    return bytes[start..<index]
  }

  /// Returns the tag that begins at ``index``, and skips it; nil for a comment, which is skipped, and if no `>`
  /// follows. Skips the rest of the bytes and returns nil once the reading budget is spent.
  mutating func tag() -> Tag? {
    guard steps.next() else {
      index = bytes.count
      return nil
    }
    if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "!"), starts("<!--") {
      index = end(of: "-->", from: index + 4) ?? bytes.count
      return nil
    }
    guard !isAtEnd, let end = endOfTag() else {
      hasNoEnds = true
      return nil
    }
    let inside = bytes[(index + 1)..<end]
    index = end + 1
    let isClosing = inside.first == UInt8(ascii: "/")
    let name = inside.drop { $0 == UInt8(ascii: "/") }.prefix { Self.isInNames($0) }
    return Tag(name: Self.text(name), isClosing: isClosing, attributes: inside[name.endIndex...])
  }

  /// Returns the content of a script or style element from ``index`` up to its closing tag or the end, and skips both.
  mutating func content(of name: String) -> ArraySlice<UInt8> {
    let start = index
    while !isAtEnd {
      let next = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
      index = next
      guard starts("</\(name)"), !continuesName(next + 2 + name.utf8.count) else {
        index = min(next + 1, bytes.count)
        continue
      }
      index = (bytes[next...].firstIndex(of: UInt8(ascii: ">")) ?? bytes.count - 1) + 1
      return bytes[start..<next]
    }
    return bytes[start...]
  }

  /// True if the next byte is a `<` that is followed by a letter, by a slash and a letter, by `!`, or by `?`.
  private var isAtMarkup: Bool {
    guard bytes[index] == UInt8(ascii: "<"), !hasNoEnds, index + 1 < bytes.count else { return false }
    let next = bytes[index + 1]
    if next == UInt8(ascii: "/") { return index + 2 < bytes.count && Self.isLetter(bytes[index + 2]) }
    return Self.isLetter(next) || next == UInt8(ascii: "!") || next == UInt8(ascii: "?")
  }

  /// Returns the index of the `>` that ends the tag at ``index``, ignoring those inside quotation marks; the next `>`
  /// if a quotation mark is not closed, and nil if there is none.
  private func endOfTag() -> Int? {
    var quote: UInt8?
    for place in (index + 1)..<bytes.count {
      let byte = bytes[place]
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: ">") {
        return place
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        // Quotation marks count only after an equals sign, as text may contain an apostrophe.
        if bytes[..<place].last(where: { $0 != 0x20 }) == UInt8(ascii: "=") { quote = byte }
      }
    }
    return bytes[index...].firstIndex(of: UInt8(ascii: ">"))
  }

  private func end(of text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    var place = start
    while place + pattern.count <= bytes.count {
      if bytes[place] == pattern[0], bytes[place..<(place + pattern.count)].elementsEqual(pattern) {
        return place + pattern.count
      }
      place += 1
    }
    return nil
  }

  private func starts(_ text: String) -> Bool {
    guard index + text.utf8.count <= bytes.count else { return false }
    var place = index
    for byte in text.utf8 {
      if Self.lowercased(bytes[place]) != byte { return false }
      place += 1
    }
    return true
  }

  /// Returns a name in lower case.
  private static func text(_ name: ArraySlice<UInt8>) -> String {
    let isLower = name.allSatisfy { $0 == lowercased($0) }
    return isLower ? String(decoding: name, as: UTF8.self) : String(decoding: name.map(lowercased), as: UTF8.self)
  }

  private func continuesName(_ place: Int) -> Bool {
    place < bytes.count && Self.isInNames(bytes[place])
  }

  private static func isInNames(_ byte: UInt8) -> Bool {
    isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
