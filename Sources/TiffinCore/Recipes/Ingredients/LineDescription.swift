/// The name and notes of an ingredient in a line.
struct LineDescription {
  var name = ""
  var notes: [String] = []

  var note: String { notes.filter { !$0.isEmpty }.joined(separator: ", ") }

  /// True for `1 000` of `1 000 - 1 500 g rice`: nothing to buy.
  var isNumber: Bool {
    let scalars = name.unicodeScalars
    return scalars.contains { ("0"..."9").contains($0) } && !scalars.contains(where: \.properties.isAlphabetic)
  }

  func noting(_ words: String) -> LineDescription {
    LineDescription(name: name, notes: [words] + notes)
  }
}

extension LineReader {
  /// Reads the words behind the measure: the name up to a comma, a dash or `to taste`, without brackets.
  func description(from start: Int, to end: Int? = nil) -> LineDescription {
    var reader = self
    reader.index = start
    let end = end ?? tokens.count
    var description = LineDescription()
    if let fullness = reader.fullnessBehind() { description.notes.append(fullness) }
    while reader.index < end, reader.skip(sign: Self.stops) || reader.skipPartitives(before: end) {}
    if let size = reader.size(before: end) { description.notes.append(size) }
    if let preparation = reader.preparation(before: end) { description.notes.append(preparation) }
    var name: [String] = []
    let first = reader.index
    while reader.index < end {
      if reader.isAtRemark {
        guard reader.nameGoesOn(from: first, before: end) else { break }
        name.append(",")
        reader.index += 1
      } else if let ending = reader.optionalEnding(at: reader.index) {
        reader.index = ending
      } else if let note = reader.bracketed(before: end) {
        description.notes.append(note)
      } else {
        name.append(reader.run(before: end))
      }
    }
    description.name = Self.trimmed(name.reduce("") { $1 == "," ? $0 + $1 : "\($0) \($1)" })
    if let (name, size) = Self.partingSize(description.name) {
      description.name = name
      description.notes.append(size)
    }
    while reader.index < end, reader.skip(sign: Self.stops) {}
    description.notes.append(Self.trimmed(reader.text(reader.index..<max(reader.index, end))))
    return description
  }

  /// Takes `large`, `medium-sized`, `small or medium`: kept apart, so that two large eggs and three eggs are five.
  private mutating func size(before end: Int) -> String? {
    attempt { reader in
      let start = reader.index
      guard reader.skipSize() else { return nil }
      _ = reader.attempt { $0.skip(["to", "or"]) && $0.skipSize() ? true : nil }
      let size = reader.text(start..<reader.index)
      // `large, ripe tomatoes`.
      if reader.nameGoesOn(from: start, before: end) { _ = reader.skip(sign: [","]) }
      guard reader.index < end, let word = reader.word(), word != "or", !reader.isAtRemark else { return nil }
      return size
    }
  }

  private mutating func skipSize() -> Bool {
    attempt { reader in
      _ = reader.skip(["extra"])
      _ = reader.skip(sign: LineToken.dashes)
      guard reader.skip(["small", "medium", "large", "big", "sm", "md", "med", "lg"]) || reader.skipSizeAbroad() else {
        return nil
      }
      _ = reader.attempt { $0.skip(sign: LineToken.dashes) && $0.skip(["sized", "size"]) ? true : nil }
      return true
    } ?? false
  }

  /// Takes the name's words up to the next bracket or remark, at least one token.
  private mutating func run(before end: Int) -> String {
    let start = index
    index += 1
    while index < end, !isAtRemark, token()?.isSign(["("]) != true, optionalEnding(at: index) == nil { index += 1 }
    return text(start..<index)
  }

  /// Takes the content of brackets, if they open here and close before the end.
  mutating func bracketed(before end: Int) -> String? {
    guard token()?.isSign(["("]) == true,
      let close = tokens[index..<end].firstIndex(where: { $0.isSign([")"]) })
    else { return nil }
    let note = text(index + 1..<close)
    index = close + 1
    return note
  }

  /// True if the name ends here: at a comma, at a dash between blanks, at `to taste`, `for frying`.
  var isAtRemark: Bool {
    guard let token = token() else { return true }
    if token.isSign([",", ";"]) { return true }
    if token.isSign(LineToken.dashes) { return !token.isGlued && self.token(1)?.isGlued == false }
    switch token.word {
    case "or": return ["to", "as", "more"].contains(word(1)) || isBeforeAnother
    case "to", "as", "for": return Self.remarks.contains(word(1) ?? "")
    case "plus", "optional": return true
    case "such": return word(1) == "as"
    default: return false
    }
  }

  /// Returns a note without the brackets and signs around it.
  static func trimmed(_ note: String) -> String {
    var scalars = note.unicodeScalars[...]
    while let first = scalars.first, Self.outer.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, Self.outer.contains(last), last != ")" { scalars.removeLast() }
    if scalars.last == ")", !scalars.contains("(") { scalars.removeLast() }
    return Blank.trimmed(String(scalars))
  }

  private static let outer: [Unicode.Scalar] = ["(", ")", ",", ";", ":", "-", "–", " ", ".", "/", "+"]

  private static let stops = LineToken.dashes + [",", ";", ":", "."]

  /// Words behind `to`, `as` or `for` that begin a remark.
  private static let remarks: Set<String> = [
    "taste", "serve", "garnish", "decorate", "finish", "glaze", "fry", "coat", "dust", "needed", "required", "desired",
    "frying", "brushing", "greasing", "serving", "garnishing", "decorating", "decoration", "dusting", "drizzling",
    "rolling", "cooking", "sprinkling", "dipping", "topping", "the", "your",
  ]
}
