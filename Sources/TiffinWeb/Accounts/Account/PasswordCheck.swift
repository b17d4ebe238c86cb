import TiffinCore

/// A check that asks a signed-in person for the password again, and for a code or passkey if they have a second factor.
/// The number of tries is limited as for signing in, so that nobody can guess the password on an unlocked phone.
struct PasswordCheck: Sendable {
  static let field = "old_password"

  let passwords: PasswordHasher
  let throttle: SignInThrottle
  let factors: SecondFactorStore
  let factorCheck: SecondFactorCheck
  let log: AccountLog

  init(_ services: Services) {
    passwords = services.passwords
    throttle = services.stores.throttle
    factors = services.stores.factors
    factorCheck = SecondFactorCheck(services)
    log = AccountLog(services)
  }

  /// Checks the password in a form, and the code or passkey of the second factor.
  ///
  /// - Throws: ``FormErrors`` if one of them is wrong, or was not checked because of earlier failures.
  func check(_ form: FormData, of account: Account, _ request: Request) throws {
    let typed = try form.text(Self.field) ?? ""
    let name = account.username.text
    // The device is part of the attempt, so that wrong passwords typed by other people for the same name do not delay a
    // signed-in person.
    let device = factorCheck.cookie.device(request, name: name, passwordHash: account.passwordHash)
    let attempt = SignInAttempt(name: name, address: request.remoteAddress, device: device)
    do {
      _ = try attempt.check(typed, of: account, throttle, passwords, log, request)
    } catch let errors as FormErrors {
      // The name is given, so only the password can be wrong.
      throw errors.obstacle == nil ? FormErrors(wrongOwnPassword: ()) : errors
    }
    // A code can be used only once, so it is checked after the password.
    if try factors.factor(of: account.id)?.isOn == true { try factorCheck.check(form, of: account, request) }
  }
}

extension FormErrors {
  init(wrongOwnPassword: Void) {
    self.init()
    add("This is not your password", at: PasswordCheck.field)
  }
}
