/// The folding of text for search: to lower case, without accents.
///
/// Letters that a person would take for the same one become equal. Combining marks are removed; Latin letters with
/// accents (up to U+024F, and U+1E00 to U+1EFF) become their base letter, and so do ø, đ, ð, ł, ħ, ŧ and ı, which
/// Unicode does not decompose. ß, æ, œ, þ and ĳ become two letters. Greek loses its accents, and ς becomes σ; ё becomes
/// е. Everything else is only put into lower case.
enum TextFolding {
  /// Folds a text; folding the result again changes nothing.
  static func folded(_ text: String) -> String {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        folded.append(lowercased(ascii: scalar))
      } else if let letters = letters(of: scalar) {
        // The letters are appended one by one: appending several at once would copy the whole text each time.
        for letter in letters { folded.append(letter) }
      } else if !isMark(scalar) {
        let lowercased = scalar.properties.lowercaseMapping.unicodeScalars
        for scalar in lowercased where !isMark(scalar) {
          for letter in letters(of: scalar) ?? String(scalar).unicodeScalars { folded.append(letter) }
        }
      }
    }
    return String(folded)
  }

  private static func lowercased(ascii scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    // No combining mark comes before U+0300, and the block from U+0300 to U+036F contains nothing else.
    if scalar.value < 0x0370 { return scalar.value >= 0x0300 }
    return scalar.properties.generalCategory == .nonspacingMark
  }

  private static func letters(of scalar: Unicode.Scalar) -> String.UnicodeScalarView? {
    let letter =
      switch scalar.value {
      case 0x00C0..<0x0250: latin[Int(scalar.value) - 0x00C0]
      case 0x1E00..<0x1F00: latinAdditional[Int(scalar.value) - 0x1E00]
      default: none
      }
    return letter == none ? others[scalar]?.unicodeScalars : String(Unicode.Scalar(letter)).unicodeScalars
  }

  private static let none = UInt8(ascii: ".")

  /// The characters that the tables of single Latin letters lack.
  private static let others: [Unicode.Scalar: String] = [
    "ß": "ss", "ẞ": "ss", "Æ": "ae", "æ": "ae", "Ǣ": "ae", "ǣ": "ae", "Ǽ": "ae", "ǽ": "ae", "Œ": "oe", "œ": "oe",
    "Þ": "th", "þ": "th", "Ĳ": "ij", "ĳ": "ij", "Ð": "d", "ð": "d", "ſ": "s",
    "ά": "α", "έ": "ε", "ή": "η", "ί": "ι", "ό": "ο", "ύ": "υ", "ώ": "ω", "ϊ": "ι", "ϋ": "υ", "ΐ": "ι", "ΰ": "υ",
    "ς": "σ", "ё": "е",
  ]

  /// The base letters of U+00C0 to U+024F; a full stop if there is none.
  private static let latin = Array(
    ("aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll."
      + ".llnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz."
      + "................................oo.............uu..............."
      + ".............aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa...."
      + "aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............" + "................").utf8
  )

  /// The base letters of U+1E00 to U+1EFF; a full stop if there is none.
  /// - Source: canonical decompositions of the Unicode Character Database.
  private static let latinAdditional = Array(
    ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
      + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
      + "wwwwwwwwwwxxxxyyzzzzzzhtwy......aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
      + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......").utf8
  )
}
