/// What a line calls the ingredient, and what it says of it.
struct LineDescription {
  var name = ""
  var notes: [String] = []

  var note: String { notes.filter { !$0.isEmpty }.joined(separator: ", ") }

  /// `1 000` of `1 000 - 1 500 g rice`: nothing that one could buy.
  var isNumber: Bool {
    let scalars = name.unicodeScalars
    return scalars.contains { ("0"..."9").contains($0) } && !scalars.contains(where: \.properties.isAlphabetic)
  }

  func noting(_ words: String) -> LineDescription {
    LineDescription(name: name, notes: [words] + notes)
  }
}

extension LineReader {
  /// Reads the words behind the measure: the name up to a comma, a dash or `to taste`, without what is in brackets.
  func description(from start: Int, to end: Int? = nil) -> LineDescription {
    var reader = self
    reader.index = start
    let end = end ?? tokens.count
    while reader.index < end, reader.skip(sign: Self.stops) || reader.skip(["of", "de", "von"]) {}
    var description = LineDescription()
    if let size = reader.size(before: end) { description.notes.append(size) }
    var name: [String] = []
    while reader.index < end, !reader.isAtRemark {
      if let note = reader.bracketed(before: end) {
        description.notes.append(note)
      } else {
        name.append(reader.run(before: end))
      }
    }
    description.name = Self.trimmed(name.joined(separator: " "))
    while reader.index < end, reader.skip(sign: Self.stops) {}
    description.notes.append(Self.trimmed(reader.text(reader.index..<max(reader.index, end))))
    return description
  }

  /// `large`, `medium-sized`: kept apart, that two large eggs and three eggs are five.
  private mutating func size(before end: Int) -> String? {
    let start = index
    _ = skip(["extra"])
    _ = skip(sign: LineToken.dashes)
    guard skip(["small", "medium", "large", "big"]) else {
      index = start
      return nil
    }
    _ = attempt { $0.skip(sign: LineToken.dashes) && $0.skip(["sized", "size"]) ? true : nil }
    guard index < end, word() != nil, !isAtRemark else {
      index = start
      return nil
    }
    return text(start..<index)
  }

  /// Name's words up to the next bracket or remark, at least one token.
  private mutating func run(before end: Int) -> String {
    let start = index
    index += 1
    while index < end, !isAtRemark, token()?.isSign(["("]) != true { index += 1 }
    return text(start..<index)
  }

  /// What is in brackets, if one opens here and closes.
  private mutating func bracketed(before end: Int) -> String? {
    guard token()?.isSign(["("]) == true,
      let close = tokens[index..<end].firstIndex(where: { $0.isSign([")"]) })
    else { return nil }
    let note = text(index + 1..<close)
    index = close + 1
    return note
  }

  /// Whether the name ends here: at a comma, at a dash with blanks around it, at `to taste`, `for frying`.
  var isAtRemark: Bool {
    guard let token = token() else { return true }
    if token.isSign([",", ";"]) { return true }
    if token.isSign(LineToken.dashes) { return !token.isGlued && self.token(1)?.isGlued == false }
    switch token.word {
    case "or": return word(1) == "to" || word(1) == "as" || word(1) == "more"
    case "to", "as", "for": return Self.remarks.contains(word(1) ?? "")
    case "plus", "optional": return true
    default: return false
    }
  }

  /// A note without the brackets and signs around it.
  static func trimmed(_ note: String) -> String {
    let outer: Set<Unicode.Scalar> = ["(", ")", ",", ";", ":", "-", "–", " ", ".", "/", "+"]
    var scalars = note.unicodeScalars[...]
    while let first = scalars.first, outer.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, outer.contains(last), last != ")" { scalars.removeLast() }
    if scalars.last == ")", !scalars.contains("(") { scalars.removeLast() }
    return Blank.trimmed(String(scalars))
  }

  private static let stops: Set<Unicode.Scalar> = LineToken.dashes.union([",", ";", ":", "."])

  /// Behind `to`, `as` or `for`.
  private static let remarks: Set<String> = [
    "taste", "serve", "garnish", "decorate", "finish", "glaze", "fry", "coat", "dust", "needed", "required", "desired",
    "frying", "brushing", "greasing", "serving", "garnishing", "decorating", "decoration", "dusting", "drizzling",
    "rolling", "cooking", "sprinkling", "dipping", "topping", "the", "your",
  ]
}
