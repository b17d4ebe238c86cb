/// The store of the recipes that a person of a household can see.
///
/// ``CatalogueStore`` adds the catalogue's recipes.
public struct RecipeStore: Sendable {
  let database: any Database
  /// The function that returns the current time, in seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  var words: RecipeWordIndex { RecipeWordIndex(database.dialect) }
  var contents: RecipeFoodRows { RecipeFoodRows(dialect: database.dialect) }

  let followers: [any RecipeReferrer.Type]

  /// Creates a store on a database.
  ///
  /// - Parameters:
  ///   - followers: The types whose rows refer to recipes.
  ///   - now: Returns the current time, in seconds since 1970-01-01 UTC.
  init(_ database: any Database, followers: [any RecipeReferrer.Type], now: @escaping @Sendable () -> Int) {
    self.database = database
    self.followers = followers
    self.now = now
  }

  /// Returns a recipe.
  ///
  /// - Throws: ``StoreError/notFound``, also for a deleted recipe and for another household's.
  public func recipe(_ id: Recipe.ID, for person: Person) throws(StoreError) -> Recipe {
    try database.read { statements throws(StoreError) in try Self.recipe(id, for: person, statements) }
  }

  /// Returns the name of a deleted recipe that can be restored; nil for any other recipe.
  public func deleted(_ id: Recipe.ID, for person: Person) throws(StoreError) -> RecipeName? {
    try database.read { statements throws(StoreError) in try Self.deleted(id, for: person, statements) }
  }

  /// Returns the name of a deleted recipe that can be restored, read in the caller's snapshot; nil for any other
  /// recipe.
  static func deleted(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipeName? {
    try statements.first(
      "SELECT name FROM recipe WHERE id = $1 AND household_id = $2 AND deleted_at IS NOT NULL",
      [.id(id), .id(person.household)]
    ) { row in RecipeName(stored: row.text(0)) }
  }

  /// Returns the household's copy of a recipe of the catalogue; nil if there is none.
  static func copy(
    of id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID? {
    try statements.first(
      """
      SELECT id FROM recipe WHERE copy_of = $1 AND household_id = $2 AND deleted_at IS NULL ORDER BY id LIMIT 1
      """,
      [.id(id), .id(person.household)]
    ) { row in row.id(0) }
  }

  /// Returns a recipe, read in the caller's snapshot.
  ///
  /// - Throws: ``StoreError/notFound``, also for a deleted recipe and for another household's.
  public static func recipe(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe {
    let ingredients = try RecipeLineRows.all(of: id, statements)
    let recipe = try statements.first(
      visible, RecipeRowCoder.values(for: person) + [.id(id)]
    ) { row throws(StoreError) in try RecipeRowCoder.read(row, ingredients) }
    guard let recipe else { throw .notFound }
    return recipe
  }

  private static let visible =
    """
    SELECT \(RecipeRowCoder.columns) FROM \(RecipeRowCoder.tables) \
    WHERE recipe.id = $3 AND \(RecipeRowCoder.isVisible)
    """

  /// Returns the household's last added recipes, sorted by name.
  public static func latest(
    _ count: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    try statements.cached(LatestKey(person: person.id, household: person.household, count: count)) {
      () throws(StoreError) in try readLatest(count, for: person, statements)
    }
  }

  private static func readLatest(
    _ count: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    let named = try statements.all(
      latest, RecipeRowCoder.values(for: person) + [.int(count)], count: count
    ) { row throws(StoreError) in (key: row.text(RecipeRowCoder.width), recipe: try RecipeRowCoder.readListed(row)) }
    // Indices are sorted instead of recipes, because sorting moves each element many times, and recipes are large.
    let order = named.enumerated().map { (key: $1.key, number: $1.recipe.id.number, place: $0) }
    return order.sorted { ($0.key, $0.number) < ($1.key, $1.number) }.map { named[$0.place].recipe }
  }

  /// The query for the last added recipes, which are not sorted by name in the database, because that would be as slow
  /// as finding them.
  private static let latest = """
    SELECT \(RecipeRowCoder.listedColumns), recipe.name_key FROM \(RecipeRowCoder.tables)
    WHERE recipe.household_id = $1 AND recipe.deleted_at IS NULL ORDER BY recipe.id DESC LIMIT $3
    """

  /// Returns the household's own recipe with a name, ignoring case and accents; of several the last added one, nil if
  /// there is none.
  static func own(
    named name: MealName, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe? {
    let id: Recipe.ID? = try statements.first(
      """
      SELECT id FROM recipe WHERE household_id = $1 AND name_key = $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT 1
      """,
      [.id(person.household), .text(SortKey.of(name.text))]
    ) { row in row.id(0) }
    return try id.map { id throws(StoreError) in try recipe(id, for: person, statements) }
  }

  /// Returns the parts of a recipe's content that are indexed for search, for a recipe of any household.
  static func content(of id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) -> RecipeContent {
    let content = try statements.first(
      "SELECT name, category, cuisine, tags FROM recipe WHERE id = $1", [.id(id)]
    ) { row in
      var content = RecipeContent(name: RecipeName(stored: row.text(0)))
      content.category = RecipeFieldText(stored: row.text(1))
      content.cuisine = RecipeFieldText(stored: row.text(2))
      content.tags = RecipeRowCoder.tags(row.text(3))
      return content
    }
    guard var content else { throw .notFound }
    content.ingredients = try RecipeLineRows.all(of: id, statements)
    return content
  }
}

private struct LatestKey: CacheKey {
  typealias Value = [ListedRecipe]
  let person: Person.ID
  let household: Household.ID
  let count: Int
}
