/// A recipe that the household has already from the same page.
public struct RecipeOfPage: Equatable, Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The recipe's current name.
  public let name: RecipeName
  /// Seconds since 1970-01-01 UTC.
  public let addedAt: Int
}

extension RecipeStore {
  /// Returns the household's recipes that are from one of these pages, the last added first.
  ///
  /// Reads the addresses of all its recipes: only imports ask for this, after waiting for another site.
  public static func from(
    _ pages: [WebAddress], for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> [RecipeOfPage] {
    let known = try statements.all(
      """
      SELECT id, name, created_at, source FROM recipe
      WHERE household_id = $1 AND source IS NOT NULL AND deleted_at IS NULL ORDER BY id DESC
      """,
      [.id(person.household)]
    ) { row in
      (
        recipe: RecipeOfPage(id: row.id(0), name: RecipeName(stored: row.text(1)), addedAt: row.int(2)),
        source: WebAddress(row.text(3))
      )
    }
    return known.filter { known in pages.contains { known.source?.isSamePage(as: $0) ?? false } }.map(\.recipe)
  }
}

// Recipes that come from elsewhere, of which the household may have some.
extension RecipeStore {
  /// The household's own recipe of exactly that name, the first of several, else the catalogue's; nil where there is none.
  static func named(
    _ name: String, for person: Person, _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID? {
    let named: [(id: Recipe.ID, name: String)] = try statements.all(
      """
      SELECT id, name FROM recipe WHERE (household_id = $1 OR household_id IS NULL) AND name_key = $2
      AND deleted_at IS NULL ORDER BY household_id IS NULL, id
      """,
      [.id(person.household), .text(SortKey.of(name))]
    ) { row in (row.id(0), row.text(1)) }
    return named.first { $0.name.utf8.elementsEqual(name.utf8) }?.id
  }

  /// Returns true if the household has the recipe: one of the same name, with the same ingredients and steps or from the
  /// same page.
  ///
  /// - Parameter taken: Recipes that came with it. Only the very same is one of them: people keep two ways to make a dish
  ///   under one name.
  /// - Parameter orCatalogue: True if one of the catalogue counts as well.
  func has(
    _ content: RecipeContent, besides taken: Set<Recipe.ID>, orCatalogue: Bool = false, for person: Person
  ) throws(StoreError) -> Bool {
    try database.read { statements throws(StoreError) in
      try Self.has(content, besides: taken, orCatalogue: orCatalogue, for: person, statements)
    }
  }

  /// Stores a recipe unless the household has it; nil if it does.
  ///
  /// - Parameter bringing: The bringing that it comes of, with which it can be taken back.
  func take(
    _ content: RecipeContent, picture: RecipePicture.ID?, besides taken: Set<Recipe.ID>, orCatalogue: Bool,
    of bringing: KeptBringing.ID?, by person: Person
  ) throws(StoreError) -> Recipe.ID? {
    try database.write(of: person.household) { statements throws(StoreError) in
      guard try !Self.has(content, besides: taken, orCatalogue: orCatalogue, for: person, statements) else {
        return nil
      }
      if let bringing { try BringingStore.requireTaking(bringing, statements) }
      let id = try insert(content, picture: picture, copyOf: nil, by: person, statements)
      guard let bringing else { return id }
      try statements.run(
        "INSERT INTO bringing_recipe (bringing_id, recipe_id, revision) SELECT $1, id, revision FROM recipe WHERE id = $2",
        [.id(bringing), .id(id)])
      return id
    }
  }

  private static func has(
    _ content: RecipeContent, besides taken: Set<Recipe.ID>, orCatalogue: Bool, for person: Person,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Bool {
    let owners = orCatalogue ? "(household_id = $1 OR household_id IS NULL)" : "household_id = $1"
    let named: [(id: Recipe.ID, source: WebAddress?, instructions: String)] = try statements.all(
      """
      SELECT id, source, instructions FROM recipe
      WHERE \(owners) AND name_key = $2 AND deleted_at IS NULL
      """,
      [.id(person.household), .text(SortKey.of(content.name.text))]
    ) { row in (row.id(0), row.optionalText(1).flatMap { WebAddress($0) }, row.text(2)) }
    for known in named {
      if let source = content.source, known.source?.isSamePage(as: source) ?? false, !taken.contains(known.id) {
        return true
      }
      guard known.instructions.utf8.elementsEqual(content.instructions.text.utf8) else { continue }
      if try RecipeLines.all(of: known.id, statements) == content.ingredients { return true }
    }
    return false
  }
}
