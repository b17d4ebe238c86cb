/// The activity during a duration in a step.
enum StepActivity {
  /// A person or heat is at work.
  case cooking
  /// The food marinates, chills, rises or sets by itself.
  case resting
}

extension IngredientLineParser {
  /// Returns the activity during the duration at a position of a sentence; nil if no word shows it.
  ///
  /// It is the activity of the last verb before the duration, if possible after the previous duration; otherwise the
  /// activity at the place where the food is put; otherwise resting for words such as `leave`.
  ///
  /// - Parameter last: The end of the previous duration.
  func activity(at place: Int, from last: Int) -> StepActivity? {
    for words in [last..<place, 0..<place] {
      if let doing = lastVerb(words) ?? lastPlace(words) { return doing }
      // The place may follow the duration, as in `for 2 hours in the fridge`.
      if let doing = lastPlace(place..<min(place + 6, tokens.count)) { return doing }
      if words.contains(where: { Self.leaving.contains(word(at: $0) ?? "") }) { return .resting }
    }
    return nil
  }

  /// Returns the activity of the last verb. A participle, as in `smoked fish`, counts only if there is no other verb.
  private func lastVerb(_ words: Range<Int>) -> StepActivity? {
    lastVerb(words, Self.verbs) ?? lastVerb(words, Self.participles)
  }

  private func lastVerb(_ words: Range<Int>, _ verbs: [String: StepActivity]) -> StepActivity? {
    for place in words.reversed() {
      // The first words of "cool oven" and "rest of the stock" are not verbs.
      guard let doing = tokens[place].word.flatMap({ verbs[$0] }), !["oven", "of"].contains(word(at: place + 1)) else {
        continue
      }
      return doing
    }
    return nil
  }

  /// Returns the last verb before a position as a title, "Simmer" for "simmer gently for"; nil if there is none.
  func verb(before end: Int) -> String? {
    for place in (max(0, end - 12)..<end).reversed() {
      guard let word = tokens[place].word, Self.verbs[word] != nil, !["oven", "of"].contains(self.word(at: place + 1)),
        let first = word.utf8.first
      else { continue }
      return String(decoding: [first & 0xDF] + word.utf8.dropFirst(), as: UTF8.self)
    }
    return nil
  }

  /// Returns the activity at the last place that the words name, such as "fridge" or "oven"; nil if there is none.
  /// "From the heat" does not count.
  private func lastPlace(_ words: Range<Int>) -> StepActivity? {
    for place in words.reversed() {
      guard let doing = tokens[place].word.flatMap({ Self.places[$0] }) else { continue }
      let isAway = [1, 2].contains { ["from", "off", "out"].contains(word(at: place - $0)) }
      if !isAway { return doing }
    }
    return nil
  }

  private static let resting = split(
    "marinate marinade soak chill refrigerate freeze rest rise proof prove cool infuse steep brine cure ferment macerate "
      + "stand sit wait dry drain hang sprout thicken solidify")
  private static let cooking = split(
    "bake cook roast simmer boil fry steam braise stew broil poach smoke sear brown saute toast microwave knead stir "
      + "whisk beat mix churn reduce caramelise caramelize barbecue blanch continue")

  /// The verbs with their other forms, such as `bake`, `bakes` and `baking`.
  private static let verbs = table(
    resting: resting.flatMap { [$0, $0 + "s", stem($0) + "es", stem($0) + "ing"] } + ["sitting"],
    cooking: cooking.flatMap { [$0, $0 + "s", stem($0) + "es", stem($0) + "ing"] } + ["stirring"])
  /// The participles of the verbs, such as `baked`.
  private static let participles = table(
    resting: resting.map { stem($0) + "ed" } + ["frozen", "risen", "stood"], cooking: cooking.map { stem($0) + "ed" })
  private static let places = table(
    resting: ["fridge", "refrigerator", "freezer", "larder", "temperature"],
    cooking: ["oven", "heat", "stove", "hob", "pan", "skillet", "grill", "cooker", "steamer", "flame"])
  private static let leaving: Set<String> = [
    "leave", "leaving", "left", "set", "aside", "allow", "let", "put", "place",
  ]

  private static func split(_ words: String) -> [String] {
    words.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  private static func stem(_ verb: String) -> String {
    verb.hasSuffix("e") ? String(verb.dropLast()) : verb
  }

  private static func table(resting: [String], cooking: [String]) -> [String: StepActivity] {
    let words = resting.map { ($0, StepActivity.resting) } + cooking.map { ($0, StepActivity.cooking) }
    return Dictionary(words, uniquingKeysWith: { first, _ in first })
  }
}
