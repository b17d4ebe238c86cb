/// The food of the box that recipes mean by a name: raw meat, dry rice and pasta, drained chickpeas.
///
/// A table of its own beside the search, which finds what people eat: somebody who ate rice had it cooked.
/// - Source: the codes are those of the USDA's Standard Reference, release 28.
enum KitchenNames {
  /// Returns the code of the food that an ingredient's name tells, last words first: chicken stock is stock, not
  /// chicken.
  ///
  /// - Parameter words: as ``ItemKey`` folds them.
  static func code(of words: [String]) -> String? {
    for end in words.indices.reversed() {
      for length in (1...longest).reversed() where length <= end + 1 {
        if let code = codes[words[(end - length + 1)...end].joined(separator: " ")] { return code }
      }
    }
    return nil
  }

  /// The most words of a name.
  private static let longest = 4

  private static let codes: [String: String] = {
    var codes: [String: String] = [:]
    for table in [dairy, meats, fishes, baking, grains, vegetables, fruits, seasonings] { add(table, to: &codes) }
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
