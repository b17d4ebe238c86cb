import FastCGI
import HTTPTypes
import Logging
import Platform
import TiffinCore

/// The controller of the server's page for its owner, with a backup to download. Other visitors get "not found".
struct ServerController: Controller {
  private static let week = 7 * 86_400

  let services: Services

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try page(request, for: visitor, statements)
  }

  /// Returns a new backup. The file is unlinked at once, so that it is removed from the disk after it was sent.
  ///
  /// The owner's password is required, so that an unlocked phone does not give access to all diaries.
  func download(_ request: Request, for visitor: Visitor) throws -> Response {
    let asked = try services.stores.database.snapshot { statements in
      guard try HouseholdMemberStore.isServerOwner(visitor.person, statements) else { throw StoreError.notFound }
      return try self.asked(of: visitor, statements)
    }
    do { if let asked { try passwordCheck.check(try request.form(), of: asked.account, request) } } catch {
      let errors = try FormErrors(account: error)
      return try services.stores.database.snapshot { try page(errors: errors, request, for: visitor, $0) }
    }
    return try send(request, for: visitor)
  }

  private func send(_ request: Request, for visitor: Visitor) throws -> Response {
    do throws(BackupError) {
      let file = try backUp(request)
      note(request, by: visitor.person)
      return Response.download(file, named: DataFolder.downloadName())
    } catch {
      guard let sentence = error.sentence else { throw error }
      return try services.stores.database.snapshot { try page(refusal: sentence, request, for: visitor, $0) }
    }
  }

  /// Returns the confirmation that is required before a download; nil for a person without a password, or if there is a
  /// database server.
  private func asked(of visitor: Visitor, _ statements: borrowing Statements) throws(StoreError)
    -> PasswordConfirmation?
  {
    guard services.authenticator.mode == .password, services.folder.server == nil else { return nil }
    do {
      let asked = try PasswordConfirmation(of: visitor.person, services.stores.factors, statements)
      return asked.account.passwordHash == nil ? nil : asked
    } catch {
      if error == .notFound { return nil }
      throw error
    }
  }

  /// Creates the backup. Other requests are answered meanwhile, because it mostly waits for the disk.
  private func backUp(_ request: Request) throws(BackupError) -> GatewayFile {
    let folder = services.folder
    func make() throws(BackupError) -> GatewayFile {
      let backup = try folder.backUpToHandOn(as: "\(ThisProgram.processID)-\(request.reference)")
      do { return try GatewayFile(removing: backup.path, whenSent: folder.recordBackup) } catch {
        throw .refused("\(error)")
      }
    }
    return if let file = try request.runSlowWork(make) { file } else { try make() }
  }

  /// Logs who downloads a backup, because it contains the data of all people.
  private func note(_ request: Request, by person: Person) {
    let shown = LoggedRequest(request)
    services.log.notice(
      "\(shown.id) person \(person.id.number) downloads a backup of everything, from \(shown.address)",
      metadata: AccountLogFields(isRefused: false, request: shown).metadata)
  }

  private func page(
    refusal: String? = nil, errors: FormErrors? = nil, _ request: Request, for visitor: Visitor,
    _ statements: borrowing Statements
  ) throws -> Response {
    let page = try ServerPage(of: services.folder, for: visitor.person, statements)
    let now = services.clock.seconds()
    let passkeys = services.signInSteps.passkeys
    let asked = try self.asked(of: visitor, statements).map {
      PasswordConfirmationView($0, passkeys, errors: errors, request)
    }
    let view = ServerView(
      page: page, errors: services.book.errors(since: now - Self.week), visitor: visitor,
      times: ServerTimeFormatter(clock: services.clock, visitor: visitor, now: now), host: host(request),
      version: services.version, workers: services.metrics.workers.count, started: services.metrics.started,
      hasCatalogue: services.outbound.catalogue.isOn, refusal: refusal, asked: asked)
    if let errors { return try services.pages.html(view, for: visitor, statements, refused: errors) }
    return try services.pages.html(view, for: visitor, statements, status: refusal == nil ? .ok : .conflict)
  }

  /// Returns the host at which people reach the server; empty if it is unknown.
  private func host(_ request: Request) -> String { services.mount.origin(for: request)?.authority ?? "" }
}

extension Response {
  /// Creates a response with a file to save. It must not be cached, because it contains all data.
  fileprivate static func download(_ file: GatewayFile, named name: String) -> Response {
    var response = Response(
      .ok,
      headers: [
        .contentType: "application/vnd.sqlite3", .contentDisposition: "attachment; filename=\"\(name)\"",
        .cacheControl: "private, no-store",
      ])
    response.file = file
    return response
  }
}

extension BackupError {
  /// A sentence that tells the owner what to do; nil for a defect.
  fileprivate var sentence: String? {
    switch self {
    case .anotherRuns: "Another backup is running. Try again in a minute."
    case .store(.full): "The disk is full. “tiffin backup” can write to another one."
    case .installation(.onServer): "\(InstallationError.onServer)"
    case .store(.damaged): "The database is damaged, so a backup would be too. Run “tiffin check”."
    default: nil
    }
  }
}
