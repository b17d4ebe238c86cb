import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// Tests of migrations with rows on a server, which no stored file can cover.
@Suite(.onServer) struct `A server's database of an earlier release` {
  private let scratch = TestFolder()
  private let server: TestServer.Database
  private let folder: DataFolder

  init() throws {
    server = try #require(TestServer.database(isEmpty: true))
    folder = DataFolder(scratch.path, server: server.address)
  }

  /// Creates a database at an earlier schema version, with rows.
  private func fill(at version: Int, with rows: [String]) throws {
    let database = PostgreSQLDatabase(PostgreSQLSettings(address: server.address), isGuarded: false)
    try database.write { statements throws(StoreError) in
      try Migrations.run(statements, database.dialect, upTo: version, now: 0)
      try statements.run("INSERT INTO server_secret (name, value) VALUES ('installation', '0123456789abcdef')")
      for row in rows { try statements.run(row) }
    }
    try database.close()
    #expect(throws: InstallationError.olderSchema(found: version, known: Migrations.latest)) { try folder.open() }
  }

  private func texts(_ query: String, _ installation: Installation) throws -> [String] {
    try installation.database.read { statements throws(StoreError) in try statements.all(query) { row in row.text(0) } }
  }

  @Test func `is migrated with all its data`() throws {
    let secret = SecretToken.random()
    try fill(at: 17, with: Self.people + Self.calendars(secret) + [Self.meal, Self.picture, Self.picture, Self.recipe])

    let installation = try folder.migrate()

    #expect(try folder.open().id == "0123456789abcdef")
    let cook = try installation.database.snapshot { try CalendarLinkStore.person(secret.text, $0) }
    let calendars = CalendarLinkStore(installation.database)
    #expect(try cook.name == "Me" && calendars.link(of: cook.id) == CalendarLink(made: nil))
    // What was no token opened nothing before, either.
    #expect(try calendars.link(of: Person.ID(2)) == nil)
    let columns = "SELECT attname::TEXT FROM pg_attribute WHERE attrelid = 'person'::REGCLASS AND NOT attisdropped"
    #expect(Set(try texts(columns, installation)).isDisjoint(with: ["calendar_secret"]))
    #expect(try texts("SELECT recipe_id || ' ' || reader FROM recipe_contents", installation) == ["1 0"])
    let unused = "SELECT COALESCE(unused_since::TEXT, 'used') FROM recipe_picture ORDER BY id"
    #expect(try texts(unused, installation) == ["used", "77"])
    let meals = MealStore(installation.database)
    #expect(try meals.meal(Meal.ID(1), of: cook.id).content.name.text == "Toast")
    #expect(try meals.add(.toast(), photo: nil, key: .random(), by: cook).number == 2)
    try installation.close()
  }

  @Test(arguments: [18, 19]) func `keeps the kinds of imports and the state of second factors`(version: Int) throws {
    try fill(at: version, with: Self.people + Self.bringings + Self.factors)

    let installation = try folder.migrate()

    #expect(try texts("SELECT kind FROM bringing ORDER BY id", installation) == ["recipes", "diary", "household"])
    let since = "SELECT COALESCE(authenticator_since::TEXT, 'begun') FROM second_factor ORDER BY person_id"
    #expect(try texts(since, installation) == ["7", "begun"])
    try installation.close()
  }
}

/// Rows as a release wrote them.
extension `A server's database of an earlier release` {
  /// The first person is there, in the first household.
  fileprivate static let people = [
    "INSERT INTO person (household_id, name) VALUES (1, 'Bob')",
    """
    INSERT INTO account (person_id, household_id, username, username_key, password_hash, created_at)
    SELECT id, household_id, name, lower(name), 'hash', 5 FROM person
    """,
    """
    INSERT INTO session (household_id, person_id, token_hash, is_kept, device, began_at, used_at)
    SELECT household_id, id, repeat(CAST(id AS TEXT), 64), 1, 'Firefox', 5, 5 FROM person
    """,
  ]

  fileprivate static func calendars(_ secret: SecretToken) -> [String] {
    [
      "UPDATE person SET calendar_secret = '\(secret.text)' WHERE id = 1",
      "UPDATE person SET calendar_secret = repeat('!', 43) WHERE id = 2",
    ]
  }

  fileprivate static let meal = """
    INSERT INTO meal (
      household_id, person_id, revision, eaten_on, eaten_at, name, category, name_key, category_key, rating,
      is_favourite, created_at, notes
    ) VALUES (1, 1, 1, '2026-11-20', '12:30', 'Toast', 'Lunch', 'toast', '2', 0, 0, 0, '')
    """

  fileprivate static let picture = """
    INSERT INTO recipe_picture (household_id, format, fingerprint, created_at, small, large)
    VALUES (1, 'webp', repeat('a', 32), 77, \(SQLLiteral.bytes("01")), \(SQLLiteral.bytes("02")))
    """

  /// A recipe with the first of two pictures.
  fileprivate static let recipe = """
    INSERT INTO recipe (household_id, picture_id, revision, name, name_key, category, category_key, cuisine,
    cuisine_key, rating, created_at, tags, instructions, notes)
    VALUES (1, 1, 1, 'Soup', 'soup', '', '', '', '', 0, 0, '', '', '')
    """

  /// Recipes are a household's, all else a person's.
  fileprivate static let bringings = [("NULL", "Mealie"), ("1", "Cronometer"), ("1", "Tiffin")].map { person, app in
    """
    INSERT INTO bringing (household_id, person_id, app, file_name, state, begun_at, worked_at, total, known, names,
    broken_count, broken) VALUES (1, \(person), '\(app)', 'file', 'taken', 5, 5, 0, 0, '', 0, '')
    """
  }

  /// A second factor that is on, and one that is unconfirmed.
  fileprivate static let factors = [(1, "7"), (2, "NULL")].map { person, since in
    """
    INSERT INTO second_factor (person_id, secret, begun_at, on_since, last_step)
    VALUES (\(person), \(SQLLiteral.bytes(String(repeating: "0f", count: 20))), 1, \(since), 3)
    """
  }
}
