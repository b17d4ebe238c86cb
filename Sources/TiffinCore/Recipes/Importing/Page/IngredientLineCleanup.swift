/// Clean-up of ingredient lines in web pages.
enum IngredientLineCleanup {
  /// Returns a line without spaces before commas and without doubled brackets, as in `1 carrot , peeled ((optional))`.
  static func tidied(_ line: String) -> String {
    let text = IngredientLine.tidy(line)
    guard text.utf8.contains(UInt8(ascii: "(")) else { return text }
    return withoutDoubledBrackets(Array(text.utf8))
  }

  /// Removes brackets around a note that itself begins with brackets, as in `((optional))` and `((see notes) (about
  /// 2))`.
  ///
  /// Brackets around a whole line remain unless they are directly doubled, and so do those of `(1 large (or 2 small))`.
  private static func withoutDoubledBrackets(_ text: [UInt8]) -> String {
    var open: [Int] = []
    /// The positions of closing brackets, by those of the opening brackets.
    var ends = [Int?](repeating: nil, count: text.count + 1)
    var isKept = [Bool](repeating: true, count: text.count)
    for (place, byte) in text.enumerated() {
      if byte == UInt8(ascii: "(") {
        open.append(place)
      } else if byte == UInt8(ascii: ")"), let start = open.popLast() {
        ends[start] = place
        if let inner = ends[start + 1], inner == place - 1 || start > 0 {
          (isKept[start], isKept[place]) = (false, false)
        }
      }
    }
    return String(decoding: text.indices.lazy.filter { isKept[$0] }.map { text[$0] }, as: UTF8.self)
  }

  /// Joins lines that belong to one ingredient.
  ///
  /// A line break is ignored between an amount and its ingredient (`2⏎bay leaves`), after a comma and within brackets.
  /// In an element of a list, it separates ingredients only if the next line also has an amount.
  ///
  /// - Parameter isWholeList: True if the text is the whole list, with a line for each ingredient.
  static func lines(_ lines: [String], isWholeList: Bool) -> [String] {
    var joined: [String] = []
    for line in lines {
      if let above = joined.last, above.utf8.count < 1_000, isContinued(above, by: line, isWholeList) {
        joined[joined.count - 1] = TextCleanup.line("\(above) \(line)")
      } else {
        joined.append(line)
      }
    }
    return joined
  }

  private static func isContinued(_ above: String, by line: String, _ isWholeList: Bool) -> Bool {
    if above.utf8.last == UInt8(ascii: ",") || isOpen(above) || isAmount(above) { return true }
    guard !isWholeList else { return false }
    let isNext = !IngredientLine(line).measures.isEmpty || IngredientLineParser.partingListSign(line).sign != ""
    return !isNext
  }

  /// Returns true if the line is an amount without an ingredient, such as `2` or `2 lb.`
  private static func isAmount(_ line: String) -> Bool {
    var reader = IngredientLineParser(line)
    guard reader.measure() != nil else { return false }
    _ = reader.skip(sign: ["."])
    return reader.isAtEnd
  }

  private static func isOpen(_ line: String) -> Bool {
    line.utf8.count { $0 == UInt8(ascii: "(") } > line.utf8.count { $0 == UInt8(ascii: ")") }
  }
}
