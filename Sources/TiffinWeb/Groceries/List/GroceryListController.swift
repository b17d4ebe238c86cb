import HTTPTypes
import TiffinCore

/// The list, what is added to it by hand, and what it is for other programs.
struct GroceryListController: Sendable {
  let groceries: GroceryStore
  let pages: Pages

  init(_ services: Services) {
    groceries = services.stores.groceries
    pages = services.pages
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let open = try request.query.text("open").flatMap(GroceryItem.ID.init(_:))
    return try page(GroceryPage(notice: try GroceryNotice(request.query), open: open), for: visitor)
  }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let box = try GroceryBox(try request.form())
    do {
      try visitor.requirePresence()
      let key = SubmissionKey(box.key) ?? .random()
      switch try groceries.add(try box.read(), key: key, by: visitor.person) {
      case .added(let id): return .seeOther(visitor.links.groceries(.item(.added, id)))
      case .full:
        var errors = FormErrors()
        errors.add("There is no more room on the list. Clear what is in the basket first", at: "add")
        throw errors
      }
    } catch {
      return try page(GroceryPage(box: box, errors: try FormErrors(error)), for: visitor)
    }
  }

  /// The list with something typed in it, as it is shown at first and after a refusal.
  func page(_ page: GroceryPage, for visitor: Visitor, status: HTTPResponse.Status? = nil) throws -> Response {
    let list = try groceries.list(of: visitor.person)
    var view = GroceryListView(list, page, for: visitor)
    view.notice = try page.notice.flatMap { try GroceryNoticeView($0, on: list, groceries, for: visitor) }
    view.known = try groceries.known(of: visitor.person)
    var response = try pages.html(view, for: visitor, status: status ?? page.errors?.status ?? .ok)
    // Back shows what is ticked by now: others shop too, and no tick may seem to come back.
    response.headers[.cacheControl] = "private, no-store"
    response.headers.append(contentsOf: page.errors?.headers ?? [:])
    return response
  }

  func text(_ request: Request, for visitor: Visitor) throws -> Response {
    let export = GroceryExport(try groceries.list(of: visitor.person), visitor.format)
    return Response(
      .ok,
      headers: [
        .contentType: "text/plain; charset=utf-8", .contentDisposition: #"attachment; filename="groceries.txt""#,
      ],
      body: Array(export.text.utf8))
  }

  func csv(_ request: Request, for visitor: Visitor) throws -> Response {
    let export = GroceryExport(try groceries.list(of: visitor.person), visitor.format)
    return Response(
      .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8", .contentDisposition: #"attachment; filename="groceries.csv""#,
      ],
      body: export.table.bytes)
  }
}
