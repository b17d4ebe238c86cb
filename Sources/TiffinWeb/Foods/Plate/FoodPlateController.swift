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
    let page = try statements.together { try FoodPlatePage(id, of: visitor.person, $0) }
    let removed = try RemovedFood(request.query)
    let food = try removed.flatMap { removed throws(StoreError) in
      try FoodStore.foods([removed.id], for: visitor.person, statements).first
    }
    let view = FoodPlateView(page, removed: removed.flatMap { removed in food.map { (removed, $0) } }, for: visitor)
    return try pages.html(view, for: visitor, statements)
  }

  /// Changes one line, removes it, or puts it back.
  func change(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let page = try stored(id, for: visitor)
    if let removed = try RemovedFood(form) { return try putBack(removed, form, page, for: visitor) }
    let number = try form.text("line").flatMap { Int($0) } ?? 0
    let shown = ShownLine(place: max(number, 0) - 1, mark: try form.text("was") ?? "")
    let place = shown.place(among: page.lines.map(\.line))
    let (amount, unit) = (try form.text("amount") ?? "", try form.text("unit") ?? "")
    let entry = place.map { FoodPlateEntry(place: $0, amount: amount, unit: unit) }
    do {
      try visitor.requirePresence()
      guard let place, let entry else { return try outdated(form, id, for: visitor) }
      let line = try form.text("remove") == nil ? try entry.line(of: page.lines[place].food) : nil
      switch try foods.change(shown, of: id, to: line, by: visitor.person) {
      case .changed where line == nil:
        return .seeOther(visitor.links.plate(id, RemovedFood(page.lines[place].line, of: page.lines[place].food)))
      case .changed: return .seeOther("\(visitor.links.plate(id))#line-\(place + 1)")
      case .deleted: return .seeOther(visitor.links.deleted(page.meal))
      case .outdated: return try outdated(form, id, for: visitor)
      }
    } catch {
      var errors = try FormErrors(error)
      if entry == nil { errors.add(try Self.changedMeanwhile(form), at: nil) }
      let view = FoodPlateView(page, refused: (entry, errors), for: visitor)
      return try pages.html(view, for: visitor, refused: errors)
    }
  }

  /// At the end, as it was.
  private func putBack(
    _ removed: RemovedFood, _ form: FormData, _ page: FoodPlatePage, for visitor: Visitor
  ) throws -> Response {
    let entry = FoodPlateEntry(place: page.lines.count, amount: removed.amount, unit: removed.unit)
    do {
      try visitor.requirePresence()
      let line = try entry.line(of: try foods.food(removed.id, for: visitor.person))
      let key = SubmissionKey(sent: try form.text("key") ?? "")
      try foods.add(line, to: page.meal.id, key: key, by: visitor.person)
      return .seeOther("\(visitor.links.plate(page.meal.id))#line-\(page.lines.count + 1)")
    } catch {
      let errors = try FormErrors(error)
      return try pages.html(FoodPlateView(page, refused: (nil, errors), for: visitor), for: visitor, refused: errors)
    }
  }

  private func stored(_ id: Meal.ID, for visitor: Visitor) throws -> FoodPlatePage {
    try pages.database.snapshot { try FoodPlatePage(id, of: visitor.person, $0) }
  }

  /// The foods as they are now, where another page has changed the one that was sent; with what was typed.
  private func outdated(_ form: FormData, _ id: Meal.ID, for visitor: Visitor) throws -> Response {
    let errors = FormErrors(try Self.changedMeanwhile(form), at: nil)
    let view = FoodPlateView(try stored(id, for: visitor), refused: (nil, errors), for: visitor)
    return try pages.html(view, for: visitor, refused: errors)
  }

  private static func changedMeanwhile(_ form: FormData) throws -> String {
    let typed = try form.text("remove") == nil ? try form.text("amount") : nil
    let kept = typed.map { ": “\u{2068}\($0)\u{2069}” was not saved" } ?? ""
    return "This food was changed or removed meanwhile\(kept)"
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
