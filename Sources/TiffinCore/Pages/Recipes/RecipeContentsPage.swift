/// What a recipe contains, line by line, as of one moment.
public struct RecipeContentsPage: Sendable {
  /// A line with what it was taken for.
  public struct Line: Sendable {
    /// The amount as written, "2 large"; empty without one.
    public let measure: String
    /// What is written behind it.
    public let rest: String
    /// The thing itself, to look for its food; may be empty.
    public let name: String
    /// Its match and weight.
    public let matched: MatchedLine
    /// Its food, also where it counts for nothing; nil without one.
    public let food: Food?
    /// What it gives of the whole recipe; nil where that is unknown or nothing is counted.
    public let energy: Energy?
    /// Milligrams of frying fat that are eaten; nil if all of the line is.
    public let eaten: Int?
    /// True if a weight that somebody says can be remembered.
    public let canBeWeighed: Bool
  }

  /// The recipe.
  public let recipe: Recipe
  /// One for each ingredient that is no heading, in order.
  public let lines: [Line]
  /// How much of it is known.
  public let share: WorkedShare
  /// Of one serving; nil where nothing is counted or a food does not state it.
  public let energy: Energy?
  /// Of one serving, each unknown where a food does not state it.
  public let macros: Macros
  /// For how many it is.
  public let servings: Servings

  /// Reads the lines as they would be read now.
  ///
  /// - Throws: ``StoreError/notFound``.
  public init(
    _ id: Recipe.ID, for person: Person, _ stores: FoodStore, _ statements: borrowing Statements
  ) throws(StoreError) {
    recipe = try RecipeStore.recipe(id, for: person, statements)
    servings = recipe.numbers.servings?.value ?? .usual
    // A recipe of the catalogue is the same for everybody.
    let reader = ContentsReader(dialect: stores.database.dialect, household: recipe.isOwn ? person.household : nil)
    let contents = try reader.contents(
      of: recipe.content.ingredients, steps: recipe.content.steps, for: servings, statements)
    let read = recipe.content.ingredients
    lines = contents.lines.map { Line($0, read[$0.place - 1].line, in: contents) }
    energy = contents.nutrients.energy
    macros = contents.nutrients.macros
    share = WorkedShare(
      lines: lines.count, known: contents.knownLines, isUsed: contents.nutrients != .unknown)
  }
}

extension RecipeContentsPage.Line {
  fileprivate init(_ matched: MatchedLine, _ line: IngredientLine, in contents: RecipeContents) {
    self.matched = matched
    let parts = line.parts
    measure = parts.measure
    rest = parts.measure.isEmpty ? parts.rest : LineReader.withoutPartitive(parts.rest)
    name = line.name
    food = matched.food.flatMap { contents.foods[$0] }
    energy = contents.energy(of: matched)
    eaten = contents.eaten(of: matched)
    let isOfOneUnit = line.weighedUnit != nil && line.weighedCount > 0
    canBeWeighed = food != nil && food?.content.basis != .piece && !matched.isOptional && isOfOneUnit
  }
}

extension RecipeContents {
  /// Returns the milligrams of a line that are eaten; nil if all of it is.
  func eaten(of line: MatchedLine) -> Int? {
    guard let mass = line.mass, let most = line.most.map({ $0 * servings.count }), most < mass else { return nil }
    return most
  }

  /// What a line gives of the whole recipe; nil where that is unknown or nothing is counted.
  func energy(of line: MatchedLine) -> Energy? {
    guard case .food(let id) = line.match, let mass = line.mass, let of = foods[id]?.content.nutrients[.energy]
    else { return nil }
    let kilocalories = (Double(of) * Double(eaten(of: line) ?? mass) / 100_000_000).rounded()
    return Energy(stored: Int(min(kilocalories, Double(Energy.range.upperBound))))
  }
}
