/// The `recipe` table as a household uses it. Values in, values out; always for one person of one household.
///
/// ``CatalogueStore`` adds the catalogue's recipes.
public struct RecipeStore: Sendable {
  let database: any Database
  /// Seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  var words: RecipeWords { RecipeWords(database.dialect) }
  var contents: ContentsRows { ContentsRows(dialect: database.dialect) }

  let followers: [any RecipeFollower.Type]

  /// - Parameters:
  ///   - followers: The rows of other rooms that refer to recipes.
  ///   - now: Seconds since 1970-01-01 UTC.
  init(_ database: any Database, followers: [any RecipeFollower.Type], now: @escaping @Sendable () -> Int) {
    self.database = database
    self.followers = followers
    self.now = now
  }

  /// - Throws: ``StoreError/notFound``, for a deleted recipe and another household's too.
  public func recipe(_ id: Recipe.ID, for person: Person) throws(StoreError) -> Recipe {
    try database.read { statements throws(StoreError) in try Self.recipe(id, for: person, statements) }
  }

  /// Returns the name of a deleted recipe that can still be restored; nil for any other.
  public func deleted(_ id: Recipe.ID, for person: Person) throws(StoreError) -> RecipeName? {
    try database.read { statements throws(StoreError) in try Self.deleted(id, for: person, statements) }
  }

  /// Does the same as part of a page's snapshot.
  static func deleted(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipeName? {
    try statements.first(
      "SELECT name FROM recipe WHERE id = $1 AND household_id = $2 AND deleted_at IS NOT NULL",
      [.id(id), .id(person.household)]
    ) { row in RecipeName(stored: row.text(0)) }
  }

  /// The household's own version of one of the catalogue's; nil where it made none.
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

  /// Does the same as part of a page's snapshot.
  public static func recipe(
    _ id: Recipe.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe {
    let ingredients = try RecipeLines.all(of: id, statements)
    let recipe = try statements.first(
      visible, RecipeRow.values(for: person) + [.id(id)]
    ) { row throws(StoreError) in try RecipeRow.read(row, ingredients) }
    guard let recipe else { throw .notFound }
    return recipe
  }

  private static let visible =
    "SELECT \(RecipeRow.columns) FROM \(RecipeRow.tables) WHERE recipe.id = $3 AND \(RecipeRow.isVisible)"

  /// The household's own recipes that were added last, by their names.
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
      latest, RecipeRow.values(for: person) + [.int(count)], count: count
    ) { row throws(StoreError) in (key: row.text(RecipeRow.width), recipe: try RecipeRow.readListed(row)) }
    // Not the recipes themselves: sorting moves each of them many times, and they are large.
    let order = named.enumerated().map { (key: $1.key, number: $1.recipe.id.number, place: $0) }
    return order.sorted { ($0.key, $0.number) < ($1.key, $1.number) }.map { named[$0.place].recipe }
  }

  /// In the order in which they are found: sorting the few by name in the database would cost as much as finding them.
  private static let latest = """
    SELECT \(RecipeRow.listedColumns), recipe.name_key FROM \(RecipeRow.tables)
    WHERE recipe.household_id = $1 AND recipe.deleted_at IS NULL ORDER BY recipe.id DESC LIMIT $3
    """

  /// The household's own recipe of that name; nil where it has none.
  public func own(named name: MealName, for person: Person) throws(StoreError) -> Recipe? {
    try database.read { statements throws(StoreError) in
      let id: Recipe.ID? = try statements.first(
        """
        SELECT id FROM recipe WHERE household_id = $1 AND name_key = $2 AND deleted_at IS NULL ORDER BY id DESC LIMIT 1
        """,
        [.id(person.household), .text(SortKey.of(name.text))]
      ) { row in row.id(0) }
      return try id.map { id throws(StoreError) in try Self.recipe(id, for: person, statements) }
    }
  }

  /// What anybody's recipe says, for its words.
  static func content(of id: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) -> RecipeContent {
    let content = try statements.first(
      "SELECT name, category, cuisine, tags FROM recipe WHERE id = $1", [.id(id)]
    ) { row in
      var content = RecipeContent(name: RecipeName(stored: row.text(0)))
      content.category = RecipeText(stored: row.text(1))
      content.cuisine = RecipeText(stored: row.text(2))
      content.tags = RecipeRow.tags(row.text(3))
      return content
    }
    guard var content else { throw .notFound }
    content.ingredients = try RecipeLines.all(of: id, statements)
    return content
  }
}

private struct LatestKey: CacheKey {
  typealias Value = [ListedRecipe]
  let person: Person.ID
  let household: Household.ID
  let count: Int
}
