import HTTPTypes
import TiffinCore

/// A controller that signs people in, with a password or a passkey.
struct SignInController: Controller {
  let services: Services

  var passkeys: PasskeyCheck { PasskeyCheck(services) }

  func show(_ request: Request) throws -> Response {
    let next = try request.query.text("next")
    let farewell = try request.query.text("did").flatMap(SignOutReason.init)
    let (isSetUp, isKnown) = try authenticator.database.snapshot { statements in
      (try AccountStore.isSetUp(statements), try authenticator.recognise(request, statements) != nil)
    }
    if !isSetUp { return .seeOther(request.links.setup) }
    if isKnown { return .seeOther(Self.own(next, request)) }
    return try page(SignInForm(next: next), farewell: farewell, request)
  }

  func signIn(_ request: Request) throws -> Response {
    let form = try request.form()
    let entry = try SignInForm(form)
    do {
      try signInSteps.requirePage(form, request)
      if let sent = try PasskeyCheck.sent(form) { return try begin(by: sent, entry, request) }
      return try begin(try check(entry, request), entry, request)
    } catch let resumption as FormResumption {
      throw resumption
    } catch {
      return try page(entry, errors: FormErrors(account: error), request)
    }
  }

  /// Shows the sign-in form to a visitor who has to sign in first.
  ///
  /// - Parameter held: The form that the visitor sent; nil if there is none.
  func page(_ request: Request, held: HeldForm?, next: String?) throws -> Response {
    var entry = SignInForm(next: next)
    entry.held = held
    entry.wasSignedOut = true
    var response = try page(entry, request)
    response.status = .forbidden
    return response
  }

  /// Returns the account with this name and password. Neither messages nor timing reveal whether the name or the
  /// password was wrong.
  private func check(_ entry: SignInForm, _ request: Request) throws -> Account {
    let account = try accounts.find(entry.soughtName)
    let device = signInSteps.cookie.device(request, name: entry.soughtName, passwordHash: account?.passwordHash)
    let attempt = SignInAttempt(name: entry.soughtName, address: request.remoteAddress, device: device)
    let rehash = try attempt.check(entry.password, of: account, throttle, passwords, signInSteps.log, request)
    guard let account else { throw FormErrors(wrongPassword: ()) }
    guard let rehash else { return account }
    _ = try accounts.setPassword(rehash, of: account.id, insteadOf: account.passwordHash)
    return try accounts.account(of: account.id)
  }

  /// Shows the sign-in form after the code was not given in time.
  func page(late entry: SignInForm, _ request: Request) throws -> Response {
    var errors = FormErrors()
    errors.add("That took too long. Sign in again.", at: nil)
    return try page(entry, errors: errors, request)
  }

  private func begin(_ account: Account, _ entry: SignInForm, _ request: Request) throws -> Response {
    if let token = try signInSteps.sessions.beginPending(account, isKept: entry.isKept) {
      return try askForCode(of: account, entry, token, request)
    }
    guard let cookies = try signInSteps.begin(account, isKept: entry.isKept, request) else {
      throw FormErrors(wrongPassword: ())
    }
    return try redirectAfterSignIn(account, entry, cookies, request)
  }

  /// Redirects to the page that asks for the code. If a form is stored, that page is returned directly, because its
  /// hidden fields contain the form.
  private func askForCode(
    of account: Account, _ entry: SignInForm, _ token: SecretToken, _ request: Request
  ) throws -> Response {
    let cookie = signInSteps.cookie.setPending(token, for: request)
    if entry.held != nil { return try signInSteps.askForCode(entry, of: account, request).setting(cookie) }
    return .seeOther(request.links.signInCode(next: entry.next)).setting(cookie)
  }

  /// Redirects a person who has just signed in to the requested page.
  func redirectAfterSignIn(
    _ account: Account, _ entry: SignInForm, _ cookies: SignedInCookies, _ request: Request
  ) throws -> Response {
    let device = signInSteps.cookie.device(
      request, name: account.username.text, passwordHash: account.passwordHash)
    signInSteps.log.signedIn(account, by: cookies.token, isNew: device == nil, request)
    if let held = entry.held { throw FormResumption(held: held, cookies: cookies) }
    return .seeOther(Self.own(entry.next, request)).setting(cookies)
  }

  /// Returns the address of the page to open after signing in, which always belongs to this site.
  private static func own(_ next: String?, _ request: Request) -> String {
    next.flatMap { request.links.own($0) } ?? request.links.home
  }

  private func page(
    _ entry: SignInForm, errors: FormErrors? = nil, farewell: SignOutReason? = nil, _ request: Request
  ) throws -> Response {
    let passkey = signInSteps.passkeys.askForSignIn(request)
    let view = SignInView(entry: entry, errors: errors, passkey: passkey, farewell: farewell)
    return try signInSteps.page(view, errors, request)
  }
}
