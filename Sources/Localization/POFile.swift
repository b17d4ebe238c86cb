/// The entries of a file in gettext's PO format.
///
/// - Source: GNU gettext manual, 10 “The format of PO files”.
public struct POFile: Sendable {
  /// A message with its translations.
  public struct Entry: Equatable, Sendable {
    /// The context; nil if the message has none.
    public var context: String?
    /// The English text, or its form for one.
    public var id = ""
    /// The English text for other numbers; nil if the message has no number.
    public var plural: String?
    /// The translations: one, or one for each form of a plural; empty where there is none yet.
    public var translations: [String] = []
    /// True if nobody has looked at the translation since the message changed.
    public var isFuzzy = false
    /// The line on which the entry's id begins, counted from 1.
    public var line = 0
  }

  /// The name of the file, for messages.
  public let name: String
  /// The entries, without the header and without obsolete ones.
  public let entries: [Entry]
  /// The fields of the header, such as `Plural-Forms`.
  public let header: [String: String]

  /// Reads a file.
  ///
  /// - Throws: ``POError`` for the first line that cannot be read.
  public init(_ source: String, name: String) throws(POError) {
    var reader = POReader(file: name)
    for line in source.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      try reader.read(line)
    }
    var entries = try reader.finish()
    let isHeader = { (entry: Entry) in entry.id.isEmpty && entry.context == nil }
    header = Self.fields(entries.first(where: isHeader)?.translations.first ?? "")
    entries.removeAll(where: isHeader)
    self.entries = entries
    self.name = name
  }

  private static func fields(_ header: String) -> [String: String] {
    var fields: [String: String] = [:]
    for line in header.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let value = line[line.index(after: colon)...].drop { $0 == " " }
      fields[String(line[..<colon])] = String(value)
    }
    return fields
  }
}

/// A mistake in a PO file.
public struct POError: Error, Equatable, CustomStringConvertible, Sendable {
  /// The name of the file.
  public let file: String
  /// The line, counted from 1; 0 for the file as a whole.
  public let line: Int
  /// A sentence for the translator.
  public let message: String

  /// The mistake as one line: `de.po:12: …`.
  public var description: String { line > 0 ? "\(file):\(line): \(message)" : "\(file): \(message)" }
}

/// A reader of a PO file, line by line.
private struct POReader {
  private enum Field {
    case context, id, plural
    case translation(Int)
  }

  private let file: String
  private var line = 0
  private var entries: [POFile.Entry] = []
  private var known: Set<MessageKey> = []
  private var entry = POFile.Entry()
  /// The string that further lines continue; nil before the first of an entry.
  private var field: Field?
  private var isFuzzy = false

  init(file: String) {
    self.file = file
  }

  mutating func read(_ source: Substring.UTF8View) throws(POError) {
    line += 1
    let text = source.trimmingSpace()
    switch text.first {
    case nil: break
    case UInt8(ascii: "#"):
      if hasTranslation { try end() }
      if text.dropFirst().first == UInt8(ascii: ","), Self.flags(text.dropFirst(2)).contains("fuzzy") { isFuzzy = true }
    case UInt8(ascii: "\""):
      guard let field else { throw error("This string belongs to nothing: “msgid” or “msgstr” is missing.") }
      append(try string(text), to: field)
    default: try begin(text)
    }
  }

  mutating func finish() throws(POError) -> [POFile.Entry] {
    if field != nil { try end() }
    return entries
  }

  private static func flags(_ text: Substring.UTF8View) -> [String] {
    text.split(separator: UInt8(ascii: ",")).map { String(Substring($0.trimmingSpace())) }
  }

  private var hasTranslation: Bool { if case .translation = field { true } else { false } }

  /// Begins the string that a keyword introduces.
  private mutating func begin(_ text: Substring.UTF8View) throws(POError) {
    let keyword = String(Substring(text.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") && $0 != 0x09 }))
    let value = text.dropFirst(keyword.utf8.count).trimmingSpace()
    guard let next = Self.field(keyword) else { throw error("“\(keyword)” is no keyword of a PO file.") }
    switch next {
    case .context, .id: if hasTranslation { try end() }
    case .plural: guard case .id = field else { throw error("“msgid_plural” stands without “msgid” before it.") }
    case .translation(let number):
      guard entry.line > 0 else { throw error("“msgstr” stands without “msgid” before it.") }
      guard number == entry.translations.count else { throw error("The forms are not numbered 0, 1, 2 …") }
      entry.translations.append("")
    }
    if case .id = next {
      guard entry.line == 0 else { throw error("“msgstr” is missing before this entry.") }
      entry.line = line
      entry.isFuzzy = isFuzzy
    }
    if case .context = next { entry.context = "" }
    if case .plural = next { entry.plural = "" }
    field = next
    append(try string(value), to: next)
  }

  private static func field(_ keyword: String) -> Field? {
    switch keyword {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .plural
    case "msgstr": return .translation(0)
    default:
      guard keyword.hasPrefix("msgstr["), keyword.hasSuffix("]") else { return nil }
      return Int(keyword.dropFirst(7).dropLast()).map { .translation($0) }
    }
  }

  private mutating func append(_ text: String, to field: Field) {
    switch field {
    case .context: entry.context = (entry.context ?? "") + text
    case .id: entry.id += text
    case .plural: entry.plural = (entry.plural ?? "") + text
    case .translation(let number): entry.translations[number] += text
    }
  }

  private mutating func end() throws(POError) {
    guard hasTranslation else { throw error("“msgstr” is missing at the end of this entry.") }
    guard known.insert(MessageKey(entry.id, context: entry.context)).inserted else {
      throw POError(file: file, line: entry.line, message: "This message is there twice.")
    }
    entries.append(entry)
    entry = POFile.Entry()
    field = nil
    isFuzzy = false
  }

  /// Returns the contents of a string in quotation marks.
  private func string(_ text: Substring.UTF8View) throws(POError) -> String {
    guard text.count >= 2, text.first == UInt8(ascii: "\""), text.last == UInt8(ascii: "\"") else {
      throw error("A string stands between quotation marks.")
    }
    var bytes: [UInt8] = []
    var rest = text.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): throw error("A quotation mark within a string is written as \\\".")
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst(), let meant = Self.escapes[escaped] else {
          throw error("Only \\n, \\t, \\r, \\\" and \\\\ are escapes.")
        }
        bytes.append(meant)
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "\""): 0x22,
    UInt8(ascii: "\\"): 0x5C,
  ]

  private func error(_ message: String) -> POError {
    POError(file: file, line: line, message: message)
  }
}

extension Substring.UTF8View {
  fileprivate func trimmingSpace() -> Substring.UTF8View {
    let isSpace = { (byte: UInt8) in byte == 0x20 || byte == 0x09 || byte == 0x0D }
    var text = drop(while: isSpace)
    while let last = text.last, isSpace(last) { text = text.dropLast() }
    return text
  }
}
