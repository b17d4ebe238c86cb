/// The store of the catalogue's recipes and of the requests sent to it. All households share its rows.
public struct CatalogueStore: Sendable {
  let database: any Database
  /// The function that returns the current time, in seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  private var rows: CatalogueRows { CatalogueRows(dialect: database.dialect, now: now()) }

  /// Stores recipes with details, replacing stored ones with the same number, and returns their identifiers in the same
  /// order.
  ///
  /// Writes nothing if all are stored and unchanged, and were fetched within the last day.
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

  /// Stores the entries of a list, and returns the recipes' identifiers in the same order. Details that are already
  /// stored are preserved.
  ///
  /// - Parameter ingredient: The ingredient by which the entries were found.
  @discardableResult
  public func save(
    _ entries: [CatalogueEntry], category: String? = nil, cuisine: String? = nil, foundBy ingredient: String? = nil
  ) throws(StoreError) -> [Recipe.ID] {
    let finding = CatalogueListing(category: category, cuisine: cuisine, ingredient: ingredient)
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
