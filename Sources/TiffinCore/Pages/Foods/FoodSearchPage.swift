/// The data of the search for entries of the diary, read in one snapshot: meals eaten before, recipes, and foods.
public struct FoodSearchPage: Sendable {
  /// The meals that match the search, most recent first; without a search, the meals suggested for the time of day,
  /// usual ones first. Each name occurs once. Empty if a food is added to a meal.
  public let meals: [ListedMeal]
  /// The household's recipes with matching names that are not among the meals, at most three.
  public let recipes: [ListedRecipe]
  /// The foods that match the search. Without a search, the foods that the person ate last if a food is added to a
  /// meal; otherwise nil.
  public let found: FoundFoods?
  /// The meal to which a food is added; nil for a new one.
  public let plate: Meal?
  /// The name of the food that was just deleted, for the notice; nil if there is none, or if it was restored.
  public let deleted: MealName?

  /// Reads the page in seven statements if a search finds all of its words, in one without a search.
  ///
  /// - Parameters:
  ///   - plate: The meal to which a food is added; nil for a new one.
  ///   - deleted: The food that was just deleted.
  ///   - time: The time for usual meals, without a search.
  ///   - today: The person's today, until which meals are searched.
  ///   - limit: The maximum number of found foods of each kind.
  /// - Throws: ``StoreError/notFound`` if the person has no such meal.
  public init(
    _ search: FoodSearch?, plate: Meal.ID?, deleted: Food.ID? = nil, at time: LocalTime, on today: LocalDate,
    upTo limit: Int,
    for person: Person, _ mealStore: MealStore, _ recipeStore: RecipeStore, _ foods: FoodStore,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    // A number may belong to the name, as in "7 up", so the whole text is searched first.
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
    guard let words = (query.search?.phrases).map({ RecipeWordIndex.telling($0).joined() }) else { return [] }
    let eaten = Set(meals.map { SortKey.of($0.name.text) })
    // The search also matches ingredients; here only recipes with matching names are wanted.
    let named = try store.page(query, for: person, statements).recipes.filter { recipe in
      let name = SearchWords.of(recipe.name.text)
      return words.allSatisfy { word in name.contains { $0.hasPrefix(word) } }
        && !eaten.contains(SortKey.of(recipe.name.text))
    }
    return Array(named.prefix(3))
  }
}
