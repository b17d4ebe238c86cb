import TiffinCore

/// The controller of a food's page.
struct FoodDetailController: Controller {
  let services: Services

  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: Food.ID
  ) throws -> Response {
    let page = try FoodDetailPage(id, for: visitor.person, statements)
    let place = try FoodDestination(request.query, for: visitor)
    let isRestored = try Notice<FoodNoticeAction>(request.query)?.action == .restored
    let view = FoodDetailView(page, from: place, isRestored: isRestored, for: visitor)
    return try pages.html(view, for: visitor, statements)
  }
}
