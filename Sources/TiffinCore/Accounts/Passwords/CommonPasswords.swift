/// The most common passwords, which attackers try first.
enum CommonPasswords {
  /// Returns true if the text is one of them, in any case.
  static func contain(_ text: String) -> Bool {
    let wanted = text.lowercased().utf8
    var rest = list.utf8[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(where: isGap) ?? rest.endIndex
      if rest[..<end].elementsEqual(wanted) { return true }
      rest = rest[end...].drop(while: isGap)
    }
    return false
  }

  private static func isGap(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
  }
}
