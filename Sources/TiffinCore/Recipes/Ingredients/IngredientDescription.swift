/// The name and notes of an ingredient in a line.
struct IngredientDescription {
  var name = ""
  var notes: [String] = []
  /// The ingredients after the first one, which is the name, as in `1 tsp each cumin, salt and pepper`.
  var others: [String] = []

  var note: String { notes.filter { !$0.isEmpty }.joined(separator: ", ") }

  /// True if the name is only a number, as in `1 000 - 1 500 g rice`.
  var isNumber: Bool {
    let scalars = name.unicodeScalars
    return scalars.contains { ("0"..."9").contains($0) } && !scalars.contains(where: \.properties.isAlphabetic)
  }

  /// Moves the text of an unbalanced bracket to the notes, as in `113g) unsalted butter`.
  mutating func partStrayBracket() {
    let (opens, closes) = (name.contains { "([".contains($0) }, name.contains { ")]".contains($0) })
    guard opens != closes, let place = name.firstIndex(where: { "()[]".contains($0) }) else { return }
    let before = IngredientLineParser.trimmed(String(name[..<place]))
    let behind = IngredientLineParser.trimmed(String(name[name.index(after: place)...]))
    let isSecond = closes && !behind.isEmpty && before.first?.isNumber ?? true
    name = isSecond || before.isEmpty ? behind : before
    notes.append(name == behind ? before : behind)
  }

  func noting(_ words: String) -> IngredientDescription {
    IngredientDescription(name: name, notes: [words] + notes)
  }
}

extension IngredientLineParser {
  /// Parses the words after the measure: the name up to a comma, a dash or `to taste`, without brackets.
  ///
  /// - Parameter isCounted: True if a number without a unit precedes.
  func description(from start: Int, to end: Int? = nil, counted isCounted: Bool = false) -> IngredientDescription {
    var reader = self
    reader.index = start
    let end = end ?? tokens.count
    var description = IngredientDescription()
    if start == 0 { reader.skipSome() }
    // A closing bracket may remain from the amount, as in `227 g) cold butter`.
    if start > 0 { _ = reader.skip(sign: [")"]) }
    if let fullness = reader.fullnessBehind() { description.notes.append(fullness) }
    if start > 0, let about = reader.aboutBehind() { description.notes.append(about) }
    if let measure = reader.openedMeasure(before: end) { description.notes.append(measure) }
    while reader.index < end, reader.skip(sign: Self.stops) || reader.skipPartitives(before: end) {}
    if reader.index > 0, reader.skip(["each"]) { return reader.descriptionOfEach(before: end) }
    if let helper = reader.helper(before: end, isMeasured: start > 0) { description.notes.append(helper) }
    if isCounted, let size = reader.hyphenatedSize(before: end) { description.notes.append(size) }
    if let size = reader.size(before: end) {
      description.notes.append(size.hasSuffix(",") ? String(size.dropLast()) : size)
    }
    if let preparation = reader.preparation(before: end) { description.notes.append(preparation) }
    if let praise = reader.praise(before: end) { description.notes.append(praise) }
    var name: [String] = []
    if let choice = reader.partOfFruit(before: end) ?? reader.choice(before: end) {
      name.append(choice.name)
      description.notes.append(choice.note)
    }
    let first = reader.index
    while reader.index < end {
      if name.isEmpty, reader.token()?.isSign([","]) == true, reader.token(-1)?.isSign([")"]) == true {
        reader.index += 1
      } else if reader.index > first, reader.isAtWork {
        break
      } else if reader.isAtRemark {
        guard name.isEmpty || reader.index > first, reader.nameGoesOn(from: first, before: end) else { break }
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
    description.partStrayBracket()
    if let place = reader.nameBehindWork(first..<reader.index, before: end) {
      let behind = reader.description(from: place.lowerBound, to: place.upperBound)
      description.notes.append(description.name)
      description.name = behind.name
    }
    if let (name, size) = Self.partingSize(description.name) {
      description.name = name
      description.notes.append(size)
    }
    while reader.index < end, reader.skip(sign: Self.stops) {}
    description.notes.append(Self.trimmed(reader.text(reader.index..<max(reader.index, end))))
    return description
  }

  /// Parses the names after `each`, such as `cumin, coriander and paprika`, each with its own notes.
  private func descriptionOfEach(before end: Int) -> IngredientDescription {
    var reader = self
    while reader.skip(sign: Self.stops) || reader.skipPartitives(before: end) {}
    var parts: [IngredientDescription] = []
    var start = reader.index
    func add(_ place: Int) {
      let part = description(from: start, to: place)
      if start < place, !part.name.isEmpty { parts.append(part) }
      start = place + 1
    }
    while reader.index < end {
      let isComma = reader.token()?.isSign([",", "&"]) == true
      if isComma || reader.word() == "and" { add(reader.index) } else if reader.isAtRemark { break }
      reader.index += 1
    }
    add(reader.index)
    guard var first = parts.first else { return IngredientDescription() }
    first.others = parts.dropFirst().map(\.name)
    first.notes += parts.dropFirst().flatMap(\.notes) + [Self.trimmed(text(reader.index..<max(reader.index, end)))]
    return first
  }

  /// Parses a part of a counted fruit, such as `juice from 1 lemon`, with `lemon juice` as its name; nil if there is none.
  private mutating func partOfFruit(before end: Int) -> Choice? {
    guard ["juice", "zest"].contains(word()), ["from", "of"].contains(word(1)) else { return nil }
    return attempt { reader in
      let start = reader.index
      reader.index += 2
      guard reader.number() != nil else { return nil }
      _ = reader.skipSizeWord()
      guard reader.index < end, let fruit = reader.word() else { return nil }
      reader.index += 1
      return Choice(
        name: "\(EnglishSingular.of(fruit)) \(reader.text(start..<start + 1))", note: reader.text(start..<reader.index))
    }
  }

  /// Returns the name after a remark on its preparation, such as `cheddar` in `grated, about 4 oz, cheddar`; nil if
  /// there is none.
  private func nameBehindWork(_ name: Range<Int>, before end: Int) -> Range<Int>? {
    guard name.count == 1, isWork(at: name.lowerBound), index < end else { return nil }
    let segments = tokens[index..<end].indices.split { tokens[$0].isSign([","]) }
    return segments.map { $0.startIndex..<$0.endIndex }.first { segment in
      guard segment.count < 5, let word = tokens[segment.lowerBound].word, !Self.remarking.contains(word) else {
        return false
      }
      return !isDescribing(segment) && !isParticiple(tokens[segment.upperBound - 1].word ?? "")
        && !tokens[segment].contains(where: \.isNumber)
    }
  }

  /// Parses the measure in an unclosed bracket, such as `(113 g butter`; nil if there is none.
  private mutating func openedMeasure(before end: Int) -> String? {
    guard token()?.isSign(["("]) == true, !tokens[index..<end].contains(where: { $0.isSign([")"]) }) else { return nil }
    return attempt { reader in
      reader.index += 1
      let start = reader.index
      guard reader.token()?.isNumber == true, reader.measure() != nil, reader.index < end, reader.word() != nil else {
        return nil
      }
      return reader.text(start..<reader.index)
    }
  }

  /// Parses a word for the form of an ingredient that is not part of its name, such as `piece`, `ears of` or `recipe`;
  /// nil if there is none.
  private mutating func helper(before end: Int, isMeasured: Bool) -> String? {
    attempt { reader in
      guard isMeasured, let helper = reader.word(), Self.helpers.contains(helper), reader.token(1)?.isGlued == false
      else {
        return nil
      }
      reader.index += 1
      _ = reader.skip(["of"])
      guard reader.index < end, reader.word() != nil, !reader.isAtRemark else { return nil }
      return helper
    }
  }

  private static let helpers: Set<String> = [
    "piece", "pieces", "length", "chunk", "recipe", "recipes", "ear", "ears", "nest", "nests", "square", "squares",
    "portion", "portions", "link", "links", "cob", "cobs", "hunk", "knob", "nub",
    "batch", "batches", "quantity", "serving", "servings", "lobe",
  ]

  /// Parses the name's words up to the next bracket or remark, at least one token.
  private mutating func run(before end: Int) -> String {
    let start = index
    index += 1
    while index < end, !isAtRemark, !isAtWork, token()?.isSign(["(", "["]) != true, optionalEnding(at: index) == nil {
      index += 1
    }
    return text(start..<index)
  }

  /// Parses the content of brackets that open at this position and close before the end; nil if there are none.
  mutating func bracketed(before end: Int) -> String? {
    guard let open = token(), open.isSign(["(", "["]),
      let close = tokens[index..<end].firstIndex(where: { $0.isSign(open.isSign(["("]) ? [")"] : ["]"]) })
    else { return nil }
    let note = text(index + 1..<close)
    index = close + 1
    return note
  }

  /// True if the name ends at this position: at a comma, at a dash between spaces, at `to taste` or `for frying`.
  var isAtRemark: Bool {
    guard let token = token() else { return true }
    if token.isSign([",", ";"]) || token.isSign(["+", "&"]) && self.token(1)?.isNumber == true { return true }
    if token.isSign(IngredientLineToken.dashes) { return !token.isGlued && self.token(1)?.isGlued == false }
    switch token.word {
    case "or": return ["to", "as", "more"].contains(word(1)) || isBeforeAnother
    case "oder", "ou", "o", "eller", "lub": return isBeforeAnother
    case "to", "as", "for":
      let next = word(1) ?? ""
      return Self.remarks.contains(next) || token.word == "for" && next.hasSuffix("ing")
    case "about": return self.token(1)?.isNumber == true || word(1) == "the"
    case "and": return isBeforeAnother
    case "in": return ["their", "its", "the"].contains(word(1))
    case "plus", "optional", "weighing", "totalling", "totaling": return true
    case "such": return word(1) == "as"
    case "you": return word(1) == "can"
    case "a": return isBeforeSizeOfEach || isAtForeignRemark
    default: return isAtForeignRemark
    }
  }

  /// True if `à` before a number is at this position, as in `2 Dosen Tomaten à 400 g`.
  private var isBeforeSizeOfEach: Bool {
    token(1)?.isNumber == true && index > 0 && text.unicodeScalars[tokens[index].range.lowerBound].value > 0x7F
  }

  /// Returns a note without surrounding brackets and punctuation.
  static func trimmed(_ note: String) -> String {
    var scalars = note.unicodeScalars[...]
    while let first = scalars.first, Self.outer.contains(first) { scalars.removeFirst() }
    while let last = scalars.last, Self.outer.contains(last), last != ")" { scalars.removeLast() }
    if scalars.last == ")", !scalars.contains("(") { scalars.removeLast() }
    return Whitespace.trimmed(String(scalars))
  }

  private static let outer: [Unicode.Scalar] = ["(", ")", ",", ";", ":", "-", "–", " ", ".", "/", "+"]

  private static let stops = IngredientLineToken.dashes + [",", ";", ":", "."]

  /// Words after `to`, `as` or `for` that begin a remark.
  static let remarks: Set<String> = [
    "taste", "serve", "garnish", "decorate", "finish", "glaze", "fry", "coat", "dust", "needed", "required", "desired",
    "frying", "brushing", "greasing", "serving", "garnishing", "decorating", "decoration", "dusting", "drizzling",
    "rolling", "cooking", "sprinkling", "dipping", "topping", "the", "your",
  ]
}
