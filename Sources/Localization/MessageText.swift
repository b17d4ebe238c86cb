/// The text of a message, split into words, values and markup.
///
/// `{name}` is a value. `<a>…</a>` is markup whose attributes the translator does not see, `<br/>` an element without
/// contents; several of one name are numbered: `<a>`, `<a2>`.
public struct MessageText: Sendable {
  /// A part of the text; names are those in braces or angle brackets.
  public enum Part: Hashable, Sendable {
    case words(String)
    case value(String)
    case opening(String)
    case closing(String)
    case empty(String)
  }

  /// The parts in their order.
  public let parts: [Part]

  /// Splits a text.
  ///
  /// - Throws: ``MessageTextError`` if a brace or an element is not closed.
  public init(_ text: String) throws(MessageTextError) {
    var parts: [Part] = []
    var rest = text.utf8[...]
    var words = rest.startIndex
    func flush() {
      let found = text.utf8[words..<rest.startIndex]
      if !found.isEmpty { parts.append(.words(String(Substring(found)))) }
    }
    while let byte = rest.first {
      guard let (part, length) = try Self.special(byte, rest) else {
        rest = rest.dropFirst()
        continue
      }
      flush()
      parts.append(part)
      rest = rest.dropFirst(length)
      words = rest.startIndex
    }
    flush()
    self.parts = parts
    try checkNesting()
  }

  /// The names of the values, each once.
  public var values: Set<String> {
    Set(parts.compactMap { if case .value(let name) = $0 { name } else { nil } })
  }

  /// The markup, sorted.
  var markup: [String] {
    parts.compactMap { part in
      switch part {
      case .opening(let name), .empty(let name): name
      case .words, .value, .closing: nil
      }
    }.sorted()
  }

  /// Returns the value or element that begins here, with its length in bytes; nil if there is none.
  private static func special(
    _ byte: UInt8, _ rest: Substring.UTF8View
  ) throws(MessageTextError) -> (Part, Int)? {
    switch byte {
    case UInt8(ascii: "{"):
      let name = rest.dropFirst().prefix { $0.isName || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") }
      guard !name.isEmpty, rest.dropFirst(name.count + 1).first == UInt8(ascii: "}") else {
        throw MessageTextError("“{” begins a value: write a name and “}” after it.")
      }
      return (.value(String(Substring(name))), name.count + 2)
    case UInt8(ascii: "}"): throw MessageTextError("“}” closes nothing.")
    case UInt8(ascii: "<"): return try element(rest)
    default: return nil
    }
  }

  private static func element(_ rest: Substring.UTF8View) throws(MessageTextError) -> (Part, Int)? {
    let isClosing = rest.dropFirst().first == UInt8(ascii: "/")
    let name = rest.dropFirst(isClosing ? 2 : 1).prefix(while: \.isName)
    guard let first = name.first, first >= UInt8(ascii: "A") else { return nil }
    var length = name.count + (isClosing ? 2 : 1)
    let isEmpty = rest.dropFirst(length).first == UInt8(ascii: "/")
    length += isEmpty ? 1 : 0
    guard rest.dropFirst(length).first == UInt8(ascii: ">"), !(isEmpty && isClosing) else {
      throw MessageTextError("“<\(String(Substring(name)))” is not closed by “>”.")
    }
    let text = String(Substring(name))
    return (isClosing ? .closing(text) : isEmpty ? .empty(text) : .opening(text), length + 1)
  }

  private func checkNesting() throws(MessageTextError) {
    var open: [String] = []
    for part in parts {
      switch part {
      case .opening(let name): open.append(name)
      case .closing(let name):
        guard open.popLast() == name else { throw MessageTextError("</\(name)> closes nothing that is open there.") }
      case .words, .value, .empty: break
      }
    }
    if let name = open.last { throw MessageTextError("<\(name)> is never closed.") }
  }
}

/// A mistake in the text of a message.
public struct MessageTextError: Error, Equatable {
  /// A sentence for the author or the translator.
  public let message: String

  init(_ message: String) {
    self.message = message
  }
}

extension UInt8 {
  /// True if the byte is an ASCII letter or digit, or `_`.
  fileprivate var isName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
