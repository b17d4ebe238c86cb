import HTTPTypes
import Logging
import TiffinCore

/// A controller that renders error pages. Defects are logged here, once, with the request's id.
struct ErrorController: Sendable {
  let pages: PageRenderer
  let assets: Assets
  let authenticator: Authenticator
  let log: Logger
  let metrics: Metrics

  func show(_ error: any Error, _ request: Request) -> Response {
    let failure = RequestFailure(error)
    if failure.isDefect, !error.isUnreachable || metrics.isFirstUnreachable() {
      log.error("\(request.id) \(error)", metadata: ErrorLogFields(ErrorKind(error), request).metadata)
    }
    if let reason = AccessRefusal(error) { SecurityLog(log: log).refused(reason, request) }
    var response = page(failure, request)
    if let seconds = failure.retryAfter { response.headers[.retryAfter] = String(seconds) }
    return response
  }

  private func page(_ failure: RequestFailure, _ request: Request) -> Response {
    let sender = try? sender(of: request, failure)
    // The token is needed only if the page has a form.
    var chrome = PageChrome(
      request, assets, authenticator.languages.choice(of: sender?.known.person.settings, request),
      failure.deleted == nil ? nil : sender?.known.token, look: sender?.known.person.settings)
    chrome.todayTotals = sender?.totals
    let view = ErrorView(
      title: failure.title, sentence: failure.sentence, reference: failure.isDefect ? request.reference : nil,
      undo: failure.deleted.map(chrome.links.restore), exit: failure.exit.link(chrome.links),
      isTypedOneBack: failure.isTypedOneBack)
    do {
      return try pages.html(view, chrome, status: failure.status)
    } catch {
      // The page could not be rendered, so plain text is sent.
      log.error("\(request.id) \(error)", metadata: ErrorLogFields(.defect, request).metadata)
      return .text("\(failure.title). \(failure.sentence)\n", status: failure.status)
    }
  }

  /// Returns the sender and today's totals, from one snapshot. The totals are omitted if the server itself failed, or
  /// the household requires a second factor first.
  private func sender(
    of request: Request, _ failure: RequestFailure
  ) throws -> (known: Authenticator.IdentifiedPerson, totals: TodayTotalsView?)? {
    try authenticator.database.snapshot { statements in
      guard let known = try authenticator.recognise(request, statements) else { return nil }
      try logForeignRow(known.person, request, failure, statements)
      guard failure.status.kind != .serverError else { return (known, nil) }
      let visitor = authenticator.visitor(known, request)
      return (known, visitor.needsFactor ? nil : try? visitor.todayTotals(statements))
    }
  }

  /// Logs a request for a row of other people. The sender gets "not found", as for a row that does not exist.
  private func logForeignRow(
    _ person: Person, _ request: Request, _ failure: RequestFailure, _ statements: borrowing Statements
  ) throws(StoreError) {
    guard failure.status == .notFound, let row = RequestedRow(path: request.path) else { return }
    guard try row.isForeign(than: person, statements) else { return }
    SecurityLog(log: log).refused(.othersRow, request, by: person)
  }
}

extension RequestFailure.Exit {
  fileprivate func link(_ links: Links) -> ErrorView.Link {
    switch self {
    case .meals: (links.meals, "Go to your meals")
    case .household: (links.household, "Go to the household")
    case .factor: (links.factor, "Go to your second factor")
    case .imports: (links.importFiles, "Choose a file")
    }
  }
}

extension Error {
  /// True if the database's server cannot be reached.
  fileprivate var isUnreachable: Bool {
    if case .unreachable? = self as? StoreError { true } else { false }
  }
}

extension ErrorKind {
  /// Creates the kind of an error, under which it is reported to the server's owner.
  fileprivate init(_ error: any Error) {
    switch error as? StoreError {
    case .damaged: self = .damaged
    case .full: self = .full
    case .readOnly: self = .readOnly
    default: self = .defect
    }
  }
}

extension AccessRefusal {
  /// Creates the reason of a refused access; nil for an error that visitors can cause by accident.
  fileprivate init?(_ error: any Error) {
    switch error {
    case HTTPRefusal.forbidden, HTTPRefusal.staleForm: self = .otherSite
    case AccountError.notOwner: self = .notOwner
    case is VisitorRefusal: self = .stranger
    default: return nil
    }
  }
}
