/// The delimiters of a tag.
struct TagDelimiters {
  let opening: [UInt8]
  let closing: [UInt8]

  static let standard = TagDelimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

  private init(opening: [UInt8], closing: [UInt8]) {
    self.opening = opening
    self.closing = closing
  }

  /// Parses the content of a set-delimiters tag: two words.
  init(_ content: ArraySlice<UInt8>, file: String, line: Int) throws(TemplateError) {
    let words = content.split(whereSeparator: \.isBlank)
    guard words.count == 2, !content.contains(UInt8(ascii: "=")) else {
      throw TemplateError(file: file, line: line, message: "New delimiters are written {{=<% %>=}}.")
    }
    self.init(opening: Array(words[0]), closing: Array(words[1]))
  }
}
