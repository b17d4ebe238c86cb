import HTTPTypes
import TiffinCore

/// A controller that creates recovery codes and shows them once.
struct RecoveryCodesController: Controller {
  let services: Services

  /// Replaces all recovery codes.
  ///
  /// - Parameter refuse: Shows the form again with errors.
  func renew(
    _ request: Request, for visitor: Visitor, refuse: (FormErrors, Visitor) throws -> Response
  ) throws -> Response {
    let form = try request.form()
    do {
      try passwordCheck.check(form, of: try accounts.account(of: visitor.person.id), request)
      let new = RecoveryCode.new()
      guard try factors.replaceCodes(of: visitor.person.id, by: try hashes(of: new)) else {
        return .seeOther(visitor.links.factor)
      }
      log.did("made new recovery codes", .recoveryCodesMade, visitor, request)
      return try page(new, for: visitor, request)
    } catch {
      return try refuse(FormErrors(account: error), visitor)
    }
  }

  func hashes(of codes: [RecoveryCode]) throws -> [String] {
    try codes.map { try passwords.hash($0) }
  }

  /// Shows the codes, which are stored as hashes only.
  ///
  /// The visitor has just given a code or used a passkey, so this device is marked as one that has signed in with the
  /// factor.
  func page(_ codes: [RecoveryCode], for visitor: Visitor, _ request: Request) throws -> Response {
    let account = try accounts.account(of: visitor.person.id)
    var response = try pages.html(RecoveryCodesView(codes: codes, username: account.username.text), for: visitor)
    response.headers[.cacheControl] = "private, no-store"
    let since = try sessions.factorSince(of: account.id)
    return cookie.mark(of: account, factorSince: since, for: request).map { response.setting($0) } ?? response
  }
}
