extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let asterisk = UInt8(ascii: "*")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")

  /// True if the byte is a space or a tab.
  var isSpace: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
  /// True if the byte is a space, a tab or a line break.
  var isBlank: Bool { isSpace || self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
  var isLetter: Bool { (0x61...0x7A).contains(lowercased) }
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
  func trimmingBlanks() -> ArraySlice<UInt8> {
    let start = drop(while: \.isBlank)
    let end = start.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start.startIndex
    return start[start.startIndex..<end]
  }
}

extension [UInt8] {
  /// Returns the index at which `pattern` begins, at or after `start`; nil if it does not occur.
  func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    guard start + pattern.count <= count else { return nil }
    return (start...(count - pattern.count)).first { self[$0..<($0 + pattern.count)].elementsEqual(pattern) }
  }
}
