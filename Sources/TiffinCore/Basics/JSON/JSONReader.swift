/// A reason why a text is not acceptable JSON.
enum JSONError: Error, Hashable {
  /// The text is not JSON from that byte on.
  case malformed(at: Int)
  /// The value is nested deeper than ``JSONReader/depthLimit``.
  case tooDeep
  /// There are more values than the reader's limit, or the reading budget is spent.
  case tooManyValues
}

/// A reader of untrusted JSON in UTF-8, with or without a byte order mark.
///
/// It accepts some mistakes of web pages: line breaks and `\'` inside strings, a trailing comma, an unpaired surrogate
/// (read as U+FFFD, like invalid UTF-8). Of two members with the same name the last one is used. In scripts it also
/// accepts comments, and reads JavaScript's `NaN`, `Infinity` and `undefined` as null.
/// - Source: RFC 8259.
struct JSONReader {
  /// The maximum nesting of arrays and objects.
  static let depthLimit = 64
  /// The default limit for the number of values in one text: 2 MB of `[1],[1],…` would take 100 MB of memory.
  static let valueLimit = 100_000

  private(set) var bytes: [UInt8]
  private let isScript: Bool
  var index = 0
  private var depth = 0
  private var values = 0
  private var steps = ReadingSteps()
  private let limit: Int

  /// Reads one value, which must take up all of the bytes.
  ///
  /// - Parameters:
  ///   - isScript: True for a page's script, in which JavaScript's syntax is accepted.
  ///   - valueLimit: The maximum number of values; higher for an imported file.
  static func value(
    of bytes: [UInt8], isScript: Bool = false, valueLimit: Int = valueLimit
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes: bytes, isScript: isScript, limit: valueLimit)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.index = 3 }
    let value = try reader.value()
    guard reader.next() == nil else { throw reader.malformed }
    return value
  }

  private init(bytes: [UInt8], isScript: Bool, limit: Int) {
    self.bytes = bytes
    self.isScript = isScript
    self.limit = limit
  }

  var malformed: JSONError { .malformed(at: index) }

  /// Skips white space, and comments in a page's script, and returns the next byte without consuming it; nil at the
  /// end.
  mutating func next() -> UInt8? {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x0A, 0x0D, 0x09: index += 1
      case UInt8(ascii: "/") where isScript: if !skipComment() { return bytes[index] }
      default: return bytes[index]
      }
    }
    return nil
  }

  /// Skips `// …` up to the end of the line, or `/* … */`; returns false if neither begins here.
  private mutating func skipComment() -> Bool {
    guard index + 1 < bytes.count else { return false }
    switch bytes[index + 1] {
    case UInt8(ascii: "/"): index = bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    case UInt8(ascii: "*"):
      index += 2
      while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
      index = min(index + 2, bytes.count)
    default: return false
    }
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    values += 1
    guard values <= limit else { throw .tooManyValues }
    guard steps.next() else { throw .tooManyValues }
    switch next() {
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return if let null = noNumber() { null } else { .number(try number()) }
    }
  }

  private mutating func elements() throws(JSONError) -> [JSONValue] {
    var elements: [JSONValue] = []
    try list(until: "]") { reader throws(JSONError) in elements.append(try reader.value()) }
    return elements
  }

  private mutating func members() throws(JSONError) -> [String: JSONValue] {
    var members: [String: JSONValue] = [:]
    try list(until: "}") { reader throws(JSONError) in
      guard reader.next() == UInt8(ascii: "\"") else { throw reader.malformed }
      let name = try reader.string()
      guard reader.next() == UInt8(ascii: ":") else { throw reader.malformed }
      reader.index += 1
      members[name] = try reader.value()
    }
    return members
  }

  /// Reads comma-separated items between brackets; the next byte is the opening one.
  private mutating func list(
    until end: Unicode.Scalar, _ item: (inout JSONReader) throws(JSONError) -> Void
  ) throws(JSONError) {
    depth += 1
    guard depth <= Self.depthLimit else { throw .tooDeep }
    index += 1
    while next() != UInt8(ascii: end) {
      try item(&self)
      if next() == UInt8(ascii: ",") { index += 1 } else if next() != UInt8(ascii: end) { throw malformed }
    }
    index += 1
    depth -= 1
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[index...].starts(with: word.utf8) else { throw malformed }
    index += word.utf8.count
    return value
  }

  /// Consumes a value of JavaScript that JSON lacks and returns null; returns nil for anything else, and outside of
  /// scripts.
  private mutating func noNumber() -> JSONValue? {
    guard isScript else { return nil }
    for word in ["NaN", "Infinity", "-Infinity", "undefined"] where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return .null
    }
    return nil
  }

  private mutating func number() throws(JSONError) -> String {
    let start = index
    while index < bytes.count, Self.isInNumbers(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    // Swift's own parser checks the format of the number; hexadecimal ones do not get here, as they have letters.
    guard let first = bytes[start..<index].first, first != UInt8(ascii: "+"), Double(text) != nil else {
      throw .malformed(at: start)
    }
    return text
  }

  private static func isInNumbers(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }
}
