import HTTPTypes
import TiffinCore

/// One's own account: name, password, devices, and its end.
struct AccountController: Sendable {
  let accounts: AccountStore
  let people: PersonStore
  let households: HouseholdStore
  let sessions: SessionStore
  let passwords: PasswordHasher
  let throttle: SignInThrottle
  let cookie: BrowserCookie
  let mode: Authentication
  let pages: Pages
  let clock: Clock
  let log: AccountLog

  init(_ services: Services) {
    accounts = services.stores.accounts
    people = services.stores.people
    households = services.stores.households
    sessions = services.stores.sessions
    passwords = services.passwords
    throttle = services.stores.throttle
    cookie = services.authenticator.cookie
    mode = services.authenticator.mode
    pages = services.pages
    clock = services.clock
    log = AccountLog(log: services.log)
  }

  func show(_ request: Request, for visitor: Visitor) throws -> Response {
    let deed = try request.query.text("did").flatMap(AccountDeed.init)
    return try page(for: visitor, deed: deed)
  }

  func rename(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = try request.form().text("name") ?? ""
    var errors = visitor.isResuming ? FormErrors(signedOut: ()) : FormErrors()
    let name = errors.attempt("name") { () throws(FieldRefusal) in try PersonName(typed: typed, of: "you") }
    guard let name, errors.isEmpty else { return try page(for: visitor, name: typed, errors: errors) }
    try people.rename(visitor.person.id, to: name)
    return .seeOther(visitor.links.account(did: .renamed, part: "name"))
  }

  func changePassword(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    let new = try form.text("password") ?? ""
    do {
      let account = try accounts.account(of: visitor.person.id)
      var errors = FormErrors()
      let password = errors.attempt("password") { () throws(FieldRefusal) in
        try Password(typed: new, for: [account.username.text, visitor.person.name])
      }
      guard let password else { throw errors }
      try check(try form.text("old_password") ?? "", of: account, at: "old_password", request)
      let isKept = visitor.session?.isKept ?? false
      let token = try sessions.changePassword(
        of: account, to: try passwords.hash(password), isKept: isKept, device: request.device)
      guard let token else { throw FormErrors(wrong: (), at: "old_password") }
      log.did("changed their password", visitor, request)
      // Everywhere else nobody is signed in any more, and here with a new token.
      let cookies = cookie.cookies(token, isKept: isKept, of: try accounts.account(of: account.id), for: request)
      return .seeOther(visitor.links.account(did: .passwordChanged, part: "change")).setting(cookies)
    } catch {
      return try page(for: visitor, errors: FormErrors(account: error))
    }
  }

  /// Asks before the account goes.
  func askToDelete(_ request: Request, for visitor: Visitor) throws -> Response {
    try deletionPage(for: visitor)
  }

  func delete(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      let account = try accounts.account(of: visitor.person.id)
      if account.passwordHash != nil {
        try check(try form.text("old_password") ?? "", of: account, at: "old_password", request)
      }
      try accounts.delete(visitor.person.id)
      log.did("deleted their account", visitor, request)
      var response = Response.seeOther(visitor.links.home).setting(cookie.removal(for: request))
      response.headers[.clearSiteData] = #""cache", "storage""#
      return response
    } catch AccountError.lastOwner {
      throw AccountError.lastOwner
    } catch {
      return try deletionPage(for: visitor, errors: FormErrors(account: error))
    }
  }

  /// Whoever finds an unlocked phone must not try passwords here without end either.
  private func check(_ typed: String, of account: Account, at field: String, _ request: Request) throws {
    let attempt = SignInAttempt(name: account.username.text, address: request.remoteAddress)
    do {
      _ = try attempt.check(typed, of: account, throttle, passwords, log, request)
    } catch let errors as FormErrors {
      // Here the name is known: it is the password that is wrong.
      throw errors.obstacle == nil ? FormErrors(wrong: (), at: field) : errors
    }
  }

  private func page(
    for visitor: Visitor, name: String? = nil, deed: AccountDeed? = nil, errors: FormErrors? = nil
  ) throws -> Response {
    let devices = try sessions.all(of: visitor.person.id).map {
      DeviceView(
        session: $0, isThis: $0.id == visitor.session?.id, moment: clock.moment(at: $0.used, for: visitor.person),
        format: visitor.format)
    }
    let view = AccountView(
      username: visitor.session == nil ? nil : try accounts.account(of: visitor.person.id).username.text,
      name: name ?? visitor.person.name, devices: devices, canBeDeleted: mode != .none, deed: deed, errors: errors)
    return try html(view, visitor, errors)
  }

  private func deletionPage(for visitor: Visitor, errors: FormErrors? = nil) throws -> Response {
    let account = try accounts.account(of: visitor.person.id)
    let view = DeleteAccountView(
      username: account.username.text, asksForPassword: account.passwordHash != nil,
      isLastOwner: try households.isLastOwner(visitor.person), errors: errors)
    return try html(view, visitor, errors)
  }

  private func html<Page: PageView>(_ view: Page, _ visitor: Visitor, _ errors: FormErrors?) throws -> Response {
    var response = try pages.html(view, for: visitor, status: errors?.status ?? .ok)
    response.headers.append(contentsOf: errors?.headers ?? [:])
    return response
  }
}

extension FormErrors {
  init(wrong: Void, at field: String) {
    self.init()
    add("This is not your password", at: field)
  }
}
