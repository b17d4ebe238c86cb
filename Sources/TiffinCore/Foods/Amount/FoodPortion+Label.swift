extension FoodPortion {
  /// The measure without sizes in inches and without remarks about samples, such as "medium" for `medium (7" to 7-7/8"
  /// long)`.
  ///
  /// Other remarks are preserved: "oz (23 whole kernels)".
  public var label: String { Self.label(of: measure) }

  /// Returns the label of a measure that is stored in a line of a meal.
  public static func label(of measure: String) -> String {
    let words = withoutInches(withoutNotes(measure).split(separator: " ").map(String.init))
    let label = withoutEnds(words.joined(separator: " ").replacing(" ,", with: ","))
    return label.isEmpty ? measure : label
  }

  /// True if the portion is a serving that only the USDA's labelling rules define: "NLEA serving".
  var isServing: Bool { SearchWords.of(measure).prefix(2) == ["nlea", "serving"] }

  /// True if the entry is the edible part of a pound as bought, which is not a portion.
  var isYield: Bool { measure.contains("ield from 1 lb") }

  private static func withoutNotes(_ measure: String) -> String {
    var (kept, note) = ("", "")
    var isInside = false
    for sign in measure.unicodeScalars {
      if sign == "(", !isInside {
        (isInside, note) = (true, "")
      } else if sign == ")", isInside {
        isInside = false
        if !isNeedless(note) { kept += "(\(note))" }
      } else if isInside {
        note.unicodeScalars.append(sign)
      } else {
        kept.unicodeScalars.append(sign)
      }
    }
    return isInside ? "\(kept)(\(note)" : kept
  }

  /// Returns true if the note is a size, a weight, or a remark about the USDA's samples.
  private static func isNeedless(_ note: String) -> Bool {
    let words = SearchWords.of(note)
    return note.utf8.contains(UInt8(ascii: "\"")) || !Set(words).isDisjoint(with: sampling)
      || words.allSatisfy { weighing.contains($0) || $0.utf8.first.map { $0 < 0x3A } ?? false }
  }

  private static let sampling: Set<String> = [
    "nlea", "yield", "yields", "dia", "diameter", "include", "weighing", "pkg", "average",
  ]
  private static let weighing: Set<String> = ["oz", "fl", "lb", "g", "approx", "about", "x"]

  /// Returns the words without sizes in inches and without the words that belong to those: `fruit 2-1/4" high x 2-1/2"
  /// dia`.
  private static func withoutInches(_ words: [String]) -> [String] {
    var kept: [String] = []
    var isBehind = false
    for word in words {
      let isInch = word.utf8.contains(UInt8(ascii: "\""))
      if isInch {
        while let last = kept.last, before.contains(last) { kept.removeLast() }
      }
      let plain = word.filter { $0.isLetter || $0 == "-" }
      isBehind = isInch || isBehind && (behind.contains(plain) || plain.isEmpty)
      if !isBehind { kept.append(word) }
    }
    return kept
  }

  private static let before: Set<String> = ["x", "to", "-", "approx", "about", "than", "less"]
  private static let behind: Set<String> = [
    "dia", "diameter", "long", "thick", "high", "wide", "deep", "sq", "square", "x", "to", "by", "-", "or", "less",
  ]

  private static func withoutEnds(_ text: String) -> String {
    var words = text.split(separator: " ").map(String.init).filter { $0 != "NLEA" }
    if let place = words.firstIndex(of: "NS") { words.removeSubrange(place...) }
    for end in [["without", "refuse"], ["excluding", "refuse"], ["yields"]] where words.count > end.count {
      if words.suffix(end.count).elementsEqual(end) { words.removeLast(end.count) }
    }
    if words.count > 1, words[0] == "each" { words.removeFirst() }
    // This shortens "serving 9 servings per 24 oz package" and "serving serving size varied".
    if words.first == "serving", words.dropFirst().contains(where: { $0.hasPrefix("serving") }) { words = ["serving"] }
    if words.count > 2, words.suffix(2) == ["1", "serving"] { words.removeLast(2) }
    if let first = words.first, capitals.contains(first) { words[0] = first.lowercased() }
    while let last = words.last?.utf8.last, last == UInt8(ascii: ",") || last == UInt8(ascii: ";") {
      words[words.count - 1].removeLast()
    }
    return words.joined(separator: " ")
  }

  /// Words that the USDA capitalises in some of its rows.
  private static let capitals: Set<String> = [
    "Cup", "Cups", "Tbsp", "Potato", "Serving", "Container", "Slice", "Piece",
  ]
}
