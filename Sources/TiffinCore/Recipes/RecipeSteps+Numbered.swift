extension RecipeSteps {
  /// Splits text with steps numbered within a line: `1. Mix. 2. Bake. 3. Serve.`, `Step 1: Mix. Step 2: Bake.`, `1.
  /// Melt the butter.2. To make the sauce, stir.`
  ///
  /// The text must begin with the first number, or the second number must follow a sentence without a space, as in the
  /// last example. Numbers without a word must count to three, unless each follows the end of a sentence.
  static func parted(_ lines: [String]) -> [String] {
    guard let first = lines.first?.utf8 else { return lines }
    let counting = StepMark(first[...])
    guard let mark = counting ?? StepMark(secondIn: first[...]) else { return lines }
    var counted = counting == nil ? 1 : 0
    var areBehindSentences = true
    let parts = lines.flatMap { line in
      var parts: [Substring.UTF8View] = []
      var start = line.utf8.startIndex
      var place = start
      while let found = mark.place(of: counted + 1, in: line.utf8[...], from: place) {
        if counted == 0, found != line.utf8.startIndex { break }
        if found != start {
          parts.append(line.utf8[start..<found])
          areBehindSentences = areBehindSentences && StepMark.endsSentence(line.utf8[start..<found])
        }
        (start, counted) = (found, counted + 1)
        place = line.utf8.index(after: found)
      }
      return parts + [line.utf8[start...]]
    }
    let isClear = counted > 2 || counted == 2 && (mark.label > 0 || areBehindSentences)
    return isClear ? parts.map { TextCleanup.line(Substring($0), limit: 10_000) } : lines
  }

  /// Returns true if a label such as `Step` may begin with the byte: one of a few letters, in upper or lower case, or a
  /// byte of a non-ASCII letter.
  static func mayBeginLabel(_ byte: UInt8) -> Bool { "septkl".utf8.contains(byte | 0x20) || byte >= 0x80 }

  /// Returns the length in bytes of a label before a number, such as `Step ` in `Step 2`; 0 if the text does not begin
  /// with a label and a number.
  static func labelLength(in text: Substring.UTF8View) -> Int {
    let word = text.prefix(12).prefix { $0 >= 0x80 || (0x61...0x7A).contains($0 | 0x20) }
    guard (4...8).contains(word.count), labels.contains(TextFolding.folded(String(Substring(word)))) else { return 0 }
    let blanks = text.dropFirst(word.count).prefix(4).prefix { $0 == 0x20 }
    return isDigit(text.dropFirst(word.count + blanks.count).first) ? word.count + blanks.count : 0
  }

  /// Returns `Step 1: Mix` for `Step one: Mix`, and any other line unchanged.
  static func withDigits(_ line: String) -> String {
    // Fast path: a label is one short word, so a space must follow soon.
    guard line.utf8.prefix(20).contains(UInt8(ascii: " ")) else { return line }
    let parts = line.split(maxSplits: 1, whereSeparator: { $0 == " " })
    guard parts.count == 2, labels.contains(TextFolding.folded(String(parts[0]))) else { return line }
    let word = parts[1].prefix(while: \.isLetter)
    guard let number = IngredientLineParser.wholeNumber(word: TextFolding.folded(String(word))) else { return line }
    return "\(parts[0]) \(number)\(parts[1].dropFirst(word.count))"
  }

  fileprivate static func isDigit(_ byte: UInt8?) -> Bool { byte.map { (0x30...0x39).contains($0) } ?? false }
}

/// The characters around the number of a step, read from the first step: `1.`, `2)`, `Step 3:`.
private struct StepMark {
  /// The number of bytes of the word before the number; 0 for a bare number.
  let label: Int
  private let word: [UInt8]
  private let sign: UInt8

  /// Parses the characters around the number of the first step; nil if the text does not begin with the first step.
  init?(_ text: Substring.UTF8View) {
    label = RecipeSteps.labelLength(in: text)
    word = Array(text.prefix(label))
    let number = text.dropFirst(label)
    guard number.first == UInt8(ascii: "1"), let sign = number.dropFirst().first else { return nil }
    guard label > 0 ? !RecipeSteps.isDigit(sign) : ".)".utf8.contains(sign) else { return nil }
    self.sign = sign
  }

  /// Parses the characters around the number of the second step; nil if it does not follow the first step without a
  /// space, as in `Melt the butter.2. Stir.`
  init?(secondIn text: Substring.UTF8View) {
    (label, word, sign) = (0, [], UInt8(ascii: "."))
    guard let found = place(of: 2, in: text, from: text.startIndex), found > text.startIndex else { return nil }
    let behind = text[found...].dropFirst(2)
    guard ".!?)".utf8.contains(text[text.index(before: found)]), behind.first == 0x20,
      behind.dropFirst().first.map({ (0x41...0x5A).contains($0) || $0 >= 0x80 }) == true
    else { return nil }
  }

  /// Returns the position at which a numbered step begins: at the start, or after a space or the end of a sentence, but
  /// not within `2.5`; nil if there is none.
  func place(of number: Int, in text: Substring.UTF8View, from start: String.Index) -> String.Index? {
    let pattern = word + Array("\(number)".utf8) + [sign]
    var place = start
    while let found = text[place...].firstIndex(of: pattern[0]) {
      let isApart = found == text.startIndex || Self.endsWord(text[text.index(before: found)])
      if isApart, text[found...].starts(with: pattern) {
        let behind = text[found...].dropFirst(pattern.count).first
        if !RecipeSteps.isDigit(behind) { return found }
      }
      place = text.index(after: found)
    }
    return nil
  }

  static func endsSentence(_ text: Substring.UTF8View) -> Bool {
    text.reversed().first { $0 != 0x20 }.map { ".!?)".utf8.contains($0) } ?? true
  }

  private static func endsWord(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x80 || ".!?)".utf8.contains(byte) }
}
