import TiffinCore

/// Asks somebody who is signed in for their password once more: whoever finds an unlocked phone must not try passwords
/// without end either.
struct OwnPassword: Sendable {
  static let field = "old_password"

  let passwords: PasswordHasher
  let throttle: SignInThrottle
  let log: AccountLog

  init(_ services: Services) {
    passwords = services.passwords
    throttle = services.stores.throttle
    log = AccountLog(log: services.log)
  }

  /// - Throws: ``FormErrors`` for another one than the account's.
  func check(_ form: FormData, of account: Account, _ request: Request) throws {
    let typed = try form.text(Self.field) ?? ""
    let attempt = SignInAttempt(name: account.username.text, address: request.remoteAddress)
    do {
      _ = try attempt.check(typed, of: account, throttle, passwords, log, request)
    } catch let errors as FormErrors {
      // Here the name is known: it is the password that is wrong.
      throw errors.obstacle == nil ? FormErrors(wrongOwnPassword: ()) : errors
    }
  }
}

extension FormErrors {
  init(wrongOwnPassword: Void) {
    self.init()
    add("This is not your password", at: OwnPassword.field)
  }
}
