import HTTPTypes
import TiffinCore

/// Puts on the grocery list what days of the plan need, and takes off again what was removed from the plan.
struct PlanGroceriesController: Sendable {
  let plan: PlanStore
  let recipes: RecipeStore
  let groceries: GroceryStore
  let pages: Pages

  init(_ services: Services) {
    plan = services.stores.plan
    recipes = services.stores.recipes
    groceries = services.stores.groceries
    pages = services.pages
  }

  /// Any days, and what they would bring.
  func preview(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let place = PlanPlace(day, for: visitor)
    return try page(try ShoppingSpan(request.query, else: place.daysToShopFor), at: place)
  }

  func add(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    let form = try request.form()
    let place = PlanPlace(day, for: visitor)
    let isWeek = try form.text("scope") == "week"
    let span = try ShoppingSpan(form, else: isWeek ? place.daysToShopFor : [day])
    guard let days = span.days else { return try page(span, at: place) }
    let wanted = try ingredients(of: try plan.week(days, for: visitor.person), for: visitor.person)
    return .seeOther(visitor.links.groceries(GroceryNotice(try groceries.add(wanted, by: visitor.person))))
  }

  /// What entries that were removed wanted, and no other entry of that day wants.
  func remove(_ request: Request, for visitor: Visitor, _ day: LocalDate) throws -> Response {
    var notice = PlanNotice(.removed, try request.form().text("entries") ?? "")
    var count = 0
    for purpose in try plan.purposes(ofRemoved: notice.entries, by: visitor.person) {
      count += try takeOff(purpose, for: visitor.person)
    }
    notice.takenOff = count
    return .seeOther(visitor.links.plan(day, PlanQuery(notice: notice), part: "main"))
  }

  private func takeOff(_ purpose: GroceryPurpose, for person: Person) throws -> Int {
    guard let day = purpose.day else { return 0 }
    let rest = try plan.week([day], for: person).days.flatMap(\.entries).filter { $0.recipe?.id == purpose.recipe }
    if rest.isEmpty { return try groceries.removeShare(of: purpose, by: person) }
    return try groceries.update(to: try rest.compactMap { try ingredients(of: $0, for: person) }, by: person)
  }

  private func page(_ span: ShoppingSpan, at place: PlanPlace) throws -> Response {
    let person = place.visitor.person
    let week = try plan.week(span.days ?? [], for: person)
    let preview = try groceries.preview(try ingredients(of: week, for: person), for: person)
    let view = PlanShoppingView(span: span, week: week, preview: preview, place: place)
    return try pages.html(view, for: place.visitor, status: span.errors?.status ?? .ok)
  }

  private func ingredients(of week: PlanWeek, for person: Person) throws -> [GroceryRecipe] {
    try week.days.flatMap(\.entries).compactMap { try ingredients(of: $0, for: person) }
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
