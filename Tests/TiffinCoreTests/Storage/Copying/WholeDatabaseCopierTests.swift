import Synchronization
import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A copy of a database` {
  private let scratch = TestFolder()

  /// A kitchen with rows in most tables.
  private func kitchen() throws -> Kitchen {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: RenderedPhoto(format: .jpeg, small: [1, 0, 255], large: [2]))
    try kitchen.add(.toast(), by: kitchen.stranger)
    try kitchen.meals.delete(try kitchen.add(.toast()), by: kitchen.cook)
    _ = try kitchen.plan("Soup", on: "2026-11-16")
    _ = try kitchen.sessions.begin(kitchen.cook.id, isKept: true, device: "Firefox")
    return kitchen
  }

  /// Two empty installations: one is a file, the other is on a server where the kitchen is on one.
  private func withPlaces(_ body: (_ there: Installation, _ back: Installation) throws -> Void) throws {
    let there = try DataFolder(scratch.path + "/there").create()
    defer { try? there.close() }
    let server = TestServer.database(isEmpty: true)
    let back = try DataFolder(scratch.path + "/back", server: server?.address).create()
    defer { try? back.close() }
    try withExtendedLifetime(server) { try body(there, back) }
  }

  @Test func `has every row, and continues the numbering`() throws {
    let kitchen = try kitchen()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }

    let tables = try WholeDatabaseCopier(from: kitchen.installation, to: target).run()

    for table in tables where table.name != "server_secret" {
      #expect(try table.rows == kitchen.count(table.name), "\(table.name)")
    }
    #expect(tables.first { $0.name == "meal" }?.rows == 3 && tables.first { $0.name == "meal_words" }?.rows == 3)
    let meals = MealStore(target.database)
    let query = MealQuery(limit: 9, search: MealSearch("capr"))
    #expect(try meals.page(query, of: kitchen.cook.id).meals.map(\.name.text) == ["Caprese salad"])
    let new = try meals.add(.toast(), photo: nil, key: .random(), by: kitchen.cook)
    #expect(new.number == 4)
    let faults = try target.database.read { statements throws(StoreError) in
      try IntegrityCheck.faults(statements, target.database.dialect)
    }
    #expect(faults == [])
  }

  /// Browsers keep a picture for a year, by its number.
  @Test func `reuses no number of a deleted picture, even when it is copied back`() throws {
    let kitchen = try kitchen()
    try withPlaces { there, back in
      #expect(try removePicture(from: kitchen.database) == 1)
      _ = try WholeDatabaseCopier(from: kitchen.installation, to: there).run()
      try addPicture(to: there.database, by: kitchen.cook)
      #expect(try removePicture(from: there.database) == 2)
      _ = try WholeDatabaseCopier(from: there, to: back).run()
      try addPicture(to: back.database, by: kitchen.cook)

      #expect(try removePicture(from: back.database) == 3)
    }
  }

  private func addPicture(to database: any Database, by person: Person) throws {
    let picture = RenderedPhoto(format: .jpeg, small: [1, 0, 255], large: [2])
    _ = try MealStore(database).add(.toast(), photo: picture, key: .random(), by: person)
  }

  /// Deletes the only picture, and returns its number.
  private func removePicture(from database: any Database) throws -> Int? {
    try database.write { statements throws(StoreError) in
      let numbers = try statements.all("SELECT id FROM photo") { $0.int(0) }
      try statements.run("UPDATE meal SET photo_id = NULL WHERE photo_id IS NOT NULL")
      try statements.run("DELETE FROM photo")
      return numbers.count == 1 ? numbers[0] : nil
    }
  }

  @Test func `has the same counts and checksums when it is copied back`() throws {
    let kitchen = try kitchen()
    try withPlaces { there, back in
      let tables = try WholeDatabaseCopier(from: kitchen.installation, to: there).run()

      #expect(try WholeDatabaseCopier(from: there, to: back).run() == tables)
      #expect(Set(tables.map(\.checksum)).count > 8)
    }
  }

  @Test func `is rolled back if a row differs after the copy`() throws {
    let kitchen = try kitchen()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    try target.database.write { statements throws(StoreError) -> Void in
      try statements.run(
        "CREATE TRIGGER changed AFTER INSERT ON meal BEGIN UPDATE meal SET notes = 'changed' WHERE id = new.id; END")
    }

    #expect(throws: CopyError.differs(table: "meal")) {
      try WholeDatabaseCopier(from: kitchen.installation, to: target).run()
    }

    let left = try target.database.read { statements throws(StoreError) in
      try statements.number(uncounted: "SELECT COUNT(*) FROM meal")
    }
    #expect(left == 0)
  }

  @Test func `reports its progress in copying and comparing`() throws {
    let kitchen = try kitchen()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    let told = Mutex<[CopyProgress]>([])

    let copy = WholeDatabaseCopier(from: kitchen.installation, to: target) { step in told.withLock { $0.append(step) } }
    let tables = try copy.run()

    let rows = tables.reduce(0) { $0 + $1.rows }
    for step in [CopyProgress.Step.copying, .comparing] {
      let shares = told.withLock { $0.filter { $0.step == step } }
      #expect(shares.allSatisfy { $0.all == rows } && shares.map(\.done) == shares.map(\.done).sorted())
      #expect(shares.first?.done == 1 && shares.last?.done == rows && shares.contains { $0.table == "meal" })
    }
  }

  @Test func `is one snapshot while others write`() throws {
    let kitchen = try kitchen()
    try kitchen.loadFoods()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    let before = try kitchen.count("meal")
    let failures = Mutex(0)
    let saved = Mutex(0)

    let copy = WholeDatabaseCopier(from: kitchen.installation, to: target) { _ in
      guard saved.withLock({ $0 }) < 20 else { return }
      do {
        try kitchen.add(.toast())
        saved.withLock { $0 += 1 }
      } catch {
        failures.withLock { $0 += 1 }
      }
    }
    let tables = try copy.run()

    #expect(saved.withLock { $0 } == 20 && failures.withLock { $0 } == 0)
    #expect(tables.first { $0.name == "meal" }?.rows == before)
    #expect(tables.first { $0.name == "meal_words" }?.rows == before)
    #expect(try kitchen.count("meal") == before + 20)
    let faults = try target.database.read { statements throws(StoreError) in
      try IntegrityCheck.faults(statements, target.database.dialect)
    }
    #expect(faults == [])
  }

  @Test func `has the foods of its source, even if its target had loaded foods`() throws {
    let kitchen = try kitchen()
    try kitchen.loadFoods()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    try target.load([Kitchen.box()])

    let tables = try WholeDatabaseCopier(from: kitchen.installation, to: target).run()

    #expect(tables.first { $0.name == "food_words" }?.rows == 8_789)
    let found = try FoodStore(target.database).search(try #require(FoodSearch("banana")), upTo: 5, for: kitchen.cook)
    #expect(try found.tables.map(\.content.name.text) == kitchen.named("banana"))
  }

  @Test func `is refused if its target has meals`() throws {
    let kitchen = try kitchen()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    let person = try PersonStore(target.database).builtIn()
    _ = try MealStore(target.database).add(.toast(), photo: nil, key: .random(), by: person)

    #expect(throws: CopyError.notEmpty) { try WholeDatabaseCopier(from: kitchen.installation, to: target).run() }

    let page = try MealStore(target.database).page(MealQuery(limit: 9), of: person.id)
    #expect(page.meals.map(\.name.text) == ["Toast"])
  }

  @Test(
    arguments: [
      "UPDATE person SET energy_goal_kcal = 2000", "UPDATE household SET currency = 'EUR'",
      "INSERT INTO food (household_id, source, name, basis, oddness, word_key) VALUES (1, 'own', 'Egg', 'g', 0, 'egg')",
      "INSERT INTO food (source, code, name, basis, oddness, word_key) VALUES ('off', '1', 'Bar', 'g', 0, 'bar')",
      "INSERT INTO grocery_habit (household_id, item_key, name, uses, used_at) VALUES (1, 'cork', 'Cork', 1, 1)",
    ])
  func `is refused if its target has settings, own or imported foods, or habits`(_ use: String) throws {
    let kitchen = try kitchen()
    let target = try DataFolder(scratch.path + "/data").create()
    defer { try? target.close() }
    try target.database.write { statements throws(StoreError) -> Void in try statements.run(use) }

    #expect(throws: CopyError.notEmpty) { try WholeDatabaseCopier(from: kitchen.installation, to: target).run() }
  }
}
