import TiffinCore

/// Moves a line, and every line of the same name, to an aisle.
struct ItemAisleController: Sendable {
  let groceries: GroceryStore
  let pages: Pages

  init(_ services: Services) {
    groceries = services.stores.groceries
    pages = services.pages
  }

  func ask(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: GroceryItem.ID
  ) throws -> Response {
    switch try ItemAislePage(id, of: visitor.person, statements) {
    case .listed(let item, let aisles):
      let view = ItemAisleView(item: item, aisles: aisles, links: visitor.links)
      return try pages.html(view, for: visitor, statements)
    case .gone(let gone): return .seeOther(visitor.links.groceries(id, gone))
    }
  }

  func move(_ request: Request, for visitor: Visitor, _ id: GroceryItem.ID) throws -> Response {
    let typed = try request.form().text("aisle") ?? ""
    let aisle = GroceryAisle.ID(typed)
    if aisle == nil, typed != "0" { throw HTTPRefusal.badRequest("Choose one of the aisles.") }
    if let aisle, try !groceries.aisles(of: visitor.person).contains(where: { $0.id == aisle }) {
      throw StoreError.notFound
    }
    // All lines of the name go there, whichever line the item has been merged into.
    let line = try groceries.joined(id, of: visitor.person)?.line ?? id
    guard try groceries.find(line, of: visitor.person) != nil else {
      let gone = try pages.database.snapshot { try GoneGrocery(id, of: visitor.person, $0) }
      return .seeOther(visitor.links.groceries(id, gone))
    }
    try groceries.move(line, to: aisle, by: visitor.person)
    return .seeOther(visitor.links.groceries(.item(.saved, line), at: line))
  }
}
