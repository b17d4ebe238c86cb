/// The conversion of a recipe's instructions to steps, one per line and without their numbers, because pages add
/// numbers.
public enum RecipeSteps {
  /// Returns true if the step is a heading of the next steps, such as `For the sauce:` or `To serve`.
  public static func isHeading(_ step: String) -> Bool {
    step.utf8.count <= 200 && step.utf8.last == UInt8(ascii: ":") || RecipeHeading.isAmongSteps(step)
  }

  /// Returns the steps without their numbers, and headings without markup: `## Icing` becomes `Icing:`.
  static func of(_ lines: [String]) -> [String] {
    withoutNumbers(lines).map { line in
      guard let heading = RecipeHeading.marked(line) else { return line }
      return heading.utf8.last == UInt8(ascii: ":") ? heading : "\(heading):"
    }
  }

  /// Returns a name as a heading, with a final punctuation mark replaced by a colon; nil if it is empty.
  static func heading(_ name: String) -> String? {
    let line = TextCleanup.line(name, limit: 190)
    // `Rest :` is already a heading.
    if line.hasSuffix(" :") { return line }
    let bare = Whitespace.trimmed(String(Substring(line.utf8.dropLast(while: { ".!?:;,".utf8.contains($0) }))))
    return bare.isEmpty ? nil : "\(bare):"
  }

  /// Words before the number of a step, in lower case without accents.
  static let labels: Set<String> = [
    "step", "schritt", "etape", "paso", "passo", "stap", "steg", "trin", "krok", "lepes",
  ]

  /// Removes lines with only a number (`STEP 1`, `2.`), and numbers at the beginning of lines: `1. Mix`, `2) Mix`,
  /// `Step 3 - Mix`. A number without punctuation (`1 Mix`) or with only a hyphen (`1-Mix`) is removed only if such
  /// lines count 1, 2, 3, because it could be part of `1 cup of flour` or a `2-layer cake`.
  static func withoutNumbers(_ lines: [String]) -> [String] {
    let numbers = lines.compactMap { Number($0) }.filter { !$0.isSigned }.map(\.value)
    let areCounted = numbers.count > 1 && numbers == Array(1...numbers.count)
    return lines.compactMap { line in
      guard let number = Number(line), number.isSigned || areCounted || number.rest.isEmpty else { return line }
      return number.rest.isEmpty ? nil : number.rest
    }
  }

  /// The number at the beginning of a line.
  private struct Number {
    var value: Int
    /// True if the punctuation can only belong to a step's number.
    var isSigned: Bool
    var rest: String

    init?(_ line: String) {
      // Fast path: most lines begin with a word.
      guard let first = line.utf8.first, first &- UInt8(ascii: "0") < 10 || RecipeSteps.mayBeginLabel(first) else {
        return nil
      }
      let line = RecipeSteps.withDigits(line)
      var rest = line.utf8[...]
      let label = RecipeSteps.labelLength(in: rest)
      let hasWord = label > 0
      rest = rest.dropFirst(label)
      let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      guard digits.count <= 2, let value = Int(String(Substring(digits))) else { return nil }
      let behind = rest.dropFirst(digits.count)
      let text = behind.drop { $0 == 0x20 }
      let sign = text.first.map { ".):-".utf8.contains($0) } ?? false
      let words = sign ? text.dropFirst().drop { $0 == 0x20 } : text
      guard Self.areApart(behind, sign, words) else { return nil }
      let isHyphenated = behind.first == UInt8(ascii: "-") && behind.dropFirst().first != 0x20
      if isHyphenated, !hasWord, Self.isMeasure(words) { return nil }
      self.value = value
      isSigned = hasWord || (sign && behind.first != 0x20 && !isHyphenated)
      self.rest = String(Substring(words))
    }

    /// Returns true if the text begins with a measure, as after `10-` in `10-minute rest`.
    private static func isMeasure(_ words: Substring.UTF8View) -> Bool {
      guard let word = IngredientLineParser(String(Substring(words.prefix { $0 != 0x20 }))).word() else { return false }
      return KitchenUnit(words: word) != nil || times.contains(word)
    }

    private static let times: Set<String> = [
      "second", "sec", "minute", "min", "hour", "hr", "day", "week", "month",
    ]

    /// Returns false if the number is part of the text, as in `1.5 cups`, `2-3 minutes`, `2nd` and `10:30`.
    private static func areApart(_ behind: Substring.UTF8View, _ sign: Bool, _ words: Substring.UTF8View) -> Bool {
      if behind.isEmpty { return true }
      guard sign else { return behind.first == 0x20 }
      guard let next = words.first else { return true }
      return !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    }
  }
}

extension BidirectionalCollection {
  /// Returns the collection without the elements at its end that match a condition.
  fileprivate func dropLast(while isLeftOut: (Element) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isLeftOut($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
