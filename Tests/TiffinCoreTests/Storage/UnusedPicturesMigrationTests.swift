import TestSupport
import Testing

@testable import TiffinCore

@Suite struct `Migrating recipe pictures` {
  @Test func `records since when pictures are unused`() throws {
    let scratch = TestFolder()
    let database = try scratch.database(at: 21)
    try database.write { statements throws(StoreError) in
      for id in [1, 2] {
        try statements.run(
          """
          INSERT INTO recipe_picture (id, format, fingerprint, created_at, small, large)
          VALUES ($1, 'webp', $2, 77, x'01', x'02')
          """,
          [.int(id), .text(String(repeating: "a", count: 32))])
      }
      try statements.run(
        """
        INSERT INTO recipe (catalogue_number, picture_id, revision, name, name_key, category, category_key, cuisine,
        cuisine_key, rating, created_at, tags, instructions, notes)
        VALUES ('7', 1, 1, 'Soup', 'soup', '', '', '', '', 0, 0, '', '', '')
        """)
      try Migrations.run(statements, database.dialect, now: 0)
    }

    let since = try database.read { statements throws(StoreError) in
      try statements.all("SELECT unused_since FROM recipe_picture ORDER BY id") { row in
        row.optionalInt(0)
      }
    }

    #expect(since == [nil, 77])
    try database.close()
  }
}
