/// The rows that say how usual a name is at each hour. Every write of a meal writes those of its name anew.
enum UsualMeals {
  /// The hour that stands for any.
  static let anyHour = 24

  /// The times of a name that are looked at: older ones weigh next to nothing.
  private static let lastTimes = 60

  /// Writes the rows of names anew, from the meals that a person has now.
  static func refresh(
    _ names: Set<MealName>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for key in Set(names.map(MealStore.key)) { try refresh(key, of: person, statements) }
  }

  /// Writes the rows of a meal's name anew, deleted or not.
  static func refresh(
    of meal: Meal.ID, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let key = try statements.first(
      "SELECT name_key FROM meal WHERE id = $1 AND person_id = $2", [.id(meal), .id(person)]
    ) { row in row.text(0) }
    if let key { try refresh(key, of: person, statements) }
  }

  /// Writes all rows of all people anew.
  static func rebuild(_ statements: borrowing Statements) throws(StoreError) {
    try statements.run("DELETE FROM usual_meal")
    let names = try statements.all(
      "SELECT DISTINCT person_id, name_key FROM meal WHERE deleted_at IS NULL"
    ) { row in (person: row.id(0) as Person.ID, key: row.text(1)) }
    for name in names { try refresh(name.key, of: name.person, statements) }
  }

  private static func refresh(
    _ key: String, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run("DELETE FROM usual_meal WHERE person_id = $1 AND name_key = $2", [.id(person), .text(key)])
    let times = try statements.all(
      times, [.id(person), .text(key), .int(lastTimes)], count: lastTimes, EatenTime.read)
    guard let last = times.first else { return }
    for (hour, weight) in UsualHours(times).weights {
      try statements.run(
        insertion,
        [.id(person), .text(key), .int(hour), .flag(last.isFavourite), .int(weight), .id(last.meal)])
    }
  }

  private static let times = """
    SELECT id, eaten_on, eaten_at, is_favourite FROM meal
    WHERE person_id = $1 AND name_key = $2 AND deleted_at IS NULL
    ORDER BY eaten_on DESC, eaten_at DESC, id DESC LIMIT $3
    """

  private static let insertion = """
    INSERT INTO usual_meal (person_id, name_key, hour, is_favourite, weight, meal_id)
    VALUES ($1, $2, $3, $4, $5, $6)
    """
}

/// A time at which a name was eaten.
struct EatenTime {
  let meal: Meal.ID
  let date: LocalDate
  let time: LocalTime?
  let isFavourite: Bool

  static func read(_ row: borrowing Row) throws(StoreError) -> EatenTime {
    guard let date = LocalDate(iso: row.text(1)) else { throw .damaged("a meal's day: \(row.text(1))") }
    return EatenTime(
      meal: row.id(0), date: date, time: row.optionalText(2).flatMap { LocalTime(iso: $0) }, isFavourite: row.flag(3))
  }
}
