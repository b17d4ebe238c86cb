import TiffinCore

/// A controller that searches meals eaten before, recipes and foods.
struct FoodSearchController: Controller {
  let services: Services

  var stores: Stores { services.stores }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let place = try FoodDestination(request.query, for: visitor)
    let notice = try Notice<FoodNoticeAction>(request.query)
    let page = try FoodSearchPage(
      FoodSearch(place.search), plate: place.plate, deleted: notice?.action == .deleted ? notice?.subject : nil,
      at: visitor.now, on: visitor.today, upTo: place.isWhole ? 100 : 12,
      for: visitor.person, stores.meals, stores.recipes, stores.foods, statements)
    return try pages.html(FoodSearchView(page, place, notice, for: visitor), for: visitor, statements)
  }
}
