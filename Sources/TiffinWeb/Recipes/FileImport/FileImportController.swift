import HTTPTypes
import Localization
import PictureTools
import TiffinCore

/// A controller that asks for a file exported by another app or by Tiffin, and reads it.
struct FileImportController: Controller {
  let services: Services

  var turns: ImportQueue { services.importQueue }
  /// The maximum size of a file in bytes.
  var limit: Int { services.mount.imports?.limit ?? services.mount.bodyLimit }
  var renderer: PhotoRenderer { services.photos.renderer }

  /// Shows the form and the latest imports.
  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let latest = try ImportJobStore.latest(20, for: visitor.person, statements)
    return try pages.html(view(latest, visitor), for: visitor, statements)
  }

  /// Reads one or several files and stores their contents. Nothing is imported yet.
  func look(_ request: Request, for visitor: Visitor) throws -> Response {
    let sent = try request.form()
    do {
      try visitor.requirePresence()
      let files = sent.files("file").filter { $0.count > 0 }
      guard !files.isEmpty else { throw FormErrors("Choose the file that the other app exported", at: "file") }
      let held = try hold(files, request, visitor)
      return .seeOther(held.count == 1 ? visitor.links.importJob(held[0]) : visitor.links.importFiles)
    } catch {
      let errors = try FormErrors(error)
      let latest = try pages.database.snapshot { try ImportJobStore.latest(20, for: visitor.person, $0) }
      return try pages.html(view(latest, visitor, errors), for: visitor, refused: errors)
    }
  }

  /// Stores the files that can be read.
  ///
  /// - Throws: ``FormErrors`` that name the other files.
  private func hold(_ files: [UploadedFile], _ request: Request, _ visitor: Visitor) throws -> [ImportJob.ID] {
    // All files of a form share the budget of a single file of their total size.
    let budget = ReadingBudget(forFileOf: files.reduce(0) { $0 + $1.count })
    var held: [ImportJob.ID] = []
    var problems: [String] = []
    var obstacle: FormErrors.Obstacle?
    for file in files {
      do { held.append(try hold(file, within: budget, request, visitor)) } catch let errors as FormErrors {
        guard files.count > 1 else { throw errors }
        problems += errors.problems.map { "\(file.filename.prefix(100)): \($0.sentence.text(in: visitor.language))" }
        obstacle = obstacle ?? errors.obstacle
      }
    }
    guard !problems.isEmpty else { return held }
    var errors = FormErrors(problems.joined(separator: ". "), at: "file")
    errors.obstacle = obstacle
    throw errors
  }

  private func hold(
    _ file: UploadedFile, within budget: ReadingBudget, _ request: Request, _ visitor: Visitor
  ) throws -> ImportJob.ID {
    guard hasSpace() else {
      var errors = FormErrors("The server’s disk is nearly full. Nothing more can be imported", at: "file")
      errors.obstacle = .full
      throw errors
    }
    do {
      return try turns.readInTurn(for: visitor.person.household, request) {
        if let stored = file.stored {
          return try importJobs.hold(
            stored.file, stored.range, named: file.filename, within: budget, picturedBy: renderer, by: visitor.person)
        }
        return try importJobs.hold(
          Array(file.bytes), named: file.filename, within: budget, picturedBy: renderer, by: visitor.person)
      }
    } catch let error as ImportError {
      throw FormErrors(error.refusal, at: "file")
    } catch is ImportQueue.Busy {
      var errors = FormErrors("Tiffin is busy. Try again in a moment", at: "file")
      errors.obstacle = .busy
      throw errors
    }
  }

  private func view(_ latest: [ImportJob], _ visitor: Visitor, _ errors: FormErrors? = nil) -> FileImportView {
    func rows(_ isWaiting: Bool) -> [ImportJobRowView] {
      latest.filter { ($0.state == .found) == isWaiting }.prefix(10).map { bringing in
        let day = clock.moment(at: bringing.begunAt, for: visitor.person).date
        return ImportJobRowView(job: bringing, day: visitor.format.day(day), links: visitor.links)
      }
    }
    return FileImportView(rows(false), waiting: rows(true), upTo: limit, refused: errors, visitor)
  }
}

extension ImportQueue {
  /// Waits for the household's turn in the queue and reads a file, if possible without blocking a thread that answers
  /// requests.
  func readInTurn<T>(for household: Household.ID, _ request: Request, _ body: () throws -> T) throws -> T {
    if let result = try request.runSlowWork({ try take(for: household, isBackground: true, body) }) { return result }
    return try take(for: household, isBackground: false, body)
  }
}

extension ImportError {
  /// A sentence that tells the visitor what to do.
  fileprivate var refusal: String {
    switch self {
    case .unknown: "This file is not from an app that Tiffin knows. See the list below"
    case .damaged: "This file is damaged or incomplete. Export it again"
    case .encrypted: "This file is protected by a password. Export it without one"
    case .tooLarge: "This file is too large for Tiffin"
    case .tooMuch: "This file contains too much. Split it, or ask the server’s administrator to import it"
    case .outside: "This file is not safe to read"
    case .newer: "This file is from a newer version of Tiffin"
    case .twoWays: "The dates are ambiguous. Write them as 2026-04-03"
    case .unreadable, .nameless, .undated, .implausibleDate, .withoutEnergy, .withoutFood, .exercise,
      .invalid,
      .withoutRecipe, .full, .anotherPerson, .anotherCurrency:
      "This file cannot be read. Export it again"
    }
  }
}
