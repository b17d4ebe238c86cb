extension Catalogue {
  /// The maximum number of recipes per search whose details are fetched, because only their names and pictures are
  /// known from lists.
  static let lookUpsAtOnce = 20
  /// The maximum number of bytes of a text in a request.
  static let longestText = 100

  /// Returns the catalogue requests for a search. A request that was answered is not sent again for a week, even if
  /// nothing was found.
  ///
  /// The catalogue searches a text in names and as an ingredient. For names, it is sent as typed, because the catalogue
  /// distinguishes punctuation.
  func questions(
    _ text: String?, category: String?, cuisine: String?, _ statements: borrowing Statements
  ) throws(StoreError) -> [CatalogueRequest] {
    try store.open(questions(text) + questions(category, cuisine, statements), statements)
  }

  /// Requests recipes from the catalogue and stores them for searches of `RecipeStore`.
  ///
  /// If no name contains the text, its longest word is requested instead. If there is time left, the details of recipes
  /// are fetched.
  func look(for questions: [CatalogueRequest]) throws(StoreError) -> CatalogueAvailability {
    try withSession { visit throws(StoreError) in
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

  private func questions(_ text: String?) -> [CatalogueRequest] {
    let typed = SearchWords.trimmed(TextCleanup.line(text ?? "", limit: Self.longestText))
    return CatalogueRequest.isWorthAsking(typed) ? [.named(typed), .ingredient(typed.lowercased())] : []
  }

  /// Returns requests for categories and cuisines that the catalogue has; for any text while these are unknown.
  private func questions(
    _ category: String?, _ cuisine: String?, _ statements: borrowing Statements
  ) throws(StoreError) -> [CatalogueRequest] {
    var questions: [CatalogueRequest] = []
    if let name = try name(category, .category, statements) { questions.append(.category(name)) }
    if let name = try name(cuisine, .cuisine, statements) { questions.append(.cuisine(name)) }
    return questions
  }

  private func name(
    _ text: String?, _ kind: CatalogueTerm, _ statements: borrowing Statements
  ) throws(StoreError) -> String? {
    let key = SortKey.of(text ?? "")
    guard let text, !key.isEmpty else { return nil }
    let names = try CatalogueStore.names(kind, statements)
    return names.isEmpty ? TextCleanup.line(text, limit: Self.longestText) : names.first { SortKey.of($0) == key }
  }

  /// Fetches the details of a recipe that is known only from lists, or whose details were fetched more than a week ago.
  /// If that fails, the stored recipe is unchanged.
  func complete(_ item: CatalogueItem) throws(StoreError) -> CatalogueAvailability {
    let questions = [CatalogueRequest.number(item.number)]
    return try withSession { visit throws(StoreError) in
      guard let answers = try visit.ask(questions) else { return .unreachable }
      let recipes = answers.flatMap { $0?.recipes ?? [] }.filter { $0.id == item.number }
      try store.save(recipes)
      // The recipe no longer exists, which is recorded, so that it is not requested each time.
      if recipes.isEmpty { try store.asked(questions) }
      return .fine
    }
  }
}

extension CatalogueRequest {
  /// Returns false for a single letter, which nearly every name contains.
  fileprivate static func isWorthAsking(_ text: String) -> Bool { SearchWords.of(text).joined().utf8.count > 1 }

  /// The request for the longest word of the text, to send if no name contains the whole text; nil if there is none.
  fileprivate var withFewerWords: CatalogueRequest? {
    guard case .named(let text) = self, let word = SearchWords.longest(of: text), word != text, Self.isWorthAsking(word)
    else { return nil }
    return .named(word)
  }
}

extension CatalogueSession {
  /// Stores an answer, records its request and returns the IDs of all recipes found. If the answer has no recipes, the
  /// request with fewer words is sent first; if that fails, nothing is recorded.
  fileprivate func keep(
    _ answer: CatalogueResponse, to question: CatalogueRequest
  ) throws(StoreError) -> [Recipe.ID] {
    var found: [Recipe.ID] = []
    if answer.recipes.isEmpty, let other = question.withFewerWords, try !store.open([other]).isEmpty {
      // Without an answer to the second request nothing is recorded, so that both requests are sent again.
      guard let instead = askMore([other]).first else { return [] }
      found = try store.keep(instead, to: other)
    }
    return try found + store.keep(answer, to: question)
  }
}

extension CatalogueStore {
  /// Stores an answer and records its request; returns the IDs of its recipes.
  func keep(_ answer: CatalogueResponse, to question: CatalogueRequest) throws(StoreError) -> [Recipe.ID] {
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
