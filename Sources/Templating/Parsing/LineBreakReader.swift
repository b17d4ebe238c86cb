/// A part of a template. Line breaks that only lay out the source are parts of their own.
enum TemplatePart {
  /// Text that is written unchanged.
  case text([UInt8])
  /// White space that contains a line break or begins a line, outside of attribute values and of preformatted text.
  case lineBreak(isInTag: Bool)
  case tag(Tag, TagPosition)
}

/// A reader that separates the line breaks that lay out a template's source from the text that it writes.
struct LineBreakReader {
  private var reader = MarkupReader()
  private var parts: [TemplatePart] = []
  private var text: [UInt8] = []
  /// White space that has been read but not classified yet.
  private var space: [UInt8] = []
  private var isLineStart = true

  /// The character reference of a space, which is written as a space even next to a line break.
  private static let keptBlank = Array("&#32;".utf8)

  static func parts(of tokens: [TemplateToken]) -> [TemplatePart] {
    var layout = LineBreakReader()
    for line in TemplateLine.lines(of: tokens) {
      layout.isLineStart = true
      if line.isStandalone {
        layout.endText()
        layout.parts += line.tags.map { .tag($0, TagPosition(isStandalone: true, indentation: [])) }
      } else {
        line.tokens.forEach { layout.read($0) }
      }
    }
    layout.endText()
    return layout.parts
  }

  private mutating func read(_ token: TemplateToken) {
    switch token {
    case .tag(let tag):
      endText()
      isLineStart = false
      parts.append(.tag(tag, TagPosition(isStandalone: false, indentation: [])))
    case .text(let text):
      var index = text.startIndex
      while index < text.endIndex {
        let byte = text[index]
        if isKeptBlank(text, at: index) {
          write(UInt8(ascii: " "))
          for byte in Self.keptBlank { reader.read(byte) }
          index += Self.keptBlank.count
        } else {
          if byte.isBlank && canBreak { space.append(byte) } else { write(byte) }
          reader.read(byte)
          index += 1
        }
      }
    }
  }

  private func isKeptBlank(_ text: ArraySlice<UInt8>, at index: Int) -> Bool {
    // The first byte is compared before the text is sliced, because this runs for every byte.
    text[index] == Self.keptBlank[0] && reader.state == .text && text[index...].starts(with: Self.keptBlank)
  }

  /// True if white space at the current position may be treated as layout.
  private var canBreak: Bool {
    switch reader.state {
    case .quotedValue, .rawText, .typedText, .comment: false
    case .text: !reader.isPreformatted
    case .elementName, .element, .attributeName, .beforeValue, .unquotedValue: true
    }
  }

  private mutating func write(_ byte: UInt8) {
    endSpace()
    isLineStart = false
    text.append(byte)
  }

  private mutating func endSpace() {
    defer { space = [] }
    guard isLineStart && !space.isEmpty || space.contains(.lineFeed) else { return text += space }
    if !text.isEmpty { parts.append(.text(text)) }
    text = []
    if case .lineBreak? = parts.last { return }
    parts.append(.lineBreak(isInTag: reader.state != .text))
  }

  private mutating func endText() {
    endSpace()
    if !text.isEmpty { parts.append(.text(text)) }
    text = []
  }
}
