import HTTPTypes
import Templating
import TiffinCore

/// A controller that asks for the code of a second factor after the password.
struct SignInCodeController: Controller {
  let services: Services

  var signIn: SignInController { SignInController(services) }
  var check: SecondFactorCheck { SecondFactorCheck(services) }

  func show(_ request: Request) throws -> Response {
    let next = try request.query.text("next")
    guard let pending = try signInSteps.pending(request) else { return .seeOther(request.links.signIn(next: next)) }
    return try signInSteps.askForCode(SignInForm(next: next), of: pending.account, request)
  }

  func enter(_ request: Request) throws -> Response {
    let form = try request.form()
    let entry = try SignInForm(form)
    guard let pending = try signInSteps.pending(request) else { return try signIn.page(late: entry, request) }
    do {
      try signInSteps.requirePage(form, request)
      try check.check(form, of: pending.account, request)
    } catch {
      return try signInSteps.askForCode(entry, of: pending.account, errors: FormErrors(account: error), request)
    }
    guard let cookies = try signInSteps.begin(pending, request) else { return try signIn.page(late: entry, request) }
    return try signIn.redirectAfterSignIn(pending.account, entry, cookies, request)
  }
}

/// The form for the code of a second factor, for the template `accounts/sign-in-code`.
struct SignInCodeView: PageView {
  static let template = "accounts/sign-in-code"
  static let showsTodayTotals = false

  let entry: SignInForm
  let username: String
  /// The passkey challenge; nil if the person has no passkey, or passkeys cannot be used.
  let passkey: PasskeyAskView?
  let errors: FormErrors?

  static let fields: Fields<SignInCodeView> = [
    "refused": .message { $0.errors?.problems.first?.sentence },
    "username": .text(\.username),
    "passkey": .view(\.passkey),
    "hidden": .list(\.entry.hidden),
  ]
}
