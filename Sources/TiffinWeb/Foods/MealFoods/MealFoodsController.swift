import HTTPTypes
import TiffinCore

/// The controller of the foods of a meal.
struct MealFoodsController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Meal.ID
  ) throws -> Response {
    let page = try MealFoodsPage(id, of: visitor.person, statements)
    let removed = try RemovedFood(request.query)
    let food = try removed.flatMap { removed throws(StoreError) in
      try FoodStore.foods([removed.id], for: visitor.person, statements).first
    }
    var view = MealFoodsView(page, for: visitor)
    view.removed = removed.flatMap { removed in food.map { (removed, $0) } }
    view.added = try request.query.text("added").flatMap { Int($0) }
    return try pages.html(view, for: visitor, statements)
  }

  /// Changes one line, removes it, or restores it.
  func change(_ request: Request, for visitor: Visitor, _ id: Meal.ID) throws -> Response {
    let form = try request.form()
    let sent = try SubmittedMealFood(form)
    do {
      return try meals.needing(id, of: visitor.person) {
        if let removed = try RemovedFood(form) { return try restore(removed, sent.key, id, for: visitor) }
        return try change(sent, id, for: visitor)
      }
    } catch let deleted as DeletedMeal where sent.isRemoved {
      // The form was sent twice: the first request removed the last food and thus the meal.
      return .seeOther(visitor.links.deleted(deleted.meal))
    }
  }

  private func change(_ sent: SubmittedMealFood, _ id: Meal.ID, for visitor: Visitor) throws -> Response {
    let page = try stored(id, for: visitor)
    let place = sent.shown.place(among: page.lines.map(\.line))
    do {
      try visitor.requirePresence()
      // If another request has changed the line, the form states the food.
      let food = try place.map { page.lines[$0].food } ?? known(sent.food?.id, for: visitor)
      let line = try sent.replacement(at: place, of: food)
      switch try foods.change(sent.shown, of: id, to: line, key: sent.key, by: visitor.person) {
      case .changed where sent.isRemoved: return .seeOther(visitor.links.plate(id, sent.food))
      case .changed: return .seeOther("\(visitor.links.plate(id))#line-\((place ?? sent.shown.place) + 1)")
      case .deleted: return .seeOther(visitor.links.deleted(page.meal))
      case .outdated: return try refuse(sent, FormErrors(), id, for: visitor)
      }
    } catch {
      return try refuse(sent, FormErrors(error), id, for: visitor)
    }
  }

  /// Adds a removed food again, as the last line.
  private func restore(
    _ removed: RemovedFood, _ key: SubmissionKey, _ id: Meal.ID, for visitor: Visitor
  ) throws -> Response {
    let page = try stored(id, for: visitor)
    let entry = MealFoodAmountForm(place: page.lines.count, amount: removed.amount, unit: removed.unit)
    do {
      try visitor.requirePresence()
      let line = try entry.line(of: try foods.food(removed.id, for: visitor.person))
      let place = try foods.add(line, to: id, key: key, by: visitor.person)
      return .seeOther("\(visitor.links.plate(id))#line-\((place ?? page.lines.count) + 1)")
    } catch {
      let errors = try FormErrors(error)
      return try pages.html(MealFoodsView(page, refused: (nil, errors), for: visitor), for: visitor, refused: errors)
    }
  }

  private func stored(_ id: Meal.ID, for visitor: Visitor) throws -> MealFoodsPage {
    try pages.database.snapshot { try MealFoodsPage(id, of: visitor.person, $0) }
  }

  private func known(_ id: Food.ID?, for visitor: Visitor) throws -> Food? {
    guard let id else { return nil }
    return try pages.database.snapshot { try FoodStore.foods([id], for: visitor.person, $0).first }
  }

  /// Shows the current foods with the typed amount, or with a notice that the line was changed meanwhile.
  private func refuse(
    _ sent: SubmittedMealFood, _ errors: FormErrors, _ id: Meal.ID, for visitor: Visitor
  ) throws -> Response {
    let page = try stored(id, for: visitor)
    let place = sent.shown.place(among: page.lines.map(\.line))
    let entry = place.map { MealFoodAmountForm(place: $0, amount: sent.amount, unit: sent.unit) }
    var errors = place == nil && errors.obstacle == nil ? FormErrors() : errors
    if place == nil || errors.isEmpty { errors.add(Self.changedMeanwhile(sent), at: nil) }
    let view = MealFoodsView(page, refused: (entry, errors), for: visitor)
    return try pages.html(view, for: visitor, refused: errors)
  }

  private static func changedMeanwhile(_ sent: SubmittedMealFood) -> String {
    let kept = sent.isRemoved ? "" : ": “\u{2068}\(sent.amount)\u{2069}” was not saved"
    return "This food was changed or removed meanwhile\(kept)"
  }
}
