extension BundledFoods {
  /// Replaces the foods of an earlier release, in several transactions so that others can write in between; an
  /// interrupted run is resumed. The identifiers of remaining foods, households' own foods and past meals are not
  /// changed.
  ///
  /// - Returns: False if the foods are up to date.
  @discardableResult
  func load(
    into database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds
  ) throws(StoreError) -> Bool {
    let sources = FoodTableStore(database, now: now)
    let state = try sources.state(of: source)
    if state.version == version { return false }
    let foods = try foods()
    let taken = state.unfinished == version ? state.taken : 0
    for start in stride(from: taken, to: foods.count, by: FoodTableStore.pieceSize) {
      let piece = foods[start..<min(start + FoodTableStore.pieceSize, foods.count)]
      try sources.keep(Array(piece), of: source, version, upTo: piece.endIndex)
    }
    try sources.removeOthers(of: source, than: Set(foods.map(\.code)))
    try Self.readContentsAnew(database)
    try sources.finish(source, version)
    return true
  }

  /// Marks the foods that were matched to the ingredients of all recipes as outdated. They are matched again when the
  /// server is idle.
  private static func readContentsAnew(_ database: any Database) throws(StoreError) {
    let last = try database.read { statements throws(StoreError) in
      try statements.first("SELECT COALESCE(MAX(recipe_id), 0) FROM recipe_contents") { row in row.int(0) } ?? 0
    }
    for start in stride(from: 0, to: last, by: recipesAtOnce) {
      try database.write { statements throws(StoreError) -> Void in
        try statements.run(
          "UPDATE recipe_contents SET reader = 0 WHERE reader > 0 AND recipe_id > $1 AND recipe_id <= $2",
          [.int(start), .int(start + recipesAtOnce)])
      }
    }
  }

  /// The number of recipes in a transaction, which blocks other writers.
  private static let recipesAtOnce = 5_000
}

extension Installation {
  /// Updates the foods that are part of Tiffin, if their files have changed.
  public func load(_ boxes: [BundledFoods]) throws(StoreError) {
    for box in boxes { try box.load(into: database) }
  }
}
