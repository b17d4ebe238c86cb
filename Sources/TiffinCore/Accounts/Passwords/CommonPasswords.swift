import Cryptography

/// The most common passwords, which attackers try first, those that were breached most often, and common words and names.
enum CommonPasswords {
  /// Returns true if the text is one of them, in any case; of other texts for one in 15,000.
  static func contain(_ text: String) -> Bool { isListed(text) || passesFilter(text) }

  /// Two numbers of the text's hash, the second added over and over, are its bits.
  static func passesFilter(_ text: String) -> Bool {
    let hash = Sodium.hash(Array(text.lowercased().utf8))
    let (first, step) = (number(hash[..<7]), number(hash[7..<14]))
    return (0..<14).allSatisfy { isSet((first + $0 * step) % 2_541_000) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Lines have 114 characters and a line break.
  private static func isSet(_ bit: Int) -> Bool {
    let (line, column) = (bit / 6).quotientAndRemainder(dividingBy: 114)
    let text = filter.utf8
    let character = text[text.index(text.startIndex, offsetBy: line * 115 + column)]
    return six(character) >> (bit % 6) & 1 == 1
  }

  private static func six(_ character: UInt8) -> Int {
    switch character {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(character) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(character) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(character) + 4
    case UInt8(ascii: "-"): 62
    default: 63
    }
  }

  private static func isListed(_ text: String) -> Bool {
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
