extension Catalogue {
  /// How many recipes that only lists told of are looked up for one page.
  static let lookUpsAtOnce = 20
  /// Bytes of a text that the catalogue is asked for.
  static let longestText = 100

  /// Has the catalogue look for recipes, once a week for each question, that nothing was found included. What it finds
  /// is found by `RecipeStore` then.
  ///
  /// A text is looked for in names and as an ingredient, as it was typed: the catalogue tells signs apart. Where no name
  /// has it, its longest word is looked for in them. Where there is time left, whole recipes are fetched.
  public func look(
    for text: String? = nil, category: String? = nil, cuisine: String? = nil
  ) throws(StoreError) -> CatalogueReach {
    let wanted = try questions(text) + questions(category, cuisine)
    let questions = try source == nil ? [] : store.open(wanted)
    if source != nil, questions.isEmpty { return .fine }
    return try visit { visit throws(StoreError) in
      guard let answers = try visit.ask(questions) else { return .unreachable }
      var found: [Recipe.ID] = []
      for (question, answer) in zip(questions, answers) {
        if let answer { found += try visit.keep(answer, to: question) }
      }
      let parts = try store.parts(of: found, atMost: Self.lookUpsAtOnce)
      try store.save(visit.askMore(parts.map { .number($0.number) }).flatMap(\.recipes))
      return .fine
    }
  }

  private func questions(_ text: String?) -> [CatalogueQuestion] {
    let typed = Words.trimmed(PlainText.line(text ?? "", limit: Self.longestText))
    return CatalogueQuestion.isWorthAsking(typed) ? [.named(typed), .ingredient(typed.lowercased())] : []
  }

  /// Only what the catalogue has; while nobody knows what it has, whatever is asked for.
  private func questions(_ category: String?, _ cuisine: String?) throws(StoreError) -> [CatalogueQuestion] {
    var questions: [CatalogueQuestion] = []
    if let name = try name(category, .category) { questions.append(.category(name)) }
    if let name = try name(cuisine, .cuisine) { questions.append(.cuisine(name)) }
    return questions
  }

  private func name(_ text: String?, _ kind: CatalogueTerm) throws(StoreError) -> String? {
    let key = SortKey.of(text ?? "")
    guard let text, !key.isEmpty else { return nil }
    let names = try store.names(kind)
    return names.isEmpty ? PlainText.line(text, limit: Self.longestText) : names.first { SortKey.of($0) == key }
  }

  /// Has the catalogue tell all of a recipe of which only its lists told, or that was not seen for a week. Where it
  /// cannot, what is known stays.
  public func complete(_ recipe: Recipe.ID) throws(StoreError) -> CatalogueReach {
    guard let item = try store.item(recipe), item.isDue else { return .fine }
    let questions = try source == nil ? [] : store.open([.number(item.number)])
    if source != nil, questions.isEmpty { return .fine }
    return try visit { visit throws(StoreError) in
      guard let answers = try visit.ask(questions) else { return .unreachable }
      let recipes = answers.flatMap { $0?.recipes ?? [] }.filter { $0.id == item.number }
      try store.save(recipes)
      // It is no more there: the catalogue need not be asked each time.
      if recipes.isEmpty { try store.asked(questions) }
      return .fine
    }
  }
}

extension CatalogueQuestion {
  /// A single letter of the alphabet is in every name.
  fileprivate static func isWorthAsking(_ text: String) -> Bool { Words.of(text).joined().utf8.count > 1 }

  /// What is asked where no name has the text; nil where nothing else can be.
  fileprivate var withFewerWords: CatalogueQuestion? {
    guard case .named(let text) = self, let word = Words.longest(of: text), word != text, Self.isWorthAsking(word)
    else { return nil }
    return .named(word)
  }
}

extension CatalogueVisit {
  /// Keeps an answer, and that it was given; returns the recipes in it, or in what was asked instead.
  fileprivate func keep(
    _ answer: CatalogueAnswer, to question: CatalogueQuestion
  ) throws(StoreError) -> [Recipe.ID] {
    var found: [Recipe.ID] = []
    if answer.recipes.isEmpty, let other = question.withFewerWords, try !store.open([other]).isEmpty {
      // Without this answer the question is asked again, and not remembered.
      guard let instead = askMore([other]).first else { return [] }
      found = try store.keep(instead, to: other)
    }
    return try found + store.keep(answer, to: question)
  }
}

extension CatalogueStore {
  /// Keeps an answer, and that it was given; returns the recipes in it.
  func keep(_ answer: CatalogueAnswer, to question: CatalogueQuestion) throws(StoreError) -> [Recipe.ID] {
    var found = try save(answer.recipes)
    switch question {
    case .category(let name): found += try save(answer.entries, category: name)
    case .cuisine(let name): found += try save(answer.entries, cuisine: name)
    case .ingredient(let name): found += try save(answer.entries, foundBy: name)
    case .random, .named, .number, .categories, .cuisines: break
    }
    try asked([question])
    return found
  }
}
