import HTTPTypes
import TiffinCore

/// The controller of the visitor's own account: name, password and devices.
struct AccountController: Controller {
  let services: Services

  var events: AccountEventStore { services.stores.events }
  var passkeys: PasskeyService { services.signInSteps.passkeys }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let action = try request.query.text("did").flatMap(AccountNoticeAction.init)
    return try page(for: visitor, action: action, request, statements)
  }

  func rename(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = try request.form().text("name") ?? ""
    var errors = visitor.isResuming ? FormErrors(signedOut: ()) : FormErrors()
    let name = errors.attempt("name") { () throws(FieldRefusal) in try PersonName(typed: typed) }
    guard let name, errors.isEmpty else { return try refuse(errors, for: visitor, name: typed, request) }
    try people.rename(visitor.person, to: name)
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
      try passwordCheck.check(form, of: account, request)
      let isKept = visitor.session?.isKept ?? false
      let token = try sessions.changePassword(
        of: account, to: try passwords.hash(password), isKept: isKept, device: request.device)
      guard let token else { throw FormErrors(wrongOwnPassword: ()) }
      log.did("changed their password", .passwordChanged, visitor, request)
      // All other devices are signed out now, and this one has a new token.
      let cookies = cookie.cookies(
        token, isKept: isKept, of: try accounts.account(of: account.id),
        factorSince: try sessions.factorSince(of: account.id), for: request)
      return .seeOther(visitor.links.account(did: .passwordChanged, part: "change")).setting(cookies)
    } catch {
      return try refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  private func refuse(
    _ errors: FormErrors, for visitor: Visitor, name: String? = nil, _ request: Request
  ) throws -> Response {
    try pages.database.snapshot { try page(for: visitor, name: name, errors: errors, request, $0) }
  }

  private func factorView(_ factor: SecondFactor?, for visitor: Visitor) -> SecondFactorStateView {
    let since = factor?.since.map { visitor.format.day(clock.moment(at: $0, for: visitor.person).date) }
    return SecondFactorStateView(
      since: since, hasAuthenticator: factor?.authenticatorSince != nil, passkeyCount: factor?.passkeyCount ?? 0,
      left: factor?.codesLeft ?? 0)
  }

  private func eventViews(_ events: [AccountEvent], for visitor: Visitor) -> [AccountEventView] {
    events.map {
      AccountEventView(event: $0, moment: clock.moment(at: $0.at, for: visitor.person), format: visitor.format)
    }
  }

  private func page(
    for visitor: Visitor, name: String? = nil, action: AccountNoticeAction? = nil, errors: FormErrors? = nil,
    _ request: Request, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try AccountPage(of: visitor.person, in: visitor.session, sessions, factors, events, statements)
    let devices = (page.signingIn?.sessions ?? []).map {
      DeviceView(
        session: $0, isThis: $0.id == visitor.session?.id, moment: clock.moment(at: $0.used, for: visitor.person),
        format: visitor.format, links: visitor.links)
    }
    let view = AccountView(
      username: page.signingIn?.username.text, name: name ?? visitor.person.name, devices: devices,
      factor: factorView(page.factor, for: visitor),
      passkey: passkeys.ask(page.passkeys, of: visitor.person.id, request),
      events: eventViews(page.events, for: visitor), isServerOwner: page.isServerOwner, isAlone: page.isAlone,
      canBeDeleted: mode != .none, action: action, errors: errors)
    return try pages.html(view, for: visitor, statements, refused: errors)
  }
}
