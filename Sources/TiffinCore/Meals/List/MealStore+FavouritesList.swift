extension MealStore {
  /// Returns the last meals of a person's favourite names, by name.
  ///
  /// The statement skips from name to name in the index of favourites, so that the cost does not depend on the number
  /// of meals per name.
  func favourites(
    _ query: MealQuery, _ count: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    var marked = SQLConditions()
    marked.require(["person_id"], "=", [.id(person)])
    marked.require("is_favourite = 1 AND deleted_at IS NULL")
    if let search = query.search {
      if search.phrases.isEmpty { return [] }
      let parameter = marked.parameter(.text(words.pattern(search, by: person)))
      marked.require("id IN (\(words.meals(matching: parameter)))")
    }
    var first = marked
    // The key of a name without letters is empty.
    first.require(["name_key"], query.after == nil ? ">=" : ">", [query.after?.lead.first ?? .text("")])
    let limit = first.parameter(.int(count))
    let sql = Self.favourites(marked.text, from: first.text, limit)
    return try statements.all(sql, first.values, count: count, MealRowCoder.readListed)
  }

  private static func favourites(_ marked: String, from first: String, _ limit: String) -> String {
    """
    WITH RECURSIVE liked (name, place) AS (
      SELECT MIN(name_key), 1 FROM meal WHERE \(first)
      UNION ALL
      SELECT (SELECT MIN(name_key) FROM meal WHERE \(marked) AND name_key > liked.name), place + 1
      FROM liked WHERE name IS NOT NULL AND place < \(limit)
    )
    SELECT \(MealRowCoder.listedColumns) FROM meal WHERE id IN (
      SELECT (
        SELECT latest.id FROM meal AS latest
        WHERE latest.person_id = $1 AND latest.name_key = liked.name AND latest.deleted_at IS NULL
        ORDER BY latest.eaten_on DESC, latest.eaten_at DESC, latest.id DESC LIMIT 1
      ) FROM liked WHERE name IS NOT NULL
    ) ORDER BY name_key
    """
  }
}
