/// Finds tags in places of the markup where escaping does not protect.
///
/// It reads the text of one file from top to bottom, as if every section were shown, beginning outside of any element.
/// It does not see what a value, a partial or a filled block puts there, nor a piece of markup that begins in one file
/// and ends in another.
struct MarkupLint {
  private enum State: Equatable {
    case text
    /// After `<`, in the element's name.
    case elementName
    /// Inside `<…>`, between attributes.
    case element
    case attributeName
    /// After `=`.
    case beforeValue
    case unquotedValue
    case quotedValue(UInt8)
    /// Inside `<script>` or `<style>`.
    case rawText
    case comment
  }

  private var state = State.text
  private var element: [UInt8] = []
  private var attribute: [UInt8] = []
  /// The last bytes of raw text or of a comment, to see where it ends.
  private var tail: [UInt8] = []

  static func refusal(of tokens: [Token], file: String) -> TemplateError? {
    var lint = MarkupLint()
    for token in tokens {
      switch token {
      case .text(let text): for byte in text { lint.read(byte) }
      case .tag(let tag):
        guard let problem = lint.problem(with: tag) else { continue }
        return TemplateError(file: file, line: tag.line, message: "\(tag.description) \(problem)")
      }
    }
    return nil
  }

  private func problem(with tag: Tag) -> String? {
    if [.comment, .delimiters, .close].contains(tag.kind) { return nil }
    switch state {
    case .beforeValue, .unquotedValue: return "stands in an attribute without quotes."
    case .rawText: return "stands inside <\(String(decoding: element, as: UTF8.self))>, where nothing is escaped."
    case .quotedValue where isCode(attribute):
      return "stands in the attribute \(String(decoding: attribute, as: UTF8.self)), which is code."
    case .elementName, .element, .attributeName:
      return tag.kind == .variable ? "stands inside an element's tag: put it into a quoted attribute." : nil
    case .text, .quotedValue, .comment: return nil
    }
  }

  /// Event handlers, and the one attribute that is a whole page.
  private func isCode(_ attribute: [UInt8]) -> Bool {
    attribute.starts(with: "on".utf8) || attribute.elementsEqual("srcdoc".utf8)
  }

  private mutating func read(_ byte: UInt8) {
    switch state {
    case .text: if byte == UInt8(ascii: "<") { begin(.elementName) }
    case .elementName: readElementName(byte)
    case .element: readElement(byte)
    case .attributeName: readAttributeName(byte)
    case .beforeValue: readBeforeValue(byte)
    case .unquotedValue: if byte.isBlank { state = .element } else if byte == .greater { endElement() }
    case .quotedValue(let quote): if byte == quote { state = .element }
    case .rawText: if ends(with: Array("</".utf8) + element, byte) { begin(.element) }
    case .comment: if ends(with: Array("-->".utf8), byte) { state = .text }
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    element = []
    tail = []
  }

  private mutating func readElementName(_ byte: UInt8) {
    if byte == .greater { return endElement() }
    if byte.isBlank || (byte == .slash && !element.isEmpty) { return state = element.isEmpty ? .text : .element }
    element.append(byte.lowercased)
    if element.elementsEqual("!--".utf8) { state = .comment }
    if element.count == 1, !byte.isLetter, byte != .slash, byte != UInt8(ascii: "!") { state = .text }
  }

  private mutating func readElement(_ byte: UInt8) {
    if byte == .greater { return endElement() }
    if byte.isBlank || byte == .slash { return }
    if byte == UInt8(ascii: "=") { return state = .beforeValue }
    attribute = [byte.lowercased]
    state = .attributeName
  }

  private mutating func readAttributeName(_ byte: UInt8) {
    if byte == .greater { return endElement() }
    if byte == UInt8(ascii: "=") { return state = .beforeValue }
    if byte.isBlank || byte == .slash { return state = .element }
    attribute.append(byte.lowercased)
  }

  private mutating func readBeforeValue(_ byte: UInt8) {
    if byte.isBlank { return }
    if byte == .greater { return endElement() }
    let isQuote = byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
    state = isQuote ? .quotedValue(byte) : .unquotedValue
  }

  private mutating func endElement() {
    let isRaw = element.elementsEqual("script".utf8) || element.elementsEqual("style".utf8)
    state = isRaw ? .rawText : .text
    tail = []
  }

  private mutating func ends(with pattern: [UInt8], _ byte: UInt8) -> Bool {
    tail = tail.suffix(pattern.count - 1) + [byte.lowercased]
    return tail == pattern
  }
}

extension UInt8 {
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let slash = UInt8(ascii: "/")
}
