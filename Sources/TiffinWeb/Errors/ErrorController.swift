import HTTPTypes
import Logging
import TiffinCore

/// Answers with an error page. Defects are logged here, once, with the request's id.
struct ErrorController: Sendable {
  let pages: Pages
  let assets: Assets
  let authenticator: Authenticator
  let log: Logger

  func show(_ error: any Error, _ request: Request) -> Response {
    let failure = Failure(error)
    if failure.isDefect { log.error("\(request.id) \(error)") }
    var response = page(failure, request)
    if let seconds = failure.retryAfter { response.headers[.retryAfter] = String(seconds) }
    return response
  }

  private func page(_ failure: Failure, _ request: Request) -> Response {
    let sender = try? sender(of: request, failure)
    // The token is only needed if the page has a form.
    var chrome = Chrome(
      request, assets, failure.deleted == nil ? nil : sender?.known.token, look: sender?.known.person.settings)
    chrome.todayTotals = sender?.totals
    let view = ErrorView(
      title: failure.title, sentence: failure.sentence, reference: failure.isDefect ? request.id : nil,
      undo: failure.deleted.map(chrome.links.restore), href: chrome.links.meals, action: "Go to your meals",
      isTypedOneBack: failure.isTypedOneBack)
    do {
      return try pages.html(view, chrome, status: failure.status)
    } catch {
      // The page of last resort needs no template.
      log.error("\(request.id) \(error)")
      return .text("\(failure.title). \(failure.sentence)\n", status: failure.status)
    }
  }

  /// The sender and their day so far, from one snapshot; without the day where the server itself failed.
  private func sender(
    of request: Request, _ failure: Failure
  ) throws -> (known: Authenticator.Known, totals: TodayTotalsView?)? {
    try authenticator.database.snapshot { statements in
      guard let known = try authenticator.recognise(request, statements) else { return nil }
      guard failure.status.kind != .serverError else { return (known, nil) }
      return (known, try? authenticator.visitor(known, request).todayTotals(statements))
    }
  }
}
