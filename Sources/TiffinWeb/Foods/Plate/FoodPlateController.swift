import HTTPTypes
import TiffinCore

/// The foods of one meal.
struct FoodPlateController: Sendable {
  let foods: FoodStore
  let pages: Pages

  init(_ services: Services) {
    foods = services.stores.foods
    pages = services.pages
  }

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Meal.ID
  ) throws -> Response {
    let page = try FoodPlatePage(id, of: visitor.person, statements)
    return try pages.html(FoodPlateView(page, for: visitor), for: visitor, statements)
  }

  /// Changes one line, or removes it.
  func change(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let page = try pages.database.snapshot { try FoodPlatePage(id, of: visitor.person, $0) }
    let place = (try form.text("line").flatMap { Int($0) } ?? 0) - 1
    guard page.lines.indices.contains(place) else { return .seeOther(visitor.links.meal(id, "foods")) }
    let entry = FoodPlateEntry(place: place, amount: try form.text("amount") ?? "", unit: try form.text("unit") ?? "")
    do {
      try visitor.requirePresence()
      var line: MealLine?
      if try form.text("remove") == nil { line = try entry.line(of: page.lines[place].food) }
      try foods.change(place, of: id, to: line, by: visitor.person)
    } catch {
      let errors = try FormErrors(error)
      let view = FoodPlateView(page, refused: (entry, errors), for: visitor)
      return try pages.html(view, for: visitor, refused: errors)
    }
    return .seeOther("\(visitor.links.meal(id, "foods"))#line-\(place + 1)")
  }
}

/// A line's amount as it was typed.
struct FoodPlateEntry: Sendable {
  let place: Int
  let amount: String
  let unit: String

  /// - Throws: ``FormErrors``.
  func line(of food: Food?) throws(FormErrors) -> MealLine {
    guard let food else { throw FormErrors("This food is gone: it can only be removed", at: "amount-\(place + 1)") }
    do {
      return food.line(try FoodAmount(typed: amount, FoodUnit(code: unit) ?? food.content.usual, of: food.content))
    } catch {
      throw FormErrors(error.sentence, at: "amount-\(place + 1)")
    }
  }
}
