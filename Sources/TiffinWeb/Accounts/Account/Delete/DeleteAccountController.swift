import HTTPTypes
import Templating
import TiffinCore

/// A controller that deletes the visitor's own account, after confirmation.
struct DeleteAccountController: Controller {
  let services: Services

  var departures: AccountRemoval { services.accountRemoval }
  var passkeys: PasskeyService { services.signInSteps.passkeys }

  func ask(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try page(for: visitor, request, statements)
  }

  func delete(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      let account = try accounts.account(of: visitor.person.id)
      if account.passwordHash != nil { try passwordCheck.check(form, of: account, request) }
      try accounts.close(visitor.person.id)
      log.did("deleted their account", visitor, request)
      let farewell: SignOutReason = departures.removeRows() ? .deleted : .deleting
      // If the web server identifies people, there is no sign-in page.
      let next = mode == .password ? visitor.links.signIn(after: farewell) : visitor.links.home
      var response = Response.seeOther(next).setting(cookie.removal(for: request))
      response.headers[.clearSiteData] = #""cache", "storage""#
      return response
    } catch AccountError.lastOwner {
      throw AccountError.lastOwner
    } catch {
      let errors = try FormErrors(account: error)
      return try pages.database.snapshot { try page(for: visitor, errors: errors, request, $0) }
    }
  }

  private func page(
    for visitor: Visitor, errors: FormErrors? = nil, _ request: Request, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try DeleteAccountPage(of: visitor.person, factors, statements)
    let asked = PasswordConfirmationView(page.asked, passkeys, errors: errors, request)
    let view = DeleteAccountView(page: page, asked: asked, errors: errors)
    return try pages.html(view, for: visitor, statements, refused: errors)
  }
}

/// The confirmation before the visitor's account is deleted, for the template `accounts/delete`.
struct DeleteAccountView: PageView {
  static let template = "accounts/delete"

  let page: DeleteAccountPage
  let asked: PasswordConfirmationView
  let errors: FormErrors?

  static let fields: Fields<DeleteAccountView> = [
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "username": .text(\.page.asked.account.username.text),
    "asked": .view(\.asked),
    "last": .flag(\.page.isLastOwner),
    "alone": .flag(\.page.isAlone),
  ]
}
