/// The page of a week of a household's plan, as of one moment.
public struct PlanWeekPage: Sendable {
  /// The plan of the week.
  public let week: PlanWeek
  /// The household's weekly budget; nil if none is set.
  public let budget: Money?
  /// The servings the household usually cooks.
  public let usualServings: Servings
  /// True if the household said for how many it cooks.
  public let areServingsChosen: Bool
  /// The entries that were just changed; nil if there are none.
  public let noted: NotedEntries?
  /// Recipes to choose from; nil unless asked for.
  public let ideas: [ListedRecipe]?
  /// The result of asking the catalogue.
  public let outcome: CatalogueOutcome

  /// The days of a week, with the options of its page.
  public struct Request: Sendable {
    let days: [LocalDate]
    let noted: NotedEntries.Request?
    let search: String?
    let slot: MealCategory?

    /// - Parameters:
    ///   - noted: The entries that were just changed.
    ///   - search: A search for recipes to plan; empty for any, nil for none.
    ///   - slot: The time of day that recipes are chosen for; nil if unknown.
    public init(
      _ days: [LocalDate], noted: NotedEntries.Request? = nil, search: String? = nil, slot: MealCategory? = nil
    ) {
      self.days = days
      self.noted = noted
      self.search = search
      self.slot = slot
    }
  }

  /// Runs two statements, whatever the size of the plan; more for ideas and for a notice.
  ///
  /// - Parameter outcome: The result of the search's need for the catalogue, including ideas.
  public init(
    _ request: Request, _ outcome: CatalogueOutcome, for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    self.outcome = outcome
    let week = try PlanStore.week(request.days, for: person, statements)
    self.week = week
    let terms = try PlanStore.terms(of: person.household, statements)
    (budget, usualServings, areServingsChosen) = (terms.budget, terms.usualServings, terms.isChosen)
    noted = try request.noted.map { noted throws(StoreError) in
      try NotedEntries(noted, in: week, for: person, statements)
    }
    ideas = try request.search.map { search throws(StoreError) in
      let known = try Self.known(search, for: person, store, statements)
      let others = try Self.others(search, outcome.ideas, for: person, store, statements)
      let there = Set(known.map(\.id))
      return known + Self.sorted(others.filter { !there.contains($0.id) }, for: request.slot).prefix(Self.atOnce)
    }
  }

  /// The most recipes of each kind.
  private static let atOnce = 12
  /// Categories of dishes that are not a lunch or a dinner.
  private static let besideMeals: Set = ["Dessert", "Breakfast", "Starter", "Side"]

  /// Returns the person's favourites, then recipes that the household planned last, then its own, the latest first.
  private static func known(
    _ search: String, for person: Person, _ store: RecipeStore, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var query = RecipeQuery()
    query.search = MealSearch(search)
    query.limit = atOnce
    query.isFavourite = true
    let favourites = try store.page(query, for: person, statements).recipes
    query.isFavourite = false
    var others: [ListedRecipe]
    if query.search == nil {
      let planned = try PlanRows.recipesPlannedLast(of: person.household, statements)
      others = try RecipeStore.ideas(planned, for: person, statements)
      others += try RecipeStore.latest(atOnce, for: person, statements)
    } else {
      query.isOwn = true
      others = try store.page(query, for: person, statements).recipes
      query.isOwn = false
      query.isPlanned = true
      others += try store.page(query, for: person, statements).recipes
    }
    var seen: Set<Recipe.ID> = []
    return Array((favourites + others).filter { seen.insert($0.id).inserted }.prefix(atOnce))
  }

  /// Returns recipes of the catalogue: those found, or ideas if nothing is searched for.
  private static func others(
    _ search: String, _ ideas: [Recipe.ID], for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var query = RecipeQuery()
    query.search = MealSearch(search)
    return query.search == nil
      ? try RecipeStore.ideas(ideas, for: person, statements) : try store.page(query, for: person, statements).recipes
  }

  /// Moves what is not a whole meal behind the others if it is for lunch or dinner.
  private static func sorted(_ recipes: [ListedRecipe], for slot: MealCategory?) -> [ListedRecipe] {
    guard slot == .lunch || slot == .dinner else { return recipes }
    let isMeal = { (recipe: ListedRecipe) in !besideMeals.contains(recipe.category.text) }
    return recipes.filter(isMeal) + recipes.filter { !isMeal($0) }
  }
}
