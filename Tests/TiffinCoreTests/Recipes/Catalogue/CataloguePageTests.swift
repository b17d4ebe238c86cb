import Synchronization
import Testing

@testable import TestSupport
@testable import Fetching
@testable import TiffinCore

@Suite struct `A page that needs the catalogue` {
  @Test(arguments: [RecipeCatalogueLookup.search("dish"), .ideas(for: Person.ID(1)), .nothing])
  func `queries the catalogue outside a transaction, then is rendered from one snapshot`(need: RecipeCatalogueLookup)
    throws
  {
    let kitchen = try Kitchen()
    let database = WatchedDatabase(kitchen.database)
    let store = CatalogueStore(database, now: { [clock = kitchen.clock] in clock.seconds })
    let catalogue = Catalogue(store, source: DishSource(database: database), turns: FetchThreadLimit(places: 1)) { _ in
    }

    let first = try catalogue.page(for: need) { outcome, _ in (outcome, database.open) }
    let before = database.begun
    let again = try catalogue.page(for: need) { outcome, _ in (outcome, database.open) }

    #expect(Set(database.openWhileAsked) == (need == .nothing ? [] : [0]))
    #expect(first.0.reach == .fine && first.0 == again.0)
    #expect(first.1 == 1 && again.1 == 1)
    #expect(database.begun - before == 1)
  }

  @Test func `uses the current snapshot unless the catalogue must be queried first`() throws {
    let kitchen = try Kitchen()
    let database = WatchedDatabase(kitchen.database)
    let store = CatalogueStore(database, now: { [clock = kitchen.clock] in clock.seconds })
    let catalogue = Catalogue(store, source: DishSource(database: database), turns: FetchThreadLimit(places: 1)) { _ in
    }
    func page() throws -> SnapshotResult<Int> {
      try database.snapshot { try catalogue.page(for: .search("dish"), $0) { _, _ in database.begun } }
    }

    guard case .later(let make) = try page() else {
      Issue.record("made without the catalogue")
      return
    }
    #expect(database.openWhileAsked.isEmpty)
    let begun = database.begun
    #expect(try make() > begun && database.openWhileAsked == [0])
    let before = database.begun
    guard case .made(let number) = try page() else {
      Issue.record("asked again")
      return
    }
    #expect(number == before + 1 && database.openWhileAsked == [0])
  }

  @Test func `is rendered with the length of the pause if the catalogue fails`() throws {
    let kitchen = try Kitchen()
    let catalogue = kitchen.catalogue(MuteSource())

    let first = try catalogue.page(for: .search("soup")) { outcome, _ in outcome }
    let second = try catalogue.page(for: .search("soup")) { outcome, _ in outcome }

    #expect(first == CatalogueLookupResult(reach: .unreachable, pause: 30))
    #expect(second == CatalogueLookupResult(reach: .paused, pause: 30))
  }

  @Test(arguments: [
    ("", RecipeCatalogueLookup.ideas(for: Person.ID(1))), ("soup", .search("soup")), ("own", .nothing),
    ("after", .nothing),
  ]) func `of a recipe list needs ideas, a search, or nothing`(kind: String, need: RecipeCatalogueLookup) throws {
    let kitchen = try Kitchen()
    var query = RecipeQuery()
    if kind == "soup" { query.search = MealSearch("soup") }
    if kind == "own" { query.isOwn = true }
    if kind == "after" { query.after = RecipeCursor("all.61.1") }

    #expect(RecipeCatalogueLookup(query, for: kitchen.cook) == need)
  }
}

/// Answers everything with the same dish.
private struct DishSource: RecipeSource {
  let database: WatchedDatabase

  func ask(_ questions: [CatalogueRequest], within time: Duration) -> [Result<CatalogueResponse, CatalogueFailure>] {
    database.noteQuestion()
    var answer = CatalogueResponse()
    answer.recipes = [.dish("1")]
    answer.names = ["Beef"]
    return questions.map { _ in .success(answer) }
  }
}

private struct MuteSource: RecipeSource {
  func ask(_ questions: [CatalogueRequest], within time: Duration) -> [Result<CatalogueResponse, CatalogueFailure>] {
    questions.map { _ in .failure(.unreadable) }
  }
}

/// A database that counts its transactions.
private final class WatchedDatabase: Database {
  private let database: any Database
  private let counts = Mutex((open: 0, begun: 0, asked: [Int]()))

  init(_ database: any Database) { self.database = database }

  var open: Int { counts.withLock(\.open) }
  var begun: Int { counts.withLock(\.begun) }
  /// The number of open transactions at each request to the catalogue.
  var openWhileAsked: [Int] { counts.withLock(\.asked) }
  var dialect: any SQLDialect { database.dialect }

  func read<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    begin()
    defer { end() }
    return try database.read(body)
  }

  func write<T>(_ body: (borrowing Statements) throws(StoreError) -> T) throws(StoreError) -> T {
    begin()
    defer { end() }
    return try database.write(body)
  }

  func runAlone(_ sql: String, _ values: [SQLValue]) throws(StoreError) {
    begin()
    defer { end() }
    try database.runAlone(sql, values)
  }

  func close() throws(StoreError) { try database.close() }

  func noteQuestion() { counts.withLock { $0.asked.append($0.open) } }

  private func begin() {
    counts.withLock { counts in
      counts.open += 1
      counts.begun += 1
    }
  }

  private func end() { counts.withLock { $0.open -= 1 } }
}
