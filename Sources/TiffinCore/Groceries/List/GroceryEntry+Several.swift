extension GroceryEntry {
  /// The maximum number of bytes of a typed or pasted list.
  public static let listLimit = 20_000
  /// The maximum number of items of a typed or pasted list.
  public static let mostAtOnce = 200

  /// Parses one item, or several separated by line breaks, semicolons or commas: `milk, 6 eggs, bread`. A remark after
  /// a comma belongs to the item before it: `2 onions, chopped`. Items beyond ``mostAtOnce`` are ignored.
  ///
  /// - Throws: ``GroceryError``; `nameBlank` if the text has no item.
  public static func all(typed: String) throws(GroceryError) -> [GroceryEntry] {
    guard typed.utf8.count <= listLimit else { throw .tooLong(typed.characters(fittingIn: listLimit)) }
    let lines = typed.split(whereSeparator: \.isNewline).flatMap { parts(of: String($0), at: [";"]) }
    guard lines.count > 1 || lines.first.map({ items(of: $0).count > 1 }) ?? false else {
      return [GroceryEntry(try GroceryName(typed))]
    }
    var entries: [GroceryEntry] = []
    for item in lines.flatMap(items).prefix(mostAtOnce) { entries.append(GroceryEntry(try GroceryName(item))) }
    return entries
  }

  /// Returns the items of a line, separated by commas; only the line itself if it is a single item.
  private static func items(of line: String) -> [String] {
    let parts = parts(of: line, at: [",", "、"])
    guard parts.count > 1, !parts.dropFirst().contains(where: isRemark) else { return [line] }
    let known = parts.count(where: isThing)
    return known == parts.count || parts.count > 2 && known * 3 >= parts.count * 2 ? parts : [line]
  }

  /// Splits a line at the given separators, except within brackets and numbers.
  private static func parts(of line: String, at signs: [Unicode.Scalar]) -> [String] {
    var parts = [""]
    var depth = 0
    let scalars = Array(line.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "(" { depth += 1 }
      if scalar == ")" { depth = max(0, depth - 1) }
      let isNumber =
        index > 0 && index + 1 < scalars.count && isDigit(scalars[index - 1]) && isDigit(scalars[index + 1])
      if depth == 0, !isNumber, signs.contains(scalar) {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    return parts.map(Whitespace.trimmed).filter { !$0.isEmpty }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  /// Returns true if the part is a known item or has a quantity.
  private static func isThing(_ part: String) -> Bool {
    let line = IngredientLine(part)
    guard let name = GroceryName(clipping: line.name) else { return false }
    return !line.measures.isEmpty || StandardAisle(of: name) != nil || TypicalIngredientValues.named(name.text) != nil
  }

  /// Returns true if the part is a remark, such as `chopped`, `the ripe ones` or `to taste`.
  private static func isRemark(_ part: String) -> Bool {
    let words = SearchWords.of(part)
    guard let first = words.first, let last = words.last else { return true }
    if remarks.contains(first) { return true }
    return last.hasSuffix("ed") && last.utf8.count > 4 && !last.hasSuffix("eed")
  }

  private static let remarks: Set<String> = [
    "a", "about", "any", "as", "at", "boneless", "but", "cut", "finely", "for", "from", "if", "in", "large", "medium",
    "more", "no", "not", "optional", "or", "peeled", "plus", "preferably", "ripe", "roughly", "skinless", "sliced",
    "small", "that", "the", "these", "thinly", "to", "with", "without",
  ]
}

extension GroceryEntry {
  /// Parses `6-pack beer`, `beer 6-pack`, `2 x 4-pack yogurt`, where the number is part of the package's name; nil for
  /// any other text.
  init?(pack typed: String) {
    let words = typed.split(separator: " ").map(String.init)
    guard let place = words.indices.first(where: { Self.isPack(words, at: $0) }), words.count > 1 else { return nil }
    let before = words[..<place].joined(separator: " ")
    let times = before.lowercased().replacing("x", with: "").replacing("×", with: "")
    guard let count = Int(Whitespace.trimmed(times)), count > 0, let quantity = Quantity(count),
      let name = GroceryName(clipping: words[place...].joined(separator: " "))
    else {
      self.init(GroceryName(stored: typed), GroceryQuantity(.some))
      return
    }
    self.init(name, GroceryQuantity(Amount(Measure(QuantityRange(quantity)))))
  }

  /// Returns true if the word is `6-pack` or `6pack`, or the number of `6 pack`.
  private static func isPack(_ words: [String], at place: Int) -> Bool {
    let word = words[place].lowercased()
    let digits = word.prefix { $0.isNumber }
    guard let size = Int(digits), size > 1 else { return false }
    let rest = word.dropFirst(digits.count)
    if rest.isEmpty { return place + 1 < words.count && words[place + 1].lowercased() == "pack" }
    return ["-pack", "pack", "-packs", "pk", "-pk"].contains(String(rest))
  }

  /// Returns `milk x2` as `2 x milk`; nil for any other text.
  static func timesFirst(_ typed: String) -> String? {
    let words = typed.split(separator: " ").map(String.init)
    guard words.count > 1, let last = words.last?.lowercased(), let sign = last.first, sign == "x" || sign == "×",
      let count = Int(last.dropFirst()), count > 0
    else { return nil }
    return "\(count) x \(words.dropLast().joined(separator: " "))"
  }
}
