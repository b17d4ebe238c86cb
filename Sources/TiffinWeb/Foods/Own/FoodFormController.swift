import HTTPTypes
import TiffinCore

/// Makes and edits foods of a household's own.
struct FoodFormController: Sendable {
  let foods: FoodStore
  let pages: Pages

  init(_ services: Services) {
    foods = services.stores.foods
    pages = services.pages
  }

  func new(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let place = try FoodPlace(request.query, for: visitor)
    let view = FoodFormView(FoodForm(named: place.search), nil, from: place, for: visitor)
    return try pages.html(view, for: visitor, statements)
  }

  func edit(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Food.ID
  ) throws -> Response {
    let food = try FoodStore.food(id, for: visitor.person, statements)
    guard food.source == .own else { throw StoreError.notFound }
    let view = FoodFormView(FoodForm(food), id, from: try FoodPlace(request.query, for: visitor), for: visitor)
    return try pages.html(view, for: visitor, statements)
  }

  /// Leads on to how much of it was eaten.
  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    let (form, place) = (try FoodForm(sent), try FoodPlace(sent, for: visitor))
    do {
      try visitor.requirePresence()
      let id = try foods.add(try FoodFormReader.read(form), by: visitor.person)
      return .seeOther(visitor.links.amount(of: id, place))
    } catch {
      let errors = try FormErrors(error)
      let view = FoodFormView(form, nil, errors: errors, from: place, for: visitor)
      return try pages.html(view, for: visitor, refused: errors)
    }
  }

  func update(_ request: Request, for visitor: Visitor, _ id: Food.ID) throws -> Response {
    let sent = try request.form()
    var form = try FoodForm(sent)
    let place = try FoodPlace(sent, for: visitor)
    let current = try foods.food(id, for: visitor.person)
    guard current.source == .own else { throw StoreError.notFound }
    do {
      try visitor.requirePresence()
      let content = try FoodFormReader.read(form)
      let revision = form.revision(else: current.revision)
      switch try foods.update(id, to: content, from: revision, by: visitor.person) {
      case .saved: return .seeOther(visitor.links.food(id, place))
      case .changedMeanwhile(let now):
        form.revision = String(now)
        throw FormErrors("Somebody changed this food meanwhile. Save again to keep what is here", at: nil)
      }
    } catch {
      let errors = try FormErrors(error)
      let view = FoodFormView(form, id, errors: errors, from: place, for: visitor)
      return try pages.html(view, for: visitor, refused: errors)
    }
  }
}
