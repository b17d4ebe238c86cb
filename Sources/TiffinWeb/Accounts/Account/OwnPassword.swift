import TiffinCore

/// Asks a signed-in person for their password once more, with the same limit on tries as for signing in: an unlocked
/// phone must not allow endless guessing.
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

  /// - Throws: ``FormErrors`` if it is not the account's password.
  func check(_ form: FormData, of account: Account, _ request: Request) throws {
    let typed = try form.text(Self.field) ?? ""
    let attempt = SignInAttempt(name: account.username.text, address: request.remoteAddress)
    do {
      _ = try attempt.check(typed, of: account, throttle, passwords, log, request)
    } catch let errors as FormErrors {
      // The name is known here: it is the password that is wrong.
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
