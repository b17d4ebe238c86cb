public import PictureTools

extension RecipeStore {
  /// Stores a new recipe of the household with its picture, and returns when both are on disk.
  ///
  /// Returns the first recipe's ID if a form is sent twice, with the same key and content, unless that recipe was
  /// deleted meanwhile. Other content with the same key is a new recipe.
  ///
  /// - Parameters:
  ///   - picture: A stored picture of the household or the catalogue; any other is ignored.
  ///   - photo: A new picture, which takes precedence; nil if there is none.
  public func add(
    _ content: RecipeContent, picture: RecipePicture.ID?, photo: RenderedPhoto? = nil, key: SubmissionKey,
    by person: Person
  ) throws(StoreError) -> Recipe.ID {
    try database.write(of: person.household) { statements throws(StoreError) in
      let picture = try stored(photo, else: picture, by: person, statements)
      let submission = Submission(key: key, content: content, picture: picture)
      if let first = try Submissions.recipes.find(submission, by: person, statements) { return first }
      let id = try insert(content, picture: picture, copyOf: nil, by: person, statements)
      try Submissions.recipes.remember(id, from: submission, by: person, now: now(), statements)
      return id
    }
  }

  /// Stores an edit that began at `revision`. A recipe of the catalogue is copied for the household, and the copy
  /// replaces it. Favourite marks are moved to the copy, and back when the copy is deleted. Repeating the edit changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - picture: The stored picture; nil if the recipe has no picture.
  ///   - photo: A new picture, which takes precedence; nil if there is none.
  ///   - isBare: True if the recipe gets no picture, not even the one on the web that has not been fetched.
  /// - Throws: ``StoreError/notFound`` if the person cannot see the recipe.
  public func update(
    _ id: Recipe.ID, to content: RecipeContent, picture: RecipePicture.ID?, photo: RenderedPhoto? = nil,
    isBare: Bool = false, from revision: Int, by person: Person
  ) throws(StoreError) -> RecipeUpdateResult {
    try database.write(of: person.household) { statements throws(StoreError) in
      let picture = try stored(photo, else: picture, by: person, statements)
      let edit = Edit(content: content, picture: picture, waitsForPicture: picture == nil && !isBare)
      let current = try Self.recipe(id, for: person, statements)
      if current.isOwn {
        return try update(current, to: edit, from: revision, by: person, statements)
      }
      if let copy = try Self.copy(of: id, for: person, statements) {
        let now = try Self.recipe(copy, for: person, statements)
        return edit.isDone(now) ? .saved(copy) : .changedMeanwhile(now)
      }
      return .saved(try adopt(current, as: edit, by: person, statements))
    }
  }

  /// Stores a new picture and returns its ID; without a new picture, returns the stored one.
  private func stored(
    _ photo: RenderedPhoto?, else picture: RecipePicture.ID?, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipePicture.ID? {
    guard let photo else { return picture }
    return try RecipePictureStore.add(photo, for: person.household, at: now(), statements)
  }

  /// The state of a recipe after an edit.
  private struct Edit {
    let content: RecipeContent
    let picture: RecipePicture.ID?
    /// True if the recipe retains its picture from the web, which is added later if it has not been fetched.
    let waitsForPicture: Bool

    func isDone(_ recipe: Recipe) -> Bool {
      let hasPicture = recipe.picture == picture.map(Recipe.PictureState.here) ?? .none
      return recipe.content == content && (hasPicture || waitsForPicture)
    }
  }

  private func update(
    _ current: Recipe, to edit: Edit, from revision: Int, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipeUpdateResult {
    let content = edit.content
    let changed = try statements.run(
      Self.updateStatement,
      RecipeRowCoder.values(content) + [
        .id(edit.picture), .id(person.household), .flag(edit.waitsForPicture), .id(current.id), .int(revision),
      ])
    guard changed > 0 else {
      let now = try Self.recipe(current.id, for: person, statements)
      return edit.isDone(now) ? .saved(now.id) : .changedMeanwhile(now)
    }
    if case .here(let old) = current.picture, old != edit.picture {
      try RecipePictureStore.release(old, at: now(), statements)
    }
    try RecipeLineRows.write(content.ingredients, of: current.id, insteadOf: current.content.ingredients, statements)
    try words.replace(current.id, content, of: person.household, statements)
    try contents.write(content, of: current.id, in: person.household, statements)
    return .saved(current.id)
  }

  private func adopt(
    _ original: Recipe, as edit: Edit, by person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let copy = try insert(edit.content, picture: edit.picture, copyOf: original.id, by: person, statements)
    if edit.waitsForPicture {
      try statements.run(
        """
        UPDATE recipe SET (picture_id, picture_address) = (
          SELECT original.picture_id, original.picture_address FROM recipe AS original WHERE original.id = $1
        ) WHERE id = $2
        """,
        [.id(original.id), .id(copy)])
    }
    try replaceReferences(original.id, to: copy, by: person, statements)
    return copy
  }

  func insert(
    _ content: RecipeContent, picture: RecipePicture.ID?, copyOf original: Recipe.ID?, by person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    try statements.reserve(of: .recipes, for: person.household, counting: Self.counting)
    let id: Recipe.ID? = try statements.first(
      Self.insertStatement,
      RecipeRowCoder.values(content) + [.id(picture), .id(person.household), .id(original), .int(now())]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a new recipe") }
    try RecipeLineRows.write(content.ingredients, of: id, statements)
    try words.insert(id, content, of: person.household, statements)
    try contents.write(content, of: id, in: person.household, isNew: true, statements)
    return id
  }

  /// The SQL query for the number of a household's recipes, including deleted ones.
  static let counting = "SELECT COUNT(*) FROM recipe WHERE household_id = $1"

  // A picture of another household is ignored.
  private static func picture(_ picture: Int, _ household: Int) -> String {
    """
    (SELECT recipe_picture.id FROM recipe_picture WHERE recipe_picture.id = $\(picture)
    AND (recipe_picture.album_id IS NULL OR recipe_picture.album_id IN \(RecipePictureStore.albums(of: "$\(household)"))))
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
  }(RecipeRowCoder.contentColumns)

  private static let updateStatement = { (columns: [String]) in
    """
    UPDATE recipe SET revision = revision + 1, \(columns.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", ")),
    picture_id = COALESCE(
      \(picture(columns.count + 1, columns.count + 2)),
      CASE WHEN $\(columns.count + 3) = 1 AND picture_address IS NOT NULL THEN picture_id END),
    picture_address = CASE WHEN $\(columns.count + 3) = 1 THEN picture_address END
    WHERE id = $\(columns.count + 4) AND household_id = $\(columns.count + 2) AND revision = $\(columns.count + 5)
    AND deleted_at IS NULL
    """
  }(RecipeRowCoder.contentColumns)
}

/// The result of an edit.
public enum RecipeUpdateResult: Equatable, Sendable {
  /// The edit is stored in this recipe: the edited one, or the household's copy of the edited recipe of the catalogue.
  case saved(Recipe.ID)
  /// Nothing was stored, because the recipe was changed after the edit began. The value is the current recipe.
  case changedMeanwhile(Recipe)
}
