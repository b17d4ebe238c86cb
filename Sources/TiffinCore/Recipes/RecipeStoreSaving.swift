extension RecipeStore {
  /// Stores a new recipe of the household, and returns it when it is on disk.
  ///
  /// The same content under the same key is the same form sent twice: the first recipe's id comes back, unless it was
  /// deleted meanwhile. Other content under the same key is a new recipe.
  /// - Parameter picture: one that ``RecipePictureStore`` keeps for the household; of any other it is none.
  public func add(
    _ content: RecipeContent, picture: RecipePicture.ID?, key: SubmissionKey, by person: Person
  ) throws(StoreError) -> Recipe.ID {
    let submission = Submission(key: key, content: content, picture: picture)
    return try database.write { statements throws(StoreError) in
      if let first = try Submissions.recipes.find(submission, by: person, statements) { return first }
      let id = try insert(content, picture: picture, copyOf: nil, by: person, statements)
      try Submissions.recipes.remember(id, from: submission, by: person, now: now(), statements)
      return id
    }
  }

  /// Stores an edit that began from `revision`. Of one of the catalogue's the household's own copy is made, which has
  /// its place from then on: marks go over to it, and what was remembered is forgotten.
  ///
  /// - Throws: ``StoreError/notFound``.
  public func update(
    _ id: Recipe.ID, to content: RecipeContent, picture: RecipePicture.ID?, from revision: Int, by person: Person
  ) throws(StoreError) -> RecipeUpdate {
    try database.write { statements throws(StoreError) in
      let current = try Self.recipe(id, for: person, statements)
      if current.isOwn {
        return try update(current, to: content, picture: picture, from: revision, by: person, statements)
      }
      if let copy = try Self.copy(of: id, for: person, statements) {
        return .changedMeanwhile(try Self.recipe(copy, for: person, statements))
      }
      return .saved(try adopt(current, as: content, picture: picture, by: person, statements))
    }
  }

  private func update(
    _ current: Recipe, to content: RecipeContent, picture: RecipePicture.ID?, from revision: Int, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> RecipeUpdate {
    guard current.revision == revision else {
      let isDone = current.content == content && current.picture == picture.map(Recipe.PictureState.here) ?? .none
      return isDone ? .saved(current.id) : .changedMeanwhile(current)
    }
    try statements.run(
      Self.updateStatement,
      RecipeRow.values(content) + [.id(picture), .id(person.household), .id(current.id)])
    try RecipeLines.write(content.ingredients, of: current.id, insteadOf: current.content.ingredients, statements)
    try words.replace(current.id, content, of: person.household, statements)
    return .saved(current.id)
  }

  private func adopt(
    _ original: Recipe, as content: RecipeContent, picture: RecipePicture.ID?, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let copy = try insert(content, picture: picture, copyOf: original.id, by: person, statements)
    try statements.run(
      "UPDATE recipe_favourite SET recipe_id = $1 WHERE recipe_id = $2 AND household_id = $3",
      [.id(copy), .id(original.id), .id(person.household)])
    try PlanRows.follow(copy, of: original.id, in: person.household, statements)
    try GroceryRows.follow(copy, of: original.id, in: person.household, statements)
    try statements.run(
      "DELETE FROM recipe_figures WHERE recipe_id = $1 AND household_id = $2",
      [.id(original.id), .id(person.household)])
    return copy
  }

  private func insert(
    _ content: RecipeContent, picture: RecipePicture.ID?, copyOf original: Recipe.ID?, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let id: Recipe.ID? = try statements.first(
      Self.insertStatement,
      RecipeRow.values(content) + [.id(picture), .id(person.household), .id(original), .int(now())]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new recipe") }
    try RecipeLines.write(content.ingredients, of: id, statements)
    try words.insert(id, content, of: person.household, statements)
    return id
  }

  // A picture of somebody else's, or of the catalogue's where nothing was copied, is none.
  private static func picture(_ picture: Int, _ household: Int) -> String {
    """
    (SELECT recipe_picture.id FROM recipe_picture WHERE recipe_picture.id = $\(picture)
    AND (recipe_picture.household_id IS NULL OR recipe_picture.household_id = $\(household)))
    """
  }

  private static let insertStatement = { (columns: [String]) in
    """
    INSERT INTO recipe (\(columns.joined(separator: ", ")), picture_id, household_id, copy_of, created_at, revision)
    SELECT \(columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")), \
    \(picture(columns.count + 1, columns.count + 2)), $\(columns.count + 2), $\(columns.count + 3), \
    $\(columns.count + 4), 1
    RETURNING id
    """
  }(RecipeRow.contentColumns)

  private static let updateStatement = { (columns: [String]) in
    """
    UPDATE recipe SET revision = revision + 1, \(columns.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", ")),
    picture_id = \(picture(columns.count + 1, columns.count + 2))
    WHERE id = $\(columns.count + 3) AND household_id = $\(columns.count + 2)
    """
  }(RecipeRow.contentColumns)
}

/// What became of an edit.
public enum RecipeUpdate: Equatable, Sendable {
  /// Stored, in that recipe: of one of the catalogue's a new one.
  case saved(Recipe.ID)
  /// Somebody else changed it since the form was filled; nothing was stored. This is how it is now.
  case changedMeanwhile(Recipe)
}
