import HTTPTypes
import TiffinCore

/// Steps shared by pages that are open to everyone: binding the form to its browser, and signing a person in.
struct SignInSteps: Sendable {
  let sessions: SessionStore
  let cookie: BrowserCookies
  let pages: PageRenderer
  let assets: Assets
  let log: AccountLog
  let passkeys: PasskeyService

  /// Renders a page for an unidentified visitor.
  func page<Page: PageView>(_ view: Page, _ errors: FormErrors? = nil, _ request: Request) throws -> Response {
    let guest = AnonymousVisitor(request, cookie)
    let chrome = PageChrome(request, assets, pages.languages.choice(of: nil, request), guest.formToken)
    return guest.answer(try pages.html(view, chrome).refused(for: errors))
  }

  /// Checks that a form was rendered for this browser.
  ///
  /// - Throws: ``FormErrors`` if it was not.
  func requirePage(_ form: FormData, _ request: Request) throws {
    guard try AnonymousVisitor(request, cookie).sent(form) else {
      var errors = FormErrors()
      errors.add("This page has expired. Try again; if that fails, allow cookies", at: nil)
      throw errors
    }
  }

  /// Signs in a person who has just created an account or set a new password, and redirects to `address`. If the person
  /// has a second factor, redirects to the page that asks for a code instead.
  func begin(_ account: Account, isKept: Bool, _ request: Request, to address: String) throws -> Response {
    if let token = try sessions.beginPending(account, isKept: isKept) {
      return .seeOther(request.links.signInCode(next: address)).setting(cookie.setPending(token, for: request))
    }
    guard let cookies = try begin(account, isKept: isKept, request) else { return .seeOther(request.links.signIn()) }
    return .seeOther(address).setting(cookies)
  }

  /// Signs in a person who gave the account's password.
  ///
  /// - Returns: The cookies; nil if the password was changed meanwhile.
  func begin(_ account: Account, isKept: Bool, _ request: Request) throws(StoreError) -> SignedInCookies? {
    let old = cookie.token(request)
    guard let token = try sessions.begin(account, isKept: isKept, device: request.device) else { return nil }
    if let old { try sessions.end(old) }
    return cookie.cookies(token, isKept: isKept, of: account, factorSince: nil, for: request)
  }
}

/// The steps of signing in with a second factor.
extension SignInSteps {
  /// Returns the sign-in of this browser that waits for a code; nil if there is none.
  func pending(_ request: Request) throws(StoreError) -> PendingSignIn? {
    guard let token = cookie.pending(request) else { return nil }
    return try sessions.pending(token)
  }

  /// Renders the page that asks for the code.
  func askForCode(
    _ entry: SignInForm, of account: Account, errors: FormErrors? = nil, _ request: Request
  ) throws -> Response {
    let passkey = passkeys.ask(try passkeys.store.all(of: account.id), of: account.id, isSent: true, request)
    let view = SignInCodeView(entry: entry, username: account.username.text, passkey: passkey, errors: errors)
    return try page(view, errors, request)
  }

  /// Signs in a person who has given password and code.
  ///
  /// - Returns: The cookies; nil if the password or the factor was changed meanwhile.
  func begin(_ pending: PendingSignIn, _ request: Request) throws(StoreError) -> SignedInCookies? {
    let old = cookie.token(request)
    guard let token = try sessions.begin(pending, device: request.device) else { return nil }
    if let old { try sessions.end(old) }
    let since = try sessions.factorSince(of: pending.account.id)
    let begun = cookie.cookies(token, isKept: pending.isKept, of: pending.account, factorSince: since, for: request)
    let over = cookie.removalOfPending(for: request).map { [$0] } ?? []
    return SignedInCookies(token: token, all: begun.all + over)
  }
}

/// The cookies set after a sign-in: the session's, and the one that marks the device; after a code, also the removal of
/// the cookie for giving the code.
struct SignedInCookies: Sendable {
  let token: SecretToken
  let all: [SetCookie]
}

extension BrowserCookies {
  /// Returns the cookies of a sign-in.
  ///
  /// - Parameter factorSince: The time at which the second factor was turned on, in seconds since 1970; nil if none was
  ///   used.
  func cookies(
    _ token: SecretToken, isKept: Bool, of account: Account, factorSince: Int?, for request: Request
  ) -> SignedInCookies {
    let cookies = [
      set(token, isKept: isKept, for: request), mark(of: account, factorSince: factorSince, for: request),
    ]
    return SignedInCookies(token: token, all: cookies.compactMap { $0 })
  }

  /// Returns the cookie that marks the device as one that has signed in, or given a code.
  func mark(of account: Account, factorSince: Int?, for request: Request) -> SetCookie? {
    let device = account.passwordHash.map {
      KnownDevice.new(name: account.username.text, passwordHash: $0, factorSince: factorSince)
    }
    return device.flatMap { set($0, for: request) }
  }
}

extension Response {
  /// Returns this response with the cookies of a sign-in.
  func setting(_ cookies: SignedInCookies) -> Response {
    cookies.all.reduce(self) { $0.setting($1) }
  }
}

extension Request {
  /// The browser's user agent; empty if it sent none.
  var device: String { header(.userAgent) ?? "" }
}

extension FormErrors {
  /// Creates the errors with which a form about accounts is shown again.
  ///
  /// - Parameters:
  ///   - expired: The sentence for an invalid code or link.
  ///   - field: The field at which that sentence is shown.
  /// - Throws: The error itself if it is not about the form.
  init(account error: any Error, expired: String? = nil, at field: String? = nil) throws {
    switch error {
    case AccountError.usernameTaken:
      self.init()
      add(Username.taken, at: "username")
    case AccountError.expired where expired != nil:
      self.init()
      add(expired ?? "", at: field)
    case AccountError.store(let error): try self.init(error)
    case PasswordHasherError.busy, PasswordHasherError.noMemory: self.init(tooBusy: ())
    default: try self.init(error)
    }
  }
}
