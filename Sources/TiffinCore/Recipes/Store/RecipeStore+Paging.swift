extension RecipeStore {
  /// One page of the recipes that a person can see: the household's own first, then the catalogue's as far as they are
  /// known here, each by name. What the household copied stands there as its copy only.
  ///
  /// Seeks by the last recipe seen, so that a later page costs what the first one costs.
  public func page(_ query: RecipeQuery, for person: Person) throws(StoreError) -> RecipePage {
    try database.read { statements throws(StoreError) in try page(query, for: person, statements) }
  }

  /// The same as part of a page's snapshot.
  func page(
    _ query: RecipeQuery, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipePage {
    var found: [ListedRecipe] = []
    for shelf in Self.shelves(of: query) where found.count <= query.limit {
      // One more than shown tells whether there is another page.
      found += try recipes(query, on: shelf, query.limit + 1 - found.count, for: person, statements)
    }
    guard found.count > query.limit else { return RecipePage(recipes: found, next: nil) }
    found.removeLast()
    return RecipePage(recipes: found, next: found.last.map(RecipeCursor.init))
  }

  /// The recipes of those ids that the person can see, in that order.
  public static func recipes(
    _ ids: [Recipe.ID], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    guard !ids.isEmpty else { return [] }
    let parameters = ids.indices.map { "$\($0 + 3)" }.joined(separator: ", ")
    let found = try statements.all(
      """
      SELECT \(RecipeRow.listedColumns) FROM \(RecipeRow.tables)
      WHERE recipe.id IN (\(parameters)) AND \(RecipeRow.isVisible)
      """,
      RecipeRow.values(for: person) + ids.map { .id($0) }, count: ids.count, RecipeRow.readListed)
    let byID = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    return ids.compactMap { byID[$0] }
  }

  private static func shelves(of query: RecipeQuery) -> [RecipeShelf] {
    if query.isOwn { return [.own] }
    return query.after?.isOwn == false ? [.catalogue] : [.own, .catalogue]
  }

  private func recipes(
    _ query: RecipeQuery, on shelf: RecipeShelf, _ count: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var isRare = query.isFavourite
    if let search = query.search {
      let found = try words.count(search, of: shelf.owner(person), upTo: RecipeShelf.few + 1, statements)
      if found == 0 { return [] }
      isRare = isRare || found <= RecipeShelf.few
    }
    let (sql, values) = shelf.statement(query, count, words, database.dialect, isRare: isRare, for: person)
    return try statements.all(sql, values, count: count, RecipeRow.readListed)
  }
}

/// One of the two kinds of recipes, each with its own stretch of every index.
enum RecipeShelf {
  case own, catalogue

  /// So many are few: sorting them costs less than passing through the names until they are found.
  static let few = 300

  /// Whose words its recipes are found by.
  func owner(_ person: Person) -> Household.ID? { self == .own ? person.household : nil }

  /// The statement that reads the first `count` recipes of the query.
  ///
  /// - Parameter isRare: few are found, by words or by marks.
  func statement(
    _ query: RecipeQuery, _ count: Int, _ words: RecipeWords, _ dialect: any Dialect, isRare: Bool, for person: Person
  ) -> (sql: String, values: [SQLValue]) {
    var conditions = Conditions()
    let (household, me) = (conditions.parameter(.id(person.household)), conditions.parameter(.id(person.id)))
    // As it stands nowhere: then SQLite looks for the few, and not by name.
    func indexed(_ column: String) -> String { isRare ? dialect.unindexed(column) : column }
    conditions.require(
      self == .own ? "\(indexed("recipe.household_id")) = \(household)" : "\(indexed("recipe.household_id")) IS NULL")
    conditions.require("recipe.deleted_at IS NULL")
    if self == .catalogue { conditions.require("NOT EXISTS (\(Self.copies(in: household)))") }
    for (column, text) in [("category_key", query.category), ("cuisine_key", query.cuisine)] {
      guard let text else { continue }
      conditions.require([indexed("recipe.\(column)")], "=", [.text(SortKey.of(text.text))])
    }
    if query.isFavourite {
      conditions.require("recipe.id IN (SELECT recipe_id FROM recipe_favourite WHERE person_id = \(me))")
    }
    if query.isPlanned { conditions.require("EXISTS (\(Self.plans(of: household)))") }
    if let pattern = query.search.flatMap({ words.pattern($0, of: owner(person)) }) {
      let pattern = conditions.parameter(.text(pattern))
      let id = isRare ? "recipe.id" : dialect.unindexed("recipe.id")
      conditions.require("\(id) IN (\(words.recipes(matching: pattern)))")
    }
    if let most = query.atMost { conditions.require(Self.isQuick(household, conditions.parameter(.int(most.minutes)))) }
    if let after = query.after, after.isOwn == (self == .own) {
      conditions.require(["recipe.name_key", "recipe.id"], ">", [.text(after.key), .id(after.id)])
    }
    let limit = conditions.parameter(.int(count))
    return (Self.page(of: conditions.text, limit), conditions.values)
  }

  /// Only what is on the page is joined with what people say about it.
  private static func page(of condition: String, _ limit: String) -> String {
    """
    SELECT \(RecipeRow.listedColumns) FROM \(RecipeRow.tables) WHERE recipe.id IN (
      SELECT recipe.id FROM recipe WHERE \(condition) ORDER BY recipe.name_key, recipe.id LIMIT \(limit)
    ) ORDER BY recipe.name_key, recipe.id
    """
  }

  private static func copies(in household: String) -> String {
    "SELECT 1 FROM recipe AS copy WHERE copy.copy_of = recipe.id AND copy.household_id = \(household)"
      + " AND copy.deleted_at IS NULL"
  }

  private static func plans(of household: String) -> String {
    "SELECT 1 FROM plan_entry WHERE plan_entry.recipe_id = recipe.id AND plan_entry.household_id = \(household)"
      + " AND plan_entry.deleted_at IS NULL"
  }

  private static func isQuick(_ household: String, _ minutes: String) -> String {
    """
    COALESCE(
      recipe.active_minutes, recipe.minutes,
      (SELECT minutes FROM recipe_figures WHERE recipe_id = recipe.id AND household_id = \(household)),
      recipe.estimated_minutes) <= \(minutes)
    """
  }
}
