/// The page of the recipes that a person can see, as of one moment.
public struct RecipeListPage: Sendable {
  /// In the list's order.
  public let recipes: [ListedRecipe]
  /// Whether they are some of the catalogue's, picked at random.
  public let isIdeas: Bool
  /// Nil on the last page.
  public let next: RecipeCursor?
  /// What came of asking the catalogue.
  public let outcome: CatalogueOutcome
  /// Those of the recipes that the household is to eat.
  public let planned: Set<Recipe.ID>
  /// What the list can be narrowed by.
  public let terms: RecipeTerms
  /// The recipe that was just changed; nil where none was, or it is not there.
  public let noted: NotedRecipe?

  /// What a list's page is asked for.
  public struct Request: Sendable {
    let query: RecipeQuery
    let today: LocalDate
    let noted: NotedRecipe.Request?

    /// - Parameters:
    ///   - today: from which day on recipes count as planned.
    ///   - noted: the recipe that was just changed, and whether that was deleting it.
    public init(_ query: RecipeQuery, today: LocalDate, noted: NotedRecipe.Request?) {
      self.query = query
      self.today = today
      self.noted = noted
    }
  }

  /// - Parameter outcome: of what the query needs of the catalogue: the ideas, where it can be reached.
  public init(
    _ request: Request, _ outcome: CatalogueOutcome, for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    self.outcome = outcome
    // Without the service the household's own come first, then what else is known.
    isIdeas = CatalogueNeed(request.query, for: person).isIdeas && outcome.reach != .off && !outcome.isOffline
    if isIdeas {
      recipes = try RecipeStore.recipes(outcome.ideas, for: person, statements)
      next = nil
    } else {
      let page = try store.page(request.query, for: person, statements)
      (recipes, next) = (page.recipes, page.next)
    }
    planned = try RecipeStore.planned(recipes.map(\.id), from: request.today, for: person, statements)
    terms = try RecipeStore.terms(for: person, statements)
    let listed = recipes
    noted = try request.noted.flatMap { noted throws(StoreError) in
      try NotedRecipe(noted, for: person, statements) { id in listed.first { $0.id == id }?.name }
    }
  }
}

extension CatalogueNeed {
  fileprivate var isIdeas: Bool {
    if case .ideas = self { true } else { false }
  }
}
