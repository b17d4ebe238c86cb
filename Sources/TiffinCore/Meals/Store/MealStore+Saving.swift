public import PictureTools

extension MealStore {
  /// Stores a new meal with its photo, and returns when both are on disk.
  ///
  /// Returns the first meal's ID if a form is sent twice, with the same key and content, even if that meal was changed
  /// since, unless it was deleted. Other content with the same key is a new meal: the person went back, changed the form
  /// and saved it again.
  /// - Throws: ``StoreError/pastDay``.
  public func add(
    _ content: MealContent, photo: RenderedPhoto?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Meal.ID {
    let submission = Submission(key: key, content: content, photo: photo)
    try person.requireOpen(content.date)
    let new = NewMeal(content, by: person.id)
    return try database.write(of: person.household) { statements throws(StoreError) in
      try add(new, submission, by: person, statements) { statements throws(StoreError) in
        try stored(photo, by: person, statements)
      }
    }
  }

  /// Stores a new meal like ``add(_:photo:key:by:)``, within another write.
  func add(
    _ content: MealContent, photo: RenderedPhoto?, key: SubmissionKey, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    try person.requireOpen(content.date)
    let submission = Submission(key: key, content: content, photo: photo)
    return try add(NewMeal(content, by: person.id), submission, by: person, statements) {
      statements throws(StoreError) in
      try stored(photo, by: person, statements)
    }
  }

  /// Stores an edit, unless the meal's revision is no longer the one on which the edit is based.
  ///
  /// - Throws: ``StoreError/notFound`` if the person has no such meal; ``StoreError/pastDay``.
  public func update(
    _ id: Meal.ID, to content: MealContent, photo: PhotoChange, from revision: Int, by person: Person
  ) throws(StoreError) -> MealUpdateResult {
    try person.requireOpen(content.date)
    return try database.write(of: person.household) { statements throws(StoreError) in
      let isCurrent = try Self.advance(id, from: revision, of: person.id, statements)
      let current = try Self.meal(id, of: person.id, statements)
      try person.requireOpen(current.content.date)
      let guessed = content.guessed(as: current.content)
      guard isCurrent else {
        return try Self.isDone(guessed, photo, current, by: person, statements) ? .saved : .changedMeanwhile(current)
      }
      try rewrite(current, to: guessed, photo: photo, by: person, statements)
      return .saved
    }
  }

  /// Stores a meal's new content and updates everything that depends on it. The caller has increased the revision.
  func rewrite(
    _ current: Meal, to content: MealContent, photo: PhotoChange = .keep, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let content = try Self.settled(content, after: current.content, by: person.id, statements)
    let next = try PhotoRows.id(after: photo, on: current.photo, by: person, statements)
    let values = MealRowCoder.values(content) + MealSortKeys(content).values
    try statements.run(Self.updateStatement, [.id(next)] + values + [.id(current.id), .id(person.id)])
    if content.name != current.content.name || content.notes != current.content.notes {
      try words.replace(current.id, MealWordIndex.text(of: content, by: person.id), statements)
    }
    if content.isFavourite != current.content.isFavourite {
      try Self.mark(content.name, asFavourite: content.isFavourite, by: person.id, statements)
    }
    if next != current.photo { try PhotoRows.drop(current.photo, of: person.id, statements) }
    if content.isUnusual(beside: current.content) {
      try UsualMealRows.refresh([current.content.name, content.name], of: person.id, statements)
    }
  }

  /// Increases a meal's revision, before an edit reads or writes anything else. This locks the row until the
  /// transaction ends.
  ///
  /// - Returns: False, without a change, if the meal has another revision, is deleted, or does not exist.
  static func advance(
    _ id: Meal.ID, from revision: Int, of person: Person.ID, _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    try statements.run(
      """
      UPDATE meal SET revision = revision + 1
      WHERE id = $1 AND person_id = $2 AND revision = $3 AND deleted_at IS NULL
      """,
      [.id(id), .id(person), .int(revision)]) > 0
  }

  /// Adds sample meals in one transaction. Does nothing if the person has meals.
  ///
  /// - Returns: True if the samples were added.
  @discardableResult
  public func addSamples(_ samples: [SampleMeal], by person: Person) throws(StoreError) -> Bool {
    try database.write(of: person.household) { statements throws(StoreError) in
      guard try Self.isEmpty(of: person.id, statements) else { return false }
      for sample in samples {
        _ = try insert(
          sample.content, photo: try stored(sample.photo, by: person, statements), by: person, statements)
      }
      return true
    }
  }

  /// Stores a new meal and returns its ID; if the form was sent before, returns the first meal's ID.
  ///
  /// - Parameters:
  ///   - photo: Stores or finds the photo and returns its ID; nil if there is none.
  ///   - also: Writes further rows that belong to the new meal.
  func add(
    _ new: NewMeal, _ submission: Submission, by person: Person, _ statements: borrowing Statements,
    keeping photo: (borrowing Statements) throws(StoreError) -> Photo.ID?,
    also: (Meal.ID, borrowing Statements) throws(StoreError) -> Void = { _, _ in }
  ) throws(StoreError) -> Meal.ID {
    if let first = try Submissions.meals.find(submission, by: person, statements) { return first }
    let id = try insert(new, photo: try photo(statements), by: person, statements)
    try also(id, statements)
    try FirstStepRows.finish(.meal, by: person, statements)
    try Submissions.meals.remember(id, from: submission, by: person, now: now(), statements)
    return id
  }

  /// Stores a photo and returns its ID; nil if there is no photo.
  func stored(
    _ photo: RenderedPhoto?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Photo.ID? {
    guard let photo else { return nil }
    return try PhotoRows.insert(photo, by: person, statements)
  }

  /// Inserts a meal with a photo that is already stored.
  func insert(
    _ content: MealContent, photo: Photo.ID?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    try insert(NewMeal(content, by: person.id), photo: photo, by: person, statements)
  }

  /// Inserts a meal whose values were computed before the transaction.
  private func insert(
    _ new: NewMeal, photo: Photo.ID?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Meal.ID {
    try statements.reserve(of: .meals, for: person.id, counting: Self.counting)
    let usual = try UsualMealRows.find(new.keys.name, of: person.id, statements)
    let content = try Self.settled(
      new.content, isKnown: usual?.isFavourite ?? false, by: person.id, statements)
    let id: Meal.ID = try statements.insert(
      Self.insertStatement,
      [.id(person.id), .id(photo), .int(now())] + new.values(isFavourite: content.isFavourite))
    try words.insert(id, new.words, statements)
    try UsualMealRows.count(
      MealOccurrence(meal: id, date: content.date, time: content.time), isFavourite: content.isFavourite, new.keys.name,
      after: usual, of: person.id, statements)
    return id
  }

  /// Returns true if the meal already has the content of this edit, so that the form was sent twice.
  private static func isDone(
    _ content: MealContent, _ photo: PhotoChange, _ current: Meal, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    var content = content
    // The first submission marked the meal if its new name is a favourite.
    content.isFavourite = content.isFavourite || current.content.isFavourite
    guard current.content == content else { return false }
    switch photo {
    case .keep: return true
    case .remove: return current.photo == nil
    case .replace(let photo):
      guard let id = current.photo else { return false }
      return try PhotoRows.fingerprint(of: id, by: person.id, statements) == photo.fingerprint
    }
  }

  /// A query for the number of a person's meals, including deleted ones.
  static let counting = "SELECT COUNT(*) FROM meal WHERE person_id = $1"

  private static let columns = MealRowCoder.contentColumns + MealSortKeys.columns

  /// A new meal with the values that are computed from its content, so that this need not be done during the write
  /// transaction.
  struct NewMeal {
    let content: MealContent
    let keys: MealSortKeys
    let words: String
    private let values: [SQLValue]

    init(_ content: MealContent, by person: Person.ID) {
      self.content = content
      keys = MealSortKeys(content)
      words = MealWordIndex.text(of: content, by: person)
      values = MealRowCoder.values(content) + keys.values
    }

    /// Returns the values for ``columns``, with the favourite mark of the meal's name.
    func values(isFavourite: Bool) -> [SQLValue] {
      guard isFavourite != content.isFavourite else { return values }
      var content = content
      content.isFavourite = isFavourite
      return MealRowCoder.values(content) + keys.values
    }
  }

  private static let insertStatement = """
    INSERT INTO meal (person_id, photo_id, created_at, revision, \(columns.joined(separator: ", ")))
    VALUES ($1, $2, $3, 1, \(columns.indices.map { "$\($0 + 4)" }.joined(separator: ", ")))
    """

  private static let updateStatement = """
    UPDATE meal SET photo_id = $1, \
    \(columns.enumerated().map { "\($1) = $\($0 + 2)" }.joined(separator: ", "))
    WHERE id = $\(columns.count + 2) AND person_id = $\(columns.count + 3)
    """
}

extension MealContent {
  /// Returns true if the content differs from the old one in a value that ``UsualMealRows`` depends on.
  fileprivate func isUnusual(beside old: MealContent) -> Bool {
    name != old.name || (date, isFavourite) != (old.date, old.isFavourite) || time != old.time
  }

  /// Returns the content marked as an estimate if the old meal's energy is an estimate and was not changed.
  fileprivate func guessed(as old: MealContent) -> MealContent {
    var content = self
    content.isEstimated = old.isEstimated && energy == old.energy
    content.share = content.isEstimated ? old.share : nil
    return content
  }
}
