import HTTPTypes
import Localization
import TiffinCore

/// The controller of the list, of additions by hand, and of exports for other programs.
struct GroceryListController: Controller {
  let services: Services

  /// Shows the list; 304 without the page if the browser already has this version of the list.
  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    if let known = request.header(.ifNoneMatch) {
      let tag = EntityTag(try GroceryVersion(of: visitor.person, statements), in: visitor.language)
      if tag.isIn(known) { return Response(.notModified, headers: [.eTag: tag.headerValue]) }
    }
    let open = try request.query.text("open").flatMap(GroceryItem.ID.init(_:))
    let showing = GroceryListState(
      notice: try GroceryNotice(request.query), open: open, areUsesAsked: try Self.areUsesAsked(request))
    return try page(showing, for: visitor, statements)
  }

  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let box = try GroceryAddForm(try request.form())
    do {
      try visitor.requirePresence()
      let entries = try box.read()
      switch try groceries.add(entries, key: SubmissionKey(sent: box.key), by: visitor.person) {
      case .added(let id):
        return .seeOther(visitor.links.groceries(entries.count == 1 ? .item(.added, id) : .added(entries.count)))
      case .full:
        var errors = FormErrors()
        errors.add("The list is full. Clear ticked items first", at: "add")
        throw errors
      }
    } catch {
      let errors = try FormErrors(error)
      if try GroceryAct(try request.form()) != nil {
        return GroceryQuantityController.refusal(errors, in: visitor.language)
      }
      return try page(GroceryListState(box: box, errors: errors), for: visitor)
    }
  }

  /// Shows the list with a refused form.
  func page(
    _ showing: GroceryListState, for visitor: Visitor, status: HTTPResponse.Status? = nil
  ) throws -> Response {
    try pages.database.snapshot { try page(showing, for: visitor, status: status, $0) }
  }

  private func page(
    _ showing: GroceryListState, for visitor: Visitor, status: HTTPResponse.Status? = nil,
    _ statements: borrowing Statements
  ) throws -> Response {
    let page = try GroceryListPage(
      noted: showing.notice?.noted, open: showing.open, on: visitor.today, of: visitor.person, statements)
    let view = GroceryListView(page, showing, GroceryTickers(page, clock, for: visitor), for: visitor)
    var response = try pages.html(view, for: visitor, statements, refused: showing.errors ?? showing.cost?.errors)
    if let status { response.status = status }
    // The page is not cached, so that the browser's Back button shows current ticks, which other members may have
    // changed.
    response.headers[.cacheControl] = "private, no-store"
    response.headers[.eTag] = EntityTag(GroceryVersion(page.list), in: visitor.language).headerValue
    return response
  }

  func text(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let export = try Self.export(request, for: visitor, statements)
    return Response(
      .ok,
      headers: [
        .contentType: "text/plain; charset=utf-8", .contentDisposition: #"attachment; filename="groceries.txt""#,
      ],
      body: Array(export.text.utf8))
  }

  private static func export(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements
  ) throws -> GroceryExport {
    let list = try GroceryStore.list(of: visitor.person, statements)
    return GroceryExport(list, visitor.format, hasUses: try areUsesAsked(request))
  }

  /// Returns true if the recipes that need the items, with their days, are to be included.
  private static func areUsesAsked(_ request: Request) throws -> Bool {
    try request.query.text("uses") != nil
  }

  func csv(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let export = try Self.export(request, for: visitor, statements)
    return Response(
      .ok,
      headers: [
        .contentType: "text/csv; charset=utf-8", .contentDisposition: #"attachment; filename="groceries.csv""#,
      ],
      body: export.table.bytes)
  }
}

extension EntityTag {
  /// Creates the tag of the list's page in a language.
  fileprivate init(_ version: GroceryVersion, in language: Language) {
    self.init(language === Language.english ? version.text : "\(version.text)-\(language.tag.text)")
  }
}
