import Platform

/// A recipe's ingredients to add to the list.
public struct GroceryRecipe: Sendable {
  /// The recipe's identifier.
  public let id: Recipe.ID
  /// The recipe's name.
  public let name: String
  /// The day of cooking; nil if there is none.
  public let day: LocalDate?
  /// The chosen ingredients.
  let lines: [Line]
  /// The marks of all lines of the recipe, chosen or not.
  let marks: Set<String>

  /// An ingredient as an item to buy.
  struct Line: Sendable {
    /// The line's identity within its recipe: a fingerprint of its words, independent of its position and the servings.
    let mark: String
    let name: GroceryName
    let amount: Amount
  }

  /// Creates the items of a recipe's lines.
  ///
  /// - Parameters:
  ///   - ingredients: All lines of the recipe; headings are ignored.
  ///   - chosen: The positions of the chosen lines, from 1; nil for all.
  ///   - factor: The servings to cook divided by the recipe's servings.
  public init(
    id: Recipe.ID, name: String, ingredients: [RecipeIngredient], chosen: Set<Int>? = nil, factor: Quantity = .one,
    day: LocalDate? = nil
  ) {
    self.id = id
    self.name = TextCleanup.clipped(name, RecipeName.limit)
    self.day = day
    var seen: [String: Int] = [:]
    let all: [(place: Int, line: Line)] = ingredients.enumerated().flatMap { index, ingredient -> [(Int, Line)] in
      let line = ingredient.line
      seen[line.text, default: 0] += 1
      if ingredient.isHeading { return [] }
      return Line.all(line, time: seen[line.text] ?? 1, factor: factor).map { (index + 1, $0) }
    }
    marks = Set(all.map(\.line.mark))
    lines = all.filter { chosen?.contains($0.place) ?? true }.map(\.line)
  }

  init(_ recipe: GroceryRecipe, lines: [Line]) {
    id = recipe.id
    name = recipe.name
    day = recipe.day
    marks = recipe.marks
    self.lines = lines
  }

  /// Returns the recipes, merging those that occur several times on the same day and adding up their ingredients.
  static func together(_ recipes: [GroceryRecipe]) -> [GroceryRecipe] {
    var together: [GroceryRecipe] = []
    for recipe in recipes {
      if let index = together.firstIndex(where: { $0.id == recipe.id && $0.day == recipe.day }) {
        together[index] = GroceryRecipe(recipe, lines: Line.together(together[index].lines + recipe.lines))
      } else {
        together.append(recipe)
      }
    }
    return together
  }
}

extension GroceryRecipe.Line {
  /// Returns the items to buy for a line; empty for water and for an empty line.
  fileprivate static func all(_ line: IngredientLine, time: Int, factor: Quantity) -> [Self] {
    IngredientGroceries(line).all.enumerated().map { place, wanted in
      var fingerprint = Fingerprint()
      fingerprint.add(line.text)
      fingerprint.add(time)
      if place > 0 { fingerprint.add(place) }
      return Self(mark: fingerprint.text, name: wanted.name, amount: wanted.amount.scaled(by: factor))
    }
  }

  fileprivate static func together(_ lines: [Self]) -> [Self] {
    var together: [Self] = []
    for line in lines {
      if let index = together.firstIndex(where: { $0.mark == line.mark }) {
        together[index] = Self(
          mark: line.mark, name: line.name, amount: together[index].amount + line.amount)
      } else {
        together.append(line)
      }
    }
    return together
  }
}
