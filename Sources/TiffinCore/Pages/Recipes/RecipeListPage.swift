/// The page of the recipes that a person can see, as of one moment.
public struct RecipeListPage: Sendable {
  /// The recipes in the list's order.
  public let recipes: [ListedRecipe]
  /// True for random recipes of the catalogue, or the household's own versions of them.
  public let isIdeas: Bool
  /// Nil on the last page.
  public let next: RecipeCursor?
  /// The result of asking the catalogue.
  public let outcome: CatalogueOutcome
  /// Those of the recipes that the household has planned from today on, with the servings of the next time.
  public let planned: [Recipe.ID: Servings]
  /// The terms that the list can be narrowed by.
  public let terms: RecipeTerms
  /// The recipe that was just changed; nil if there is none, or it no longer exists.
  public let noted: NotedRecipe?

  /// The options of a list's page.
  public struct Request: Sendable {
    let query: RecipeQuery
    let today: LocalDate
    let noted: NotedRecipe.Request?

    /// - Parameters:
    ///   - today: The day from which recipes count as planned.
    ///   - noted: The recipe that was just changed, and true if it was deleted.
    public init(_ query: RecipeQuery, today: LocalDate, noted: NotedRecipe.Request?) {
      self.query = query
      self.today = today
      self.noted = noted
    }
  }

  /// - Parameter outcome: The result of the query's need for the catalogue, including ideas.
  public init(
    _ request: Request, _ outcome: CatalogueOutcome, for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    self.outcome = outcome
    // While the catalogue cannot be asked, the list shows the household's own recipes first, then other known ones.
    isIdeas = CatalogueNeed(request.query, for: person).isIdeas && outcome.reach != .off && !outcome.isOffline
    if isIdeas {
      recipes = try RecipeStore.ideas(outcome.ideas, for: person, statements)
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
