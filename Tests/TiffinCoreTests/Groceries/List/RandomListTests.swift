import TestServer
import TestSupport
import Testing

@testable import TiffinCore

/// Any order of adding gives the same list, nothing is lost, and removing a share restores the previous list.
@Suite struct `A list of many recipes` {
  private static let names = ["flour", "eggs", "milk", "onion", "salt", "butter"]
  private static let measures = [
    "200 g", "1 kg", "2 cups", "1 tbsp", "3", "", "a pinch of", "1 x 400 g tin", "½", "8 oz", "100 ml", "2-3 cloves",
  ]

  /// A few recipes that share some lines.
  private static func recipes(_ chance: inout SeededRandom) throws -> [GroceryRecipe] {
    try (1...5).map { number in
      let lines = try (0..<6).map { _ in
        let measure = try #require(measures.randomElement(using: &chance))
        return RecipeIngredient.line("\(measure) \(try #require(names.randomElement(using: &chance)))")
      }
      let day = Bool.random(using: &chance) ? LocalDate(iso: "2026-11-2\(number)") : nil
      let factor = try #require(Quantity(Int.random(in: 1...3, using: &chance), over: 2))
      return GroceryRecipe(id: Recipe.ID(Int64(number)), name: "Recipe", ingredients: lines, factor: factor, day: day)
    }
  }

  /// The amounts that recipes need, apart from any list.
  private static func amounts(_ recipes: [GroceryRecipe]) -> [String: Amount] {
    recipes.flatMap(\.lines).reduce(into: [:]) { $0[$1.name.key] = ($0[$1.name.key] ?? .none) + $1.amount }
  }

  /// The amounts on the list, read from its shares.
  private static func amounts(_ kitchen: Kitchen) throws -> [String: Amount] {
    try kitchen.database.read { statements throws(StoreError) in
      var amounts: [String: Amount] = [:]
      try statements.run(
        "SELECT item_key, amount FROM grocery_share JOIN grocery_item ON id = item_id WHERE deleted_at IS NULL"
      ) { row throws(StoreError) in
        guard let amount = Amount(stored: row.text(1)) else { throw .damaged(row.text(1)) }
        amounts[row.text(0)] = (amounts[row.text(0)] ?? .none) + amount
      }
      return amounts
    }
  }

  /// The amounts needed, as the open lines show them.
  private static func texts(_ kitchen: Kitchen) throws -> [String: String] {
    let household = kitchen.cook.household
    return try kitchen.groceries.list(of: kitchen.cook).items.reduce(into: [:]) { texts, item in
      texts[item.name.key] = try kitchen.database.read { statements throws(StoreError) in
        try GroceryStore.needs(of: item.id, in: household, statements).whole
      }
    }
  }

  @Test(arguments: 0..<25) func `is the same in any order, and after adding and removing a recipe`(seed: Int) throws {
    var chance = SeededRandom(seed: UInt64(seed))
    let kitchen = try Kitchen()
    let recipes = try Self.recipes(&chance)

    for recipe in recipes.shuffled(using: &chance) { try kitchen.buy(recipe) }
    #expect(try Self.amounts(kitchen) == Self.amounts(recipes))
    #expect(try Self.texts(kitchen) == Self.amounts(recipes).mapValues(\.text))
    let some = recipes.shuffled(using: &chance).prefix(3)
    for recipe in some {
      try kitchen.groceries.removeShare(of: CookingOccasion(recipe: recipe.id, day: recipe.day), by: kitchen.cook)
    }
    let rest = recipes.filter { recipe in !some.contains { $0.id == recipe.id } }
    #expect(try Self.amounts(kitchen) == Self.amounts(rest))
    #expect(try Self.texts(kitchen) == Self.amounts(rest).mapValues(\.text))
    // Line by line instead of all at once.
    for recipe in some.shuffled(using: &chance) {
      for line in recipe.lines.shuffled(using: &chance) { try kitchen.buy(recipe.only(line)) }
    }

    #expect(try Self.amounts(kitchen) == Self.amounts(recipes))
  }
}

extension GroceryRecipe {
  fileprivate func only(_ line: Line) -> GroceryRecipe { GroceryRecipe(self, lines: [line]) }
}
