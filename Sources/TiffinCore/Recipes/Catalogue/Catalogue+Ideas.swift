/// Random recipes that are suggested to a person, and the result of requesting them from the catalogue.
public struct RecipeIdeas: Equatable, Sendable {
  /// At most ``Catalogue/ideasAtOnce`` recipes; empty if none are known.
  public let recipes: [Recipe.ID]
  /// The result of requesting new ideas from the catalogue; `.fine` also if no request was due.
  public let reach: CatalogueAvailability
}

extension Catalogue {
  /// The number of ideas on a page.
  public static let ideasAtOnce = 20
  /// The number of seconds after which ideas are replaced.
  static let ideasLast = 12 * 3_600

  /// Returns random recipes for a person: the same ones for half a day, then others.
  ///
  /// If the catalogue cannot be reached, returns the previous ideas, or without them, or if `renew` is true, random
  /// recipes of the catalogue in the database.
  ///
  /// - Parameter renew: True to replace the ideas now.
  public func ideas(for person: Person, renew: Bool = false) throws(StoreError) -> RecipeIdeas {
    let kept = try store.ideas(of: person.id)
    if let kept, !renew, isFresh(kept) { return RecipeIdeas(recipes: kept.recipes, reach: isOn ? .fine : .off) }
    return try otherIdeas(for: person.id, else: renew ? nil : kept)
  }

  /// Returns true if the ideas are recent enough to be shown again.
  func isFresh(_ ideas: StoredIdeas) -> Bool { ideas.foundAt > store.now() - Self.ideasLast }

  /// Returns new ideas.
  ///
  /// - Parameter kept: The ideas to return if the catalogue cannot be reached; nil for random recipes of the database.
  func otherIdeas(for person: Person.ID, else kept: StoredIdeas?) throws(StoreError) -> RecipeIdeas {
    var found: [Recipe.ID] = []
    let reach = try withSession { visit throws(StoreError) in
      found = try newIdeas(visit) ?? []
      return found.isEmpty ? .unreachable : .fine
    }
    if reach != .fine, let kept { return RecipeIdeas(recipes: kept.recipes, reach: reach) }
    for known in try found.count < Self.ideasAtOnce ? store.random(Self.ideasAtOnce) : []
    where found.count < Self.ideasAtOnce && !found.contains(known) {
      found.append(known)
    }
    // Recipes chosen from the database are replaced as soon as the catalogue can be reached.
    let lasts = reach == .fine || reach == .off
    do throws(StoreError) {
      try store.keep(StoredIdeas(recipes: found, foundAt: lasts ? store.now() : 0), of: person)
    } catch  where error.allowsReading {
      // The ideas were not stored, so the next request returns others.
    }
    return RecipeIdeas(recipes: found, reach: reach)
  }

  /// Requests random recipes from the catalogue; returns nil if it did not answer.
  private func newIdeas(_ visit: CatalogueSession) throws(StoreError) -> [Recipe.ID]? {
    let terms = try store.open([.categories, .cuisines])
    let questions = Array(repeating: CatalogueRequest.random, count: Self.ideasAtOnce) + terms
    guard let answers = try visit.ask(questions) else { return nil }
    try store.keep(terms: zip(terms, answers.suffix(terms.count)).map { ($0, $1) })
    var seen: Set<String> = []
    let recipes = answers.prefix(Self.ideasAtOnce).flatMap { $0?.recipes.prefix(1) ?? [] }
    return try store.save(recipes.filter { seen.insert($0.id).inserted })
  }
}

extension CatalogueStore {
  /// Stores the catalogue's lists of categories and cuisines.
  func keep(terms: [(CatalogueRequest, CatalogueResponse?)]) throws(StoreError) {
    for (question, answer) in terms {
      guard let names = answer?.names, !names.isEmpty else { continue }
      try save(names, question == .categories ? .category : .cuisine)
      try asked([question])
    }
  }
}
