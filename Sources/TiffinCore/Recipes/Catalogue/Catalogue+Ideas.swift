/// Recipes that somebody may like, and whether they are new.
public struct Ideas: Equatable, Sendable {
  /// At most ``Catalogue/ideasAtOnce``; none where nothing is known yet.
  public let recipes: [Recipe.ID]
  /// Whether the catalogue could be asked for them, where that was due.
  public let reach: CatalogueReach
}

extension Catalogue {
  /// How many recipes are shown as ideas.
  public static let ideasAtOnce = 20
  /// Seconds after which somebody is shown other ones by itself.
  static let ideasLast = 12 * 3_600

  /// Random recipes for a person: those that they were shown last, for half a day; else others.
  ///
  /// Where the catalogue cannot be asked they are recipes that are known here.
  /// - Parameter renew: they want others.
  public func ideas(for person: Person, renew: Bool = false) throws(StoreError) -> Ideas {
    let kept = try store.ideas(of: person.id)
    if let kept, !renew, kept.foundAt > store.now() - Self.ideasLast {
      return Ideas(recipes: kept.recipes, reach: source == nil ? .off : .fine)
    }
    var found: [Recipe.ID] = []
    let reach = try visit { visit throws(StoreError) in
      found = try newIdeas(visit) ?? []
      return found.isEmpty ? .unreachable : .fine
    }
    if reach != .fine, !renew, let kept { return Ideas(recipes: kept.recipes, reach: reach) }
    for known in try found.count < Self.ideasAtOnce ? store.random(Self.ideasAtOnce) : []
    where found.count < Self.ideasAtOnce && !found.contains(known) {
      found.append(known)
    }
    // Those that are known already give way as soon as the catalogue can be asked.
    let lasts = reach == .fine || reach == .off
    do throws(StoreError) {
      try store.keep(KeptIdeas(recipes: found, foundAt: lasts ? store.now() : 0), of: person.id)
    } catch  where error.leavesReading {
      // Next time there are others.
    }
    return Ideas(recipes: found, reach: reach)
  }

  /// Nil where the catalogue did not answer.
  private func newIdeas(_ visit: CatalogueVisit) throws(StoreError) -> [Recipe.ID]? {
    let terms = try store.open([.categories, .cuisines])
    let questions = Array(repeating: CatalogueQuestion.random, count: Self.ideasAtOnce) + terms
    guard let answers = try visit.ask(questions) else { return nil }
    try store.keep(terms: zip(terms, answers.suffix(terms.count)).map { ($0, $1) })
    var seen: Set<String> = []
    let recipes = answers.prefix(Self.ideasAtOnce).flatMap { $0?.recipes.prefix(1) ?? [] }
    return try store.save(recipes.filter { seen.insert($0.id).inserted })
  }
}

extension CatalogueStore {
  /// Keeps what the catalogue said that it sorts by.
  func keep(terms: [(CatalogueQuestion, CatalogueAnswer?)]) throws(StoreError) {
    for (question, answer) in terms {
      guard let names = answer?.names, !names.isEmpty else { continue }
      try save(names, question == .categories ? .category : .cuisine)
      try asked([question])
    }
  }
}
