/// The records of the FastCGI protocol, version 1, that a web server sends.
enum Record {
  static func make(_ type: UInt8, _ content: [UInt8], id: UInt8 = 1, padding: Int = 0) -> [UInt8] {
    let length = content.count
    let header = [1, type, 0, id, UInt8(length >> 8), UInt8(length & 0xff), UInt8(padding), 0]
    return header + content + [UInt8](repeating: 0, count: padding)
  }

  static func begin(id: UInt8 = 1, role: UInt8 = 1, keepConnection: Bool = false) -> [UInt8] {
    make(1, [0, role, keepConnection ? 1 : 0, 0, 0, 0, 0, 0], id: id)
  }

  static func abort() -> [UInt8] { make(2, []) }

  /// A stream in records of at most `size` bytes, without its end.
  static func stream(_ type: UInt8, _ content: [UInt8], size: Int = 65_535) -> [UInt8] {
    var records: [UInt8] = []
    for start in stride(from: 0, to: content.count, by: size) {
      let part = Array(content[start..<min(start + size, content.count)])
      records += make(type, part, padding: (8 - part.count % 8) % 8)
    }
    return records
  }

  static func variables(_ variables: [(String, String)]) -> [UInt8] {
    stream(4, variables.flatMap { pair($0.0, $0.1) })
  }

  static func pair(_ name: String, _ value: String) -> [UInt8] {
    length(name.utf8.count) + length(value.utf8.count) + Array(name.utf8) + Array(value.utf8)
  }

  static func length(_ count: Int) -> [UInt8] {
    guard count > 127 else { return [UInt8(count)] }
    return [UInt8(count >> 24) | 0x80, UInt8(count >> 16 & 0xff), UInt8(count >> 8 & 0xff), UInt8(count & 0xff)]
  }

  static let endOfVariables = make(4, [])
  static let endOfBody = make(5, [])

  static func body(_ bytes: [UInt8]) -> [UInt8] { stream(5, bytes) }

  static func request(_ variables: [(String, String)], body: [UInt8] = []) -> [UInt8] {
    begin() + self.variables(variables) + endOfVariables + self.body(body) + endOfBody
  }
}

/// The bytes that came back on a connection.
struct Answer {
  /// The head and body that the handler returned.
  var output: [UInt8] = []
  /// The protocol's status for each request that was ended: 0 complete, 1 cannot multiplex.
  var endings: [UInt8: UInt8] = [:]
  /// True if the connection was closed after it.
  let isClosed: Bool
  /// The contents of the records that belong to no request, by type of record.
  var management: [UInt8: [UInt8]] = [:]

  init(_ bytes: [UInt8], isClosed: Bool = true) {
    self.isClosed = isClosed
    var rest = bytes[...]
    while rest.count >= 8 {
      let start = rest.startIndex
      let length = Int(rest[start + 4]) << 8 | Int(rest[start + 5])
      let content = rest[(start + 8)...].prefix(length)
      switch rest[start + 1] {
      case 3 where content.count == 8: endings[rest[start + 3]] = content[content.startIndex + 4]
      case 6: output += content
      case let kind where rest[start + 3] == 0: management[kind] = Array(content)
      default: break
      }
      rest = rest.dropFirst(8 + length + Int(rest[start + 6]))
    }
  }

  var isComplete: Bool { endings[1] == 0 }
  /// The answer; nil if it is not complete.
  var complete: Answer? { isComplete ? self : nil }

  /// The bytes after the head.
  var body: [UInt8] {
    let mark = Array("\r\n\r\n".utf8)
    let end = output.indices.first { output[$0...].starts(with: mark) }
    return end.map { Array(output[($0 + 4)...]) } ?? []
  }

  var text: String { String(decoding: body, as: UTF8.self) }
  var status: String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\r") }.dropFirst("Status: ".utf8.count), as: UTF8.self)
  }
}
