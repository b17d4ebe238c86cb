import HTTPTypes
import TiffinCore

/// Puts on the grocery list what a day of the plan needs, or a week.
struct PlanGroceriesController: Sendable {
  let plan: PlanStore
  let recipes: RecipeStore
  let groceries: GroceryStore

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let isWeek = try request.form().text("scope") == "week"
    let days = isWeek ? PlanPlace(day, for: visitor).daysToShopFor : [day]
    let entries = try plan.week(days, for: visitor.person).days.flatMap(\.entries)
    let wanted = try entries.compactMap { try ingredients(of: $0, for: visitor.person) }
    let notice: GroceryNotice =
      switch try groceries.add(wanted, by: visitor.person) {
      case .added(let added, let there): .ingredients(added, alreadyThere: there)
      case .full: .full
      }
    return .seeOther(visitor.links.groceries(notice))
  }

  /// Nil for words, and for a recipe that was deleted.
  private func ingredients(of entry: PlanEntry, for person: Person) throws(StoreError) -> GroceryRecipe? {
    guard let planned = entry.recipe, planned.isOpen else { return nil }
    let recipe = try recipes.recipe(planned.id, for: person)
    let made = recipe.numbers.servings?.value ?? .usual
    return GroceryRecipe(
      id: recipe.id, name: recipe.content.name.text, ingredients: recipe.content.ingredients,
      factor: Quantity(entry.servings.count, over: made.count) ?? .one, day: entry.day)
  }
}

extension PlanPlace {
  /// From today on: what was to be eaten before is bought. All of a week that is over.
  fileprivate var daysToShopFor: [LocalDate] {
    let ahead = days.filter { $0 >= visitor.today }
    return ahead.isEmpty ? days : ahead
  }
}
