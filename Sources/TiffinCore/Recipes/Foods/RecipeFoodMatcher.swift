/// The matching of a recipe's lines to foods: to the household's choice, otherwise to the food that ``FoodFinder``
/// finds.
struct RecipeFoodMatcher {
  let dialect: any SQLDialect
  /// The household; nil for the catalogue's recipes, which all households share.
  let household: Household.ID?

  /// Returns the matches of a recipe's lines. This needs a few statements, and some more for each line that is not in
  /// the kitchen table.
  ///
  /// - Parameters:
  ///   - steps: The recipe's steps, which show whether fat is for frying and not entirely eaten.
  ///   - servings: The number of servings by which the nutrients are divided.
  func contents(
    of ingredients: [RecipeIngredient], steps: [String], for servings: Servings, _ statements: borrowing Statements
  ) throws(StoreError) -> RecipeFoods {
    let lines = ingredients.enumerated().filter { !$1.isHeading }.map { NamedLine($0 + 1, $1.line) }
    let chosen = try chosen(lines.map(\.name.key), statements)
    var finder = FoodFinder(dialect: dialect, household: household)
    try finder.prepare(lines.filter { chosen[$0.name.key] == nil }, statements)
    var matches: [MatchedLine.Match] = []
    for line in lines {
      if let choice = chosen[line.name.key] {
        matches.append(choice.match)
      } else {
        matches.append(try finder.match(line, statements))
      }
    }
    let foods = try foods(matches, statements)
    let frying = FryingFatCheck(steps)
    let matched = zip(lines, matches).map { line, match in
      line.matched(match, foods, by: chosen[line.name.key], frying: frying)
    }
    return RecipeFoods(matched, foods: foods, for: servings)
  }

  private func chosen(
    _ keys: [String], _ statements: borrowing Statements
  ) throws(StoreError) -> [String: IngredientChoice] {
    let keys = Array(Set(keys.filter { !$0.isEmpty })).sorted()
    guard let household else { return [:] }
    return try IngredientChoiceRows.all(keys, of: household, statements)
  }

  private func foods(
    _ matches: [MatchedLine.Match], _ statements: borrowing Statements
  ) throws(StoreError) -> [Food.ID: Food] {
    let ids = Set(matches.compactMap { match -> Food.ID? in if case .food(let id) = match { id } else { nil } })
    let foods = try FoodStore.foods(ids.sorted { $0.number < $1.number }, statements)
    return Dictionary(foods.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

/// A parsed line with its position, its name, and the restrictions in its note.
struct NamedLine {
  let place: Int
  let line: IngredientLine
  let name: IngredientName
  let phrases: [FoodPhrase]
  /// The restrictions of the line's note on the food, as in "milk (dairy-free)".
  let noted: [FoodRestriction]

  init(_ place: Int, _ line: IngredientLine) {
    self.place = place
    self.line = line
    name = IngredientName(line.name)
    phrases =
      name.key.isEmpty || line.name.utf8.count > 2 * IngredientName.limit
      ? [] : FoodPhrase.all(in: line.thing, isTinned: line.unit == .tin)
    noted = FoodRestriction.restrictions(ofNote: line.note)
  }

  /// Combines the line with its match. An optional ingredient counts as having no nutrients, and so does a known food
  /// without an amount if it is little, such as salt.
  ///
  /// - Parameter choice: The household's choice, whose weight has precedence; nil if there is none.
  func matched(
    _ match: MatchedLine.Match, _ foods: [Food.ID: Food], by choice: IngredientChoice? = nil, frying: FryingFatCheck
  ) -> MatchedLine {
    var food: Food?
    if case .food(let id) = match { food = foods[id] }
    let isOptional = SearchWords.of(line.text).contains("optional")
    let weight = RecipeLineWeight(line, of: food?.content)
    let isCounted = match != .nothing && !isOptional && food?.content.basis != .piece
    let said = isCounted ? choice?.weight?.grams(of: line) : nil
    let grams = isCounted ? said ?? weight.grams : nil
    let mass = grams.map { Int(min(($0 * 1_000).rounded(), 1_000_000_000)) }
    let isNothing = isOptional || food != nil && mass == nil && line.measures.isEmpty && weight.isLittle
    return MatchedLine(
      place: place, key: name.key, match: isNothing ? .nothing : match, mass: mass,
      most: frying.mostPerServing(of: line, grams, food?.content).map { Int($0 * 1_000) }, food: food?.id,
      isChosen: choice != nil, isWeighed: said != nil, isOptional: isOptional)
  }
}
