/// The food of the box that recipes mean by a name: raw meat, dry rice and pasta, drained chickpeas.
///
/// A table of its own beside the search, which finds what people eat: somebody who ate rice had it cooked. A name is
/// listed only with a food that is that thing; what the box does not have is left out.
/// - Source: the codes are those of the USDA's Standard Reference, release 28.
enum KitchenNames {
  /// A name of the table within an ingredient's words.
  struct Match: Hashable {
    /// The food's code, or ``uncounted``.
    let code: String
    /// The words that are the name.
    let span: Range<Int>
  }

  /// The code of what has hardly any energy in the amounts that people use, and is in no table: mixed spices, essences.
  static let uncounted = "00000"

  /// The code of what no food of the box is, though foods have its words.
  static let absent = "99999"

  /// Returns all names within an ingredient's words, last words first: chicken stock is stock, not chicken.
  ///
  /// - Parameter words: as ``ItemKey`` folds them.
  static func matches(in words: [String]) -> [Match] {
    words.indices.reversed().flatMap { end in
      (1...longest).reversed().compactMap { length -> Match? in
        guard length <= end + 1 else { return nil }
        let span = (end - length + 1)..<(end + 1)
        return codes[words[span].joined(separator: " ")].map { Match(code: $0, span: span) }
      }
    }
  }

  /// Returns the code of a whole name; nil if it is not in the table.
  static func code(of words: [String]) -> String? { codes[words.joined(separator: " ")] }

  /// All codes of the box.
  static let foods = Set(codes.values).subtracting([uncounted, absent])

  /// The words of all names.
  static let words = Set(
    codes.keys.flatMap { $0.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } })

  /// The most words of a name.
  private static let longest = 6

  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for table in [dairy, meats, fishes, baking, grains, vegetables, fruits, seasonings, beside] {
      add(table, to: &codes)
    }
    for (names, english) in german {
      for name in names where codes[name] == nil { codes[name] = codes[english] }
    }
    return codes
  }()

  /// A line begins with a code, or with blanks where it goes on with the names of the one above.
  private static func add(_ table: String, to codes: inout [String: String]) {
    var code = ""
    for line in table.utf8.split(separator: UInt8(ascii: "\n")) {
      var names = line
      if line.first != UInt8(ascii: " ") {
        code = String(Substring(line.prefix(5)))
        names = line.dropFirst(5)
      }
      for name in names.split(separator: UInt8(ascii: ";")) { codes[ItemKey(String(Substring(name))).text] = code }
    }
  }
}
