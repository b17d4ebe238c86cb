import HTTPTypes
import TiffinCore

/// The controller of the household's aisles and their order.
struct AislesController: Controller {
  let services: Services

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try page(visitor, notice: try Notice<AisleNoticeAction>(request.query), statements)
  }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = try request.form().text("name") ?? ""
    return try change(typed, field: "name", .added, visitor, form: .new(typed)) { name throws(StoreError) in
      try groceries.addAisle(name, by: visitor.person)
    }
  }

  func rename(_ request: Request, for visitor: Visitor, _ id: GroceryAisle.ID) throws -> Response {
    let typed = try request.form().text("name") ?? ""
    guard try groceries.aisles(of: visitor.person).contains(where: { $0.id == id }) else { throw StoreError.notFound }
    return try change(typed, field: "a\(id.number)", .saved, visitor, form: .of(id, typed)) { name throws(StoreError) in
      try groceries.rename(id, name, by: visitor.person)
    }
  }

  func place(_ request: Request, for visitor: Visitor, _ id: GroceryAisle.ID) throws -> Response {
    guard let place = try request.form().text("place").flatMap({ Int($0) }), (0...1_000).contains(place) else {
      throw HTTPRefusal.badRequest("An aisle’s place is a number.")
    }
    try groceries.place(id, at: place, by: visitor.person)
    return .seeOther(visitor.links.aisles(Notice(.moved, id)))
  }

  func delete(_ request: Request, for visitor: Visitor, _ id: GroceryAisle.ID) throws -> Response {
    try groceries.setDeleted(id, true, by: visitor.person)
    return .seeOther(visitor.links.aisles(Notice(.deleted, id)))
  }

  func restore(_ request: Request, for visitor: Visitor, _ id: GroceryAisle.ID) throws -> Response {
    guard try groceries.setDeleted(id, false, by: visitor.person) == .full else {
      return .seeOther(visitor.links.aisles(Notice(.restored, id)))
    }
    return try pages.database.snapshot { try page(visitor, errors: FormErrors(Self.diskFull, at: nil), $0) }
  }

  private static let diskFull = "There are \(GroceryStore.mostAisles) aisles; remove one first"

  private func change(
    _ typed: String, field: String, _ action: AisleNoticeAction, _ visitor: Visitor, form: AislesView.Form,
    _ work: (GroceryName) throws(StoreError) -> AisleChangeResult
  ) throws -> Response {
    do {
      try visitor.requirePresence()
      var errors = FormErrors()
      let name = errors.attempt(field) { () throws(GroceryError) in try GroceryName(typed) }
      guard let name else { throw errors }
      switch try work(name) {
      case .done(let id): return .seeOther(visitor.links.aisles(Notice(action, id)))
      case .nameTaken: errors.add("There is already an aisle with that name", at: field)
      case .full: errors.add(Self.diskFull, at: field)
      }
      throw errors
    } catch {
      let errors = try FormErrors(error)
      return try pages.database.snapshot { try page(visitor, form: form, errors: errors, $0) }
    }
  }

  private func page(
    _ visitor: Visitor, notice: Notice<AisleNoticeAction>? = nil, form: AislesView.Form? = nil,
    errors: FormErrors? = nil,
    _ statements: borrowing Statements
  ) throws -> Response {
    let view = AislesView(
      aisles: try GroceryStore.aisles(of: visitor.person, statements), notice: notice, form: form, errors: errors,
      links: visitor.links)
    return try pages.html(view, for: visitor, statements, refused: errors)
  }
}
