import Localization

/// A message of a template, `{{#t}}…{{/t}}`: its English text, and what its values and its markup stand for.
///
/// The text that translators see has `{name}` for `{{name}}`, and markup without attributes: `<a>` for `<a href="…">`.
struct TemplateMessage: Sendable {
  let key: MessageKey
  /// The name of the number that chooses a form; nil if there is only one.
  let count: String?
  /// The tokens between the message's tags.
  let tokens: [TemplateToken]
  /// The forms in English: one, or one for 1 and one for other numbers.
  let english: [MessageText]
  /// The nodes for values and markup, by the part of the text that stands for them.
  private let meanings: [MessageText.Part: [TemplateNode]]

  /// Reads the message between its tags.
  ///
  /// - Throws: ``TemplateError`` if it holds more than words, values and markup, or its markup is not balanced.
  init(
    _ opening: MessageOpening, _ tokens: [TemplateToken], file: String, line: Int
  ) throws(TemplateError) {
    self.tokens = tokens
    count = opening.count
    let position = TemplatePosition(file: file, line: line)
    let halves = tokens.split(omittingEmptySubsequences: false) { $0.isPluralSeparator }
    guard halves.count == (opening.count == nil ? 1 : 2) else {
      throw position.error(
        "A message with a number is written {{#t count}}1 meal{{|}}{{count}} meals{{/t}}, with one {{|}}.")
    }
    var english: [MessageText] = []
    var texts: [String] = []
    var meanings: [MessageText.Part: [TemplateNode]] = [:]
    for half in halves {
      var reader = MessageReader(position)
      for token in half { try reader.read(token) }
      let text = try reader.finish()
      do throws(MessageTextError) { english.append(try MessageText(text)) } catch {
        throw position.error(error.message)
      }
      texts.append(text)
      // The last form is the one that a plural's markup is taken from.
      meanings.merge(reader.meanings) { $1 }
    }
    for name in english.flatMap(\.values) where meanings[.value(name)] == nil {
      throw position.error("“{\(name)}” is written {{\(name)}} in a template.")
    }
    key = MessageKey(texts[0], context: opening.context)
    self.english = english
    self.meanings = meanings
  }

  /// Returns the nodes that write a text.
  func nodes(of text: MessageText) -> [TemplateNode] {
    text.parts.flatMap { part in
      if case .words(let words) = part { return [TemplateNode(content: .text(Self.escaped(words)), line: 0)] }
      return meanings[part] ?? []
    }
  }

  /// Returns words as markup that may stand in text and in attributes.
  private static func escaped(_ words: String) -> [UInt8] {
    words.utf8.flatMap { byte -> [UInt8] in
      // An apostrophe is safe, since attributes have double quotation marks.
      byte != UInt8(ascii: "'") && Escaping.isNeeded(byte) ? Array(Escaping.entity(byte).utf8) : [byte]
    }
  }
}

extension TemplateMessage: Equatable {
  static func == (one: TemplateMessage, other: TemplateMessage) -> Bool {
    one.key == other.key && one.tokens == other.tokens
  }
}

extension TemplateToken {
  fileprivate var isPluralSeparator: Bool {
    if case .tag(let tag) = self { tag.kind == .variable && tag.name == "|" } else { false }
  }
}

/// A reader of what stands between a message's tags: it makes the text for translators.
private struct MessageReader {
  private(set) var meanings: [MessageText.Part: [TemplateNode]] = [:]
  private let position: TemplatePosition
  private var text: [UInt8] = []
  /// The element's tag that is being read, with its quotation mark if it is in a value; nil outside of tags.
  private var tag: (nodes: [TemplateNode], bytes: [UInt8], quote: UInt8?)?
  private var open: [String] = []
  private var counts: [String: Int] = [:]

  init(_ position: TemplatePosition) {
    self.position = position
  }

  mutating func read(_ token: TemplateToken) throws(TemplateError) {
    switch token {
    case .text(let bytes): for byte in bytes { try read(byte) }
    case .tag(let tag):
      switch tag.kind {
      case .variable: try value(tag, isUnescaped: false)
      case .unescaped: try value(tag, isUnescaped: true)
      case .comment: break
      default:
        throw TemplatePosition(file: position.file, line: tag.line).error(
          "\(tag.description) stands inside a message, which is one whole sentence: write a message for each case.")
      }
    }
  }

  /// Returns the text, without the line breaks at both ends and with one blank for each of the others.
  func finish() throws(TemplateError) -> String {
    if tag != nil { throw position.error("An element's tag is not closed in this message.") }
    if let name = open.last { throw position.error("<\(name)> is never closed in this message.") }
    let words = text.split(whereSeparator: \.isBlank)
    let outer = text.prefix(while: \.isBlank) + text.suffix(while: \.isBlank)
    guard !words.isEmpty else { throw position.error("This message is empty.") }
    guard outer.isEmpty || outer.contains(.lineFeed) else {
      throw position.error("A message does not begin or end with a blank: write the blank outside of it.")
    }
    return try decoded(String(decoding: Array(words.joined(separator: [UInt8(ascii: " ")])), as: UTF8.self))
  }

  /// Returns the text with a no-break space for `&nbsp;`, the only character reference in messages.
  private func decoded(_ text: String) throws(TemplateError) -> String {
    let parts = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    var decoded = String(Substring(parts[0]))
    for part in parts.dropFirst() {
      if part.starts(with: "nbsp;".utf8) {
        decoded += "\u{A0}" + String(Substring(part.dropFirst(5)))
      } else if part.prefix(10).contains(UInt8(ascii: ";")), part.first?.isBlank == false {
        throw position.error("In a message a character is written as itself; only &nbsp; has a name.")
      } else {
        decoded += "&" + String(Substring(part))
      }
    }
    return decoded
  }

  private mutating func value(_ tag: Tag, isUnescaped: Bool) throws(TemplateError) {
    let node = TemplateNode(content: .variable(tag.name, isUnescaped: isUnescaped), line: tag.line)
    if self.tag != nil {
      endBytes()
      self.tag?.nodes.append(node)
      return
    }
    text += "{\(tag.name)}".utf8
    meanings[.value(tag.name)] = [node]
  }

  private mutating func read(_ byte: UInt8) throws(TemplateError) {
    guard let quote = tag?.quote else { return try readUnquoted(byte) }
    tag?.bytes.append(byte)
    if byte == quote { tag?.quote = nil }
  }

  private mutating func readUnquoted(_ byte: UInt8) throws(TemplateError) {
    guard tag != nil else {
      if byte == .less { tag = ([], [byte], nil) } else { text.append(byte) }
      return
    }
    // A line break between attributes is a blank.
    tag?.bytes.append(byte.isBlank ? UInt8(ascii: " ") : byte)
    if byte == UInt8(ascii: "\"") { tag?.quote = byte }
    if byte == .greater { try endTag() }
  }

  private mutating func endBytes() {
    guard let bytes = tag?.bytes, !bytes.isEmpty else { return }
    tag?.nodes.append(TemplateNode(content: .text(bytes), line: 0))
    tag?.bytes = []
  }

  private mutating func endTag() throws(TemplateError) {
    endBytes()
    guard let nodes = tag?.nodes, case .text(let bytes)? = nodes.first?.content else { return }
    tag = nil
    let isClosing = bytes.dropFirst().first == .slash
    let name = String(decoding: bytes.dropFirst(isClosing ? 2 : 1).prefix(while: \.isLetterOrDigit), as: UTF8.self)
    if isClosing {
      guard let label = open.popLast(), label.hasPrefix(name) else {
        throw position.error("</\(name)> closes nothing that is open in this message.")
      }
      return mean(.closing(label), "</\(label)>", nodes)
    }
    counts[name, default: 0] += 1
    let label = counts[name] == 1 ? name : "\(name)\(counts[name] ?? 0)"
    if Self.withoutContents.contains(name) { return mean(.empty(label), "<\(label)/>", nodes) }
    open.append(label)
    mean(.opening(label), "<\(label)>", nodes)
  }

  private mutating func mean(_ part: MessageText.Part, _ shown: String, _ nodes: [TemplateNode]) {
    text += shown.utf8
    meanings[part] = nodes
  }

  private static let withoutContents: Set = ["br", "img", "input", "wbr"]
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension [UInt8] {
  /// Returns the longest end of bytes that all satisfy a condition.
  fileprivate func suffix(while condition: (UInt8) -> Bool) -> [UInt8] {
    Array(self[(lastIndex { !condition($0) }.map { $0 + 1 } ?? startIndex)...])
  }
}
