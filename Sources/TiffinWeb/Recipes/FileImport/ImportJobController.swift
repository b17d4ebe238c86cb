import HTTPTypes
import TiffinCore

/// A controller that imports the contents of a file, and undoes imports.
struct ImportJobController: Controller {
  let services: Services

  var importWorker: ImportWorker { services.importWorker }
  var turns: ImportQueue { services.importQueue }

  /// Shows the contents of the file, the progress of its import, or the result.
  func show(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: ImportJob.ID
  ) throws -> Response {
    let bringing: ImportJob
    do {
      bringing = try ImportJobStore.job(id, for: visitor.person, statements)
    } catch StoreError.notFound {
      throw MissingImport()
    }
    let isStuck = bringing.isStuck(at: clock.seconds())
    var response = try pages.html(
      ImportJobView(bringing, isStuck: isStuck, visitor), for: visitor, statements)
    // The browser reloads the page automatically, even without a script.
    if bringing.state == .taking, !isStuck, let refresh = HTTPField.Name("Refresh") { response.headers[refresh] = "2" }
    return response
  }

  /// Returns a small picture of a recipe in a file that has not been imported yet.
  func picture(
    _ request: Request, for visitor: Visitor, _ statements: borrowing Statements, _ id: ImportJob.ID, _ place: Int
  ) throws -> Response {
    .picture(
      try ImportJobStore.picture(place, of: id, for: visitor.person, statements), keptFor: 86_400, for: request)
  }

  /// Sets the meanings of a table's columns, and starts the import if the form requests it and no column is missing.
  func set(_ request: Request, for visitor: Visitor, _ id: ImportJob.ID) throws -> Response {
    let form = try request.form()
    var meanings: [ImportedColumns.Meaning?] = []
    while let meaning = try form.text("c\(meanings.count + 1)") {
      meanings.append(ImportedColumns.Meaning(rawValue: meaning))
    }
    let order = try form.text("order").flatMap { ImportedColumns.DateOrder(rawValue: $0) }
    do {
      try turns.readInTurn(for: visitor.person.household, request) {
        try needing { try importJobs.set(meanings, order, of: id, by: visitor.person) }
      }
    } catch is ImportQueue.Busy {
      throw StoreError.busy
    }
    return try form.text("take") == nil
      ? .seeOther(visitor.links.importJob(id)) : importChosen(request, for: visitor, id)
  }

  /// Imports the contents of the file, or the chosen parts.
  func importChosen(_ request: Request, for visitor: Visitor, _ id: ImportJob.ID) throws -> Response {
    let bringing = try needing {
      try pages.database.snapshot { try ImportJobStore.job(id, for: visitor.person, $0) }
    }
    let kinds = Set(try request.form().all("part"))
    let isChoosable = bringing.state == .found && bringing.parts.count > 1
    if isChoosable, kinds.isEmpty {
      let errors = FormErrors("Choose at least one part to import", at: nil)
      return try pages.html(
        ImportJobView(bringing, isStuck: false, refused: errors, visitor), for: visitor, refused: errors)
    }
    let isBegun = try needing { try importJobs.begin(id, taking: isChoosable ? kinds : nil, by: visitor.person) }
    if isBegun { importWorker.send(id, for: visitor.person) }
    return .seeOther(visitor.links.importJob(id))
  }

  /// Undoes an import, or discards a file that has not been imported.
  func undo(_ request: Request, for visitor: Visitor, _ id: ImportJob.ID) throws -> Response {
    let isFound = try request.form().text("found") != nil
    try needing { try importJobs.undo(id, by: visitor.person) }
    return .seeOther(isFound ? visitor.links.importFiles : visitor.links.importJob(id))
  }

  /// Calls a function that requires an import.
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

/// An error: the requested import does not exist, because a file chosen later replaced it, or the address is wrong.
struct MissingImport: Error {}
