/// The times that a recipe's steps state for the whole recipe, as in `Prep: 15 min › Cook: 30 min › Ready in: 45 min`.
///
/// They replace the times of the other steps, which are parts of them.
struct StatedTimes {
  enum Kind { case preparation, cooking, rest, total, other }

  private var parts = 0.0
  private var total: Double?
  private var kinds: Set<Kind> = []
  /// The minutes of those rests that last an hour or longer; 0 if there are none.
  private(set) var rest = 0.0

  /// The minutes of work and cooking.
  var work: Double { total.map { max(0, $0 - rest) } ?? parts }

  /// Parses the times that sentences state; nil if they state neither the total nor both preparation and cooking.
  init?(_ sentences: [IngredientLineParser]) {
    for sentence in sentences where sentence.tokens.count <= 60 {
      for fact in sentence.timeFacts() ?? [] { add(fact.minutes, of: fact.kind) }
    }
    guard total != nil || kinds.isSuperset(of: [.preparation, .cooking]) else { return nil }
  }

  private mutating func add(_ minutes: Double, of kind: Kind) {
    kinds.insert(kind)
    switch kind {
    case .total: total = max(minutes, total ?? 0)
    case .rest where minutes >= WorkAndRestTime.shortestRest: rest += minutes
    case .preparation, .cooking, .rest: parts += minutes
    case .other: break
    }
  }

  /// Returns the kind of time that a label such as `prep time` names; nil if it names none.
  ///
  /// - Parameter isMarked: True if a colon follows. `Cook 10 minutes`, without a colon, is a step.
  fileprivate static func kind(_ label: [String], isMarked: Bool) -> Kind? {
    guard let first = label.first, label.dropFirst().allSatisfy(PastedWords.ofTimes.contains) else { return nil }
    let isTime = isMarked || label.contains("time")
    if resting.contains(first) { return isTime ? .rest : nil }
    switch PastedWords.times[first] {
    case .preparation: return isTime ? .preparation : nil
    case .cooking: return isTime ? .cooking : nil
    case .total: return isTime || first == "total" || label.starts(with: ["ready", "in"]) ? .total : nil
    case nil: return nil
    }
  }

  private static let resting: Set<String> = [
    "rest", "resting", "chill", "chilling", "marinate", "marinating", "marination", "soak", "soaking", "rise", "rising",
    "proof", "proofing", "prove", "proving", "cool", "cooling", "inactive", "freeze", "freezing", "stand", "standing",
  ]
}

extension IngredientLineParser {
  /// Parses a line that consists of labels with times, and other facts such as `Serves 4`; nil for any other line.
  fileprivate func timeFacts() -> [(kind: StatedTimes.Kind, minutes: Double)]? {
    var reader = self
    var facts: [(kind: StatedTimes.Kind, minutes: Double)] = []
    while !reader.isAtEnd {
      if case .sign = reader.token()?.kind {
        reader.index += 1
        continue
      }
      guard let fact = reader.timeFact() else { return nil }
      facts.append(fact)
    }
    return facts
  }

  private mutating func timeFact() -> (kind: StatedTimes.Kind, minutes: Double)? {
    var label: [String] = []
    while let word = word() {
      label.append(word)
      index += 1
    }
    let isMarked = skip(sign: [":"])
    if let kind = StatedTimes.kind(label, isMarked: isMarked) {
      _ = skip(["about", "approx", "approximately", "ca"])
      return statedMinutes().map { (kind, $0) }
    }
    guard isMarked || label.first.map(PastedWords.serving.contains) == true else { return nil }
    while let token = token(), token.isNumber || token.word != nil { index += 1 }
    return (.other, 0)
  }

  /// Parses a time as people type it, such as `1h30`, or as in steps, such as `30 to 35 minutes`; nil if there is none.
  private mutating func statedMinutes() -> Double? {
    var end = index
    while tokens.indices.contains(end), isPartOfTime(tokens[end]) { end += 1 }
    // A number before another word, such as `30` in `30 to 40 minutes`, is not a complete time.
    let isAll = tokens[index..<end].contains { $0.word != nil } || end == tokens.count || tokens[end].word == nil
    if isAll, let minutes = CookTime.minutes(typed: text(index..<end)) {
      index = end
      return Double(minutes)
    }
    return duration()
  }

  private func isPartOfTime(_ token: IngredientLineToken) -> Bool {
    token.isNumber || token.isSign(["."]) || token.word.map { WebRecipeDuration.lengths[$0] != nil } == true
  }
}
