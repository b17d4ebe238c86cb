import HTTPTypes
import TiffinCore

/// Takes the recipes of another app's file, and takes them back.
struct BringingController: Sendable {
  let bringings: BringingStore
  let errands: BringingErrands
  let turns: ImportTurns
  let pages: Pages
  let clock: Clock

  init(_ services: Services) {
    bringings = services.stores.bringings
    errands = services.bringing
    turns = services.importTurns
    pages = services.pages
    clock = services.clock
  }

  /// Shows what was found, how far it is, or what became of it.
  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: KeptBringing.ID
  ) throws -> Response {
    let bringing: KeptBringing
    do {
      bringing = try BringingStore.bringing(id, for: visitor.person, statements)
    } catch StoreError.notFound {
      throw MissingImport()
    }
    let isStuck = bringing.isStuck(at: clock.seconds())
    var response = try pages.html(
      BringingView(bringing, isStuck: isStuck, visitor), for: visitor, statements)
    // The page is fetched again by the browser itself, also without a script.
    if bringing.state == .taking, !isStuck, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "2" }
    return response
  }

  /// Sets what the columns of a table mean, and takes it at once if that was asked for and nothing is missing.
  func set(_ request: Request, for visitor: Visitor, _ id: KeptBringing.ID) throws -> Response {
    let form = try request.form()
    var meanings: [BroughtColumns.Meaning?] = []
    while let meaning = try form.text("c\(meanings.count + 1)") {
      meanings.append(BroughtColumns.Meaning(rawValue: meaning))
    }
    let order = try form.text("order").flatMap { BroughtColumns.DateOrder(rawValue: $0) }
    do {
      try turns.take(for: visitor.person.household, request) {
        try needing { try bringings.set(meanings, order, of: id, by: visitor.person) }
      }
    } catch is ImportTurns.Busy {
      throw StoreError.busy
    }
    return try form.text("take") == nil ? .seeOther(visitor.links.bring(id)) : take(request, for: visitor, id)
  }

  /// Takes what was found.
  func take(_ request: Request, for visitor: Visitor, _ id: KeptBringing.ID) throws -> Response {
    if try needing({ try bringings.begin(id, by: visitor.person) }) { errands.send(id, for: visitor.person) }
    return .seeOther(visitor.links.bring(id))
  }

  /// Takes back what came of it, or forgets what was found.
  func takeBack(_ request: Request, for visitor: Visitor, _ id: KeptBringing.ID) throws -> Response {
    let isFound = try request.form().text("found") != nil
    try needing { try bringings.takeBack(id, by: visitor.person) }
    return .seeOther(isFound ? visitor.links.bring : visitor.links.bring(id))
  }

  /// Runs work on an import.
  ///
  /// - Throws: ``MissingImport`` instead of ``StoreError/notFound``.
  private func needing<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch StoreError.notFound {
      throw MissingImport()
    }
  }
}

/// The requested import does not exist: a file that was chosen later replaced it, or the address is wrong.
struct MissingImport: Error {}
