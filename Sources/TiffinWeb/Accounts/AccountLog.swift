import Logging
import TiffinCore

/// A log of account events for the server's administrator, one line each, without passwords, tokens and codes. It also
/// records sign-ins and other events for the account's owner.
struct AccountLog: Sendable {
  let log: Logger
  let events: AccountEventStore

  func setUp(_ username: Username, _ request: Request) { note("the first account is \(word(username))", request) }

  /// Logs and records a sign-in.
  ///
  /// - Parameter isNew: True if the device has not signed in with that account and password before.
  func signedIn(_ account: Account, by token: SecretToken, isNew: Bool, _ request: Request) {
    note("\(word(account.username)) signed in\(isNew ? " on a new device" : "")", request)
    try? events.recordSignIn(of: account.id, by: token, isNew: isNew, device: request.device)
  }

  /// Logs a failed sign-in. The typed name could be a password, so only the name of an existing account is logged.
  func failed(_ account: Account?, _ request: Request) {
    warn("wrong password or name\(account.map { " for \(word($0.username))" } ?? "")", request)
  }

  /// Records a failed sign-in for the account's owner, in the transaction that counts it.
  func recordFailure(
    of account: Account?, _ request: Request, _ statements: borrowing Statements
  ) throws(StoreError) {
    if let account { try events.record(.wrongPassword, of: account.id, device: request.device, statements) }
  }

  func failedCode(_ account: Account, _ request: Request) {
    warn("wrong code for \(word(account.username))", request)
    note(.wrongCode, of: account.id, request)
  }

  func usedRecoveryCode(_ account: Account, _ request: Request) {
    note("\(word(account.username)) used a recovery code", request)
    note(.recoveryCodeUsed, of: account.id, request)
  }

  func usedPasskey(_ account: Account, _ request: Request) {
    note("\(word(account.username)) used a passkey", request)
    note(.passkeyUsed, of: account.id, request)
  }

  /// Logs a refused passkey, and records it for the account's owner unless its challenge had expired.
  ///
  /// - Parameter account: The account of the passkey; nil if it is unknown.
  func refusedPasskey(of account: Account?, _ error: PasskeyError, _ request: Request) {
    warn("passkey refused\(account.map { " for \(word($0.username))" } ?? ""): \(error)", request)
    if let account, error != .expired { note(.passkeyRefused, of: account.id, request) }
  }

  func slowedDown(_ request: Request) { warn("too many wrong passwords or codes: nothing was tried", request) }

  func joined(_ username: Username, _ request: Request) { note("\(word(username)) joined by an invitation", request) }

  /// Logs an action.
  ///
  /// - Parameter what: A text such as "changed their password" or "left the household".
  func did(_ what: String, _ visitor: Visitor, _ request: Request) {
    note("person \(visitor.person.id.number) \(what)", request)
  }

  /// Logs an action, and records an event of the visitor's account.
  ///
  /// - Parameter what: A text such as "changed their password".
  func did(_ what: String, _ event: AccountEvent.Kind, _ visitor: Visitor, _ request: Request) {
    did(what, visitor, request)
    note(event, of: visitor.person.id, request)
  }

  func reset(_ person: Person.ID, _ request: Request) {
    note("person \(person.number) set a new password by a link", request)
    note(.passwordReset, of: person, request)
  }

  /// Records an event. Errors such as a full disk are ignored, because they must not prevent the action itself.
  private func note(_ event: AccountEvent.Kind, of person: Person.ID, _ request: Request) {
    try? events.record(event, of: person, device: request.device)
  }

  private func note(_ what: String, _ request: Request) {
    let request = LoggedRequest(request)
    log.notice(
      "\(request.id) \(what), from \(request.address)",
      metadata: AccountLogFields(isRefused: false, request: request).metadata)
  }

  private func warn(_ what: String, _ request: Request) {
    let request = LoggedRequest(request)
    log.warning(
      "\(request.id) \(what), from \(request.address)",
      metadata: AccountLogFields(isRefused: true, request: request).metadata)
  }

  private func word(_ username: Username) -> String { "“\(PercentEncoding.visible(username.text.utf8))”" }
}

extension AccountLog {
  init(_ services: Services) {
    self.init(log: services.log, events: services.stores.events)
  }
}
