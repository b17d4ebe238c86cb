extension Person {
  /// Returns the person with ``firstOpenDay`` set: to today if the person's settings lock past days, otherwise to nil.
  public func on(_ today: LocalDate) -> Person {
    var person = self
    person.firstOpenDay = settings.arePastDaysReadOnly ? today : nil
    return person
  }

  /// Returns true if the person may add and change meals of that day.
  public func mayChange(_ date: LocalDate) -> Bool {
    firstOpenDay.map { date >= $0 } ?? true
  }

  /// Checks that meals of a day may be changed.
  ///
  /// - Throws: ``StoreError/pastDay`` if the day is locked.
  func requireOpen(_ date: LocalDate) throws(StoreError) {
    if !mayChange(date) { throw .pastDay }
  }
}

extension MealStore {
  /// Checks that a stored meal may be changed.
  ///
  /// - Throws: ``StoreError/pastDay`` if the meal's day is locked.
  static func requireOpenDay(
    of id: Meal.ID, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard let firstOpenDay = person.firstOpenDay else { return }
    let isPast = try statements.first(
      "SELECT 1 FROM meal WHERE id = $1 AND person_id = $2 AND eaten_on < $3",
      [.id(id), .id(person.id), .text(firstOpenDay.iso)]
    ) { row in row.int(0) }
    if isPast != nil { throw .pastDay }
  }
}
