import PictureTools

extension ImportJobStore {
  /// Returns an import that a person can see.
  ///
  /// - Throws: ``StoreError/notFound``, also for another household's or person's import.
  public static func job(
    _ id: ImportJob.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> ImportJob {
    let found = try statements.first(
      "SELECT \(columns) FROM bringing WHERE id = $1 AND \(mine)",
      [.id(id), .id(person.household), .id(person.id)], read)
    guard let found else { throw .notFound }
    return found
  }

  /// Returns the last imports that a person can see, newest first.
  public static func latest(
    _ count: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [ImportJob] {
    try statements.all(
      """
      SELECT \(columns) FROM bringing
      WHERE household_id = $1 AND (person_id IS NULL OR person_id = $2) ORDER BY id DESC LIMIT $3
      """,
      [.id(person.household), .id(person.id), .int(count)], read)
  }

  /// Returns a picture of the preview.
  ///
  /// - Parameter place: The index of the picture, 0 for the first.
  /// - Throws: ``StoreError/notFound``, also for another household's or person's import.
  public static func picture(
    _ place: Int, of id: ImportJob.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> StoredPhoto {
    let picture = try statements.first(
      """
      SELECT format, small FROM bringing JOIN bringing_picture ON bringing_id = bringing.id
      WHERE id = $1 AND \(mine) AND place = $4
      """,
      [.id(id), .id(person.household), .id(person.id), .int(place)]
    ) { row in
      PhotoFormat(rawValue: row.text(0)).map {
        StoredPhoto(format: $0, bytes: row.bytes(1), etag: "import-\(id.number)-\(place)")
      }
    }
    guard let picture = picture ?? nil else { throw .notFound }
    return picture
  }

  /// Returns the number of imported rows that still exist.
  func added(by id: ImportJob.ID, for person: Person) throws(StoreError) -> Int {
    try database.read { statements throws(StoreError) in try Self.job(id, for: person, statements).added }
  }

  /// The SQL condition for imports that person $3 of household $2 can see.
  static let mine = "household_id = $2 AND (person_id IS NULL OR person_id = $3)"

  private static let columns = """
    id, app, file_name, state, begun_at, worked_at, total, known, seen, names, broken_count, broken,
    (SELECT COUNT(*) FROM bringing_recipe JOIN recipe ON recipe.id = recipe_id AND recipe.deleted_at IS NULL
      WHERE bringing_id = bringing.id)
    + (SELECT COUNT(*) FROM bringing_meal JOIN meal ON meal.id = meal_id AND meal.deleted_at IS NULL
      WHERE bringing_id = bringing.id)
    + \(ImportedItemRows.count),
    person_id, columns, kind, parts
    """

  private static func read(_ row: borrowing Row) -> ImportJob {
    ImportJob(
      id: row.id(0), kind: ImportJob.Kind(rawValue: row.text(15)) ?? .recipes, isOnePersons: !row.isNull(13),
      app: row.text(1), fileName: row.text(2),
      state: ImportJob.State(rawValue: row.text(3)) ?? .found, begunAt: row.int(4), workedAt: row.int(5),
      total: row.int(6), known: row.int(7), seen: row.int(8),
      names: lines(row.text(9)), brokenCount: row.int(10), broken: lines(row.text(11)), added: row.int(12),
      columns: row.optionalText(14).flatMap { ImportedColumns(stored: $0) },
      parts: ImportRowKind.parts(stored: row.text(16)))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
