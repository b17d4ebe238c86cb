/// Statements on the table `usual_meal`, whose rows state how usual a name is at each hour. Every write of a meal
/// updates the rows of its name.
enum UsualMealRows {
  /// Returns the rows of a name; nil if it has no meals.
  static func find(
    _ key: String, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> UsualNameRows? {
    var found: UsualNameRows?
    try statements.run(rowsAndLast, [.id(person), .text(key)]) { row throws(StoreError) in
      if found == nil { found = UsualNameRows(try MealOccurrence.read(row, from: 4), isFavourite: row.flag(3)) }
      found?.hours.setSum(row.int(1), at: row.int(0))
    }
    return found
  }

  /// Counts a new meal of a name. The name's other meals are read only if this is the first one in a 60-day period or
  /// makes the name a favourite.
  static func count(
    _ new: MealOccurrence, isFavourite: Bool, _ key: String, after known: UsualNameRows?, of person: Person.ID,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    var rows = known ?? UsualNameRows(new, isFavourite: isFavourite)
    guard rows.hours.reaches(new.date), rows.isFavourite == isFavourite else {
      return try refresh(key, of: person, statements)
    }
    rows.count(new)
    try write(rows.stored, over: known?.stored ?? [], key, of: person, statements)
  }

  /// Recomputes the rows of names from a person's meals.
  static func refresh(
    _ names: Set<MealName>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    try refresh(keys: Set(names.map(MealStore.key)), of: person, statements)
  }

  static func refresh(
    keys: Set<String>, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    for key in keys { try refresh(key, of: person, statements) }
  }

  /// Recomputes the rows of a meal's name, whether the meal is deleted or not.
  static func refresh(
    of meal: Meal.ID, by person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) {
    let key = try statements.first(
      "SELECT name_key FROM meal WHERE id = $1 AND person_id = $2", [.id(meal), .id(person)]
    ) { row in row.text(0) }
    if let key { try refresh(key, of: person, statements) }
  }

  /// Recomputes all rows of all people.
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
    let stored = try statements.all(rows, [.id(person), .text(key)], count: 8, UsualMealRow.read)
    let counted = try counted(key, of: person, statements)
    if counted.isEmpty {
      try statements.run("DELETE FROM usual_meal WHERE person_id = $1 AND name_key = $2", [.id(person), .text(key)])
    } else {
      try write(counted, over: stored, key, of: person, statements)
    }
  }

  /// Returns the rows of a name as computed from its meals; empty if it has no meals.
  ///
  /// - Parameter end: The last day that counts; nil for all days.
  static func counted(
    _ key: String, until end: LocalDate? = nil, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> [UsualMealRow] {
    let values: [SQLValue] = [.id(person), .text(key), .text(end?.iso ?? "9999-12-31")]
    guard let last = try statements.first(last, values, { row throws(StoreError) in try MealOccurrence.read(row) })
    else {
      return []
    }
    var counted = UsualNameRows(last, isFavourite: try MealStore.isFavourite(key, of: person, statements))
    try statements.run(times, values + [.text(counted.hours.firstDay?.iso ?? "")]) { row throws(StoreError) in
      let time = try MealOccurrence.read(row)
      counted.hours.add(time.date, time.time)
    }
    return counted.stored
  }
}
