/// A line of a recipe pasted as text.
struct PastedLine {
  /// The line without list and heading markers at its beginning.
  let text: String
  private let words: [String]
  /// True if the line is marked as an element of a list, or as a heading.
  private let isListed: Bool
  /// True if the line is a heading by its markers or words, such as `## Icing` or `For the sauce`.
  private let isHeading: Bool

  init(_ line: String) {
    let heading = RecipeHeading.ofIngredients(line)
    isHeading = heading != nil
    var bare = line
    if bare.hasPrefix("#") { bare = Whitespace.trimmed(String(bare.drop { $0 == "#" })) }
    if bare.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") }) {
      bare = bare.replacing("**", with: "").replacing("__", with: "")
    }
    let rest = TextCleanup.line(IngredientLineParser.partingListSign(bare).rest)
    isListed = rest != line
    text = rest
    words = SearchWords.of(rest)
  }

  /// Returns the paragraphs of a text, separated by empty lines, without quote markers as in `> 2 eggs`.
  ///
  /// - Parameter limit: The maximum number of lines; further lines are ignored.
  static func paragraphs(_ text: String, limit: Int) -> [[String]] {
    var paragraphs: [[String]] = [[]]
    var left = limit
    for line in text.utf8.split(omittingEmptySubsequences: false, whereSeparator: { $0 == 0x0A }).prefix(limit) {
      let quoted = line.drop { $0 == UInt8(ascii: ">") || $0 == 0x20 }
      let lines = TextCleanup.lines(String(Substring(quoted))).prefix(left)
      if lines.isEmpty { paragraphs.append([]) } else { paragraphs[paragraphs.count - 1] += lines }
      left -= lines.count
    }
    return paragraphs.filter { !$0.isEmpty }
  }

  /// Returns true if the lines are numbered 1, 2, 3, as steps are.
  static func areNumbered(_ lines: [String]) -> Bool {
    zip(RecipeSteps.withoutNumbers(lines), lines).allSatisfy { $0 != $1 }
  }

  /// The line as stored in the recipe. A heading that was recognised by its markers ends with a colon.
  var content: String {
    let needsColon = isHeading && isListed && RecipeHeading.ofIngredients(text) == nil
    return needsColon ? "\(text):" : text
  }

  /// The section that begins with this line; nil if the line is not its heading.
  var section: PastedSection? {
    guard words.count < 7, !text.utf8.contains(UInt8(ascii: ".")) else { return nil }
    let bare = words.filter { !PastedWords.besides.contains($0) && !$0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    // "To make the sauce:" is a part of the current section, but "How to make pancakes:" begins the method.
    let isPart = bare.contains("make") && words.first != "how"
    let isLong = bare.count == 2 && text.utf8.last == UInt8(ascii: ":") && !isPart
    return bare.count == 1 || isLong ? bare.lazy.compactMap { PastedWords.sections[$0] }.first : nil
  }

  /// The line as the recipe's name; nil if it cannot be the name.
  var title: String? { title(withoutLabels: 4) }

  /// Returns the line as the recipe's name; nil if it cannot be the name.
  ///
  /// - Parameter labels: The maximum number of labels to remove from a mail's subject, such as `Subject: Fwd: Pie`.
  private func title(withoutLabels labels: Int) -> String? {
    if labels > 0, ["subject", "fwd", "fw", "re"].contains(words.first ?? ""),
      let colon = text.utf8.firstIndex(of: UInt8(ascii: ":"))
    {
      return PastedLine(String(text[colon...].dropFirst())).title(withoutLabels: labels - 1)
    }
    let isName = !words.isEmpty && words.count < 16 && !isOfMail && !isMeasured && address == nil
    return isName && facts(isAmongSteps: false).isEmpty && text.utf8.last != UInt8(ascii: ".") ? text : nil
  }

  /// True if the line is a header line of a mail, such as `From: Ada`.
  var isOfMail: Bool {
    PastedWords.mail.contains(words.first ?? "") && text.utf8.dropFirst(words[0].utf8.count).first == UInt8(ascii: ":")
  }

  /// True if the line is a remark with a label, such as `Note: keeps for three days.`
  var isRemark: Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let label = SearchWords.of(String(text[..<colon])).filter { !PastedWords.besides.contains($0) }
    return label.count == 1 && PastedWords.sections[label[0]] == .notes
  }

  /// The line as a web address; nil if it is not one.
  var address: WebAddress? { text.utf8.contains(0x20) ? nil : WebAddress(text) }

  /// Returns the section of a line without a heading, determined by the form of the line.
  ///
  /// - Parameters:
  ///   - last: The section of the previous line in the same paragraph; nil for the first line.
  ///   - isNumbered: True if the lines of the paragraph are numbered.
  ///   - isLate: True if there have been ingredients.
  func kind(behind last: PastedSection?, isNumbered: Bool, isLate: Bool) -> PastedSection {
    if isNumbered { return .steps }
    let isEnded = ".!".utf8.contains(text.utf8.last ?? 0)
    let isSentence = isEnded && (words.count > 2 || isCounted) || words.count > 14
    if isMeasured, !isSentence || words.count < 7 && !isCounted { return .ingredients }
    if isSentence { return isLate ? .steps : .notes }
    if isHeading || text.utf8.last == UInt8(ascii: ":") { return last ?? .ingredients }
    return last ?? (isLate ? .steps : isListed ? .ingredients : .notes)
  }

  /// Returns true if the line continues the ingredient on the previous line.
  func continuesIngredient(_ above: String) -> Bool {
    let isOpen = above.utf8.count { $0 == UInt8(ascii: "(") } > above.utf8.count { $0 == UInt8(ascii: ")") }
    let end = String(above.unicodeScalars.suffix(40))
    let goesOn =
      isOpen || end.utf8.last == UInt8(ascii: ",") || PastedWords.joining.contains(SearchWords.of(end).last ?? "")
    return !isListed && isLower && goesOn
  }

  /// Returns true if the line continues the step on the previous line.
  func continuesStep(_ above: String) -> Bool {
    !isListed && isLower && !".!?:".utf8.contains(above.utf8.last ?? 0)
  }

  /// True if the line has a capitalised name without a unit, so that it can be a numbered step, such as `2 Fry the
  /// onion.`
  private var isCounted: Bool {
    let line = IngredientLine(text)
    return line.unit == nil && line.name.first?.isUppercase == true
  }

  private var isLower: Bool { text.first?.isLowercase == true }

  private var isMeasured: Bool {
    !IngredientLine(text).cut.measure.isEmpty && text.utf8.count < 200
  }
}
