import TiffinCore

/// A check that asks a signed-in person for their password again, with the same limit on tries as for signing in: an
/// unlocked phone must not allow endless guessing. With a second factor, it also asks for a code.
struct OwnPassword: Sendable {
  static let field = "old_password"

  let passwords: PasswordHasher
  let throttle: SignInThrottle
  let factors: FactorStore
  let factorCheck: FactorCheck
  let log: AccountLog

  init(_ services: Services) {
    passwords = services.passwords
    throttle = services.stores.throttle
    factors = services.stores.factors
    factorCheck = FactorCheck(services)
    log = AccountLog(services)
  }

  /// Checks the password and the code in a form.
  ///
  /// - Throws: ``FormErrors`` if the password is not the account's, or the code is not of its factor.
  func check(_ form: FormData, of account: Account, _ request: Request) throws {
    let typed = try form.text(Self.field) ?? ""
    let name = account.username.text
    // The device is part of the attempt, so that other people's wrong passwords for the name do not slow a signed-in
    // person down.
    let device = factorCheck.cookie.device(request, name: name, passwordHash: account.passwordHash)
    let attempt = SignInAttempt(name: name, address: request.remoteAddress, device: device)
    do {
      _ = try attempt.check(typed, of: account, throttle, passwords, log, request)
    } catch let errors as FormErrors {
      // The name is known here, so only the password can be wrong.
      throw errors.obstacle == nil ? FormErrors(wrongOwnPassword: ()) : errors
    }
    // A code can be used once, so it is checked only after the password is right.
    if try factors.factor(of: account.id)?.isOn == true { try factorCheck.check(form, of: account, request) }
  }
}

extension FormErrors {
  init(wrongOwnPassword: Void) {
    self.init()
    add("This is not your password", at: OwnPassword.field)
  }
}
