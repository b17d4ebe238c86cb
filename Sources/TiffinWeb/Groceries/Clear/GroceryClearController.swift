import Localization
import Templating
import TiffinCore

/// A controller that removes lines from the list, and restores them.
struct GroceryClearController: Controller {
  let services: Services

  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let items = try GroceryStore.list(of: visitor.person, statements).items
    return try pages.html(GroceryClearView(items: items, links: visitor.links), for: visitor, statements)
  }

  func clear(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    let last = try form.text("last").flatMap(GroceryItem.ID.init(_:))
    let clearing = try groceries.clear(upTo: last, batch: try form.submissionKey, by: visitor.person)
    return .seeOther(visitor.links.groceries(.cleared(clearing.batch)))
  }

  func clearCompleted(_ request: Request, for visitor: Visitor) throws -> Response {
    let clearing = try groceries.clearCompleted(batch: try request.form().submissionKey, by: visitor.person)
    return .seeOther(visitor.links.groceries(.cleared(clearing.batch)))
  }

  /// Undoes adding recipes' ingredients, and redirects to the plan or the recipe from which they were added, or else to
  /// the list.
  func undoAdding(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    guard let batch = try form.text("batch").flatMap({ SubmissionKey($0) }) else {
      throw HTTPRefusal.badRequest("Nothing to remove was sent.")
    }
    let count = try groceries.undoAdding(batch, by: visitor.person)
    let notice = try form.text("changed") == nil ? GroceryNotice.removedShares(count) : .undone
    if let back = try RecipeReturnLocation(undoing: form) { return .seeOther(visitor.links.recipe(back, notice)) }
    guard let day = try form.text("day").flatMap({ LocalDate(typed: $0) }) else {
      return .seeOther(visitor.links.groceries(notice))
    }
    return .seeOther(visitor.links.plan(day, shopped: notice))
  }

  func restore(_ request: Request, for visitor: Visitor) throws -> Response {
    guard let batch = try request.form().text("batch").flatMap({ SubmissionKey($0) }) else {
      throw HTTPRefusal.badRequest("Nothing to restore was sent.")
    }
    return .seeOther(visitor.links.groceries(.returned(try groceries.restore(batch, by: visitor.person))))
  }
}

/// The confirmation before all lines are removed, for the template `groceries/clear`.
struct GroceryClearView: PageView {
  static let template = "groceries/clear"

  let items: [GroceryItem]
  let links: Links

  static let fields: Fields<GroceryClearView> = [
    "count": .number(\.items.count),
    "open": .message(\.open),
    "key": .text { _ in SubmissionKey.random().text },
    "last": .number { Int($0.items.last?.id.number ?? 0) },
  ]

  /// A sentence about the items that are still to buy; nil if there are none.
  private var open: Message? {
    let count = items.count(where: \.isToBuy)
    return count == 0 ? nil : Message("1 is not bought yet.", "{count} are not bought yet.", count: count)
  }
}
