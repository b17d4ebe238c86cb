extension MealStore {
  /// What a person ate before: names that are usual at that hour first, then those that are at any.
  ///
  /// Costs the same after ten years, and with any number of names.
  static func known(
    at time: LocalTime, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> KnownMeals {
    let hour = time.hour
    return try statements.cached(KnownMealsKey(person: person, hour: hour)) { () throws(StoreError) in
      var ranked = RankedMeals(atMost: 44)
      try statements.run(known, [.id(person), .int(hour)]) { row throws(StoreError) in try ranked.add(row) }
      return KnownMeals(all: ranked.inOrder)
    }
  }

  /// Favourites and others, each by this hour and by any, and the last meals, which need not be usual yet.
  static let known = """
    SELECT \(MealRow.listedColumns), name_key, place, weight FROM (
      \(usual(favourites: true, hour: "$2", 8, place: 0)) UNION ALL
      \(usual(favourites: true, hour: "\(UsualHours.anyHour)", 8, place: 1)) UNION ALL
      \(usual(favourites: false, hour: "$2", 12, place: 0)) UNION ALL
      \(usual(favourites: false, hour: "\(UsualHours.anyHour)", 8, place: 1)) UNION ALL
      SELECT * FROM (
        SELECT id AS latest, 2 AS place, 0 AS weight FROM meal
        WHERE person_id = $1 AND deleted_at IS NULL ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 8
      ) AS last
    ) AS chosen JOIN meal ON id = latest
    """

  /// Names of the same weight come as the index has them: a further order would be sorted for, which cost half of the
  /// statement.
  private static func usual(favourites: Bool, hour: String, _ limit: Int, place: Int) -> String {
    """
    SELECT * FROM (
      SELECT meal_id AS latest, \(place) AS place, weight FROM usual_meal
      WHERE person_id = $1 AND is_favourite = \(favourites ? 1 : 0) AND hour = \(hour)
      ORDER BY weight DESC LIMIT \(limit)
    ) AS usual_\(favourites ? "favourites" : "others")_\(place)
    """
  }

  /// A person's last meal of that name, however long ago it was; nil where there is none.
  public func last(named name: MealName, of person: Person.ID) throws(StoreError) -> Meal? {
    try database.read { statements throws(StoreError) in
      try statements.first(Self.lastOfName, [.id(person), .text(Self.key(name))], MealRow.read)
    }
  }

  static let lastOfName = """
    SELECT \(MealRow.columns) FROM meal WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 1
    """
}

private struct KnownMealsKey: CacheKey {
  typealias Value = KnownMeals
  let person: Person.ID
  let hour: Int
}
