import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

@Suite struct `A person's data` {
  /// A change of a person's household.
  enum Action: CaseIterable {
    case leave, accept, acceptIntoNew, remove, delete
  }

  private static let tables = [
    "account", "session", "one_time_link", "submission", "plan_submission", "plan_eaten",
  ]

  /// Tables that refer only to the person, so that their rows stay unchanged if the person moves.
  private static let personal = ["photo", "meal", "held_picture"]

  /// Bob, of the cook's household, with something in every table; a meal of his is deleted.
  private func bob(_ kitchen: Kitchen) throws -> Person {
    let account = try NewAccount(username: Username("bob"), name: PersonName("Bob"), passwordHash: "hash")
    let id = try kitchen.links.join(try kitchen.links.invite(by: kitchen.cook.id), as: account)
    let bob = try PersonStore(kitchen.database).person(id)
    try kitchen.add(.caprese(), photo: RenderedPhoto(format: .jpeg, small: [1], large: [2]), by: bob)
    try kitchen.meals.delete(try kitchen.add(.toast(), by: bob), by: bob)
    let soup = try kitchen.plan("Soup", on: "2026-11-16", by: bob)
    _ = try kitchen.plan.eat(soup, on: .on("2026-11-16"), at: nil, by: bob)
    _ = try kitchen.held.hold(.rendered(.plain), of: bob)
    _ = try kitchen.sessions.begin(id, isKept: true, device: "Firefox")
    _ = try kitchen.links.passwordLink(for: id)
    _ = try kitchen.links.invite(by: kitchen.cook.id)
    try kitchen.add(.caprese(), photo: RenderedPhoto(format: .jpeg, small: [3], large: [4]))
    return bob
  }

  private func happen(_ action: Action, to bob: Person.ID, in kitchen: Kitchen) throws {
    switch action {
    case .leave: try kitchen.households.leave(bob)
    case .accept: try kitchen.links.accept(try kitchen.links.invite(by: kitchen.stranger.id), by: bob)
    case .acceptIntoNew: try kitchen.links.accept(try kitchen.links.inviteHousehold(), by: bob)
    case .remove: try kitchen.households.remove(bob, by: kitchen.cook.id)
    case .delete: try kitchen.accounts.delete(bob)
    }
  }

  @Test(arguments: Action.allCases) func `moves or is deleted with the person in every table`(action: Action) throws {
    let kitchen = try Kitchen()
    let bob = try bob(kitchen)
    let before = try Self.tables.map { try kitchen.households(of: bob.id, in: $0) }
    let own = try Self.personal.map { try kitchen.count("\($0) WHERE person_id = \(bob.id.number)") }

    try happen(action, to: bob.id, in: kitchen)

    #expect(before.allSatisfy { Set($0) == [Int(bob.household.number)] }, "\(before)")
    let after = try Self.tables.map { try kitchen.households(of: bob.id, in: $0) }
    let home = try action == .delete ? nil : PersonStore(kitchen.database).person(bob.id).household.number
    #expect(home != bob.household.number)
    // Links to a new password were made by who may no longer make them.
    let expected = zip(Self.tables, before).map { table, rows in
      table == "one_time_link" ? [] : home.map { home in rows.map { _ in Int(home) } } ?? []
    }
    #expect(after == expected)
    let kept = try Self.personal.map { try kitchen.count("\($0) WHERE person_id = \(bob.id.number)") }
    #expect(own == [1, 3, 1] && kept == (action == .delete ? [0, 0, 0] : own))
    #expect(try kitchen.faults().isEmpty)
    #expect(try kitchen.meals.page(MealQuery(), of: kitchen.cook.id).meals.count == 1)
  }

  @Test func `is not stored if the person is gone or lives in another household`() throws {
    let kitchen = try Kitchen()
    let bob = try bob(kitchen)
    try kitchen.households.leave(bob.id)

    #expect(throws: StoreError.self) { try kitchen.add(.toast(), by: bob) }
    try kitchen.accounts.delete(bob.id)
    let error = #expect(throws: StoreError.self) {
      try kitchen.add(.toast(), photo: RenderedPhoto(format: .jpeg, small: [1], large: [2]), by: bob)
    }

    let isOrphan = if case .orphan = error { true } else { false }
    #expect(isOrphan, "\(String(describing: error))")
    #expect(try kitchen.count("meal") == 1)
    #expect(try kitchen.count("photo") == 1)
  }

  @Test(.onFile) func `is found by an index, like the rows of every foreign key`() throws {
    let kitchen = try Kitchen()
    var count = 0

    for table in try kitchen.rows("SELECT name FROM sqlite_schema WHERE type = 'table'") {
      // This is how rows are looked for that refer to one which goes, or changes.
      let conditions = try kitchen.rows(
        """
        SELECT group_concat("from" || ' = 1', ' AND ') FROM pragma_foreign_key_list('\(table)') GROUP BY id
        """)
      for condition in conditions {
        let plan = try kitchen.plan("DELETE FROM \(table) WHERE \(condition)")
        #expect(!plan.isEmpty && plan.allSatisfy { $0.hasPrefix("SEARCH") }, "\(table): \(condition): \(plan)")
        count += 1
      }
    }

    #expect(count >= 10)
  }

  @Test(.onFile) func `is removed from the word index without a scan of other people's meals`() throws {
    let kitchen = try Kitchen()

    let plan = try kitchen.plan(
      kitchen.database.dialect.wordIndex("meal_words").removal(ofRows: MealWordIndex.mealsOfPerson),
      [.id(kitchen.cook.id)])

    #expect(plan.contains { $0.contains("meal_by_person") }, "\(plan)")
    #expect(!plan.contains { $0.hasPrefix("SCAN meal") && !$0.contains("VIRTUAL TABLE INDEX") }, "\(plan)")
  }
}

extension Kitchen {
  fileprivate func rows(_ statement: String) throws -> [String] {
    try database.read { statements throws(StoreError) in try statements.all(statement) { row in row.text(0) } }
  }

  fileprivate func faults() throws -> [String] {
    try database.read { statements throws(StoreError) in try IntegrityCheck.faults(statements, database.dialect) }
  }

  fileprivate func plan(_ statement: String, _ values: [SQLValue] = []) throws -> [String] {
    try database.read { statements throws(StoreError) in
      try statements.all("EXPLAIN QUERY PLAN \(statement)", values) { row in row.text(3) }
    }
  }

  /// The household that stands beside the person in each row of theirs.
  fileprivate func households(of person: Person.ID, in table: String) throws -> [Int] {
    try database.read { statements throws(StoreError) in
      try statements.all("SELECT household_id FROM \(table) WHERE person_id = $1", [.id(person)]) { $0.int(0) }
    }
  }
}
