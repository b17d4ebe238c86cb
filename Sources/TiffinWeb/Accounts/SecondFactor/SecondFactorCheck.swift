import TiffinCore

/// A check of a second factor: an authenticator's code, a recovery code, or a passkey's answer. Each can be used only
/// once, and the number of tries is limited.
struct SecondFactorCheck: Sendable {
  static let field = "code"

  let factors: SecondFactorStore
  let sessions: SessionStore
  let throttle: SignInThrottle
  let passwords: PasswordHasher
  let passkeys: PasskeyCheck
  let cookie: BrowserCookies
  let log: AccountLog

  init(_ services: Services) {
    factors = services.stores.factors
    sessions = services.stores.sessions
    throttle = services.stores.throttle
    passwords = services.passwords
    passkeys = PasskeyCheck(services)
    cookie = services.authenticator.cookie
    log = AccountLog(services)
  }

  /// Checks the code or the passkey's answer in a form.
  ///
  /// - Throws: ``FormErrors`` if it is wrong, or was not checked because of earlier failures.
  func check(_ form: FormData, of account: Account, _ request: Request) throws {
    let address = request.remoteAddress
    let device = try device(of: account, request)
    let wait = try throttle.begin(codeOf: account.id, address: address, device: device)
    guard wait == 0 else {
      log.slowedDown(request)
      throw FormErrors(tooManyTries: wait)
    }
    if let refusal = try refusal(of: form, by: account, request) {
      try throttle.failed(codeFrom: address, device: device)
      throw refusal
    }
    try throttle.succeeded(codeOf: account.id, address: address, device: device)
  }

  /// Returns the device if it has signed in with the second factor; nil for a device that has only given the password.
  private func device(of account: Account, _ request: Request) throws(StoreError) -> KnownDevice? {
    guard let since = try sessions.factorSince(of: account.id),
      let device = cookie.device(request, name: account.username.text, passwordHash: account.passwordHash)
    else { return nil }
    if device.hasPassed(factorSince: since) { return device }
    // Device cookies of earlier releases do not record the second factor.
    guard let signedIn = try cookie.token(request).flatMap({ token throws(StoreError) in try sessions.find(token) }),
      signedIn.person.id == account.id, signedIn.session.began > since
    else { return nil }
    return device
  }

  private func refusal(of form: FormData, by account: Account, _ request: Request) throws -> FormErrors? {
    if let sent = try PasskeyCheck.sent(form) {
      return try passkeys.refusal(of: sent, by: account, request).map { FormErrors(passkey: $0, at: Self.field) }
    }
    let answer = try use(try form.text(Self.field) ?? "", of: account, request)
    if answer == .right { return nil }
    log.failedCode(account, request)
    return FormErrors(code: answer)
  }

  private func use(_ typed: String, of account: Account, _ request: Request) throws -> SecondFactorCodeResult {
    guard let code = RecoveryCode(typed) else {
      return try factors.use(Self.digits(of: typed), of: account.id)
    }
    for stored in try factors.codes(of: account.id) where try passwords.isRight(code, for: stored.hash) {
      let answer = try factors.use(stored, of: account.id)
      if answer == .right { log.usedRecoveryCode(account, request) }
      return answer
    }
    return .wrong
  }

  /// Returns the typed code without the spaces that authenticator apps show in a code, cut to twice the length of a
  /// code.
  static func digits(of typed: String) -> String {
    String(Whitespace.removed(from: typed).unicodeScalars.prefix(2 * AuthenticatorSecret.digits))
  }
}

extension FormErrors {
  /// Creates the error for a code that was refused.
  init(code answer: SecondFactorCodeResult) {
    self.init()
    let sentence =
      answer == .used ? "This code was used already. Wait for the next one" : "This is not the current code"
    add(sentence, at: SecondFactorCheck.field)
  }
}
