import TiffinCore

/// A check of the answers of passkeys to challenges, which logs accepted and refused answers.
struct PasskeyCheck: Sendable {
  /// The name of the hidden field with the answer.
  static let field = "passkey"

  let desk: PasskeyService
  let throttle: SignInThrottle
  let log: AccountLog

  init(_ services: Services) {
    desk = services.signInSteps.passkeys
    throttle = services.stores.throttle
    log = AccountLog(services)
  }

  /// Returns the answer in a form; nil if there is none.
  static func sent(_ form: FormData) throws(HTTPRefusal) -> String? {
    guard let sent = try form.text(field), !sent.isEmpty else { return nil }
    return sent
  }

  /// Checks a passkey's answer as a person's second factor. An answer can be used only once.
  ///
  /// - Returns: The reason why it is refused; nil if it is accepted.
  func refusal(of sent: String, by account: Account, _ request: Request) throws(StoreError) -> PasskeyError? {
    do throws(PasskeyError) {
      guard let party = desk.party(request) else { throw .wrongParty }
      try desk.store.use(try PasskeyAssertion(sent), of: account.id, asked: desk.challenges, for: party)
    } catch {
      if case .store(let error) = error { throw error }
      log.refusedPasskey(of: account, error, request)
      return error
    }
    log.usedPasskey(account, request)
    return nil
  }

  /// Returns the owner of the passkey that answered a challenge without a password. The number of tries per address is
  /// limited.
  ///
  /// - Throws: ``FormErrors`` if the answer is refused, or was not checked because of earlier failures.
  func owner(of sent: String, _ request: Request) throws -> PasskeyOwner {
    let wait = try throttle.wait(passkeysFrom: request.remoteAddress)
    guard wait == 0 else {
      log.slowedDown(request)
      throw FormErrors(tooManyTries: wait)
    }
    var claimed: Account?
    do throws(PasskeyError) {
      guard let party = desk.party(request) else { throw .wrongParty }
      let answer = try PasskeyAssertion(sent)
      claimed = try desk.store.claimed(by: answer)
      let owner = try desk.store.owner(of: answer, asked: desk.challenges, for: party)
      log.usedPasskey(owner.account, request)
      return owner
    } catch {
      if case .store(let error) = error { throw error }
      try throttle.failed(passkeysFrom: request.remoteAddress)
      log.refusedPasskey(of: claimed, error, request)
      throw FormErrors(passkey: error, at: nil)
    }
  }
}

extension SignInController {
  /// Signs in the owner of a passkey. The passkey counts as both factors, because the device has verified the user.
  func begin(by sent: String, _ entry: SignInForm, _ request: Request) throws -> Response {
    let owner = try passkeys.owner(of: sent, request)
    guard let cookies = try signInSteps.begin(owner, isKept: entry.isKept, request) else {
      throw FormErrors(passkey: .unknown, at: nil)
    }
    return try redirectAfterSignIn(owner.account, entry, cookies, request)
  }
}

extension SignInSteps {
  /// Begins the session of a person who signed in with a passkey only.
  ///
  /// - Returns: The cookies; nil if the passkey was removed meanwhile.
  func begin(_ owner: PasskeyOwner, isKept: Bool, _ request: Request) throws(StoreError) -> SignedInCookies? {
    let old = cookie.token(request)
    guard let token = try sessions.begin(owner, isKept: isKept, device: request.device) else { return nil }
    if let old { try sessions.end(old) }
    let since = try sessions.factorSince(of: owner.account.id)
    return cookie.cookies(token, isKept: isKept, of: owner.account, factorSince: since, for: request)
  }
}
