/// A check for tags at positions in the markup where escaping does not protect.
///
/// It sees neither the content of values, partials and filled blocks, nor markup that begins in one file and ends in
/// another.
struct MarkupLint {
  private var reader = MarkupReader()

  static func refusal(of tokens: [TemplateToken], file: String) -> TemplateError? {
    var lint = MarkupLint()
    for token in tokens {
      switch token {
      case .text(let text): for byte in text { lint.reader.read(byte) }
      case .tag(let tag):
        if let problem = lint.problem(with: tag) {
          return TemplateError(file: file, line: tag.line, message: "\(tag.description) \(problem)")
        }
        if let message = tag.message, let refusal = lint.refusal(of: message, file: file) { return refusal }
      }
    }
    return nil
  }

  /// Reads the markup in a message. It is balanced, so that the message ends where it began.
  private mutating func refusal(of message: TemplateMessage, file: String) -> TemplateError? {
    let start = reader
    defer { reader = start }
    for token in message.tokens {
      switch token {
      case .text(let text): for byte in text { reader.read(byte) }
      case .tag(let tag):
        if let problem = problem(with: tag) {
          return TemplateError(file: file, line: tag.line, message: "\(tag.description) \(problem)")
        }
      }
    }
    return nil
  }

  private func problem(with tag: Tag) -> String? {
    if [.comment, .delimiters, .close].contains(tag.kind) { return nil }
    switch reader.state {
    case .beforeValue, .unquotedValue: return "stands in an attribute without quotes."
    case .rawText: return "stands inside <\(text(reader.element))>, where nothing is escaped."
    case .quotedValue where isCode(reader.attribute):
      return "stands in the attribute \(text(reader.attribute)), which is code."
    case .elementName, .element, .attributeName:
      return tag.kind == .variable || tag.kind == .message
        ? "stands inside an element's tag: put it into a quoted attribute." : nil
    case .text, .quotedValue, .typedText, .comment: return nil
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Returns true if the attribute contains code: an event handler, or `srcdoc`, which contains a whole page.
  private func isCode(_ attribute: [UInt8]) -> Bool {
    attribute.starts(with: "on".utf8) || attribute.elementsEqual("srcdoc".utf8)
  }
}
