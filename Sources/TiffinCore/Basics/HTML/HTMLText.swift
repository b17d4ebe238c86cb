/// Plain text from text that pages left tags and entities in, as a reader would see it.
enum HTMLText {
  /// The number of times that the result is decoded again: pages write `&amp;frac12;`, and `&amp;amp;`.
  private static let rounds = 3
  /// The most bytes that are read; the rest is left out.
  static let limit = 200_000

  /// Returns the lines that a reader would see, none of them empty.
  static func lines(_ text: String, limit: Int = 10_000) -> [String] {
    PlainText.lines(plain(text), limit: limit)
  }

  /// Returns the whole text on one line.
  static func line(_ text: String, limit: Int = 1_000) -> String {
    PlainText.line(plain(text), limit: limit)
  }

  private static func plain(_ text: String) -> String {
    var bytes = Array(text.utf8.prefix(limit))
    for _ in 0..<rounds {
      let decoded = HTMLEntities.decoded(withoutTags(bytes))
      if decoded == bytes { break }
      bytes = decoded
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the text of a piece of a page, in the lines that a browser would show: those of the source are blanks.
  static func shown(_ markup: ArraySlice<UInt8>, breakingAt breaks: Set<String> = blocks) -> String {
    var scanner = HTMLScanner(Array(markup))
    var text: [UInt8] = []
    /// The end of the last word.
    var end = 0
    while !scanner.isAtEnd {
      for byte in scanner.text() {
        text.append(byte < 0x20 ? 0x20 : byte)
        if byte > 0x20 { end = text.count }
      }
      guard let tag = scanner.tag() else { continue }
      if tag.isClosing, headings.contains(tag.name), end > 0, text[end - 1] != UInt8(ascii: ":") {
        // By its colon a heading is known among lines.
        text.insert(UInt8(ascii: ":"), at: end)
        end += 1
      }
      if blocks.contains(tag.name) { text.append(UInt8(ascii: breaks.contains(tag.name) ? "\n" : " ")) }
      if !tag.isClosing, hidden.contains(tag.name) { _ = scanner.content(of: tag.name) }
    }
    return String(decoding: HTMLEntities.decoded(text), as: UTF8.self)
  }

  /// Removes tags, comments, scripts and styles; a block's end becomes a line's end.
  private static func withoutTags(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(UInt8(ascii: "<")) else { return bytes }
    var scanner = HTMLScanner(bytes)
    var text: [UInt8] = []
    while !scanner.isAtEnd {
      text += scanner.text()
      guard let tag = scanner.tag() else { continue }
      if blocks.contains(tag.name) { text.append(UInt8(ascii: "\n")) }
      if !tag.isClosing, hidden.contains(tag.name) { _ = scanner.content(of: tag.name) }
    }
    return text
  }

  static let blocks: Set<String> = [
    "p", "br", "li", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "tr", "td", "th", "table", "section", "dt",
    "article", "blockquote", "dd", "hr", "figure",
  ]
  private static let headings: Set<String> = ["h2", "h3", "h4", "h5", "h6"]
  static let hidden: Set<String> = ["script", "style"]
}
