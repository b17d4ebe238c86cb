/// SQL statements on the catalogue's recipes in the table `recipe`, which are run in the transactions of other stores.
struct CatalogueRows {
  /// The number of seconds after a fetch within which a further fetch of the unchanged recipe is not recorded.
  static let slack = 86_400

  let dialect: any SQLDialect
  /// The current time, in seconds since 1970-01-01 UTC.
  let now: Int

  private var words: RecipeWordIndex { RecipeWordIndex(dialect) }
  private var contents: RecipeFoodRows { RecipeFoodRows(dialect: dialect) }

  /// A stored recipe of the catalogue.
  struct StoredCatalogueRecipe {
    let id: Recipe.ID
    /// The time at which its details were last fetched; nil if the recipe is known only from lists.
    let refreshedAt: Int?
    /// The address of the recipe's picture on the web; nil if there is none.
    var picture: String?
    /// The stored picture from this address; nil if it is not stored.
    let fetched: RecipePicture.ID?
    var content: RecipeContent
    let estimate: RecipeEstimate

    /// True if the recipe's details are stored.
    var isWhole: Bool { refreshedAt != nil }
  }

  /// Returns the recipe with a number of the catalogue; nil if it is not stored.
  func known(_ number: String, _ statements: borrowing Statements) throws(StoreError) -> StoredCatalogueRecipe? {
    let known = try statements.first(
      """
      SELECT \(Column.selection), \(RecipeRowCoder.EstimateColumn.selection) FROM recipe WHERE catalogue_number = $1
      """,
      [.text(number)], Self.read)
    guard var known else { return nil }
    known.content.ingredients = try RecipeLineRows.all(of: known.id, statements)
    return known
  }

  /// The selected columns. Those of the estimate follow them.
  private enum Column: Int, ColumnList {
    case id, refreshed, picture, fetched, name, category, cuisine, source, video, tags, instructions

    var name: String {
      switch self {
      case .id: "id"
      case .refreshed: "refreshed_at"
      case .picture: "picture_address"
      case .fetched: "picture_id"
      case .name: "name"
      case .category: "category"
      case .cuisine: "cuisine"
      case .source: "source"
      case .video: "video"
      case .tags: "tags"
      case .instructions: "instructions"
      }
    }
  }

  private static func read(_ row: borrowing Row) -> StoredCatalogueRecipe {
    var content = RecipeContent(name: RecipeName(stored: row.text(Column.name)))
    content.category = RecipeFieldText(stored: row.text(Column.category))
    content.cuisine = RecipeFieldText(stored: row.text(Column.cuisine))
    content.source = row.optionalText(Column.source).flatMap { WebAddress($0) }
    content.video = row.optionalText(Column.video).flatMap { WebAddress($0) }
    content.tags = RecipeRowCoder.tags(row.text(Column.tags))
    content.instructions = RecipeFieldText(stored: row.text(Column.instructions))
    return StoredCatalogueRecipe(
      id: row.id(Column.id), refreshedAt: row.optionalInt(Column.refreshed),
      picture: row.optionalText(Column.picture), fetched: row.optionalID(Column.fetched),
      content: content, estimate: estimate(row))
  }

  private static func estimate(_ row: borrowing Row) -> RecipeEstimate {
    typealias EstimateColumn = RecipeRowCoder.EstimateColumn
    let first = Column.width
    return RecipeEstimate(
      servings: row.optionalInt(EstimateColumn.servings, from: first).map(Servings.init(stored:)),
      energy: row.optionalInt(EstimateColumn.energy, from: first).map(Energy.init(stored:)),
      cents: row.optionalInt(EstimateColumn.cents, from: first),
      time: row.optionalInt(EstimateColumn.time, from: first).map(CookTime.init(stored:)),
      rest: row.optionalInt(EstimateColumn.rest, from: first).map(CookTime.init(stored:)))
  }

  /// Returns true if a recipe that was just fetched need not be stored, because it is unchanged and was last fetched
  /// less than ``slack`` ago.
  func isCurrent(_ recipe: CatalogueRecipe, _ known: StoredCatalogueRecipe) -> Bool {
    (known.refreshedAt ?? 0) > now - Self.slack && isSame(recipe, known)
  }

  private func isSame(_ recipe: CatalogueRecipe, _ known: StoredCatalogueRecipe) -> Bool {
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
    try RecipeLineRows.write(content.ingredients, of: id, statements)
    try words.insert(id, content, of: nil, statements)
    if isWhole { try contents.write(content, of: id, in: nil, isNew: true, statements) }
    return id
  }

  func update(
    _ known: StoredCatalogueRecipe, to content: RecipeContent, _ picture: WebAddress?, isWhole: Bool,
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
      // The stored picture is from the previous address.
      try RecipePictureStore.release(known.fetched, at: now, statements)
      try statements.run(
        "UPDATE recipe SET picture_id = NULL, picture_asked_at = NULL WHERE id = $1", [.id(known.id)])
    }
    try RecipeLineRows.write(content.ingredients, of: known.id, insteadOf: known.content.ingredients, statements)
    try words.replace(known.id, content, of: nil, statements)
    if isWhole { try contents.write(content, of: known.id, in: nil, statements) }
  }
}

/// The columns that are filled with data of the catalogue.
private enum CatalogueValues {
  static let columns =
    RecipeRowCoder.TextColumn.ofCatalogue.map(\.name) + RecipeRowCoder.EstimateColumn.allCases.map(\.name) + [
      "picture_address"
    ]

  /// Returns the columns' values, without estimates for a recipe that is known only from lists.
  static func of(_ content: RecipeContent, _ picture: WebAddress?, isWhole: Bool) -> [SQLValue] {
    let estimate = isWhole ? content.estimate : .none
    return RecipeRowCoder.TextColumn.ofCatalogue.map { $0.write(content) }
      + RecipeRowCoder.EstimateColumn.allCases.map { $0.write(estimate) } + [.text(picture?.text)]
  }
}
