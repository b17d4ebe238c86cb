/// The data of the page of the recipes that a person can see, read in one snapshot.
public struct RecipeListPage: Sendable {
  /// The recipes in the list's order.
  public let recipes: [ListedRecipe]
  /// True if the list shows random recipes of the catalogue, or the household's own copies of them.
  public let isIdeas: Bool
  /// The position of the next page; nil on the last page.
  public let next: RecipeCursor?
  /// The result of the query to the catalogue.
  public let outcome: CatalogueLookupResult
  /// The listed recipes that the household has planned from today on, each with the servings of its next entry.
  public let planned: [Recipe.ID: Servings]
  /// The categories, cuisines and tags that the list can be filtered by.
  public let terms: RecipeFilterTerms
  /// The recipe that was just changed, for the notice; nil if there is none, or if it no longer exists.
  public let noted: NoticeRecipe?

  /// The options of a list's page.
  public struct Options: Sendable {
    let query: RecipeQuery
    let today: LocalDate
    let noted: NoticeRecipe.Query?

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - today: The day from which recipes count as planned.
    ///   - noted: The recipe that was just changed, and true if it was deleted.
    public init(_ query: RecipeQuery, today: LocalDate, noted: NoticeRecipe.Query?) {
      self.query = query
      self.today = today
      self.noted = noted
    }
  }

  /// Reads a page of the list of recipes.
  ///
  /// - Parameter outcome: The result of the query to the catalogue, including ideas.
  public init(
    _ options: Options, _ outcome: CatalogueLookupResult, for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    self.outcome = outcome
    // While the catalogue is unreachable, the list shows the household's own recipes first, then other stored ones.
    isIdeas = RecipeCatalogueLookup(options.query, for: person).isIdeas && outcome.reach != .off && !outcome.isOffline
    if isIdeas {
      recipes = try RecipeStore.ideas(outcome.ideas, for: person, statements)
      next = nil
    } else {
      let page = try store.page(options.query, for: person, statements)
      (recipes, next) = (page.recipes, page.next)
    }
    planned = try RecipeStore.planned(recipes.map(\.id), from: options.today, for: person, statements)
    terms = try RecipeStore.terms(for: person, statements)
    let listed = recipes
    noted = try options.noted.flatMap { noted throws(StoreError) in
      try NoticeRecipe(noted, for: person, statements) { id in listed.first { $0.id == id }?.name }
    }
  }
}

extension RecipeCatalogueLookup {
  fileprivate var isIdeas: Bool {
    if case .ideas = self { true } else { false }
  }
}
