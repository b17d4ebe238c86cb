extension LineReader {
  /// Returns quantities that the line joins to its first: `2 tbsp` of `1 cup sugar plus 2 tbsp`,
  /// `1 tsp salt and 2 tbsp oil`, `1 cup (2 sticks) butter`. They are scaled with it, or the line would be wrong.
  func further(behind reading: MeasureReading) -> [MeasureReading] {
    var reader = self
    reader.index = reading.tokens.upperBound
    var found: [MeasureReading] = []
    if reading.also.isEmpty, let again = reader.inBrackets(reading) { found.append(again) }
    while let joint = reader.nextJoint {
      reader.index = joint + 1
      while reader.skip(Self.about) {}
      guard let next = reader.joined(behind: joint) else { continue }
      found.append(next)
    }
    return found
  }

  /// Takes another expression of a weight or volume, directly behind it: `(2 sticks)`, `(about 3 medium)`. Otherwise
  /// takes nothing.
  private mutating func inBrackets(_ reading: MeasureReading) -> MeasureReading? {
    guard let unit = reading.measures.first?.unit, [.mass, .volume].contains(unit.dimension) else { return nil }
    return attempt { reader in
      guard reader.skip(sign: ["("]) else { return nil }
      let isAbout = reader.skip(Self.about)
      guard reader.token()?.isNumber == true, let same = reader.measure(), reader.trusted(same) != nil else {
        return nil
      }
      // `(2 sticks or 8 oz)` is ambiguous.
      let rest = reader.tokens[reader.index...].prefix { !$0.isSign([")"]) }
      guard !rest.contains(where: \.isNumber) else { return nil }
      let isCounted = isAbout || same.adjective != nil || Self.sizes.contains(reader.word() ?? "")
      return same.measures.first?.unit?.dimension == .own || same.measures.first?.unit == nil && isCounted ? same : nil
    }
  }

  /// Takes the measure behind a joining word; a bare number only if it counts something else.
  private mutating func joined(behind joint: Int) -> MeasureReading? {
    let word = tokens[joint].word
    return attempt { reader in
      guard reader.token()?.isNumber == true, let next = reader.measure().flatMap(reader.trusted) else { return nil }
      guard reader.word() != "each" else { return nil }
      // `cut into 4 pieces`, `with 2 spoons`.
      let isWeighed = next.measures.first?.unit.map { [.mass, .volume].contains($0.dimension) } ?? false
      if word == "with" || word == "into" { return isWeighed ? next : nil }
      guard let unit = next.measures.first?.unit else { return reader.word() == nil ? nil : next }
      let isWarmth = unit == .cup && reader.token(-1)?.word == "c"
      return unit.dimension == .length || isWarmth ? nil : next
    }
  }

  /// The next word outside of brackets that joins two quantities, rather than two numbers of one (`3 or 4`).
  private var nextJoint: Int? {
    var depth = 0
    for place in tokens.indices[index...] {
      let token = tokens[place]
      if token.isSign(["("]) { depth += 1 }
      if token.isSign([")"]) { depth -= 1 }
      let isJoint = token.isSign(["+", "&"]) || Self.joints.contains(token.word ?? "")
      if isJoint, depth <= 0, place > 0, !tokens[place - 1].isNumber { return place }
    }
    return nil
  }

  private static let joints: Set<String> = ["plus", "and", "or", "with", "into"]

  private static let sizes: Set<String> = ["small", "medium", "large", "big"]
}
