import TestServer
import TestSupport
import Testing

@testable import TiffinCore

extension Kitchen {
  var groceries: GroceryStore { GroceryStore(database, now: { [clock] in clock.seconds }) }

  /// Adds a grocery as if typed into the one field.
  @discardableResult
  func buy(_ typed: String, by person: Person? = nil) throws -> GroceryItem.ID {
    let added = try groceries.add(GroceryEntry(GroceryName(typed)), key: .random(), by: person ?? cook)
    guard case .added(let id) = added else { throw StoreError.failed("the list is full") }
    return id
  }

  /// Puts items into the basket and clears it.
  @discardableResult
  func clearBasket(_ typed: String...) throws -> SubmissionKey {
    for text in typed { try groceries.setCompleted(try buy(text), true, by: cook) }
    return try groceries.clearCompleted(by: cook).batch
  }

  @discardableResult
  func buy(_ recipe: GroceryRecipe, by person: Person? = nil) throws -> GroceryAdditionResult {
    try groceries.add([recipe], by: person ?? cook)
  }

  /// The list as a person reads it, `milk: 2 l`; items in the basket are in brackets.
  func shoppingList(of person: Person? = nil) throws -> [String] {
    try groceries.list(of: person ?? cook).items.map { item in
      let text = item.quantity.isEmpty ? item.name.text : "\(item.name.text): \(item.quantity)"
      return item.isCompleted ? "[\(text)]" : text
    }
  }

  func line(_ name: String, of person: Person? = nil) throws -> GroceryItem {
    try #require(try groceries.list(of: person ?? cook).items.first { $0.name.text == name })
  }
}

extension GroceryStore {
  /// Moves a line's item to an aisle as the form does, and changes nothing else.
  func move(_ id: GroceryItem.ID, to aisle: GroceryAisle.ID?, by person: Person) throws(StoreError) {
    guard let item = try find(id, of: person) else { throw .notFound }
    let edit = GroceryEdit(
      name: item.name, quantity: nil, note: item.note,
      aisle: aisle.map(GroceryEdit.Aisle.aisle) ?? GroceryEdit.Aisle.none)
    _ = try update(id, to: edit, from: item.revision, by: person)
  }
}

extension GroceryRecipe {
  /// A recipe with those lines; the same number is the same recipe.
  static func made(
    _ number: Int64 = 1, _ lines: String..., chosen: Set<Int>? = nil, times: Int = 1, on day: String? = nil
  ) throws -> GroceryRecipe {
    GroceryRecipe(
      id: Recipe.ID(number), name: "Recipe \(number)", ingredients: lines.map(RecipeIngredient.line), chosen: chosen,
      factor: try #require(Quantity(times)), day: try day.map { try #require(LocalDate(iso: $0)) })
  }
}

extension GroceryAdditionResult {
  static func added(_ count: Int, changed: Int = 0, alreadyThere: Int, bought: Int = 0, dropped: Int = 0) -> Self {
    .added(
      GroceryAdditionCounts(
        added: count, changed: changed, alreadyThere: alreadyThere, bought: bought, dropped: dropped))
  }
}

extension CookingOccasion {
  static func of(_ recipe: Int64, on day: String? = nil) throws -> CookingOccasion {
    CookingOccasion(recipe: Recipe.ID(recipe), day: try day.map { try #require(LocalDate(iso: $0)) })
  }
}
