import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating rows that name a household` {
  private static let mark = String(repeating: "a", count: 32)

  private static let rows = [
    "INSERT INTO household (name) VALUES ('Second'), ('Third')",
    "INSERT INTO person (household_id, name) VALUES (3, 'Cleo')",
    "INSERT INTO photo (household_id, person_id, format, fingerprint, small, large)"
      + " VALUES (3, 2, 'jpeg', '\(mark)', x'01', x'0203')",
    """
    INSERT INTO meal (household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key,
    rating, is_favourite, created_at, notes, photo_id)
    VALUES (3, 2, 1, '2026-11-20', '', 'Rice', '', 'rice', '', 0, 0, 0, '', 1)
    """,
    "INSERT INTO held_picture (household_id, person_id, held_at, byte_count, format, small, large)"
      + " VALUES (3, 2, 5, 3, 'webp', x'04', x'05')",
    "INSERT INTO recipe_picture (household_id, format, fingerprint, created_at, small, large)"
      + " VALUES (3, 'webp', '\(mark)', 1, x'06', x'07'), (NULL, 'webp', '\(mark)', 1, x'08', x'09')",
    "INSERT INTO bringing (household_id, person_id, app, file_name, state, begun_at, worked_at, total, known, names,"
      + " broken_count, broken, upload) VALUES (3, 2, 'Mealie', 'a.zip', 'found', 1, 2, 1, 0, 'a', 0, '', x'0a'),"
      + " (3, NULL, 'Mealie', 'b.zip', 'taken', 1, 2, 1, 0, 'b', 0, '', NULL)",
  ]

  @Test func `keeps all rows, which still move with their people`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 24)
    try database.write { statements throws(StoreError) in
      for row in Self.rows { try statements.run(row) }
      try Migrations.run(statements, database.dialect, now: 0)
    }
    let cleo = try PersonStore(database).person(Person.ID(2))
    try database.write { statements throws(StoreError) in
      try HouseholdRows.move(cleo.id, from: cleo.household, to: Household.ID(2), as: .member, statements)
    }
    for _ in 0..<1_000 { guard try AccountStore(database).removeSome() else { break } }

    let moved = try PersonStore(database).person(cleo.id)
    #expect(moved.household == Household.ID(2))
    #expect(try PhotoStore(database).photo(Photo.ID(1), .large, of: cleo.id).bytes == [2, 3])
    #expect(try MealStore(database).meal(Meal.ID(1), of: cleo.id).photo == Photo.ID(1))
    #expect(try picture(1, for: moved, database) == [7])
    #expect(try picture(2, for: moved, database) == [9])
    #expect(
      try rows("SELECT id || file_name || household_id FROM bringing ORDER BY id", database) == ["1a.zip2", "2b.zip2"])
    #expect(try rows("SELECT bringing_id || hex(upload) FROM bringing_file", database) == ["10A"])
    #expect(try rows("SELECT id || ' ' || is_emptied FROM household", database) == ["1 0", "2 0"])
    #expect(
      try database.read { statements throws(StoreError) in try IntegrityCheck.faults(statements, database.dialect) }
        == [])
    try database.close()
  }

  @Test func `ties photos to their person and deletes them together`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 24)
    try database.write { statements throws(StoreError) in
      for row in Self.rows { try statements.run(row) }
      try Migrations.run(statements, database.dialect, now: 0)
    }

    for table in ["photo", "meal", "held_picture"] {
      #expect(throws: StoreError.self) {
        try database.write { statements throws(StoreError) -> Void in
          try statements.run("UPDATE \(table) SET person_id = 99")
        }
      }
    }
    try database.write { statements throws(StoreError) -> Void in try statements.run("DELETE FROM person WHERE id = 2")
    }

    for table in ["photo", "meal", "held_picture"] {
      #expect(try rows("SELECT COUNT(*) || '' FROM \(table)", database) == ["0"], "\(table)")
    }
    try database.close()
  }

  private func picture(_ id: Int64, for person: Person, _ database: SQLiteDatabase) throws -> [UInt8] {
    try database.read { statements throws(StoreError) in
      try RecipePictureStore.picture(RecipePicture.ID(id), .large, of: person.household, statements).bytes
    }
  }

  private func rows(_ query: String, _ database: SQLiteDatabase) throws -> [String] {
    try database.read { statements throws(StoreError) in try statements.all(query) { row in row.text(0) } }
  }
}
