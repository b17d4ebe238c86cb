/// The conversion of HTML to plain text, as a reader would see it.
enum HTMLText {
  /// The maximum number of decoding rounds, as pages contain `&amp;frac12;` and `&amp;amp;`.
  private static let rounds = 3
  /// The maximum number of bytes that are read; the rest is ignored.
  static let limit = 200_000

  /// Returns the lines that a reader would see, without empty ones, each cut to `limit` bytes.
  static func lines(_ text: String, limit: Int = 10_000) -> [String] {
    TextCleanup.lines(plain(text), limit: limit)
  }

  /// Returns the whole text on one line, cut to `limit` bytes.
  static func line(_ text: String, limit: Int = 1_000) -> String {
    TextCleanup.line(plain(text), limit: limit)
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

  /// Returns the text of a part of a page, in the lines that a browser would show; line breaks of the source become
  /// spaces. A colon is appended to headings.
  ///
  /// - Parameter breaks: The block elements that begin a new line; other ones become a space.
  static func shown(_ markup: ArraySlice<UInt8>, breakingAt breaks: Set<String> = blocks) -> String {
    var scanner = HTMLScanner(Array(markup))
    var text: [UInt8] = []
    /// The index in `text` after the last word.
    var end = 0
    while !scanner.isAtEnd {
      for byte in scanner.text() {
        text.append(byte < 0x20 ? 0x20 : byte)
        if byte > 0x20 { end = text.count }
      }
      guard let tag = scanner.tag() else { continue }
      if tag.isClosing, headings.contains(tag.name), end > 0, text[end - 1] != UInt8(ascii: ":") {
        // The trailing colon marks a line as a heading.
        text.insert(UInt8(ascii: ":"), at: end)
        end += 1
      }
      if blocks.contains(tag.name) { text.append(UInt8(ascii: breaks.contains(tag.name) ? "\n" : " ")) }
      if !tag.isClosing, hidden.contains(tag.name) { _ = scanner.content(of: tag.name) }
    }
    return String(decoding: HTMLEntities.decoded(text), as: UTF8.self)
  }

  /// Removes tags, comments, scripts and styles; the start and the end of a block become line breaks.
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
