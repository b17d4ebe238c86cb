/// The words of a text for search: case and accents folded, without punctuation.
///
/// Each character of a script without spaces between words is a word of its own, as is each symbol (🍕), so that any
/// part of such a text is found.
enum SearchWords {
  static func of(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    for scalar in TextFolding.folded(text).unicodeScalars {
      switch part(of: scalar) {
      case .letter: word.unicodeScalars.append(scalar)
      case .word:
        end()
        words.append(String(scalar))
      case .gap: end()
      case .nothing: continue
      }
    }
    end()
    return words
  }

  private enum Part {
    case letter, word, gap, nothing
  }

  private static func part(of scalar: Unicode.Scalar) -> Part {
    if scalar.isASCII { return isLetterOrDigit(scalar) ? .letter : .gap }
    switch scalar.properties.generalCategory {
    case .otherLetter, .modifierLetter: return hasBlanks(scalar.value) ? .letter : .word
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .nonspacingMark, .spacingMark, .enclosingMark,
      .decimalNumber, .letterNumber, .otherNumber:
      return .letter
    case .otherSymbol: return .word
    // A joiner or a skin colour belongs to the character before it.
    case .format: return .nothing
    case .modifierSymbol: return (0x1F3FB...0x1F3FF).contains(scalar.value) ? .nothing : .gap
    default: return .gap
    }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
  }

  /// Returns true if the letter's script puts spaces between words, as all do except Thai, Lao, Burmese, Khmer, Chinese
  /// and Japanese.
  private static func hasBlanks(_ value: UInt32) -> Bool {
    switch value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800, 0x3000..<0x3100, 0x31F0..<0x3200, 0x3400..<0xA000,
      0xF900..<0xFB00, 0xFF66..<0xFFA0, 0x20000..<0x40000:
      false
    default: true
    }
  }
}

// Functions that do not fold the text.
extension SearchWords {
  /// Returns the text from its first word to its last; empty if it has no words.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let first = scalars.firstIndex(where: isOfWord), let last = scalars.lastIndex(where: isOfWord) else {
      return ""
    }
    return String(scalars[first...last])
  }

  /// Returns the longest word, or the first of several equally long ones; nil if there is none.
  static func longest(of text: String) -> String? {
    text.unicodeScalars.split { !isOfWord($0) }.max { $0.count < $1.count }.map { String($0) }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool { part(of: scalar) != .gap }
}
