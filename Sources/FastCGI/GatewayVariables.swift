import Glibc

/// A request's CGI variables, each name once.
///
/// Their text lies in one piece and is looked through byte by byte: there are some 25 of them, and a request asks
/// for a few. When a name comes twice, `HTTP_COOKIE` is joined with `; `, and of all others the first counts
/// (``GatewayRefusal/malformed`` where that could deceive). `HTTP_PROXY` is left out: programs started later would
/// take it for their own proxy setting (httpoxy).
public struct GatewayVariables: Sendable {
  /// The most bytes that all names and values may have together: 32 KB of headers, as many as nginx takes, and
  /// 8 KB for what the web server adds.
  public static let limit = 40 << 10
  /// The most variables.
  static let limitOfNames = 256

  private var text: [UInt8] = []
  private var entries: [Entry] = []

  /// Where in the text `NAME=value` lies.
  private struct Entry {
    var start: Int
    var nameLength: Int
    var end: Int
    /// Tells most names apart without comparing them.
    var mark: UInt32

    var value: Range<Int> { start + nameLength + 1..<end }
  }

  init() {}

  /// The value of a variable, with U+FFFD for bytes that are not UTF-8; nil when it was not sent.
  public subscript(name: String) -> String? {
    bytes(name).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The value of a variable as it was sent.
  public func bytes(_ name: String) -> ArraySlice<UInt8>? {
    var name = name
    return name.withUTF8 { name in
      unsafe entry(named: UnsafeRawBufferPointer(name)).map { text[entries[$0].value] }
    }
  }

  private func entry(named name: UnsafeRawBufferPointer) -> Int? {
    let mark = unsafe Self.mark(name)
    return entries.firstIndex { entry in
      guard entry.mark == mark, entry.nameLength == name.count, let other = name.baseAddress else { return false }
      return unsafe text.withUnsafeBytes { text in
        guard let start = text.baseAddress else { return false }
        return unsafe memcmp(start + entry.start, other, name.count) == 0
      }
    }
  }

  /// Length, middle and last two bytes.
  private static func mark(_ name: UnsafeRawBufferPointer) -> UInt32 {
    guard name.count > 1 else { return UInt32(name.count) }
    let last = unsafe UInt32(name[name.count - 1]) << 8 | UInt32(name[name.count - 2])
    return unsafe UInt32(truncatingIfNeeded: name.count) << 24 | UInt32(name[name.count / 2]) << 16 | last
  }
}

extension GatewayVariables {
  init(_ variables: [(String, String)]) throws(GatewayRefusal) {
    for (name, value) in variables {
      let pair = Array("\(name)=\(value)".utf8)
      try add(pair)
    }
  }

  /// Takes the place of what was here with `NAME=value` strings, ended by a null pointer.
  mutating func fill(from list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) throws(GatewayRefusal) {
    text.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    guard var next = unsafe list else { return }
    while let pair = unsafe next.pointee {
      try unsafe add(UnsafeRawBufferPointer(start: pair, count: strlen(pair)))
      unsafe next += 1
    }
  }

  private mutating func add(_ pair: [UInt8]) throws(GatewayRefusal) {
    let result = unsafe pair.withUnsafeBytes { pair in
      Result { () throws(GatewayRefusal) in try unsafe add(pair) }
    }
    try result.get()
  }

  private mutating func add(_ pair: UnsafeRawBufferPointer) throws(GatewayRefusal) {
    guard text.count + pair.count <= Self.limit, entries.count < Self.limitOfNames else { throw .variablesTooLarge }
    guard let equals = unsafe pair.firstIndex(of: UInt8(ascii: "=")) else { return }
    let name = unsafe UnsafeRawBufferPointer(rebasing: pair[..<equals])
    if unsafe name.elementsEqual("HTTP_PROXY".utf8) { return }
    if let first = unsafe entry(named: name) {
      return try unsafe resolve(first, again: UnsafeRawBufferPointer(rebasing: pair[(equals + 1)...]))
    }
    let start = text.count
    unsafe text.append(contentsOf: pair)
    entries.append(Entry(start: start, nameLength: equals, end: text.count, mark: unsafe Self.mark(name)))
  }

  private mutating func resolve(_ first: Int, again value: UnsafeRawBufferPointer) throws(GatewayRefusal) {
    let entry = entries[first]
    let name = text[entry.start..<entry.start + entry.nameLength]
    if name.elementsEqual("HTTP_COOKIE".utf8) {
      unsafe join(value, to: first)
    } else if unsafe !text[entry.value].elementsEqual(value), deceptiveWhenDoubled.contains(where: name.elementsEqual) {
      throw .malformed
    }
  }

  private mutating func join(_ value: UnsafeRawBufferPointer, to first: Int) {
    let start = text.count
    text += text[entries[first].start..<entries[first].end]
    text += "; ".utf8
    unsafe text.append(contentsOf: value)
    entries[first].start = start
    entries[first].end = text.count
  }
}

/// Names that decide who somebody is, where a request came from and what it asks for: two different values are one
/// too many, since the web server may have looked at the other one.
private let deceptiveWhenDoubled: [String.UTF8View] = [
  "AUTH_TYPE", "CONTENT_LENGTH", "CONTENT_TYPE", "HTTPS", "HTTP_AUTHORIZATION", "HTTP_HOST", "HTTP_ORIGIN",
  "HTTP_REFERER", "HTTP_SEC_FETCH_SITE", "HTTP_X_FORWARDED_HOST", "HTTP_X_FORWARDED_PROTO", "REMOTE_USER",
  "REQUEST_METHOD", "REQUEST_SCHEME", "REQUEST_URI",
].map(\.utf8)
