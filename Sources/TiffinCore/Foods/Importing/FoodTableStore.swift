/// The store of the imported food tables: `food_source` and `food_import`.
public struct FoodTableStore: Sendable {
  /// An imported table, complete or not.
  public struct ListedFoodTable: Equatable, Sendable {
    /// The source of its foods.
    public let source: FoodSource
    /// The number of its foods.
    public let foods: Int
    /// The time of the import in seconds since 1970-01-01 UTC; nil until it is finished.
    public let loadedAt: Int?
  }

  /// The state of a table's import.
  struct State {
    var foods = 0
    /// The fingerprint of the imported file; nil if none was imported, or an import was interrupted.
    var version: String?
    /// The fingerprint of a file whose import was interrupted; nil if there is none.
    var unfinished: String?
    /// The number of foods of that file that have been stored.
    var taken = 0
  }

  /// The number of foods in a transaction, which blocks other writers for about 50 ms with SQLite and 250 ms with
  /// PostgreSQL.
  static let pieceSize = 200

  private let database: any Database
  private let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns all tables, sorted by the names of their sources.
  public func all() throws(StoreError) -> [ListedFoodTable] {
    try database.read { statements throws(StoreError) in
      var listed: [String: ListedFoodTable] = [:]
      for (name, count) in try Self.counts(statements) {
        listed[name] = ListedFoodTable(source: FoodSource(rawValue: name), foods: count, loadedAt: nil)
      }
      let loaded: [(name: String, at: Int)] = try statements.all(
        """
        SELECT name, loaded_at FROM food_source
        WHERE NOT EXISTS (SELECT 1 FROM food_import WHERE food_import.name = food_source.name)
        """
      ) { row in (row.text(0), row.int(1)) }
      for (name, moment) in loaded {
        let foods = listed[name]?.foods ?? 0
        listed[name] = ListedFoodTable(source: FoodSource(rawValue: name), foods: foods, loadedAt: moment)
      }
      return listed.values.sorted { $0.source.rawValue < $1.source.rawValue }
    }
  }

  private static func counts(_ statements: borrowing Statements) throws(StoreError) -> [(String, Int)] {
    try statements.all(
      "SELECT source, COUNT(*) FROM food WHERE household_id IS NULL AND code IS NOT NULL GROUP BY source"
    ) { row in (row.text(0), row.int(1)) }
  }

  func state(of source: FoodSource) throws(StoreError) -> State {
    try database.read { statements throws(StoreError) in
      var state = State()
      let name = SQLValue.text(source.rawValue)
      state.foods =
        try statements.first("SELECT COUNT(*) FROM food WHERE source = $1 AND code IS NOT NULL", [name]) { row in
          row.int(0)
        } ?? 0
      state.version = try statements.first("SELECT version FROM food_source WHERE name = $1", [name]) { row in
        row.text(0)
      }
      try statements.run("SELECT version, taken FROM food_import WHERE name = $1", [name]) { row throws(StoreError) in
        (state.unfinished, state.taken) = (row.text(0), row.int(1))
      }
      // An interrupted import has already changed foods of the earlier file.
      if state.unfinished != nil { state.version = nil }
      return state
    }
  }

  /// Stores some foods of a file, and records how many of its foods have been stored.
  func keep(
    _ foods: [FoodTableEntry], of source: FoodSource, _ version: String, upTo taken: Int
  ) throws(StoreError) {
    let index = FoodStore.index(database.dialect)
    try database.write { statements throws(StoreError) -> Void in
      for food in foods { _ = try food.put(into: source, index, statements) }
      try statements.run(
        """
        INSERT INTO food_import (name, version, taken) VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET version = excluded.version, taken = excluded.taken
        """,
        [.text(source.rawValue), .text(version), .int(taken)])
    }
  }

  func finish(_ source: FoodSource, _ version: String) throws(StoreError) {
    let now = now()
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM food_import WHERE name = $1", [.text(source.rawValue)])
      try statements.run(
        """
        INSERT INTO food_source (name, version, loaded_at) VALUES ($1, $2, $3)
        ON CONFLICT (name) DO UPDATE SET version = excluded.version, loaded_at = excluded.loaded_at
        """,
        [.text(source.rawValue), .text(version), .int(now)])
    }
  }

  /// Removes a source's foods whose codes are not among `codes`, the codes of the new edition.
  func removeOthers(of source: FoodSource, than codes: Set<String>) throws(StoreError) {
    let gone: [Food.ID] = try database.read { statements throws(StoreError) in
      var gone: [Food.ID] = []
      try statements.run(
        "SELECT id, code FROM food WHERE source = $1 AND code IS NOT NULL", [.text(source.rawValue)]
      ) { row throws(StoreError) in if !codes.contains(row.text(1)) { gone.append(row.id(0)) } }
      return gone
    }
    guard !gone.isEmpty else { return }
    let index = FoodStore.index(database.dialect)
    try database.write { statements throws(StoreError) -> Void in
      for id in gone { try Self.remove(id, index, statements) }
    }
  }

  /// Removes a table in several transactions, so that others can write in between. Meals are not changed.
  ///
  /// - Parameter report: Called with the number of foods removed so far.
  /// - Returns: The number of removed foods; nil if there is no such table.
  public func remove(_ source: FoodSource, report: (Int) -> Void = { _ in }) throws(StoreError) -> Int? {
    let state = try state(of: source)
    guard state.foods > 0 || state.version != nil || state.unfinished != nil else { return nil }
    let index = FoodStore.index(database.dialect)
    var removed = 0
    while true {
      let count = try database.write { statements throws(StoreError) in
        let ids: [Food.ID] = try statements.all(
          "SELECT id FROM food WHERE source = $1 AND code IS NOT NULL LIMIT $2",
          [.text(source.rawValue), .int(Self.pieceSize)]
        ) { row in row.id(0) }
        for id in ids { try Self.remove(id, index, statements) }
        return ids.count
      }
      if count == 0 { break }
      removed += count
      report(removed)
    }
    try database.write { statements throws(StoreError) -> Void in
      for table in ["food_import", "food_source"] {
        try statements.run("DELETE FROM \(table) WHERE name = $1", [.text(source.rawValue)])
      }
    }
    return removed
  }

  private static func remove(
    _ id: Food.ID, _ index: any WordIndex, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(index.removal, [.id(id)])
    try statements.run("DELETE FROM food WHERE id = $1", [.id(id)])
  }
}
