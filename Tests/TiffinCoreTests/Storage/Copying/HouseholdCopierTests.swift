import TestServer
import TestSupport
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A household copied to another database` {
  private let scratch = TestFolder()

  private func source() throws -> Kitchen {
    let kitchen = try Kitchen()
    try kitchen.fillEveryTable()
    return kitchen
  }

  private func copy(_ kitchen: Kitchen, to target: Installation) throws -> [TableChecksum] {
    try HouseholdCopier(from: kitchen.installation, to: target).run(kitchen.cook.household)
  }

  private func problems(of kitchen: Kitchen) throws -> [CheckResult] {
    let renderer = PhotoRenderer.unhurried(in: scratch.path)
    let inspection = InstallationChecks(kitchen.installation, renderer: renderer, isRepairing: false)
    return try [DataCheck.database, .search, .usualMeals].map { try inspection.look(at: $0) }
  }

  /// The differences between two exports, as readable text.
  private static func differences(_ one: [String: [UInt8]], _ other: [String: [UInt8]]) -> [String] {
    Set(one.keys).union(other.keys).sorted().filter { one[$0] != other[$0] }.map { name in
      let texts = [one[name], other[name]].map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "nothing" }
      return "\(name): \(texts[0]) instead of \(texts[1])"
    }
  }

  private func alice(_ installation: Installation) throws -> Person {
    let account = try #require(try AccountStore(installation.database).find("alice"))
    return try PersonStore(installation.database).person(account.id)
  }

  @Test func `has rows in every table, and exports the same data as the original`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())
    let others = try cell.exported()

    let tables = try copy(kitchen, to: cell.installation)

    let counts = Dictionary(tables.map { ($0.name, $0.rows) }, uniquingKeysWith: min)
    for table in HouseholdTable.all { #expect(try #require(counts[table.name]) > 0, "\(table.name)") }
    let new = try alice(cell.installation)
    #expect(new.household != kitchen.cook.household && new.id != kitchen.cook.id)
    let differences = try Self.differences(cell.exported(for: new), kitchen.exported())
    #expect(differences == [])
    #expect(try Self.differences(cell.exported(), others) == [])
  }

  @Test func `is found by search, calendar and sign-in, with sound references`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())
    let before = try problems(of: cell)

    _ = try copy(kitchen, to: cell.installation)

    let new = try alice(cell.installation)
    let found = try cell.meals.page(MealQuery(limit: 9, search: MealSearch("capr")), of: new.id)
    #expect(found.meals.map(\.name.text) == ["Caprese salad"])
    #expect(try cell.find("eggs", by: new).own.map(\.content.name.text) == ["Own eggs"])
    let id = new.id.number
    #expect(try cell.texts("SELECT name FROM person WHERE calendar_hash IS NOT NULL AND id = \(id)").count == 1)
    #expect(try cell.texts("SELECT password_hash FROM account WHERE person_id = \(id)") == ["hash"])
    #expect(try problems(of: cell) == before)
  }

  @Test func `shares catalogue recipes and table foods, and adds missing ones`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())

    _ = try copy(kitchen, to: cell.installation)

    #expect(try cell.texts("SELECT name FROM recipe WHERE catalogue_number IS NOT NULL") == ["Teriyaki"])
    #expect(try cell.texts("SELECT code FROM food WHERE code IS NOT NULL ORDER BY code") == ["01123", "777", "999"])
    let portions = "SELECT measure FROM food_portion JOIN food ON food.id = food_id WHERE code = '999'"
    #expect(try cell.texts(portions) == ["piece"])
  }

  @Test func `is refused if its username is already there`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())
    _ = try copy(kitchen, to: cell.installation)
    let before = try cell.count("meal")

    #expect(throws: CopyError.isThere(username: "Alice")) { try copy(kitchen, to: cell.installation) }

    #expect(try cell.count("meal") == before)
  }

  @Test(.onFile) func `is rolled back if a row differs after the copy`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())
    let before = try cell.count("meal")
    try cell.run(
      "CREATE TRIGGER changed AFTER INSERT ON meal BEGIN UPDATE meal SET notes = 'changed' WHERE id = new.id; END")

    #expect(throws: CopyError.differs(table: "meal")) { try copy(kitchen, to: cell.installation) }

    #expect(try cell.count("meal") == before)
  }

  @Test func `is rolled back if a row cannot be copied`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())
    // What comes last of all: the same secret of a calendar.
    try cell.run("UPDATE person SET calendar_hash = '\(String(repeating: "b", count: 64))' WHERE id = 2")
    let before = try cell.countOfHouseholdsRows()

    #expect(throws: CopyError.self) { try copy(kitchen, to: cell.installation) }

    #expect(try cell.countOfHouseholdsRows() == before)
    #expect(before["meal", default: 0] > 0 && before["account", default: 0] > 0)
  }

  @Test func `makes its owner the server's owner in a new database, and is the same when copied back`() throws {
    let kitchen = try source()
    let place = try DataFolder(scratch.path + "/new").create()
    defer { try? place.close() }
    let back = try Kitchen.usedByOthers()

    _ = try copy(kitchen, to: place)

    let owner = try alice(place)
    #expect(
      try place.database.read { statements throws(StoreError) in
        try HouseholdMemberStore.isServerOwner(owner, statements)
      })
    _ = try HouseholdCopier(from: place, to: back.installation).run(owner.household)
    let differences = try Self.differences(back.exported(for: alice(back.installation)), kitchen.exported())
    #expect(differences == [])
  }

  @Test func `leaves out references to a member's former household`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())
    let bob = try #require(try AccountStore(kitchen.database).find("bob")).id
    try kitchen.households.leave(bob)
    let home = try PersonStore(kitchen.database).person(bob).household

    let tables = try HouseholdCopier(from: kitchen.installation, to: cell.installation).run(home)

    let rows = Dictionary(tables.map { ($0.name, $0.rows) }, uniquingKeysWith: min)
    #expect(rows["meal"] == 2 && rows["plan_eaten"] == 0 && rows["recipe_favourite"] == 0 && rows["recipe"] == 0)
  }

  @Test func `is refused without an account or while an account is being deleted`() throws {
    let (kitchen, cell) = (try source(), try Kitchen.usedByOthers())

    #expect(throws: CopyError.noAccount) {
      try HouseholdCopier(from: kitchen.installation, to: cell.installation).run(kitchen.stranger.household)
    }
    try kitchen.run("UPDATE person SET leaving_at = 3 WHERE id = 1")
    #expect(throws: CopyError.isLeaving) { try copy(kitchen, to: cell.installation) }
  }
}

extension Kitchen {
  /// Counts the rows of each table, without rows that belong to no household and the parts of such rows.
  fileprivate func countOfHouseholdsRows() throws -> [String: Int] {
    let parts = SharedTable.all.flatMap(\.parts)
    var counts: [String: Int] = [:]
    for table in HouseholdTable.all where !parts.contains(table.name) {
      let isOurs = SharedTable.named(table.name).map { " WHERE \($0.owner) IS NOT NULL" } ?? ""
      counts[table.name] = try count("\(table.name)\(isOurs)")
    }
    return counts
  }
}
