import HTTPTypes
import TiffinCore

/// Deletes one's own account, after confirmation.
struct DeleteAccountController: Sendable {
  let accounts: AccountStore
  let factors: FactorStore
  let passkeys: PasskeyDesk
  let ownPassword: OwnPassword
  let cookie: BrowserCookie
  let mode: Authentication
  let pages: Pages
  let log: AccountLog

  init(_ services: Services) {
    accounts = services.stores.accounts
    factors = services.stores.factors
    passkeys = services.signInPages.passkeys
    ownPassword = OwnPassword(services)
    cookie = services.authenticator.cookie
    mode = services.authenticator.mode
    pages = services.pages
    log = AccountLog(services)
  }

  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let page = try DeleteAccountPage(of: visitor.person, factors, statements)
    let view = DeleteAccountView(page: page, passkey: ask(page, visitor, request), errors: nil)
    return try pages.html(view, for: visitor, statements)
  }

  func delete(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      let account = try accounts.account(of: visitor.person.id)
      if account.passwordHash != nil { try ownPassword.check(form, of: account, request) }
      try accounts.delete(visitor.person.id)
      log.did("deleted their account", visitor, request)
      // Where the web server identifies people there is no sign-in page.
      let next = mode == .password ? visitor.links.signIn(after: .deleted) : visitor.links.home
      var response = Response.seeOther(next).setting(cookie.removal(for: request))
      response.headers[.clearSiteData] = #""cache", "storage""#
      return response
    } catch AccountError.lastOwner {
      throw AccountError.lastOwner
    } catch {
      return try refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  private func ask(_ page: DeleteAccountPage, _ visitor: Visitor, _ request: Request) -> PasskeyAskView? {
    passkeys.ask(page.passkeys, of: visitor.person.id, request)
  }

  private func refuse(_ errors: FormErrors, for visitor: Visitor, _ request: Request) throws -> Response {
    try pages.database.snapshot { statements in
      let page = try DeleteAccountPage(of: visitor.person, factors, statements)
      let view = DeleteAccountView(page: page, passkey: ask(page, visitor, request), errors: errors)
      return try pages.html(view, for: visitor, statements, refused: errors)
    }
  }
}
