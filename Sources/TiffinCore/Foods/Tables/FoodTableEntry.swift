/// A food of a table that all households share.
struct FoodTableEntry: Equatable, Sendable {
  /// The food's code in the table.
  let code: String
  /// The distance from what people mean by a plain word, 0 to 1,000. Of equal matches, the food with the smaller
  /// distance comes first.
  var oddness = 0
  /// Other names, some of them in other languages.
  var others: [String] = []
  var content: FoodContent

  /// The words of all names, including the short name.
  private var words: FoodWords {
    let short = content.shortName.map(SearchWords.of)
    let isNew =
      short.map { short in ([content.name.text] + others).allSatisfy { SearchWords.of($0) != short } } ?? false
    let names = isNew ? others + [content.shortName ?? ""] : others
    return FoodWords(content.name.text, others: names, brand: content.brand)
  }

  /// Inserts the food, or replaces the one with the same code, whose identifier does not change.
  func put(
    into source: FoodSource, _ index: any WordIndex, _ statements: borrowing Statements
  ) throws(StoreError) -> Food.ID {
    let known: Food.ID? = try statements.first(
      "SELECT id FROM food WHERE source = $1 AND code = $2", [.text(source.rawValue), .text(code)]
    ) { row in row.id(0) }
    let words = words
    let values =
      FoodRowCoder.values(content) + [
        .text(content.shortName), .int(content.usualPortion), .int(oddness), .text(words.key), .text(code),
        .text(source.rawValue),
      ]
    guard let known else {
      let id: Food.ID = try statements.insert(Self.insertion, values)
      try statements.run(index.insertion, [.id(id), .text(words.text(of: nil))])
      try FoodRowCoder.add(content.portions, to: id, statements)
      return id
    }
    try statements.run(Self.update, values)
    try statements.run(index.replacement, [.text(words.text(of: nil)), .id(known)])
    try FoodRowCoder.set(content.portions, of: known, statements)
    return known
  }

  private static let columns =
    (FoodRowCoder.contentColumns + ", " + FoodRowCoder.shownColumns).split(separator: ", ") + [
      "oddness", "word_key", "code", "source",
    ]

  private static let insertion = """
    INSERT INTO food (\(columns.joined(separator: ", ")))
    VALUES (\(columns.indices.map { "$\($0 + 1)" }.joined(separator: ", ")))
    """

  private static let update = """
    UPDATE food SET \(columns.dropLast(2).enumerated().map { "\($1) = $\($0 + 1)" }.joined(separator: ", "))
    WHERE code = $\(columns.count - 1) AND source = $\(columns.count)
    """
}
