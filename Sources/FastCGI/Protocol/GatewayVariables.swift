import Glibc

/// A request's CGI variables, with unique names.
///
/// Their text is one buffer and is searched linearly: there are about 25 variables, and a request reads a few of them.
/// If a name is sent twice, the values of `HTTP_COOKIE` are joined with `; `, and for all others the first counts,
/// unless different values could deceive (``GatewayRefusal/malformed``). `HTTP_PROXY` is left out: child processes
/// would take it for their own proxy setting (httpoxy).
public struct GatewayVariables: Sendable {
  /// The maximum number of bytes of all names and values: 32 KB of headers, as many as nginx accepts, and 8 KB for the
  /// web server's own variables.
  public static let limit = 40 << 10
  /// The maximum number of variables.
  static let limitOfNames = 256

  /// The text of all names and values.
  private(set) var text: [UInt8] = []
  private var entries: [Entry] = []
  /// The number of bytes of all names and values.
  private var size = 0

  /// The ranges of a name and its value in the text.
  private struct Entry {
    var name: Range<Int>
    var value: Range<Int>
    /// A hash of the name that distinguishes most names without comparing them.
    var mark: UInt32
  }

  init() {}

  /// The value of a variable, with U+FFFD for bytes that are not UTF-8; nil if it was not sent.
  public subscript(name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the value of a variable as it was sent; nil if it was not sent.
  public func bytes(_ name: String) -> ArraySlice<UInt8>? {
    var name = name
    return name.withUTF8 { name in
      let name = UnsafeRawBufferPointer(name)
      return unsafe entry(named: name, marked: Self.mark(name)).map { text[entries[$0].value] }
    }
  }

  private func entry(named name: UnsafeRawBufferPointer, marked mark: UInt32) -> Int? {
    entries.firstIndex { entry in
      guard entry.mark == mark, entry.name.count == name.count, let other = name.baseAddress else { return false }
      return unsafe text.withUnsafeBytes { text in
        guard let start = text.baseAddress else { return false }
        return unsafe memcmp(start + entry.name.lowerBound, other, name.count) == 0
      }
    }
  }

  /// The hash of `HTTP_PROXY`, compared with that of each name in a request.
  private static let proxy = {
    var name = "HTTP_PROXY"
    return name.withUTF8 { unsafe mark(UnsafeRawBufferPointer($0)) }
  }()

  /// Returns a hash of a name: its length, middle byte and last two bytes.
  private static func mark(_ name: UnsafeRawBufferPointer) -> UInt32 {
    guard name.count > 1 else { return UInt32(name.count) }
    let last = unsafe UInt32(name[name.count - 1]) << 8 | UInt32(name[name.count - 2])
    return unsafe UInt32(truncatingIfNeeded: name.count) << 24 | UInt32(name[name.count / 2]) << 16 | last
  }
}

extension GatewayVariables {
  init(_ variables: [(String, String)]) throws(GatewayRefusal) {
    for (name, value) in variables { try append(Array(name.utf8), Array(value.utf8)) }
  }

  /// Replaces the contents with a list of `NAME=value` strings that ends with a null pointer.
  mutating func fill(from list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) throws(GatewayRefusal) {
    empty()
    guard var next = unsafe list else { return }
    while let string = unsafe next.pointee {
      let pair = unsafe UnsafeRawBufferPointer(start: string, count: strlen(string))
      if let equals = unsafe pair.firstIndex(of: UInt8(ascii: "=")) {
        let start = text.count
        unsafe text.append(contentsOf: pair)
        try add(start..<start + equals, start + equals + 1..<text.count)
      }
      unsafe next += 1
    }
  }

  private mutating func empty() {
    text.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    size = 0
  }

  private mutating func append(_ name: [UInt8], _ value: [UInt8]) throws(GatewayRefusal) {
    let start = text.count
    text += name
    text += value
    try add(start..<start + name.count, start + name.count..<text.count)
  }

  private mutating func add(_ name: Range<Int>, _ value: Range<Int>) throws(GatewayRefusal) {
    size += name.count + value.count
    guard size <= Self.limit, entries.count < Self.limitOfNames else { throw .variablesTooLarge }
    let (first, mark) = unsafe text.withUnsafeBytes { text in
      let name = unsafe UnsafeRawBufferPointer(rebasing: text[name])
      let mark = unsafe Self.mark(name)
      return unsafe (entry(named: name, marked: mark), mark)
    }
    if mark == Self.proxy, text[name].elementsEqual("HTTP_PROXY".utf8) { return }
    if let first {
      let again = Array(text[value])
      // The duplicate was just appended; it is removed.
      text.removeSubrange(name.lowerBound...)
      return try resolve(first, again: again)
    }
    entries.append(Entry(name: name, value: value, mark: mark))
  }

  private mutating func resolve(_ first: Int, again value: [UInt8]) throws(GatewayRefusal) {
    let entry = entries[first]
    let name = text[entry.name]
    if name.elementsEqual("HTTP_COOKIE".utf8) {
      join(value, to: first)
    } else if !text[entry.value].elementsEqual(value), deceptiveWhenDoubled.contains(where: name.elementsEqual) {
      throw .malformed
    }
  }

  private mutating func join(_ value: [UInt8], to first: Int) {
    let joined = entries[first].value
    let isAtEnd = joined.upperBound == text.count
    let start = isAtEnd ? joined.lowerBound : text.count
    // If the joined value is at the end of the text, it is extended in place: copying it for each of many cookies would
    // take quadratic time.
    if !isAtEnd { text += text[joined] }
    text += "; ".utf8
    text += value
    entries[first].value = start..<text.count
  }
}

/// The names of variables that decide who the sender is, where a request came from and what it asks for. Two different
/// values of one of them are refused, since the web server may have used either.
private let deceptiveWhenDoubled: [String.UTF8View] = [
  "AUTH_TYPE", "CONTENT_LENGTH", "CONTENT_TYPE", "HTTPS", "HTTP_AUTHORIZATION", "HTTP_HOST", "HTTP_ORIGIN",
  "HTTP_REFERER", "HTTP_SEC_FETCH_SITE", "HTTP_X_FORWARDED_HOST", "HTTP_X_FORWARDED_PROTO", "REMOTE_USER",
  "REQUEST_METHOD", "REQUEST_SCHEME", "REQUEST_URI",
].map(\.utf8)
