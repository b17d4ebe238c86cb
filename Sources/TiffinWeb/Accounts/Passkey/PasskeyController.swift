import HTTPTypes
import TiffinCore

/// The controller of the visitor's own passkeys, which adds and removes them.
struct PasskeyController: Controller {
  let services: Services

  var desk: PasskeyService { services.signInSteps.passkeys }
  var codes: RecoveryCodesController { RecoveryCodesController(services) }
  var page: SecondFactorController { SecondFactorController(services) }

  /// Shows the page that creates a passkey, after the password was checked.
  func begin(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    guard let party = desk.party(request) else { throw HTTPRefusal.notFound }
    do {
      let account = try accounts.account(of: visitor.person.id)
      try passwordCheck.check(form, of: account, request)
      let view = PasskeyView(
        party: party, challenge: desk.challenges.ask(.adding, of: account.id), username: account.username.text,
        name: PasskeyName(DeviceName.of(request.device)) ?? .unnamed, passkeys: try desk.store.all(of: account.id))
      var response = try pages.html(view, for: visitor)
      response.headers[.cacheControl] = "private, no-store"
      return response
    } catch {
      return try page.refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  /// Adds the new passkey. If the account had no second factor, shows its new recovery codes.
  func add(_ request: Request, for visitor: Visitor) throws -> Response {
    let form = try request.form()
    let typed = try form.text("name") ?? ""
    let name = PasskeyName(typed) ?? PasskeyName(DeviceName.of(request.device)) ?? .unnamed
    let sent = try form.text(PasskeyCheck.field) ?? ""
    guard let party = desk.party(request) else { throw HTTPRefusal.notFound }
    do {
      let isOn = try factors.factor(of: visitor.person.id)?.isOn == true
      let new = try NewPasskey(sent)
      try desk.store.check(new, of: visitor.person.id, asked: desk.challenges, for: party)
      let fresh = isOn ? [] : RecoveryCode.new()
      let isFirst = try desk.store.add(
        new, named: name, of: visitor.person.id, asked: desk.challenges, for: party, codes: try codes.hashes(of: fresh))
      log.did("added a passkey", .passkeyAdded, visitor, request)
      if isFirst, !fresh.isEmpty { return try codes.page(fresh, for: visitor, request) }
      return .seeOther(visitor.links.factor(did: .passkeyAdded))
    } catch let error as PasskeyError {
      if case .store(let error) = error { throw error }
      log.refusedPasskey(of: try accounts.account(of: visitor.person.id), error, request)
      return try page.refuse(FormErrors(passkey: error, at: nil), for: visitor, request)
    } catch {
      return try page.refuse(FormErrors(account: error), for: visitor, request)
    }
  }

  func remove(_ request: Request, for visitor: Visitor, _ id: Passkey.ID) throws -> Response {
    let form = try request.form()
    do {
      try passwordCheck.check(form, of: try accounts.account(of: visitor.person.id), request)
      _ = try desk.store.remove(id, of: visitor.person.id)
      log.did("removed a passkey", .passkeyRemoved, visitor, request)
      return try page.redirectAfterRemoval(.passkeyRemoved, visitor, request)
    } catch StoreError.notFound {
      throw StoreError.notFound
    } catch {
      return try page.refuse(FormErrors(account: error), for: visitor, request)
    }
  }
}
