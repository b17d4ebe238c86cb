// A person's favourites are names: all meals with such a name carry the mark, and new ones get it too.
extension MealStore {
  /// Marks or unmarks a meal as a favourite, and with it all meals of its name; setting the same again changes nothing.
  ///
  /// Works on closed days too: the mark is not about the day.
  /// - Throws: ``StoreError/notFound``.
  public func setFavourite(_ id: Meal.ID, _ isFavourite: Bool, by person: Person) throws(StoreError) {
    try database.write { statements throws(StoreError) in
      let meal = try Self.meal(id, of: person.id, statements)
      try Self.mark(meal.content.name, asFavourite: isFavourite, by: person.id, statements)
    }
  }

  /// Returns a person's favourites, each name once, as its last meal: first those eaten most often within an hour of
  /// that time, then those eaten most.
  ///
  /// Reads only the last ``recentFavourites`` favourite meals, so that it costs the same after ten years.
  public func favourites(at time: LocalTime, limit: Int = 24, of person: Person.ID) throws(StoreError) -> [ListedMeal] {
    try database.read { statements throws(StoreError) in
      try Self.favourites(at: time, limit: limit, of: person, statements)
    }
  }

  /// Does the same as part of a page's snapshot.
  static func favourites(
    at time: LocalTime, limit: Int = 24, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [ListedMeal] {
    let (from, to) = (time.moved(minutes: -60), time.moved(minutes: 60))
    let nearby = from < to ? "eaten_at BETWEEN $1 AND $2" : "eaten_at >= $1 OR eaten_at BETWEEN '00:00' AND $2"
    return try statements.all(
      favourites(nearby: nearby), [.text(from.iso), .text(to.iso), .id(person), .int(limit)], count: limit,
      MealRow.readListed)
  }

  /// The number of meals that ``favourites(at:limit:of:)`` reads: a hundred days of five favourites a day.
  public static let recentFavourites = 500

  /// Returns a new meal's content as it will be stored: a favourite if its name is one; if it is marked, its namesakes
  /// are marked too.
  static func settled(
    _ content: MealContent, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealContent {
    var content = content
    let isKnown = try statements.first(favouriteOfName, [.id(person), .text(key(content.name))]) { row in row.int(0) }
    if isKnown != nil {
      content.isFavourite = true
    } else if content.isFavourite {
      try mark(content.name, asFavourite: true, by: person, statements)
    }
    return content
  }

  /// Returns an edited meal's content as it will be stored: a new name decides, unless the form changed the mark.
  static func settled(
    _ content: MealContent, after old: MealContent, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> MealContent {
    let isDecided = content.isFavourite != old.isFavourite || key(content.name) == key(old.name)
    return isDecided ? content : try settled(content, by: person, statements)
  }

  /// Gives a restored meal the mark that its namesakes have by now.
  static func settle(
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

  private static func key(_ name: MealName) -> String { SortKey.of(name.text) }

  static let favouriteOfName = """
    SELECT 1 FROM meal WHERE person_id = $1 AND name_key = $2 AND is_favourite = 1 AND deleted_at IS NULL LIMIT 1
    """

  static func favourites(nearby: String) -> String {
    """
    SELECT \(MealRow.listedColumns) FROM meal JOIN (
      SELECT MAX(recent) AS latest, SUM(nearby) AS usual, COUNT(*) AS uses FROM (
        SELECT id AS recent, name_key AS known, CASE WHEN \(nearby) THEN 1 ELSE 0 END AS nearby
        FROM meal WHERE person_id = $3 AND is_favourite = 1 AND deleted_at IS NULL
        ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT \(recentFavourites)
      ) AS eaten GROUP BY known ORDER BY usual DESC, uses DESC, latest DESC LIMIT $4
    ) AS chosen ON id = latest ORDER BY usual DESC, uses DESC, latest DESC
    """
  }
}
