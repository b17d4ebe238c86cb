/// A state machine that reads markup byte by byte and tracks the context of each byte.
///
/// It reads the text of one file from top to bottom, as if every section were shown, starting outside of any element.
struct MarkupReader {
  enum State: Equatable {
    case text
    /// The byte is after `<`, in the element's name.
    case elementName
    /// The byte is inside `<…>`, between attributes.
    case element
    case attributeName
    /// The byte is after the `=` of an attribute, before its value.
    case beforeValue
    case unquotedValue
    case quotedValue(UInt8)
    /// The byte is inside `<script>` or `<style>`.
    case rawText
    /// The byte is inside `<textarea>`.
    case typedText
    case comment
  }

  private(set) var state = State.text
  private(set) var element: [UInt8] = []
  private(set) var attribute: [UInt8] = []
  /// True if the position is inside `<pre>` or an element nested in it.
  private(set) var isPreformatted = false
  /// The last bytes of raw or typed text or of a comment, to detect its end.
  private var tail: [UInt8] = []

  mutating func read(_ byte: UInt8) {
    switch state {
    case .text: if byte == .less { begin(.elementName) }
    case .elementName: readElementName(byte)
    case .element: readElement(byte)
    case .attributeName: readAttributeName(byte)
    case .beforeValue: readBeforeValue(byte)
    case .unquotedValue: if byte.isBlank { state = .element } else if byte == .greater { endElement() }
    case .quotedValue(let quote): if byte == quote { state = .element }
    case .rawText, .typedText: if ends(with: Array("</".utf8) + element, byte) { begin(.element) }
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
    tail = []
    state = .text
    switch String(decoding: element, as: UTF8.self) {
    case "script", "style": state = .rawText
    case "textarea": state = .typedText
    case "pre": isPreformatted = true
    case "/pre": isPreformatted = false
    default: break
    }
  }

  private mutating func ends(with pattern: [UInt8], _ byte: UInt8) -> Bool {
    tail = tail.suffix(pattern.count - 1) + [byte.lowercased]
    return tail == pattern
  }
}
