/// Text folded for finding: lower case, without accents.
///
/// Folds what a person would take for the same letter. Combining marks go; Latin letters with accents (up to U+024F,
/// and U+1E00 to U+1EFF) become their base letter, and so do ø, đ, ł, ħ, ŧ and ı, which Unicode does not decompose.
/// Everything else is only put into lower case.
enum Folding {
  /// The folded text; folding it again changes nothing.
  static func folded(_ text: String) -> String {
    var folded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        folded.append(lowercased(ascii: scalar))
      } else if let base = base(of: scalar) {
        folded.append(base)
      } else if !isMark(scalar) {
        let lowercased = scalar.properties.lowercaseMapping.unicodeScalars
        folded.append(contentsOf: lowercased.lazy.filter { !isMark($0) }.map { base(of: $0) ?? $0 })
      }
    }
    return String(folded)
  }

  private static func lowercased(ascii scalar: Unicode.Scalar) -> Unicode.Scalar {
    ("A"..."Z").contains(scalar) ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .nonspacingMark
  }

  private static func base(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let letter =
      switch scalar.value {
      case 0x00C0..<0x0250: latin[Int(scalar.value) - 0x00C0]
      case 0x1E00..<0x1F00: latinAdditional[Int(scalar.value) - 0x1E00]
      default: none
      }
    return letter == none ? nil : Unicode.Scalar(letter)
  }

  private static let none = UInt8(ascii: ".")

  /// Base letters of U+00C0 to U+024F, a point where there is none.
  private static let latin = Array(
    ("aaaaaa.ceeeeiiii.nooooo.ouuuuy..aaaaaa.ceeeeiiii.nooooo.ouuuuy.y"
      + "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll."
      + ".llnnnnnn...oooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz."
      + "................................oo.............uu..............."
      + ".............aaiioouuuuuuuuuu.aaaa....ggkkoooo..j...gg..nnaa...."
      + "aaaaeeeeiiiioooorrrruuuusstt..hh......aaeeooooooooyy............" + "................").utf8
  )

  /// Base letters of U+1E00 to U+1EFF.
  /// - Source: canonical decompositions of the Unicode Character Database.
  private static let latinAdditional = Array(
    ("aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm"
      + "mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv"
      + "wwwwwwwwwwxxxxyyzzzzzzhtwy......aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee"
      + "eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy......").utf8
  )
}
