import HTTPTypes
import QRCodes
import TiffinCore

/// The controller of the visitor's own second factor: setting up, turning on and turning off.
struct SecondFactorController: Controller {
  let services: Services

  var passkeys: PasskeyService { services.signInSteps.passkeys }
  var codes: RecoveryCodesController { RecoveryCodesController(services) }

  func show(_ request: Request, for visitor: Visitor, _ statements: borrowing Statements) throws -> Response {
    let action = try request.query.text("did").flatMap(SecondFactorNoticeAction.init)
    return try page(for: visitor, action: action, request, statements)
  }

  /// Creates a secret, which becomes valid when a code confirms it.
  func begin(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      try passwordCheck.check(form, of: try accounts.account(of: visitor.person.id), request)
      _ = try factors.begin(for: visitor.person.id)
      return .seeOther(visitor.links.factor)
    } catch {
      return try refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  /// Adds the authenticator to the second factor. If the account had no second factor, shows its new recovery codes.
  func confirm(_ request: Request, for visitor: Visitor) throws -> Response {
    let typed = SecondFactorCheck.digits(of: try request.form().text(SecondFactorCheck.field) ?? "")
    do {
      let isOn = try factors.factor(of: visitor.person.id)?.isOn == true
      let new = isOn ? [] : RecoveryCode.new()
      // The code is checked before ten slow hashes are computed, and counts as used when the factor is saved.
      guard try factors.isCurrent(typed, of: visitor.person.id) else { throw FormErrors(code: .wrong) }
      let answer = try factors.confirm(typed, of: visitor.person.id, codes: try codes.hashes(of: new))
      guard answer == .right else { throw FormErrors(code: answer) }
      if isOn {
        log.did("added an authenticator", .authenticatorAdded, visitor, request)
        return .seeOther(visitor.links.factor(did: .authenticatorAdded))
      }
      log.did("turned on their second factor", .factorOn, visitor, request)
      return try codes.page(new, for: visitor, request)
    } catch {
      return try refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  /// Replaces the recovery codes and shows the new ones.
  func renew(_ request: Request, for visitor: Visitor) throws -> Response {
    try codes.renew(request, for: visitor) { try refuse($0, for: $1, request) }
  }

  /// Removes the authenticator, which turns the factor off if there is no passkey.
  func turnOff(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    do {
      try passwordCheck.check(form, of: try accounts.account(of: visitor.person.id), request)
      try factors.removeAuthenticator(of: visitor.person.id)
      log.did("removed their authenticator", .authenticatorRemoved, visitor, request)
      return try redirectAfterRemoval(.authenticatorRemoved, visitor, request)
    } catch {
      return try refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  /// Redirects after an authenticator or a passkey was removed: to the second factor's page, or to the account page if
  /// the factor is now off.
  func redirectAfterRemoval(
    _ action: SecondFactorNoticeAction, _ visitor: Visitor, _ request: Request
  ) throws -> Response {
    if try factors.factor(of: visitor.person.id)?.isOn == true { return .seeOther(visitor.links.factor(did: action)) }
    log.did("turned off their second factor", .factorOff, visitor, request)
    return .seeOther(visitor.links.account(did: .factorOff, part: "factor"))
  }

  /// Shows the page again with the errors of one of its forms.
  func refuse(_ errors: FormErrors, for visitor: Visitor, _ request: Request) throws -> Response {
    try pages.database.snapshot { try page(for: visitor, errors: errors, request, $0) }
  }

  private func page(
    for visitor: Visitor, action: SecondFactorNoticeAction? = nil, errors: FormErrors? = nil, _ request: Request,
    _ statements: borrowing Statements
  ) throws -> Response {
    let page = try SecondFactorPage(of: visitor.person, factors, statements)
    let link = AuthenticatorLink(secret: page.factor?.newSecret, of: page.account.username.text)
    let view = SecondFactorView(
      page: page, since: page.factor?.authenticatorSince.map { day($0, visitor) }, link: link,
      code: link.flatMap { QRCode($0.href) }, isLed: visitor.needsFactor, party: passkeys.party(request),
      passkey: passkeys.ask(page.passkeys, of: visitor.person.id, request),
      passkeys: page.passkeys.map { row($0, visitor) }, action: action, format: visitor.format, errors: errors)
    var response = try pages.html(view, for: visitor, statements, refused: errors)
    // The secret must not be cached.
    if page.isSettingUp { response.headers[.cacheControl] = "private, no-store" }
    return response
  }

  private func row(_ passkey: Passkey, _ visitor: Visitor) -> PasskeyRowView {
    PasskeyRowView(
      passkey: passkey, used: passkey.used.map { day($0, visitor) }, format: visitor.format, links: visitor.links)
  }

  /// Returns the day of a moment in the person's time zone.
  private func day(_ seconds: Int, _ visitor: Visitor) -> LocalDate {
    clock.moment(at: seconds, for: visitor.person).date
  }
}
