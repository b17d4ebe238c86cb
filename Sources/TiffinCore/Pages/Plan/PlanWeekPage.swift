/// The page of a week of a household's plan, as of one moment.
public struct PlanWeekPage: Sendable {
  /// What is planned.
  public let week: PlanWeek
  /// For a week.
  public let budget: Money?
  /// For how many the household cooks.
  public let usualServings: Servings
  /// What was just done to; nil where nothing was.
  public let noted: NotedEntries?
  /// Recipes that could be planned; nil where they were not asked for.
  public let ideas: [ListedRecipe]?

  /// The days of a week, and what its page is asked for.
  public struct Request: Sendable {
    let days: [LocalDate]
    let noted: NotedEntries.Request?
    let search: String?

    /// - Parameters:
    ///   - noted: what was just done to.
    ///   - search: what is looked for to be planned; empty: anything; nil: nothing is to be planned.
    public init(_ days: [LocalDate], noted: NotedEntries.Request? = nil, search: String? = nil) {
      self.days = days
      self.noted = noted
      self.search = search
    }
  }

  /// Two statements, however much is planned; more for ideas and for a notice.
  public init(
    _ request: Request, for person: Person, _ store: RecipeStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    let week = try PlanStore.week(request.days, for: person, statements)
    self.week = week
    (budget, usualServings) = try PlanStore.terms(of: person.household, statements)
    noted = try request.noted.map { noted throws(StoreError) in
      try NotedEntries(noted, in: week, for: person, statements)
    }
    ideas = try request.search.map { search throws(StoreError) in
      try Self.ideas(search, for: person, store, statements)
    }
  }

  /// The person's favourites, then the household's own recipes, then others that it planned before.
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
