import HTTPTypes
import TiffinCore

/// Signs people in, and out.
struct SignInController: Sendable {
  let accounts: AccountStore
  let authenticator: Authenticator
  let passwords: PasswordHasher
  let throttle: SignInThrottle
  let welcome: Welcome

  init(_ services: Services) {
    accounts = services.stores.accounts
    authenticator = services.authenticator
    passwords = services.passwords
    throttle = services.stores.throttle
    welcome = services.welcome
  }

  func show(_ request: Request) throws -> Response {
    if try !accounts.isSetUp() { return .seeOther(request.links.setup) }
    let next = try request.query.text("next")
    if try authenticator.recognise(request) != nil { return .seeOther(Self.own(next, request)) }
    return try page(SignInEntry(next: next), request)
  }

  func signIn(_ request: Request) throws -> Response {
    let form = try request.form()
    let entry = try SignInEntry(form)
    do {
      try welcome.requirePage(form, request)
      return try begin(try check(entry, request), entry, request)
    } catch let resumption as Resumption {
      throw resumption
    } catch {
      return try page(entry, errors: FormErrors(account: error), request)
    }
  }

  /// - Parameter held: a form that was sent by somebody who is not signed in (any more).
  func page(_ request: Request, held: HeldForm?, next: String?) throws -> Response {
    var entry = SignInEntry(next: next)
    entry.held = held
    entry.wasSignedOut = true
    var response = try page(entry, request)
    response.status = .forbidden
    return response
  }

  /// The account that name and password are of. Whether the name or the password is wrong is not told, by no word and by
  /// no time.
  private func check(_ entry: SignInEntry, _ request: Request) throws -> Account {
    let account = try accounts.find(entry.soughtName)
    let device = welcome.cookie.mark(request).flatMap {
      KnownDevice($0, name: entry.soughtName, passwordHash: account?.passwordHash)
    }
    let attempt = SignInAttempt(name: entry.soughtName, address: request.remoteAddress, device: device)
    let rehash = try attempt.check(entry.password, of: account, throttle, passwords, welcome.log, request)
    guard let account else { throw FormErrors(wrongPassword: ()) }
    guard let rehash else { return account }
    _ = try accounts.setPassword(rehash, of: account.id, insteadOf: account.passwordHash)
    return try accounts.account(of: account.id)
  }

  private func begin(_ account: Account, _ entry: SignInEntry, _ request: Request) throws -> Response {
    guard let cookies = try welcome.begin(account, isKept: entry.isKept, request) else {
      throw FormErrors(wrongPassword: ())
    }
    welcome.log.signedIn(account.username, request)
    if let held = entry.held { throw Resumption(held: held, cookies: cookies) }
    return .seeOther(Self.own(entry.next, request)).setting(cookies)
  }

  /// Where to go then: to a page of ours only.
  private static func own(_ next: String?, _ request: Request) -> String {
    next.flatMap { request.links.own($0) } ?? request.links.home
  }

  private func page(_ entry: SignInEntry, errors: FormErrors? = nil, _ request: Request) throws -> Response {
    try welcome.page(SignInView(entry: entry, errors: errors), errors, request)
  }
}
