/// The catalogue's recipes seen so far, and the questions asked. Its rows are shared by all households.
public struct CatalogueStore: Sendable {
  let database: any Database
  /// Seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// - Parameter now: Seconds since 1970-01-01 UTC; another clock for tests.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  private var rows: CatalogueRows { CatalogueRows(dialect: database.dialect, now: now()) }

  /// Keeps whole recipes, each once however often it comes, and returns their ids in the same order.
  ///
  /// Writes nothing if all are known and unchanged.
  @discardableResult
  public func save(_ recipes: [CatalogueRecipe]) throws(StoreError) -> [Recipe.ID] {
    let rows = rows
    let known = try database.read { statements throws(StoreError) in
      try recipes.map { recipe throws(StoreError) -> Recipe.ID? in
        let known = try rows.known(recipe.id, statements)
        return known.flatMap { rows.isCurrent(recipe, $0) ? $0.id : nil }
      }
    }
    if !known.contains(nil) { return known.compactMap(\.self) }
    return try database.write { statements throws(StoreError) in
      try recipes.map { recipe throws(StoreError) in try rows.save(recipe, statements) }
    }
  }

  /// Keeps the entries of a list, and returns the recipes' ids in the same order. Whole recipes stay whole.
  ///
  /// - Parameter ingredient: The ingredient they were found by.
  @discardableResult
  public func save(
    _ entries: [CatalogueEntry], category: String? = nil, cuisine: String? = nil, foundBy ingredient: String? = nil
  ) throws(StoreError) -> [Recipe.ID] {
    let finding = CatalogueFinding(category: category, cuisine: cuisine, ingredient: ingredient)
    let rows = rows
    let known = try database.read { statements throws(StoreError) in
      try entries.map { entry throws(StoreError) -> Recipe.ID? in
        let known = try rows.known(entry.id, statements)
        return known.flatMap { rows.isCurrent(entry, finding, $0) ? $0.id : nil }
      }
    }
    if !known.contains(nil) { return known.compactMap(\.self) }
    return try database.write { statements throws(StoreError) in
      try entries.map { entry throws(StoreError) in try rows.save(entry, finding, statements) }
    }
  }
}
