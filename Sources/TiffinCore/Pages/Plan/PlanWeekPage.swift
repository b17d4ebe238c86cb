/// The data of the page of a week of a household's plan, read in one snapshot.
public struct PlanWeekPage: Sendable {
  /// The plan of the week.
  public let week: PlanWeek
  /// The household's weekly budget; nil if none is set.
  public let budget: Money?
  /// The amount paid for groceries in the week, in minor units of the household's currency; 0 if none was entered.
  public let paid: Int
  /// The household's usual servings.
  public let usualServings: Servings
  /// True if the household has set its usual servings.
  public let areServingsChosen: Bool
  /// The entries that were just changed, for the notice; nil if there are none.
  public let noted: NoticeEntries?
  /// The recipes to choose from, first those that the household knows, then those from the catalogue; nil if they were
  /// not requested.
  public let ideas: [ListedRecipe]?
  /// The result of the query to the catalogue.
  public let outcome: CatalogueLookupResult

  /// The days of a week, with the options of its page.
  public struct Options: Sendable {
    let days: [LocalDate]
    let noted: NoticeEntries.Query?
    let search: String?
    let slot: MealCategory?

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - noted: The entries that were just changed.
    ///   - search: A search for recipes to plan; empty for ideas, nil for no recipes.
    ///   - slot: The meal of the day for which recipes are chosen; nil if unknown.
    public init(
      _ days: [LocalDate], noted: NoticeEntries.Query? = nil, search: String? = nil, slot: MealCategory? = nil
    ) {
      self.days = days
      self.noted = noted
      self.search = search
      self.slot = slot
    }
  }

  /// Reads the page in two statements, regardless of the size of the plan; there are more for ideas and for a notice.
  ///
  /// - Parameter outcome: The result of the query to the catalogue, including ideas.
  public init(
    _ options: Options, _ outcome: CatalogueLookupResult, for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    self.outcome = outcome
    let week = try PlanStore.week(options.days, for: person, statements)
    self.week = week
    let days = options.days.first.flatMap { first in options.days.last.map { first...$0 } }
    let terms = try PlanStore.terms(of: person.household, paidOn: days, statements)
    (budget, paid, usualServings) = (terms.budget, terms.paid, terms.usualServings)
    areServingsChosen = terms.isChosen
    noted = try options.noted.map { noted throws(StoreError) in
      try NoticeEntries(noted, in: week, for: person, statements)
    }
    ideas = try options.search.map { search throws(StoreError) in
      let known = try Self.known(search, for: person, store, statements)
      let others = try Self.others(search, outcome.ideas, for: person, store, statements)
      let there = Set(known.map(\.id))
      return known + Self.sorted(others.filter { !there.contains($0.id) }, for: options.slot).prefix(Self.atOnce)
    }
  }

  /// The maximum number of suggested recipes that the household knows, and of those from the catalogue.
  private static let atOnce = 12
  /// Categories of dishes that are not a lunch or a dinner.
  private static let besideMeals: Set = ["Dessert", "Breakfast", "Starter", "Side"]

  /// Returns the person's favourites, then the recipes that the household planned last, then those that it added last.
  /// With a search, returns matching favourites, then own recipes, then planned ones.
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

  /// Returns all recipes that match the search, or the catalogue's ideas if the search is empty.
  private static func others(
    _ search: String, _ ideas: [Recipe.ID], for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var query = RecipeQuery()
    query.search = MealSearch(search)
    return query.search == nil
      ? try RecipeStore.ideas(ideas, for: person, statements) : try store.page(query, for: person, statements).recipes
  }

  /// Moves dishes that are not a whole meal after the others, if the slot is lunch or dinner.
  private static func sorted(_ recipes: [ListedRecipe], for slot: MealCategory?) -> [ListedRecipe] {
    guard slot == .lunch || slot == .dinner else { return recipes }
    let isMeal = { (recipe: ListedRecipe) in !besideMeals.contains(recipe.category.text) }
    return recipes.filter(isMeal) + recipes.filter { !isMeal($0) }
  }
}
