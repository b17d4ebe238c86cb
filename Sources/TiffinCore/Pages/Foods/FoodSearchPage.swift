/// What can be put into the diary: what a person ate before, and foods, as of one moment.
public struct FoodSearchPage: Sendable {
  /// What was eaten before, each name once, the last first.
  public let meals: [ListedMeal]
  /// The household's recipes that are called so and were not eaten under that name, at most three.
  public let recipes: [ListedRecipe]
  /// Foods that the search found; without a search those that the person ate last, for a meal of several; else nil.
  public let found: FoundFoods?
  /// The meal that a food is added to; nil for a new one.
  public let plate: Meal?
  /// The name of the food that was just deleted; nil if it is back.
  public let deleted: MealName?

  /// Runs seven statements for a search that finds all of its words, one without.
  ///
  /// - Parameters:
  ///   - plate: The meal that a food is added to; nil for a new one.
  ///   - deleted: The food that was just deleted.
  ///   - time: For what is usual then, without a search.
  ///   - today: The person's own today, until which meals count.
  ///   - limit: The most foods of each kind.
  /// - Throws: ``StoreError/notFound`` if the plate is not the person's.
  public init(
    _ search: FoodSearch?, plate: Meal.ID?, deleted: Food.ID? = nil, at time: LocalTime, on today: LocalDate,
    upTo limit: Int,
    for person: Person, _ mealStore: MealStore, _ recipeStore: RecipeStore, _ foods: FoodStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    // A number may belong to the name, as in "7 up": the whole text is searched first.
    var (search, found) = (search, try Self.found(search, upTo: limit, for: person, foods, statements))
    if found?.isEmpty == true, let named = search.flatMap({ FoodAmountText($0.text) }).flatMap({ FoodSearch($0.name) })
    {
      (search, found) = (named, try Self.found(named, upTo: limit, for: person, foods, statements))
    }
    let isAnother = plate != nil && search == nil
    let last = try isAnother ? FoodStore.recent(until: today, upTo: 8, for: person, statements) : []
    self.found = last.isEmpty ? found : FoundFoods(last)
    if plate != nil {
      meals = []
    } else if let search {
      meals = try mealStore.found(search.text, until: today, upTo: 5, of: person.id, statements)
    } else {
      meals = Array(try MealStore.known(at: time, on: today, of: person.id, statements).all.prefix(8))
    }
    recipes = try plate == nil ? Self.recipes(search, besides: meals, for: person, recipeStore, statements) : []
    self.deleted = try deleted.flatMap { id throws(StoreError) in
      try FoodStore.deleted(id, for: person, statements)
    }
    self.plate = try plate.map { id throws(StoreError) in try MealStore.meal(id, of: person.id, statements) }
  }

  private static func found(
    _ search: FoodSearch?, upTo limit: Int, for person: Person, _ foods: FoodStore, _ statements: borrowing Statements
  ) throws(StoreError) -> FoundFoods? {
    try search.map { search throws(StoreError) in try foods.search(search, upTo: limit, for: person, statements) }
  }

  private static func recipes(
    _ search: FoodSearch?, besides meals: [ListedMeal], for person: Person, _ store: RecipeStore,
    _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var query = RecipeQuery()
    query.search = search.flatMap { MealSearch($0.text) }
    query.isOwn = true
    guard let words = (query.search?.phrases).map({ RecipeWords.telling($0).joined() }) else { return [] }
    let eaten = Set(meals.map { SortKey.of($0.name.text) })
    // Recipes are found by their ingredients too, which is not what somebody eats.
    let named = try store.page(query, for: person, statements).recipes.filter { recipe in
      let name = Words.of(recipe.name.text)
      return words.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
        && !eaten.contains(SortKey.of(recipe.name.text))
    }
    return Array(named.prefix(3))
  }
}
