// A person's favourites are names: all meals with such a name are marked as favourites, and new meals with the name are
// marked, too.
extension MealStore {
  /// Marks or unmarks a meal as a favourite, together with all meals of its name. Repeating the call changes nothing.
  ///
  /// Meals of locked days are changed as well, because the mark does not concern the day.
  /// - Throws: ``StoreError/notFound`` if the person has no such meal.
  public func setFavourite(_ id: Meal.ID, _ isFavourite: Bool, by person: Person) throws(StoreError) {
    try database.write(of: person.household) { statements throws(StoreError) in
      let meal = try Self.meal(id, of: person.id, statements)
      try Self.mark(meal.content.name, asFavourite: isFavourite, by: person.id, statements)
      try UsualMealRows.refresh([meal.content.name], of: person.id, statements)
    }
  }

  /// Returns a new meal's content as it will be stored: marked as a favourite if the name is one. If only the new meal
  /// is marked, all other meals of the name are marked, too.
  ///
  /// - Parameter isKnown: True if the name is a favourite.
  static func settled(
    _ content: MealContent, isKnown: Bool, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealContent {
    var content = content
    if isKnown {
      content.isFavourite = true
    } else if content.isFavourite {
      try mark(content.name, asFavourite: true, by: person, statements)
    }
    return content
  }

  /// Returns true if a person's meals whose name has that key are favourites.
  static func isFavourite(
    _ key: String, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.first(favouriteOfName, [.id(person), .text(key)]) { row in row.int(0) } != nil
  }

  /// Returns an edited meal's content as it will be stored. If the edit changed the name but not the mark, the meal
  /// becomes a favourite if the new name is one.
  static func settled(
    _ content: MealContent, after old: MealContent, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealContent {
    let isDecided = content.isFavourite != old.isFavourite || key(content.name) == key(old.name)
    if isDecided { return content }
    let isKnown = try isFavourite(key(content.name), of: person, statements)
    return try settled(content, isKnown: isKnown, by: person, statements)
  }

  /// Marks or unmarks a restored meal as a favourite, as other meals of its name are now.
  static func restoreFavourite(
    restored id: Meal.ID, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let meal = try meal(id, of: person, statements)
    let namesake = try statements.first(
      "SELECT is_favourite FROM meal WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL AND id <> $3 LIMIT 1",
      [.id(person), .text(key(meal.content.name)), .id(id)]
    ) { row in row.flag(0) }
    if let namesake { try mark(meal.content.name, asFavourite: namesake, by: person, statements) }
  }

  static func mark(
    _ name: MealName, asFavourite isFavourite: Bool, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(
      """
      UPDATE meal SET is_favourite = $1, revision = revision + 1
      WHERE person_id = $2 AND name_key = $3 AND deleted_at IS NULL AND is_favourite <> $1
      """,
      [.flag(isFavourite), .id(person), .text(key(name))])
  }

  static func key(_ name: MealName) -> String { SortKey.of(name.text) }

  static let favouriteOfName = """
    SELECT 1 FROM meal WHERE person_id = $1 AND name_key = $2 AND is_favourite = 1 AND deleted_at IS NULL LIMIT 1
    """
}
