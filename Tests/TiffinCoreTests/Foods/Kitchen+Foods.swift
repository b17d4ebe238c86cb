import TestServer
import TestSupport
import Testing

@testable import TiffinCore

extension Kitchen {
  var foods: FoodStore { FoodStore(database, now: { [clock] in clock.seconds }) }

  /// Loads the foods that come with Tiffin.
  @discardableResult
  func loadFoods() throws -> Bool {
    try Self.box().load(into: database)
  }

  static func box() throws -> BundledFoods {
    try #require(BundledFoods(LoadedFoods.path))
  }

  func find(_ typed: String, by person: Person? = nil, upTo limit: Int = 10) throws -> FoundFoods {
    try foods.search(try #require(FoodSearch(typed)), upTo: limit, for: person ?? cook)
  }

  /// The names of table foods that a search finds.
  func named(_ typed: String, upTo limit: Int = 5) throws -> [String] {
    try find(typed, upTo: limit).tables.map(\.content.name.text)
  }

  /// The codes of a table's foods by their identifiers.
  func codes() throws -> [Food.ID: String] {
    try database.read { statements throws(StoreError) in
      var codes: [Food.ID: String] = [:]
      _ = try statements.run("SELECT id, code FROM food WHERE code IS NOT NULL") { row throws(StoreError) in
        codes[row.id(0)] = row.text(1)
      }
      return codes
    }
  }
}
