extension RecipeStore {
  /// Returns a page of the recipes that a person can see: the household's own, followed by those of the catalogue, each
  /// sorted by name. If only own recipes are listed, they are sorted by the query's order. If the household has a copy
  /// of a recipe of the catalogue, only the copy is listed.
  ///
  /// For the order by name, keyset pagination is used, so that a later page is as fast as the first. For other orders,
  /// the recipes of earlier pages are skipped.
  func page(
    _ query: RecipeQuery, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipePage {
    var found: [ListedRecipe] = []
    for shelf in Self.shelves(of: query) where found.count <= query.limit {
      // Reads one more recipe than a page shows, to find out whether there is another page.
      found += try recipes(query, on: shelf, query.limit + 1 - found.count, for: person, statements)
    }
    guard found.count > query.limit else { return RecipePage(recipes: found, next: nil) }
    found.removeLast()
    let isByName = !query.isOwn || query.order == .name
    let skipped = (query.after?.skipped ?? 0) + found.count
    let next = isByName ? found.last.map(RecipeCursor.init) : RecipeCursor(skipping: skipped)
    return RecipePage(recipes: found, next: next)
  }

  /// Returns the recipes with these identifiers that the person can see, in the same order.
  public static func recipes(
    _ ids: [Recipe.ID], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    guard !ids.isEmpty else { return [] }
    let parameters = ids.indices.map { "$\($0 + 3)" }.joined(separator: ", ")
    let found = try statements.all(
      """
      SELECT \(RecipeRowCoder.listedColumns) FROM \(RecipeRowCoder.tables)
      WHERE recipe.id IN (\(parameters)) AND \(RecipeRowCoder.isVisible)
      """,
      RecipeRowCoder.values(for: person) + ids.map { .id($0) }, count: ids.count, RecipeRowCoder.readListed)
    let byID = Dictionary(uniqueKeysWithValues: found.map { ($0.id, $0) })
    return ids.compactMap { byID[$0] }
  }

  /// Returns recipes of the catalogue with these identifiers, in the same order, with those that the household has
  /// copied replaced by their copies.
  static func ideas(
    _ ids: [Recipe.ID], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    guard !ids.isEmpty else { return [] }
    let list = IdentifierList(ids)
    var copies: [Recipe.ID: Recipe.ID] = [:]
    try statements.run(
      """
      SELECT copy_of, MIN(id) FROM recipe
      WHERE household_id = $1 AND deleted_at IS NULL AND copy_of IN (\(list.parameters(from: 2))) GROUP BY copy_of
      """, [.id(person.household)] + list.values
    ) { row in copies[row.id(0)] = row.id(1) }
    return try recipes(ids.map { copies[$0] ?? $0 }, for: person, statements)
  }

  private static func shelves(of query: RecipeQuery) -> [RecipeListSection] {
    if query.isOwn || query.tag != nil { return [.own] }
    return query.after?.isOwn == false ? [.catalogue] : [.own, .catalogue]
  }

  private func recipes(
    _ query: RecipeQuery, on shelf: RecipeListSection, _ count: Int, for person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedRecipe] {
    var isRare = query.isFavourite
    if let search = query.search {
      let found = try words.count(search, of: shelf.owner(person), upTo: RecipeListSection.few + 1, statements)
      if found == 0 { return [] }
      isRare = isRare || found <= RecipeListSection.few
    }
    let (sql, values) = shelf.statement(query, count, words, database.dialect, isRare: isRare, for: person)
    return try statements.all(sql, values, count: count, RecipeRowCoder.readListed)
  }
}

/// One of the two kinds of recipes in a list, each with its own range in every index.
enum RecipeListSection {
  case own, catalogue

  /// The maximum number of results for which sorting them is faster than scanning the names.
  static let few = 300

  /// Returns the owner of the words in the index; nil for the catalogue.
  func owner(_ person: Person) -> Household.ID? { self == .own ? person.household : nil }

  /// Returns the statement that reads the first `count` recipes of a query.
  ///
  /// - Parameter isRare: True if only few recipes match the search, or only favourites are listed.
  func statement(
    _ query: RecipeQuery, _ count: Int, _ words: RecipeWordIndex, _ dialect: any SQLDialect, isRare: Bool,
    for person: Person
  ) -> (sql: String, values: [SQLValue]) {
    var conditions = SQLConditions()
    let (household, me) = (conditions.parameter(.id(person.household)), conditions.parameter(.id(person.id)))
    // An expression without an index makes SQLite begin with the few matches, not with the names.
    func indexed(_ column: String) -> String { isRare ? dialect.unindexed(column) : column }
    conditions.require(
      self == .own ? "\(indexed("recipe.household_id")) = \(household)" : "\(indexed("recipe.household_id")) IS NULL")
    conditions.require("recipe.deleted_at IS NULL")
    if self == .catalogue { conditions.require("NOT EXISTS (\(Self.copies(in: household)))") }
    for (column, text) in [("category_key", query.category), ("cuisine_key", query.cuisine)] {
      guard let text else { continue }
      conditions.require([indexed("recipe.\(column)")], "=", [.text(SortKey.of(text.text))])
    }
    if let tag = query.tag {
      let line = conditions.parameter(.text("\n"))
      let pattern = conditions.parameter(.text("%\n\(Self.escaped(tag.text))\n%"))
      conditions.require("LOWER(\(line) || recipe.tags || \(line)) LIKE LOWER(\(pattern)) ESCAPE '!'")
    }
    if query.isFavourite {
      conditions.require("recipe.id IN (SELECT recipe_id FROM recipe_favourite WHERE person_id = \(me))")
    }
    if query.isPlanned { conditions.require("EXISTS (\(Self.plans(of: household)))") }
    if let pattern = query.search.flatMap({ words.pattern($0, of: owner(person)) }) {
      let pattern = conditions.parameter(.text(pattern))
      let id = isRare ? "recipe.id" : dialect.unindexed("recipe.id")
      // If only favourites are listed, `isRare` is true even if many recipes match the search.
      let areFew = isRare && !query.isFavourite
      let found = areFew ? words.recipesFirst(matching: pattern) : words.recipes(matching: pattern)
      conditions.require("\(id) IN (\(found))")
    }
    if let most = query.atMost { conditions.require(Self.isQuick(household, conditions.parameter(.int(most.minutes)))) }
    let order = self == .own && query.isOwn ? query.order : .name
    if order == .name, let after = query.after, after.skipped == nil, after.isOwn == (self == .own) {
      conditions.require(["recipe.name_key", "recipe.id"], ">", [.text(after.key), .id(after.id)])
    }
    let sorted = Self.order(order, me) + "recipe.name_key, recipe.id"
    var limit = "LIMIT " + conditions.parameter(.int(count))
    if order != .name { limit += " OFFSET " + conditions.parameter(.int(query.after?.skipped ?? 0)) }
    return (Self.page(of: conditions.text, in: sorted, limit), conditions.values)
  }

  /// Returns a tag as a LIKE pattern that matches only the tag itself.
  private static func escaped(_ tag: String) -> String {
    tag.replacing("!", with: "!!").replacing("%", with: "!%").replacing("_", with: "!_")
  }

  /// Returns the SQL sort terms that precede the name.
  private static func order(_ order: RecipeOrder, _ person: String) -> String {
    let meals = "FROM meal WHERE person_id = \(person) AND meal.name_key = recipe.name_key AND meal.deleted_at IS NULL"
    return switch order {
    case .name: ""
    case .new: "recipe.created_at DESC, "
    case .eaten: "(SELECT COALESCE(MAX(eaten_on), '') \(meals)) DESC, "
    case .most: "(SELECT COUNT(*) \(meals)) DESC, "
    case .stars: "recipe.rating DESC, "
    }
  }

  /// Returns the statement of a page. Marks and values are joined only for the rows of the page.
  private static func page(of condition: String, in order: String, _ limit: String) -> String {
    """
    SELECT \(RecipeRowCoder.listedColumns) FROM \(RecipeRowCoder.tables) WHERE recipe.id IN (
      SELECT recipe.id FROM recipe WHERE \(condition) ORDER BY \(order) \(limit)
    ) ORDER BY \(order)
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
