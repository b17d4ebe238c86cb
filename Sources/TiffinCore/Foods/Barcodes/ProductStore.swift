/// A store of products that were not found, of the last minute's requests, and of the pause after a failure, shared by
/// all processes and households: the tables `product_miss`, `product_read` and `product_pause`.
public struct ProductStore: Sendable {
  /// The maximum number of requests per minute by all processes, as required by Open Food Facts.
  static let mostPerMinute = 15
  /// The number of seconds until a product that was not found is requested again.
  static let timeout = 7 * 86_400
  /// The number of seconds without requests after a failure.
  static let pause = 60

  let database: any Database
  /// The function that returns the current time, in seconds since 1970-01-01 UTC.
  let now: @Sendable () -> Int

  /// Creates the store; `now` returns the seconds since 1970-01-01 UTC.
  public init(_ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds) {
    self.database = database
    self.now = now
  }

  /// Returns true if the product was requested within ``timeout``, and not found.
  func isMissing(_ digits: String) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try statements.first(
        "SELECT 1 FROM product_miss WHERE code = $1 AND asked_at > $2", [.text(digits), .int(now() - Self.timeout)]
      ) { row in row.int(0) } != nil
    }
  }

  /// The result of reserving a request.
  enum RequestReservation: Equatable {
    case taken
    /// The limit per minute is exhausted.
    case spent
    /// Requests are paused after a failure.
    case paused
  }

  /// Reserves one of the ``mostPerMinute`` requests.
  func takeTurn() throws(StoreError) -> RequestReservation {
    let now = now()
    return try database.write { statements throws(StoreError) in
      let until = try statements.first("SELECT until FROM product_pause") { row in row.int(0) } ?? 0
      guard until <= now else { return .paused }
      // Rows from the future, written before the clock was set back, are deleted too.
      try statements.run("DELETE FROM product_read WHERE read_at <= $1 OR read_at > $2", [.int(now - 60), .int(now)])
      let count = try statements.first("SELECT COUNT(*) FROM product_read") { row in row.int(0) } ?? 0
      guard count < Self.mostPerMinute else { return .spent }
      try statements.run("INSERT INTO product_read (read_at) VALUES ($1)", [.int(now)])
      return .taken
    }
  }

  /// Records that a product was not found, and removes expired records.
  func missed(_ digits: String) throws(StoreError) {
    let now = now()
    try database.write { statements throws(StoreError) -> Void in
      try statements.run("DELETE FROM product_miss WHERE asked_at <= $1", [.int(now - Self.timeout)])
      try statements.run(
        """
        INSERT INTO product_miss (code, asked_at) VALUES ($1, $2)
        ON CONFLICT (code) DO UPDATE SET asked_at = excluded.asked_at
        """, [.text(digits), .int(now)])
    }
  }

  /// Stores a product as a food of Open Food Facts, and returns its identifier.
  func keep(_ food: FoodTableEntry) throws(StoreError) -> Food.ID {
    let now = now()
    return try database.write { statements throws(StoreError) in
      try statements.run(
        """
        INSERT INTO food_source (name, version, loaded_at) VALUES ($1, '', $2) ON CONFLICT (name) DO NOTHING
        """, [.text(FoodSource.openFoodFacts.rawValue), .int(now)])
      try statements.run("DELETE FROM product_miss WHERE code = $1", [.text(food.code)])
      return try food.put(into: .openFoodFacts, FoodStore.index(database.dialect), statements)
    }
  }

  /// Pauses requests after a failure.
  func failed() throws(StoreError) {
    let until = now() + Self.pause
    try database.write { statements throws(StoreError) -> Void in
      try statements.run(
        "INSERT INTO product_pause (id, until) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET until = excluded.until",
        [.int(until)])
    }
  }
}
