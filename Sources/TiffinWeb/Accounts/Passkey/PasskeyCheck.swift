import TiffinCore

/// Checks the answers of passkeys, and tells the log and the throttle of those that are refused.
struct PasskeyCheck: Sendable {
  /// The hidden field of an answer.
  static let field = "passkey"

  let desk: PasskeyDesk
  let throttle: SignInThrottle
  let log: AccountLog

  init(_ services: Services) {
    desk = services.signInPages.passkeys
    throttle = services.stores.throttle
    log = AccountLog(services)
  }

  /// The answer in a form; nil if there is none.
  static func sent(_ form: FormData) throws(HTTPRefusal) -> String? {
    guard let sent = try form.text(field), !sent.isEmpty else { return nil }
    return sent
  }

  /// Uses an answer up as a person's second factor.
  ///
  /// - Returns: the reason why it is refused; nil if it is right.
  func refusal(of sent: String, by account: Account, _ request: Request) throws(StoreError) -> PasskeyError? {
    do throws(PasskeyError) {
      guard let party = desk.party(request) else { throw .wrongParty }
      try desk.store.use(try PasskeyAnswer(sent), of: account.id, asked: desk.challenges, for: party)
    } catch {
      if case .store(let error) = error { throw error }
      log.refusedPasskey(of: account, error, request)
      return error
    }
    log.usedPasskey(account, request)
    return nil
  }

  /// Whose passkey it is that answered, where no password was given. Few are tried from an address.
  ///
  /// - Throws: ``FormErrors`` if it is refused, or was not checked because of earlier failures.
  func owner(of sent: String, _ request: Request) throws -> PasskeyOwner {
    let wait = try throttle.wait(passkeysFrom: request.remoteAddress)
    guard wait == 0 else {
      log.slowedDown(request)
      throw FormErrors(tooManyTries: wait)
    }
    var claimed: Account?
    do throws(PasskeyError) {
      guard let party = desk.party(request) else { throw .wrongParty }
      let answer = try PasskeyAnswer(sent)
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
  /// Signs in the owner of a passkey. It is both factors: the device has made sure who holds it.
  func begin(by sent: String, _ entry: SignInEntry, _ request: Request) throws -> Response {
    let owner = try passkeys.owner(of: sent, request)
    guard let cookies = try signInPages.begin(owner, isKept: entry.isKept, request) else {
      throw FormErrors(passkey: .unknown, at: nil)
    }
    return try welcome(owner.account, entry, cookies, request)
  }
}

extension SignInPages {
  /// Signs in a person whose passkey was enough.
  ///
  /// - Returns: the cookies; nil if the passkey was removed meanwhile.
  func begin(_ owner: PasskeyOwner, isKept: Bool, _ request: Request) throws(StoreError) -> SignedInCookies? {
    let old = cookie.token(request)
    guard let token = try sessions.begin(owner, isKept: isKept, device: request.device) else { return nil }
    if let old { try sessions.end(old) }
    let since = try sessions.factorSince(of: owner.account.id)
    return cookie.cookies(token, isKept: isKept, of: owner.account, factorSince: since, for: request)
  }
}
