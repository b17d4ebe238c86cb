import PictureTools

extension MealStore {
  /// Adds a copy of a meal with the same name, energy and nutrients (an estimate remains marked as one), foods, photo
  /// and favourite mark, and with the same category unless another one is given.
  ///
  /// Returns the first copy's ID if a form is sent twice, with the same key for the same meal and day, however late.
  /// - Throws: ``StoreError/notFound`` if the person has no such meal; ``StoreError/pastDay``.
  @discardableResult
  public func `repeat`(
    _ id: Meal.ID, on date: LocalDate, at time: LocalTime?, as category: MealCategory? = nil, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Meal.ID {
    try person.requireOpen(date)
    return try database.write(of: person.household) { statements throws(StoreError) in
      let meal = try Self.meal(id, of: person.id, statements)
      return try again(meal, on: date, at: time, as: category, key: key, by: person, statements)
    }
  }

  /// Copies a day's meals, or those of one category, to another day with their times, in one transaction.
  ///
  /// Adds nothing more if a form is sent twice, with the same key for the same meals. A day is not copied to itself.
  /// - Returns: The IDs of the copies in order; empty if there was nothing to copy.
  /// - Throws: ``StoreError/pastDay``.
  @discardableResult
  public func copy(
    _ day: LocalDate, _ category: MealCategory? = nil, to date: LocalDate, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> [Meal.ID] {
    try person.requireOpen(date)
    guard day != date else { return [] }
    return try database.write(of: person.household) { statements throws(StoreError) in
      var copies: [Meal.ID] = []
      let values: [SQLValue] = [.id(person.id), .text(day.iso), .text(day.iso)]
      for meal in try statements.all(Self.wholeMeals, values, MealRowCoder.read)
      where category == nil || meal.content.category == category {
        copies.append(try again(meal, on: date, at: meal.content.time, key: key, by: person, statements))
      }
      return copies
    }
  }

  /// Stores a new meal like ``add(_:photo:key:by:)``. Without a photo of its own it gets the photo of the meal that it
  /// is made from, and with the same energy and macronutrients that meal's food lines.
  func add(
    _ content: MealContent, madeFrom meal: Meal, photo: RenderedPhoto?, key: SubmissionKey, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    try person.requireOpen(content.date)
    let submission = Submission(key: key, content: content, photo: photo)
    return try add(NewMeal(content, by: person.id), submission, by: person, statements) {
      statements throws(StoreError) in
      photo == nil ? meal.photo : try stored(photo, by: person, statements)
    } also: { id, statements throws(StoreError) in
      if content.hasFigures(of: meal.content) { try MealLineRows.copy(from: meal.id, to: id, statements) }
    }
  }

  /// Adds a copy of a meal and returns its ID; if the form was sent before, returns the first copy's ID.
  func again(
    _ meal: Meal, on date: LocalDate, at time: LocalTime?, as category: MealCategory? = nil, key: SubmissionKey,
    by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    let submission = Submission(key: key, copying: meal.id, to: date)
    if let first = try Submissions.meals.find(submission, by: person, statements) { return first }
    var content = meal.content.again(on: date, at: time)
    if let category { content.category = category }
    let id = try insert(content, photo: meal.photo, by: person, statements)
    try MealLineRows.copy(from: meal.id, to: id, statements)
    try FirstStepRows.finish(.meal, by: person, statements)
    try Submissions.meals.remember(id, from: submission, by: person, now: now(), statements)
    return id
  }
}

extension MealContent {
  /// Returns true if energy and macronutrients are the same.
  fileprivate func hasFigures(of other: MealContent) -> Bool { energy == other.energy && macros == other.macros }

  /// Returns the content of a copy without rating and notes, which concern the original only.
  public func again(on date: LocalDate, at time: LocalTime?) -> MealContent {
    var copy = self
    (copy.date, copy.time) = (date, time)
    (copy.rating, copy.notes) = (.none, .none)
    return copy
  }
}
