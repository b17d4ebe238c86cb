extension MealStore {
  /// Returns the distinct meals that a person ate up to `today`: names that are usual at that hour first, then names
  /// that are usual at any hour, then the last names.
  ///
  /// The cost does not depend on the number of meals or names, except for names that have meals after today.
  static func known(
    at time: LocalTime, on today: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> RecentMeals {
    let hour = time.hour
    let key = RecentMealsKey(person: person, hour: hour, today: today)
    return try statements.cached(key) { () throws(StoreError) in
      var ranked = RankedMeals(atMost: 44)
      var ahead: Set<String> = []
      try statements.run(known, [.id(person), .int(hour), .text(today.iso)]) { row throws(StoreError) in
        if try !ranked.add(row, until: today) { ahead.insert(RankedMeals.key(row)) }
      }
      for name in ahead.sorted() {
        try ranked.add(name, at: hour, until: today, of: person, statements)
      }
      return RecentMeals(all: ranked.inOrder)
    }
  }

  /// A query for usual names, favourites first, at this hour and at any hour; for the last meals, whose names need not be
  /// usual yet; and for meals after today. Usual names whose last meal is after today are excluded, because their
  /// weights include such meals.
  static let known = """
    SELECT \(MealRowCoder.listedColumns), name_key, place, weight FROM (
      \(usual(favourites: true, hour: "$2", 8, place: 0)) UNION ALL
      \(usual(favourites: true, hour: "\(UsualHours.anyHour)", 8, place: 1)) UNION ALL
      \(usual(favourites: false, hour: "$2", 12, place: 0)) UNION ALL
      \(usual(favourites: false, hour: "\(UsualHours.anyHour)", 8, place: 1)) UNION ALL
      SELECT * FROM (
        SELECT id AS latest, 2 AS place, 0 AS weight FROM meal
        WHERE person_id = $1 AND deleted_at IS NULL AND eaten_on <= $3
        ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 8
      ) AS last UNION ALL
      SELECT * FROM (
        SELECT id AS latest, 3 AS place, 0 AS weight FROM meal
        WHERE person_id = $1 AND deleted_at IS NULL AND eaten_on > $3 ORDER BY eaten_on, eaten_at, id LIMIT 50
      ) AS ahead
    ) AS chosen JOIN meal ON id = latest
    """

  /// Returns a query for the usual favourites, or for the other usual names, at an hour. Names of the same weight come
  /// in index order: sorting them further took half of the statement's time.
  private static func usual(favourites: Bool, hour: String, _ limit: Int, place: Int) -> String {
    """
    SELECT * FROM (
      SELECT meal_id AS latest, \(place) AS place, weight FROM usual_meal JOIN meal AS newest ON newest.id = meal_id
      WHERE usual_meal.person_id = $1 AND usual_meal.is_favourite = \(favourites ? 1 : 0) AND hour = \(hour)
      AND newest.eaten_on <= $3
      ORDER BY weight DESC LIMIT \(limit)
    ) AS usual_\(favourites ? "favourites" : "others")_\(place)
    """
  }

  /// Returns a person's last meal of that name up to `today`, regardless of its age. If there is none, returns the
  /// first one after today; nil if there is none either.
  static func last(
    named name: MealName, until today: LocalDate, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal? {
    let values: [SQLValue] = [.id(person), .text(key(name)), .text(today.iso)]
    if let last = try statements.first(lastOfName, values, MealRowCoder.read) { return last }
    return try statements.first(nextOfName, values, MealRowCoder.read)
  }

  static let lastOfName = """
    \(ofName) AND eaten_on <= $3 ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT 1
    """
  static let nextOfName = "\(ofName) AND eaten_on > $3 ORDER BY eaten_on, eaten_at, id LIMIT 1"
  private static let ofName = """
    SELECT \(MealRowCoder.columns) FROM meal WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL
    """
}

private struct RecentMealsKey: CacheKey {
  typealias Value = RecentMeals
  let person: Person.ID
  let hour: Int
  let today: LocalDate
}
