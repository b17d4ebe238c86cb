/// The data of the page of a recipe's nutrients, line by line, read in one snapshot.
public struct RecipeFoodsPage: Sendable {
  /// An ingredient line with its matched food.
  public struct Line: Sendable {
    /// The amount as written, such as "2 large"; empty if the line has none.
    public let measure: String
    /// The rest of the line after the measure.
    public let rest: String
    /// The name of the ingredient, for searching its food; may be empty.
    public let name: String
    /// The line's match with a food, and its weight.
    public let matched: MatchedLine
    /// The food, even if the line counts as nothing; nil if none was found.
    public let food: Food?
    /// The line's share of the whole recipe's energy; nil if it is unknown or the line is not counted.
    public let energy: Energy?
    /// The milligrams of frying fat that are eaten; nil if all of the line is eaten.
    public let eaten: Int?
    /// True if a person can state the weight of one unit of the line.
    public let canBeWeighed: Bool
  }

  /// The recipe.
  public let recipe: Recipe
  /// The lines in order, without headings.
  public let lines: [Line]
  /// The number of lines, and of those whose nutrients are known.
  public let share: FoodCoverage
  /// The energy of one serving; nil if no line is counted, or if a food does not state it.
  public let energy: Energy?
  /// The macronutrients of one serving, each unknown if a food does not state it.
  public let macros: Macros
  /// The number of servings that the recipe makes, or the usual number if the recipe does not state it.
  public let servings: Servings

  /// Reads the page, parsing and matching the lines anew.
  ///
  /// - Throws: ``StoreError/notFound`` if the household cannot see the recipe.
  public init(
    _ id: Recipe.ID, for person: Person, _ stores: FoodStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    recipe = try RecipeStore.recipe(id, for: person, statements)
    servings = recipe.numbers.servings?.value ?? .usual
    // The catalogue's recipes are computed without the household's choices, so that they are the same for everyone.
    let reader = RecipeFoodMatcher(dialect: stores.database.dialect, household: recipe.isOwn ? person.household : nil)
    let contents = try reader.contents(
      of: recipe.content.ingredients, steps: recipe.content.steps, for: servings, statements)
    let read = recipe.content.ingredients
    lines = contents.lines.map { Line($0, read[$0.place - 1].line, in: contents) }
    energy = contents.nutrients.energy
    macros = contents.nutrients.macros
    share = FoodCoverage(
      lines: lines.count, known: contents.knownLines, isUsed: contents.nutrients != .unknown)
  }
}

extension RecipeFoodsPage.Line {
  fileprivate init(_ matched: MatchedLine, _ line: IngredientLine, in contents: RecipeFoods) {
    self.matched = matched
    let parts = line.parts
    measure = parts.measure
    rest = parts.measure.isEmpty ? parts.rest : IngredientLineParser.withoutPartitive(parts.rest)
    name = line.name
    food = matched.food.flatMap { contents.foods[$0] }
    energy = contents.energy(of: matched)
    eaten = contents.eaten(of: matched)
    let isOfOneUnit = line.weighedUnit != nil && line.weighedCount > 0
    canBeWeighed = food != nil && food?.content.basis != .piece && !matched.isOptional && isOfOneUnit
  }
}

extension RecipeFoods {
  /// Returns the milligrams of a line that are eaten; nil if all of it is eaten.
  func eaten(of line: MatchedLine) -> Int? {
    guard let mass = line.mass, let most = line.most.map({ $0 * servings.count }), most < mass else { return nil }
    return most
  }

  /// Returns a line's share of the whole recipe's energy; nil if it is unknown or the line is not counted.
  func energy(of line: MatchedLine) -> Energy? {
    guard case .food(let id) = line.match, let mass = line.mass, let of = foods[id]?.content.nutrients[.energy]
    else { return nil }
    let kilocalories = (Double(of) * Double(eaten(of: line) ?? mass) / 100_000_000).rounded()
    return Energy(stored: Int(min(kilocalories, Double(Energy.range.upperBound))))
  }
}
