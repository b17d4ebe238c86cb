/// The catalogue's rows of the `recipe` table, as statements that run inside other transactions.
struct CatalogueRows {
  /// Seconds within which an unchanged recipe is not noted as seen again.
  static let slack = 86_400

  let dialect: any Dialect
  /// Seconds since 1970-01-01 UTC.
  let now: Int

  private var words: RecipeWords { RecipeWords(dialect) }

  /// A stored recipe of the catalogue.
  struct Known {
    let id: Recipe.ID
    /// Nil if only the catalogue's lists have mentioned it.
    let refreshedAt: Int?
    var picture: String?
    var content: RecipeContent
    let estimate: RecipeEstimate

    var isWhole: Bool { refreshedAt != nil }
  }

  /// Finds a recipe by its number in the catalogue; nil if it was never seen.
  func known(_ number: String, _ statements: borrowing Statements) throws(StoreError) -> Known? {
    let known = try statements.first(
      """
      SELECT id, refreshed_at, picture_address, name, category, cuisine, source, video, tags, instructions,
      estimated_servings, estimated_kcal, estimated_cents, estimated_minutes,
      estimated_rest_minutes FROM recipe WHERE catalogue_number = $1
      """,
      [.text(number)], Self.read)
    guard var known else { return nil }
    known.content.ingredients = try RecipeLines.all(of: known.id, statements)
    return known
  }

  private static func read(_ row: borrowing Row) -> Known {
    var content = RecipeContent(name: RecipeName(stored: row.text(3)))
    content.category = RecipeText(stored: row.text(4))
    content.cuisine = RecipeText(stored: row.text(5))
    content.source = row.optionalText(6).flatMap { WebAddress($0) }
    content.video = row.optionalText(7).flatMap { WebAddress($0) }
    content.tags = RecipeRow.tags(row.text(8))
    content.instructions = RecipeText(stored: row.text(9))
    return Known(
      id: row.id(0), refreshedAt: row.optionalInt(1), picture: row.optionalText(2), content: content,
      estimate: RecipeEstimate(
        servings: row.optionalInt(10).map(Servings.init(stored:)),
        energy: row.optionalInt(11).map(Energy.init(stored:)), cents: row.optionalInt(12),
        time: row.optionalInt(13).map(CookTime.init(stored:)),
        rest: row.optionalInt(14).map(CookTime.init(stored:))))
  }

  /// Returns true if a recipe that was just seen needs no writing.
  func isCurrent(_ recipe: CatalogueRecipe, _ known: Known) -> Bool {
    (known.refreshedAt ?? 0) > now - Self.slack && isSame(recipe, known)
  }

  private func isSame(_ recipe: CatalogueRecipe, _ known: Known) -> Bool {
    let content = recipe.content
    return known.content == content && known.picture == recipe.picture?.text && known.estimate == content.estimate
  }

  func save(_ recipe: CatalogueRecipe, _ statements: borrowing Statements) throws(StoreError) -> Recipe.ID {
    guard let known = try known(recipe.id, statements) else {
      return try insert(recipe.content, recipe.picture, as: recipe.id, isWhole: true, statements)
    }
    if !isSame(recipe, known) {
      try update(known, to: recipe.content, recipe.picture, isWhole: true, statements)
    }
    if !known.isWhole || !isCurrent(recipe, known) {
      try statements.run("UPDATE recipe SET refreshed_at = $1 WHERE id = $2", [.int(now), .id(known.id)])
    }
    return known.id
  }

  func insert(
    _ content: RecipeContent, _ picture: WebAddress?, as number: String, isWhole: Bool,
    _ statements: borrowing Statements
  ) throws(StoreError) -> Recipe.ID {
    let columns =
      CatalogueValues.columns + ["catalogue_number", "created_at", "refreshed_at", "revision", "rating", "notes"]
    let id: Recipe.ID? = try statements.first(
      """
      INSERT INTO recipe (\(columns.joined(separator: ", ")))
      VALUES (\(columns.indices.map { "$\($0 + 1)" }.joined(separator: ", "))) RETURNING id
      """,
      CatalogueValues.of(content, picture, isWhole: isWhole)
        + [.text(number), .int(now), isWhole ? .int(now) : .null, .int(1), .int(0), .text("")]
    ) { row in row.id(0) }
    guard let id else { throw .failed("no id for a recipe of the catalogue") }
    try RecipeLines.write(content.ingredients, of: id, statements)
    try words.insert(id, content, of: nil, statements)
    return id
  }

  func update(
    _ known: Known, to content: RecipeContent, _ picture: WebAddress?, isWhole: Bool,
    _ statements: borrowing Statements
  ) throws(StoreError) {
    let columns = CatalogueValues.columns
    try statements.run(
      """
      UPDATE recipe SET \(columns.enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", ")),
      revision = revision + 1 WHERE id = $\(columns.count + 1)
      """,
      CatalogueValues.of(content, picture, isWhole: isWhole) + [.id(known.id)])
    if known.picture != picture?.text {
      // The fetched picture is an old one.
      try statements.run(
        "UPDATE recipe SET picture_id = NULL, picture_asked_at = NULL WHERE id = $1", [.id(known.id)])
    }
    try RecipeLines.write(content.ingredients, of: known.id, insteadOf: known.content.ingredients, statements)
    try words.replace(known.id, content, of: nil, statements)
  }
}

/// The columns that the catalogue fills.
private enum CatalogueValues {
  static let columns = [
    "name", "name_key", "category", "category_key", "cuisine", "cuisine_key", "estimated_servings", "estimated_kcal",
    "estimated_cents", "estimated_minutes", "estimated_rest_minutes", "picture_address", "source", "video", "tags",
    "instructions",
  ]

  /// Leaves out estimates of recipes that only lists have mentioned.
  static func of(_ content: RecipeContent, _ picture: WebAddress?, isWhole: Bool) -> [SQLValue] {
    let estimate = isWhole ? content.estimate : .none
    return [
      .text(content.name.text), .text(SortKey.of(content.name.text)), .text(content.category.text),
      .text(SortKey.of(content.category.text)), .text(content.cuisine.text), .text(SortKey.of(content.cuisine.text)),
      .int(estimate.servings?.count), .int(estimate.energy?.kilocalories), .int(estimate.cents),
      .int(estimate.time?.minutes), .int(estimate.rest?.minutes), .text(picture?.text), .text(content.source?.text),
      .text(content.video?.text),
      .text(RecipeRow.stored(content.tags)),
      .text(content.instructions.text),
    ]
  }
}
