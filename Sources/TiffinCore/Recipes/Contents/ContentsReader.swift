/// Finds the foods of a recipe's lines: what the household chose, else the usual one, else the best of the search.
struct ContentsReader {
  let dialect: any Dialect
  /// Nil for the catalogue's recipes, which all share.
  let household: Household.ID?

  /// Runs a handful of statements, and one more for each line that the tables do not know.
  ///
  /// - Parameter servings: that its figures are divided by.
  func contents(
    of ingredients: [RecipeIngredient], for servings: Servings, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipeContents {
    let lines = ingredients.enumerated().filter { !$1.isHeading }.map { NamedLine($0 + 1, $1.line) }
    let chosen = try chosen(lines.map(\.name.key), statements)
    let usual = try usual(lines.compactMap { chosen[$0.name.key] == nil ? $0.code : nil }, statements)
    var found: [String: Food.ID] = [:]
    for line in lines where line.asksSearch(chosen, usual) && found[line.name.key] == nil {
      found[line.name.key] = try search(line.name, statements)
    }
    let matches = lines.map { $0.match(chosen, usual, found) }
    let foods = try foods(matches, statements)
    let matched = zip(lines, matches).map { line, match in line.matched(match, foods, by: chosen[line.name.key]) }
    return RecipeContents(matched, foods: foods, for: servings)
  }

  private func chosen(
    _ keys: [String], _ statements: borrowing Statements
  ) throws(StoreError) -> [String: IngredientChoice] {
    let keys = Array(Set(keys.filter { !$0.isEmpty })).sorted()
    guard let household else { return [:] }
    return try ChoiceRows.all(keys, of: household, statements)
  }

  private func usual(_ codes: [String], _ statements: borrowing Statements) throws(StoreError) -> [String: Food.ID] {
    let codes = Array(Set(codes)).sorted()
    guard !codes.isEmpty else { return [:] }
    let rows = try statements.all(
      """
      SELECT code, id FROM food WHERE source = '\(FoodSource.usda.rawValue)' AND code IN (\(Self.parameters(codes.count)))
      """,
      codes.map { .text($0) }
    ) { row -> (String, Food.ID) in (row.text(0), row.id(1)) }
    return Dictionary(rows, uniquingKeysWith: { first, _ in first })
  }

  private func search(_ name: IngredientName, _ statements: borrowing Statements) throws(StoreError) -> Food.ID? {
    guard let search = FoodSearch(name.key) else { return nil }
    if let household, let own = try FoodStore.best(search, of: household, dialect, statements).first { return own }
    return try FoodStore.best(search, of: nil, dialect, statements).first
  }

  private func foods(
    _ matches: [MatchedLine.Match], _ statements: borrowing Statements
  ) throws(StoreError) -> [Food.ID: Food] {
    let ids = Set(matches.compactMap { match -> Food.ID? in if case .food(let id) = match { id } else { nil } })
    let foods = try FoodStore.foods(ids.sorted { $0.number < $1.number }, statements)
    return Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func parameters(_ count: Int) -> String {
    (1...count).map { "$\($0)" }.joined(separator: ", ")
  }
}

/// A line that is read, with its name and what the table says of that.
private struct NamedLine {
  let place: Int
  let line: IngredientLine
  let name: IngredientName
  let code: String?

  init(_ place: Int, _ line: IngredientLine) {
    self.place = place
    self.line = line
    name = IngredientName(line.name)
    code = KitchenNames.code(of: name.words) ?? KitchenNames.code(of: name.all)
  }

  func asksSearch(_ chosen: [String: IngredientChoice], _ usual: [String: Food.ID]) -> Bool {
    !name.key.isEmpty && chosen[name.key] == nil && code.flatMap { usual[$0] } == nil
  }

  func match(
    _ chosen: [String: IngredientChoice], _ usual: [String: Food.ID], _ found: [String: Food.ID]
  ) -> MatchedLine.Match {
    if let chosen = chosen[name.key] { return chosen.match }
    return (code.flatMap { usual[$0] } ?? found[name.key]).map(MatchedLine.Match.food) ?? .unknown
  }

  /// A known food without any amount, such as salt, counts for nothing.
  ///
  /// - Parameter choice: the household's, whose weight comes first.
  func matched(
    _ match: MatchedLine.Match, _ foods: [Food.ID: Food], by choice: IngredientChoice? = nil
  ) -> MatchedLine {
    var food: Food?
    if case .food(let id) = match { food = foods[id] }
    let isOptional = Words.of(line.text).contains("optional")
    let weight = LineWeight(line, of: food?.content)
    let isCounted = match != .nothing && !isOptional && food?.content.basis != .piece
    let said = isCounted ? choice?.weight?.grams(of: line) : nil
    let grams = isCounted ? said ?? weight.grams : nil
    let mass = grams.map { Int(min(($0 * 1_000).rounded(), 1_000_000_000)) }
    let isNothing = isOptional || food != nil && mass == nil && line.measures.isEmpty
    return MatchedLine(
      place: place, key: name.key, match: isNothing ? .nothing : match, mass: mass,
      most: weight.mostPerServing.map { Int($0 * 1_000) }, food: food?.id, isChosen: choice != nil,
      isWeighed: said != nil, isOptional: isOptional)
  }
}
