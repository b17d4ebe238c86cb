import TestServer
import Testing

@testable import PictureTools
@testable import TiffinCore

/// The schema enforces rules before the code does: rows written without the stores are checked too.
@Suite struct `The schema` {
  /// A meal's row as a statement takes it, with one column changed.
  private static let row: [(column: String, value: String)] = [
    ("person_id", "1"), ("revision", "1"), ("eaten_on", "'2026-11-20'"),
    ("eaten_at", "'12:30'"), ("name", "'Toast'"), ("category", "''"), ("energy_kcal", "NULL"), ("carbs_mg", "NULL"),
    ("protein_mg", "NULL"), ("fat_mg", "NULL"), ("rating", "0"), ("is_favourite", "0"), ("photo_id", "NULL"),
    ("created_at", "0"), ("deleted_at", "NULL"), ("notes", "''"),
  ]

  private func insert(_ kitchen: Kitchen, _ column: String, _ value: String) throws {
    let columns = Self.row.map(\.column).joined(separator: ", ")
    let values = Self.row.map { $0.column == column ? value : $0.value }.joined(separator: ", ")
    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("INSERT INTO meal (\(columns)) VALUES (\(values))")
    }
  }

  @Test(arguments: [
    ("eaten_at", "''"), ("eaten_at", "'00:00'"), ("eaten_at", "'23:59'"), ("eaten_on", "'0001-01-01'"),
    ("eaten_on", "'9999-12-31'"), ("eaten_on", "'2024-02-29'"), ("rating", "5"), ("energy_kcal", "100000"),
    ("fat_mg", "10000000"), ("category", "'Tea'"),
  ]) func `accepts a valid meal`(column: String, value: String) throws {
    let kitchen = try Kitchen()

    try insert(kitchen, column, value)

    #expect(try kitchen.meals.page(MealQuery(), of: kitchen.cook.id).meals.count == 1)
  }

  @Test(arguments: [
    ("name", "''"), ("name", "'   '"), ("name", "'\t\n'"), ("name", "'\u{A0}\u{2003}\u{3000}'"), ("name", "NULL"),
    ("name", "'\(String(repeating: "é", count: 501))'"), ("category", "NULL"),
    ("category", "'\(String(repeating: "x", count: 1_001))'"), ("rating", "-1"), ("rating", "6"),
    ("rating", "NULL"), ("rating", "'many'"), ("energy_kcal", "-1"), ("energy_kcal", "100001"),
    ("carbs_mg", "-1"), ("carbs_mg", "10000001"), ("protein_mg", "-1"), ("protein_mg", "10000001"), ("fat_mg", "-1"),
    ("fat_mg", "10000001"), ("fat_mg", "'9 g'"), ("eaten_on", "NULL"), ("eaten_on", "''"),
    ("eaten_on", "'2026-02-30'"), ("eaten_on", "'2023-02-29'"), ("eaten_on", "'20/11/2026'"),
    ("eaten_on", "'2026-11-20 '"), ("eaten_on", "'2026-1-2'"), ("eaten_on", "'0000-01-01'"), ("eaten_on", "'now'"),
    ("eaten_on", "'2459000'"), ("eaten_at", "NULL"), ("eaten_at", "'24:00'"), ("eaten_at", "'12:60'"),
    ("eaten_at", "'7:05'"), ("eaten_at", "'12:30:00'"), ("eaten_at", "'noon'"), ("is_favourite", "2"),
    ("is_favourite", "NULL"), ("revision", "0"), ("revision", "NULL"), ("notes", "NULL"),
    ("notes", "'\(String(repeating: "x", count: 20_001))'"), ("person_id", "99"), ("person_id", "NULL"),
    ("photo_id", "99"), ("created_at", "NULL"),
  ]) func `refuses a wrong meal`(column: String, value: String) throws {
    let kitchen = try Kitchen()

    let error = #expect(throws: StoreError.self) { try insert(kitchen, column, value) }

    #expect(error.map(Self.isRefusal) == true, "\(String(describing: error))")
    #expect(try kitchen.count("meal") == 0)
  }

  @Test(
    .onFile,
    arguments: [
      ("name", "'a' || char(0)"), ("category", "char(0)"), ("notes", "'a' || char(0) || 'b'"), ("name", "x'FF'"),
      ("rating", "2.5"), ("energy_kcal", "1.5"),
    ])
  func `refuses meals that the column types of SQLite would accept`(column: String, value: String) throws {
    try `refuses a wrong meal`(column: column, value: value)
  }

  @Test func `treats the same characters as blank as the code does`() {
    let blanks = (0...0x10FFFF).filter { Unicode.Scalar(UInt32($0))?.properties.isWhitespace == true }

    #expect(Whitespace.codePoints == blanks)
    #expect((0...0x10FFFF).filter { Unicode.Scalar(UInt32($0)).map(Whitespace.isBlank) ?? false } == blanks)
  }

  @Test(arguments: [
    "INSERT INTO household (name) VALUES ('')",
    "INSERT INTO household (name) VALUES (NULL)",
    "INSERT INTO person (household_id, name) VALUES (1, '')",
    "INSERT INTO person (household_id, name) VALUES (99, 'Nobody')",
    "UPDATE photo SET format = 'svg'",
    "UPDATE photo SET small = \(SQLLiteral.bytes(""))",
    "UPDATE photo SET large = NULL",
    // A server would take the text for bytes, which no parameter is.
    TestServer.address == nil ? "UPDATE photo SET small = 'text'" : "UPDATE photo SET small = NULL",
    "UPDATE photo SET fingerprint = ''",
    "UPDATE photo SET person_id = 99",
    "UPDATE meal SET person_id = 2",
    "UPDATE meal SET person_id = 99",
    "DELETE FROM photo",
    "DELETE FROM household",
    "UPDATE submission SET form_key = ''",
    "UPDATE submission SET fingerprint = 'x'",
    "UPDATE submission SET meal_id = 99",
    "INSERT INTO submission SELECT * FROM submission",
    "UPDATE meal SET recipe_servings = 0",
    "UPDATE meal SET recipe_servings = 1001",
    "UPDATE meal SET recipe_id = 99",
    "UPDATE meal SET are_servings_assumed = 1, is_estimated = 1",
    "UPDATE meal SET are_servings_assumed = 1, recipe_servings = 4",
    "UPDATE meal SET are_servings_assumed = 2, recipe_servings = 4, is_estimated = 1",
    "INSERT INTO schema_version (version, applied_at) VALUES (0, 0)",
    "INSERT INTO schema_version (version, applied_at) VALUES (1, 0)",
  ]) func `refuses every other invalid row`(statement: String) throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: .plate())

    let error = #expect(throws: StoreError.self) {
      try kitchen.database.write { statements throws(StoreError) in _ = try statements.run(statement) }
    }

    #expect(error.map(Self.isRefusal) == true, "\(String(describing: error))")
  }

  @Test func `deletes a person's meals, photos and forms with the person`() throws {
    let kitchen = try Kitchen()
    try kitchen.add(.caprese(), photo: .plate())
    try kitchen.add(.toast(), by: kitchen.stranger)

    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run("DELETE FROM person WHERE id = $1", [.id(kitchen.cook.id)])
    }

    #expect(try kitchen.count("meal") == 1)
    #expect(try kitchen.count("photo") == 0)
    #expect(try kitchen.count("submission") == 1)
  }

  @Test func `moves a person's rows with them into another household`() throws {
    let kitchen = try Kitchen()
    let id = try kitchen.add(.caprese(), photo: .plate())

    try kitchen.database.write { statements throws(StoreError) in
      _ = try statements.run(
        "UPDATE person SET household_id = $1 WHERE id = $2", [.id(kitchen.stranger.household), .id(kitchen.cook.id)])
    }

    #expect(try kitchen.meals.meal(id, of: kitchen.cook.id).photo != nil)
  }

  private static func isRefusal(_ error: StoreError) -> Bool {
    switch error {
    case .refused, .orphan: true
    default: false
    }
  }
}
