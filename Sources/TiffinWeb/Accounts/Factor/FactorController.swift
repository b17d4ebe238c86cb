import HTTPTypes
import QRCodes
import TiffinCore

/// One's own second factor: set up, turned on and off.
struct FactorController: Sendable {
  let factors: FactorStore
  let accounts: AccountStore
  let passwords: PasswordHasher
  let ownPassword: OwnPassword
  let codes: RecoveryCodesController
  let pages: Pages
  let clock: Clock
  let log: AccountLog

  init(_ services: Services) {
    factors = services.stores.factors
    accounts = services.stores.accounts
    passwords = services.passwords
    ownPassword = OwnPassword(services)
    codes = RecoveryCodesController(services)
    pages = services.pages
    clock = services.clock
    log = AccountLog(services)
  }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    try page(for: visitor, statements)
  }

  /// Makes a secret, which counts once a code confirms it.
  func begin(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      try ownPassword.check(form, of: try accounts.account(of: visitor.person.id), request)
      _ = try factors.begin(for: visitor.person.id)
      return .seeOther(visitor.links.factor)
    } catch {
      return try refuse(FormErrors(account: error), for: visitor)
    }
  }

  /// Turns the factor on, and shows the recovery codes.
  func confirm(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = FactorCheck.digits(of: try request.form().text(FactorCheck.field) ?? "")
    do {
      let new = RecoveryCode.new()
      // Nobody waits for ten hashes whose code is wrong: it is looked at before, and counts at the end.
      guard try factors.isCurrent(typed, of: visitor.person.id) else { throw FormErrors(code: .wrong) }
      let answer = try factors.confirm(typed, of: visitor.person.id, codes: try codes.hashes(of: new))
      guard answer == .right else { throw FormErrors(code: answer) }
      log.did("turned on their second factor", .factorOn, visitor, request)
      return try codes.page(new, for: visitor)
    } catch {
      return try refuse(FormErrors(account: error), for: visitor)
    }
  }

  /// Replaces the recovery codes, and shows the new ones.
  func renew(_ request: Request, for visitor: Visitor) throws -> Response {
    try codes.renew(request, for: visitor, refuse: refuse)
  }

  func turnOff(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      try ownPassword.check(form, of: try accounts.account(of: visitor.person.id), request)
      try factors.turnOff(for: visitor.person.id)
      log.did("turned off their second factor", .factorOff, visitor, request)
      return .seeOther(visitor.links.account(did: .factorOff, part: "factor"))
    } catch {
      return try refuse(FormErrors(account: error), for: visitor)
    }
  }

  /// Shows the page again with what was wrong with one of its forms.
  private func refuse(_ errors: FormErrors, for visitor: Visitor) throws -> Response {
    try pages.database.snapshot { try page(for: visitor, errors: errors, $0) }
  }

  private func page(
    for visitor: Visitor, errors: FormErrors? = nil, _ statements: borrowing Statements
  ) throws -> Response {
    let page = try FactorPage(of: visitor.person, factors, statements)
    let link = FactorLink(secret: page.factor?.secret, of: page.account.username.text)
    let view = FactorView(
      page: page, since: page.factor?.since.map { clock.moment(at: $0, for: visitor.person).date }, link: link,
      code: page.isSettingUp ? link.flatMap { QRCode($0.href) } : nil, isLed: visitor.needsFactor,
      format: visitor.format, errors: errors)
    var response = try pages.html(view, for: visitor, statements, refused: errors)
    // The secret is for this one screen.
    if page.isSettingUp { response.headers[.cacheControl] = "private, no-store" }
    return response
  }
}
