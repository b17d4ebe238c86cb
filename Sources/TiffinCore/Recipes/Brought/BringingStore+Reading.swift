extension BringingStore {
  /// Returns a household's bringing.
  ///
  /// - Throws: ``StoreError/notFound``, also for another household's.
  public static func bringing(
    _ id: KeptBringing.ID, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> KeptBringing {
    let found = try statements.first(
      "SELECT \(columns) FROM bringing WHERE id = $1 AND \(mine)",
      [.id(id), .id(person.household), .id(person.id)], read)
    guard let found else { throw .notFound }
    return found
  }

  /// Returns a household's last bringings that took something or are about to, the newest first.
  public static func latest(
    _ count: Int, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [KeptBringing] {
    try statements.all(
      """
      SELECT \(columns) FROM bringing
      WHERE household_id = $1 AND (person_id IS NULL OR person_id = $2) ORDER BY id DESC LIMIT $3
      """,
      [.id(person.household), .id(person.id), .int(count)], read)
  }

  /// A condition for those that person $3 of household $2 sees.
  static let mine = "household_id = $2 AND (person_id IS NULL OR person_id = $3)"

  private static let columns = """
    id, app, file_name, state, begun_at, worked_at, total, known, seen, names, broken_count, broken,
    (SELECT COUNT(*) FROM bringing_recipe JOIN recipe ON recipe.id = recipe_id AND recipe.deleted_at IS NULL
      WHERE bringing_id = bringing.id)
    + (SELECT COUNT(*) FROM bringing_meal JOIN meal ON meal.id = meal_id AND meal.deleted_at IS NULL
      WHERE bringing_id = bringing.id)
    + \(BroughtThings.count),
    person_id, columns, kind
    """

  private static func read(_ row: borrowing Row) -> KeptBringing {
    KeptBringing(
      id: row.id(0), kind: KeptBringing.Kind(rawValue: row.text(15)) ?? .recipes, isOnePersons: !row.isNull(13),
      app: row.text(1), fileName: row.text(2),
      state: KeptBringing.State(rawValue: row.text(3)) ?? .found, begunAt: row.int(4), workedAt: row.int(5),
      total: row.int(6), known: row.int(7), seen: row.int(8),
      names: lines(row.text(9)), brokenCount: row.int(10), broken: lines(row.text(11)), added: row.int(12),
      columns: row.optionalText(14).flatMap { BroughtColumns(stored: $0) })
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
