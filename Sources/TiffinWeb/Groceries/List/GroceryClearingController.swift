import Templating
import TiffinCore

/// Takes several lines off the list, and brings them back.
struct GroceryClearingController: Sendable {
  let groceries: GroceryStore
  let pages: Pages

  init(_ services: Services) {
    groceries = services.stores.groceries
    pages = services.pages
  }

  func ask(_ request: Request, for visitor: Visitor) throws -> Response {
    let items = try groceries.list(of: visitor.person).items
    return try pages.html(ClearGroceriesView(items: items, links: visitor.links), for: visitor)
  }

  func clear(_ request: Request, for visitor: Visitor) throws -> Response {
    let last = try request.form().text("last").flatMap(GroceryItem.ID.init(_:))
    return .seeOther(visitor.links.groceries(.cleared(try groceries.clear(upTo: last, by: visitor.person).batch)))
  }

  func clearCompleted(_ request: Request, for visitor: Visitor) throws -> Response {
    .seeOther(visitor.links.groceries(.cleared(try groceries.clearCompleted(by: visitor.person).batch)))
  }

  func restore(_ request: Request, for visitor: Visitor) throws -> Response {
    guard let batch = try request.form().text("batch").flatMap({ SubmissionKey($0) }) else {
      throw HTTPRefusal.badRequest("Nothing says what to bring back.")
    }
    return .seeOther(visitor.links.groceries(.returned(try groceries.restore(batch, by: visitor.person))))
  }
}

/// `groceries/clear`: asks before everything goes.
struct ClearGroceriesView: PageView {
  static let template = "groceries/clear"

  let items: [GroceryItem]
  let links: Links

  static let fields: Fields<ClearGroceriesView> = [
    "some": .flag { !$0.items.isEmpty },
    "count": .text { $0.items.count == 1 ? "one line" : "\($0.items.count) lines" },
    "open": .text(\.open),
    "last": .number { Int($0.items.last?.id.number ?? 0) },
  ]

  /// Nil where all is in the basket.
  private var open: String? {
    switch items.filter({ !$0.isCompleted }).count {
    case 0: nil
    case 1: "One of them is still to be bought."
    case let count: "\(count) of them are still to be bought."
    }
  }
}
