extension PastedLine {
  /// Returns the facts in a line that consists of nothing else, such as `Prep: 10 min | Cook: 20 min | Serves 4`; empty
  /// for any other line.
  ///
  /// - Parameter isAmongSteps: True if the line is in the section of the steps, where times and energy count only with
  ///   a colon.
  func facts(isAmongSteps: Bool) -> [PastedRecipeFact] {
    guard text.utf8.count < 200 else { return [] }
    var facts: [PastedRecipeFact] = []
    for part in text.split(whereSeparator: { "|·•\t;".contains($0) }) {
      guard let fact = Self.fact(TextCleanup.line(part), isAmongSteps) else { return [] }
      facts.append(fact)
    }
    return facts
  }

  private static func fact(_ part: String, _ isAmongSteps: Bool) -> PastedRecipeFact? {
    let words = SearchWords.of(part)
    guard let first = words.first, words.count < 9 else { return nil }
    if let count = servings(part, words) { return count }
    let isLabelled = !isAmongSteps || part.utf8.contains(UInt8(ascii: ":"))
    if words.count < 6, words.contains(where: ["kcal", "calories"].contains), isLabelled {
      if words.indices.contains(where: { WebNutrientParser.isHundred(words[$0...]) }) { return nil }
      return WebNutrientParser.energy(part).map(PastedRecipeFact.energy)
    }
    guard isLabelled, let kind = PastedWords.times[first] else { return nil }
    let rest = part.utf8.drop { !(0x30...0x39).contains($0) }
    let before = words.prefix { !$0.utf8.contains { (0x30...0x39).contains($0) } }
    guard before.allSatisfy(PastedWords.ofTimes.contains),
      let minutes = CookTime.minutes(typed: String(Substring(rest)))
    else { return nil }
    switch kind {
    case .preparation: return .preparation(minutes)
    case .cooking: return .cooking(minutes)
    case .total: return .total(minutes)
    }
  }

  /// Parses the number of servings in a text such as `Serves 4`, `Servings: 4`, `4 portions` or `Makes 12 cookies`; nil
  /// for any other text.
  private static func servings(_ part: String, _ words: [String]) -> PastedRecipeFact? {
    let isBefore = PastedWords.serving.contains(words[0]) && words.count < 7
    let isBehind = words.count < 4 && words.last.map(YieldCount.people.contains) == true
    guard isBefore || isBehind, part.utf8.contains(where: { (0x30...0x39).contains($0) }) else { return nil }
    let text = Whitespace.trimmed(part.hasSuffix(".") ? String(part.dropLast()) : part)
    return .servings(WebRecipeYield.servings(text), text: text)
  }
}

/// The words that identify the parts of a recipe's text.
enum PastedWords {
  enum Time { case preparation, cooking, total }

  static let sections: [String: PastedSection] = {
    let words: [(PastedSection, String)] = [
      (
        .ingredients,
        "ingredients ingredient zutaten zutatenliste einkaufsliste ingrédients ingredientes ingredienti ingrediënten składniki ingredienser "
          + "ingredienten ainekset suroviny hozzávalók sastojci malzemeler ингредиенты υλικά 材料 need shopping"
      ),
      (
        .steps,
        "method directions direction instructions instruction preparation steps procedure zubereitung anleitung "
          + "préparation étapes preparación elaboración preparazione procedimento bereiding bereidingswijze preparo "
          + "przygotowanie wykonanie framgangsmåte fremgangsmåde valmistus postup elkészítés priprema yapılışı "
          + "приготовление εκτέλεση 作り方 做法 make"
      ),
      (.notes, "notes note tips tip nutrition comments storage variations equipment notizen tipps noten"),
    ]
    return Dictionary(
      words.flatMap { section, words in words.split(separator: " ").map { (TextFolding.folded(String($0)), section) } },
      uniquingKeysWith: { first, _ in first })
  }()

  /// Words that are ignored in headings, as in `What you need`, `How to make it` or `For the ingredients`.
  static let besides: Set<String> = [
    "the", "what", "you", "you'll", "youll", "ll", "will", "how", "to", "it", "for", "list", "cooking", "and", "your",
    "recipe", "modo", "de", "serving", "servings", "serves",
  ]
  static let mail: Set<String> = ["from", "to", "date", "sent", "cc", "von", "an", "datum"]
  static let joining: Set<String> = ["and", "or", "of", "finely", "freshly", "plus", "the", "into", "with", "roughly"]
  static let serving: Set<String> = [
    "serves", "serve", "servings", "serving", "yield", "yields", "makes", "feeds", "portions", "portionen", "ergibt",
    "porties", "porciones", "porções", "rendimento", "personen", "personnes",
  ]
  static let times: [String: Time] = [
    "prep": .preparation, "preparation": .preparation, "active": .preparation, "cook": .cooking, "cooking": .cooking,
    "bake": .cooking, "baking": .cooking, "total": .total, "ready": .total, "time": .total, "takes": .total,
    "zubereitungszeit": .total, "vorbereitung": .preparation, "kochzeit": .cooking, "backzeit": .cooking,
  ]
  static let ofTimes = Set(times.keys).union(["time", "in", "about", "approx"])
}
