/// The page of a week of a household's plan, as of one moment.
public struct PlanWeekPage: Sendable {
  /// The plan of the week.
  public let week: PlanWeek
  /// The household's weekly budget; nil if none is set.
  public let budget: Money?
  /// The servings the household usually cooks.
  public let usualServings: Servings
  /// The entries that were just changed; nil if there are none.
  public let noted: NotedEntries?
  /// Recipes to choose from; nil unless asked for.
  public let ideas: [ListedRecipe]?

  /// The days of a week, with the options of its page.
  public struct Request: Sendable {
    let days: [LocalDate]
    let noted: NotedEntries.Request?
    let search: String?

    /// - Parameters:
    ///   - noted: The entries that were just changed.
    ///   - search: A search for recipes to plan; empty for any, nil for none.
    public init(_ days: [LocalDate], noted: NotedEntries.Request? = nil, search: String? = nil) {
      self.days = days
      self.noted = noted
      self.search = search
    }
  }

  /// Runs two statements, whatever the size of the plan; more for ideas and for a notice.
  public init(
    _ request: Request, for person: Person, _ store: RecipeStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    let week = try PlanStore.week(request.days, for: person, statements)
    self.week = week
    let terms = try PlanStore.terms(of: person.household, statements)
    (budget, usualServings) = (terms.budget, terms.usualServings)
    noted = try request.noted.map { noted throws(StoreError) in
      try NotedEntries(noted, in: week, for: person, statements)
    }
    ideas = try request.search.map { search throws(StoreError) in
      try Self.ideas(search, for: person, store, statements)
    }
  }

  /// Returns the person's favourites, then the household's own recipes, then others that it has planned.
  private static func ideas(
    _ search: String, for person: Person, _ store: RecipeStore, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var query = RecipeQuery()
    query.search = MealSearch(search)
    query.limit = 12
    query.isFavourite = true
    let favourites = try store.page(query, for: person, statements).recipes
    query.isFavourite = false
    query.isOwn = true
    let own = try store.page(query, for: person, statements).recipes
    query.isOwn = false
    query.isPlanned = true
    let planned = try store.page(query, for: person, statements).recipes
    let others = own + planned.filter { recipe in !recipe.isOwn }
    return Array((favourites + others.filter { recipe in !recipe.isFavourite }).prefix(12))
  }
}
