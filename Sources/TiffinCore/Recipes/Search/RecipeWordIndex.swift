/// The words of recipes for search, in the index `recipe_words`: words of names, ingredients, categories, cuisines and
/// tags.
///
/// All households share the index. Each word is prefixed with the ID of its household; 0 stands for the catalogue, so
/// that a search never scans other households' recipes.
struct RecipeWordIndex {
  private let index: any WordIndex

  init(_ dialect: any SQLDialect) {
    index = dialect.wordIndex("recipe_words")
  }

  /// Adds a recipe's words.
  ///
  /// - Parameter owner: The household; nil for a recipe of the catalogue.
  func insert(
    _ recipe: Recipe.ID, _ content: RecipeContent, of owner: Household.ID?, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(index.insertion, [.id(recipe), .text(Self.text(of: content, owner))])
  }

  func replace(
    _ recipe: Recipe.ID, _ content: RecipeContent, of owner: Household.ID?, _ statements: borrowing Statements
  ) throws(StoreError) {
    try statements.run(index.replacement, [.text(Self.text(of: content, owner)), .id(recipe)])
  }

  /// Removes a recipe's words. No constraint does this, because the index is not linked to the table.
  func remove(_ recipe: Recipe.ID, _ statements: borrowing Statements) throws(StoreError) {
    try statements.run(index.removal, [.id(recipe)])
  }

  /// Returns the number of recipes that match a search, including deleted ones, but at most `limit`; 0 if the search
  /// contains no words.
  func count(
    _ search: MealSearch, of owner: Household.ID?, upTo limit: Int, _ statements: borrowing Statements
  ) throws(StoreError) -> Int {
    guard let pattern = pattern(search, of: owner) else { return 0 }
    let count = try statements.first(
      "SELECT COUNT(*) FROM (\(index.rows(matching: "$1")) LIMIT $2) AS found", [.text(pattern), .int(limit)]
    ) { row in row.int(0) }
    return count ?? 0
  }

  /// Returns the SQL query for the identifiers of recipes that match a ``pattern(_:of:)``, which is passed as a
  /// parameter.
  func recipes(matching parameter: String) -> String {
    index.rows(matching: parameter)
  }

  /// Returns the query of ``recipes(matching:)`` in the form that is faster if few recipes match.
  func recipesFirst(matching parameter: String) -> String {
    index.rowsFirst(matching: parameter)
  }

  /// Returns a pattern for the index; nil if the search contains no words.
  ///
  /// - Parameter owner: The household; nil to search the catalogue.
  func pattern(_ search: MealSearch, of owner: Household.ID?) -> String? {
    guard !search.phrases.isEmpty else { return nil }
    return index.pattern(
      anyOf: Self.telling(search.phrases).map { phrase in
        Self.spellings(of: phrase).map { words in words.map { Self.word($0, owner) } }
      })
  }

  /// Returns the phrases without words such as `and`, unless there are no others: "mac & cheese" does not contain
  /// "and".
  static func telling(_ phrases: [[String]]) -> [[String]] {
    let telling = phrases.filter { $0.count > 1 || little.isDisjoint(with: $0) }
    return telling.isEmpty ? phrases : telling
  }

  private static let little: Set<String> = ["and", "with", "of", "the", "a", "an", "n", "in", "on", "for"]

  /// Returns a phrase with and without an apostrophe: a search for `grandmas` also finds `grandma's`, which the index
  /// contains as two words.
  private static func spellings(of phrase: [String]) -> [[String]] {
    guard let last = phrase.last else { return [phrase] }
    if last == "s", phrase.count > 1 { return [phrase, phrase.dropLast(2) + [phrase[phrase.count - 2] + "s"]] }
    guard last.utf8.count > 3, last.utf8.last == UInt8(ascii: "s") else { return [phrase] }
    return [phrase, phrase.dropLast() + [String(last.dropLast()), "s"]]
  }

  static func text(of content: RecipeContent, _ owner: Household.ID?) -> String {
    let texts =
      [content.name.text] + content.ingredients.map(\.line.name) + [content.category.text, content.cuisine.text]
      + content.tags
    return texts.flatMap(SearchWords.of).map { word($0, owner) }.joined(separator: " ")
  }

  private static func word(_ word: String, _ owner: Household.ID?) -> String {
    "\(owner?.number ?? 0)x\(word)"
  }
}
