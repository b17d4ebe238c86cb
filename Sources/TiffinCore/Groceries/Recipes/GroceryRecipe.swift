import Platform

/// A recipe's ingredients on their way to the list.
public struct GroceryRecipe: Sendable {
  /// Which recipe.
  public let id: Recipe.ID
  /// What it is called.
  public let name: String
  /// When it is to be cooked; nil where that is open.
  public let day: LocalDate?
  /// What is wanted of it.
  let lines: [Line]
  /// Of all its lines, wanted or not.
  let marks: Set<String>

  /// An ingredient as the list takes it.
  struct Line: Sendable {
    /// The same for the same words in the same recipe, wherever they stand and for how many it is cooked.
    let mark: String
    let name: GroceryName
    let amount: Amount
  }

  /// - Parameters:
  ///   - ingredients: all of the recipe's; headings among them are left out.
  ///   - chosen: the places of those that are wanted, the first one 1; nil for all.
  ///   - factor: how many times the recipe is cooked: servings wanted by servings that it makes.
  public init(
    id: Recipe.ID, name: String, ingredients: [RecipeIngredient], chosen: Set<Int>? = nil, factor: Quantity = .one,
    day: LocalDate? = nil
  ) {
    self.id = id
    self.name = PlainText.clipped(name, RecipeName.limit)
    self.day = day
    var seen: [String: Int] = [:]
    let all: [(place: Int, line: Line)] = ingredients.enumerated().compactMap { index, ingredient in
      let line = ingredient.line
      seen[line.text, default: 0] += 1
      if ingredient.isHeading { return nil }
      return Line(line, time: seen[line.text] ?? 1, factor: factor).map { (index + 1, $0) }
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

  /// The same recipes, each of a day once: cooked twice on a day it is wanted twice.
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
  /// Nil for a line in which nothing stands.
  fileprivate init?(_ line: IngredientLine, time: Int, factor: Quantity) {
    guard let name = GroceryName(clipping: line.name) ?? GroceryName(clipping: line.text) else { return nil }
    var fingerprint = Fingerprint()
    fingerprint.add(line.text)
    fingerprint.add(time)
    mark = fingerprint.text
    self.name = name
    amount = line.amount.scaled(by: factor)
  }

  private init(_ line: Self, amount: Amount) {
    mark = line.mark
    name = line.name
    self.amount = amount
  }

  fileprivate static func together(_ lines: [Self]) -> [Self] {
    var together: [Self] = []
    for line in lines {
      if let index = together.firstIndex(where: { $0.mark == line.mark }) {
        together[index] = Self(line, amount: together[index].amount + line.amount)
      } else {
        together.append(line)
      }
    }
    return together
  }
}
