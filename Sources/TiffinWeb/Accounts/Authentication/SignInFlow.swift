import HTTPTypes
import TiffinCore

/// The entry to the router of identified visitors. Other visitors are asked to sign in, and the form that they sent is
/// shown again afterwards.
struct SignInFlow: Sendable {
  let router: Router<Visitor>
  let authenticator: Authenticator
  let signIn: SignInController
  let accounts: AccountStore
  let photos: PhotoUploadService
  let heldText: HeldTextController

  func answer(_ request: Request) throws -> Response {
    do {
      return try answerOnce(request)
    } catch StoreError.orphan, AccountError.store(.orphan) {
      // The sender was deleted, or moved to another household, between identification and saving, and is identified
      // again.
      return try answerOnce(request)
    }
  }

  private func answerOnce(_ request: Request) throws -> Response {
    do {
      let response = try router.respond(to: request, as: authenticator)
      return request.isFromScript ? response.withoutRedirect : response
    } catch is SignedOut {
      return try turnAway(request)
    } catch is StaleForm {
      guard router.storesTypedForm(request) else { throw HTTPRefusal.staleForm }
      return try answer(request, as: try authenticator.resumingVisitor(request))
    } catch is SecondFactorRequired {
      return .seeOther(request.links.factor)
    } catch let resumption as FormResumption {
      return try resume(resumption, request)
    }
  }

  private func answer(_ request: Request, as visitor: Visitor) throws -> Response {
    try router.respond(to: request, as: IdentifiedVisitorSource(known: visitor, database: authenticator.database))
  }

  private func turnAway(_ request: Request) throws -> Response {
    if try !accounts.isSetUp() { return .seeOther(request.links.setup) }
    if request.method == .get || request.method == .head {
      return .seeOther(request.links.signIn(next: request.path.isEmpty ? nil : request.ownAddress))
    }
    // The form is read once, with the limits for unidentified senders.
    let sent = request.anonymous()
    var held = router.storesTypedForm(request) ? try HeldForm(sent) : nil
    held?.picture = (try? sent.form()).flatMap { photos.hold(of: $0) }
    return try signIn.page(request, held: held, next: held == nil ? request.cameFrom : nil)
  }

  /// Shows the page of the stored form, filled in again, without saving it. If the site has no such form, redirects to
  /// the home page; if the page fails, or a second factor is needed first, shows only the typed text.
  private func resume(_ resumption: FormResumption, _ request: Request) throws -> Response {
    var sent = request.resuming(resumption.held.path, with: resumption.held.form)
    guard router.storesTypedForm(sent) else { return .seeOther(request.links.home).setting(resumption.cookies) }
    let visitor = try authenticator.visitor(sent, resumption.cookies.token)
    if visitor.needsFactor {
      return try heldText.show(resumption.held, request, for: visitor).setting(resumption.cookies)
    }
    if let picture = try resumption.held.picture.flatMap({ try photos.claim($0, for: visitor.person) }) {
      sent = request.resuming(resumption.held.path, with: resumption.held.form(with: picture))
    }
    do {
      return try answer(sent, as: visitor).setting(resumption.cookies)
    } catch {
      return try heldText.show(resumption.held, request, for: visitor).setting(resumption.cookies)
    }
  }
}

extension Request {
  /// The path and query of this request as ``Links`` writes them.
  fileprivate var ownAddress: String? {
    links.path(path, query: query.fields.map { ($0.name, $0.value) })
  }

  /// The address of the page of this site that sent the form; nil if another site sent the form, or the browser does
  /// not say.
  fileprivate var cameFrom: String? {
    guard let referer = header(.referer), let origin = Origin(referer),
      let host = variable("HTTP_HOST"), origin.isAt(host: host)
    else { return nil }
    let afterScheme = referer.utf8.dropFirst(origin.scheme.rawValue.utf8.count + 3)
    return links.own(String(Substring(afterScheme.drop { $0 != UInt8(ascii: "/") })))
  }
}
