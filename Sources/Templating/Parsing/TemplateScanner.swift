/// A scanner that splits a template's source into text and tags.
struct TemplateScanner {
  private let file: String
  private let source: [UInt8]
  private var position = 0
  private var line = 1
  private var delimiters = TagDelimiters.standard
  private let rules: TemplateStrictness

  private init(_ source: String, file: String, _ rules: TemplateStrictness) {
    self.file = file
    self.rules = rules
    self.source = Array(source.utf8)
  }

  /// Splits a source. A message, which the specification does not know, is one tag.
  static func tokens(
    of source: String, file: String, _ rules: TemplateStrictness = .strict
  ) throws(TemplateError) -> [TemplateToken] {
    var scanner = TemplateScanner(source, file: file, rules)
    var tokens: [TemplateToken] = []
    while let token = try scanner.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(TemplateError) -> TemplateToken? {
    guard position < source.count else { return nil }
    let start = source.firstIndex(of: delimiters.opening, from: position) ?? source.count
    return start > position ? .text(advance(to: start)) : .tag(try tag())
  }

  /// Advances the position, counting lines, and returns the bytes in between.
  private mutating func advance(to end: Int) -> ArraySlice<UInt8> {
    let passed = source[position..<end]
    line += passed.count { $0 == .lineFeed }
    position = end
    return passed
  }

  private mutating func tag() throws(TemplateError) -> Tag {
    let firstLine = line
    let start = position + delimiters.opening.count
    let sigil = start < source.count ? Sigil(source[start]) : nil
    let contentStart = sigil == nil ? start : start + 1
    let closing = (sigil?.closing ?? []) + delimiters.closing
    guard let end = source.firstIndex(of: closing, from: contentStart) else {
      throw TemplateError(file: file, line: firstLine, message: "The tag that begins here is never closed.")
    }
    let content = source[contentStart..<end].trimmingBlanks()
    _ = advance(to: end + closing.count)
    let kind = sigil?.kind ?? .variable
    if kind == .section, rules == .strict, let opening = MessageOpening(content) {
      return try message(opening, on: firstLine)
    }
    if kind == .delimiters { delimiters = try TagDelimiters(content, file: file, line: firstLine) }
    return Tag(kind: kind, name: try name(content, of: kind, on: firstLine), line: firstLine)
  }

  /// Reads a message up to its closing tag.
  private mutating func message(_ opening: MessageOpening, on line: Int) throws(TemplateError) -> Tag {
    var tokens: [TemplateToken] = []
    while let token = try next() {
      if case .tag(let tag) = token, tag.kind == .close, tag.name == MessageOpening.name {
        let message = try TemplateMessage(opening, tokens, file: file, line: line)
        return Tag(kind: .message, name: MessageOpening.name, line: line, message: message)
      }
      tokens.append(token)
    }
    throw TemplateError(file: file, line: line, message: "{{#\(MessageOpening.name)}} is never closed.")
  }

  private func name(_ content: ArraySlice<UInt8>, of kind: Tag.Kind, on line: Int) throws(TemplateError) -> String {
    let name = String(decoding: content, as: UTF8.self)
    if kind == .comment || kind == .delimiters { return name }
    guard !content.isEmpty, !content.contains(where: \.isBlank) else {
      throw TemplateError(file: file, line: line, message: "A tag holds one name without spaces, not “\(name)”.")
    }
    guard content.first != .asterisk else {
      throw TemplateError(
        file: file, line: line, message: "Dynamic names like “\(name)” cannot be checked, so there are none.")
    }
    return name
  }
}

/// The first byte of a tag, which states the tag's kind; a plain variable has none.
private struct Sigil {
  let kind: Tag.Kind
  /// The bytes expected before the closing delimiter.
  var closing: [UInt8] = []

  init?(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "#"): kind = .section
    case UInt8(ascii: "^"): kind = .inverted
    case UInt8(ascii: "/"): kind = .close
    case UInt8(ascii: ">"): kind = .partial
    case UInt8(ascii: "<"): kind = .parent
    case UInt8(ascii: "$"): kind = .block
    case UInt8(ascii: "!"): kind = .comment
    case UInt8(ascii: "&"): kind = .unescaped
    case UInt8(ascii: "{"): (kind, closing) = (.unescaped, [UInt8(ascii: "}")])
    case UInt8(ascii: "="): (kind, closing) = (.delimiters, [UInt8(ascii: "=")])
    default: return nil
    }
  }
}
