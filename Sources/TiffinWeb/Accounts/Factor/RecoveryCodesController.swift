import HTTPTypes
import TiffinCore

/// Makes recovery codes, and shows them once.
struct RecoveryCodesController: Sendable {
  let factors: FactorStore
  let accounts: AccountStore
  let passwords: PasswordHasher
  let ownPassword: OwnPassword
  let pages: Pages
  let log: AccountLog

  init(_ services: Services) {
    factors = services.stores.factors
    accounts = services.stores.accounts
    passwords = services.passwords
    ownPassword = OwnPassword(services)
    pages = services.pages
    log = AccountLog(services)
  }

  /// Replaces all codes by new ones.
  ///
  /// - Parameter refuse: shows the form again.
  func renew(
    _ request: Request, for visitor: Visitor, refuse: (FormErrors, Visitor) throws -> Response
  ) throws -> Response {
    let form = try request.form()
    do {
      try ownPassword.check(form, of: try accounts.account(of: visitor.person.id), request)
      let new = RecoveryCode.new()
      guard try factors.replaceCodes(of: visitor.person.id, by: try hashes(of: new)) else {
        return .seeOther(visitor.links.factor)
      }
      log.did("made new recovery codes", .recoveryCodesMade, visitor, request)
      return try page(new, for: visitor)
    } catch {
      return try refuse(FormErrors(account: error), visitor)
    }
  }

  func hashes(of codes: [RecoveryCode]) throws -> [String] {
    try codes.map { try passwords.hash($0) }
  }

  /// The codes, which are nowhere else.
  func page(_ codes: [RecoveryCode], for visitor: Visitor) throws -> Response {
    let username = try accounts.account(of: visitor.person.id).username.text
    var response = try pages.html(RecoveryCodesView(codes: codes, username: username), for: visitor)
    response.headers[.cacheControl] = "private, no-store"
    return response
  }
}
