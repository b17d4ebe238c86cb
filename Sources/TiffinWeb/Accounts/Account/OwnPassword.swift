import TiffinCore

/// Asks a signed-in person for their password once more, with the same limit on tries as for signing in: an unlocked
/// phone must not allow endless guessing. With a second factor, for a code of it too.
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

  /// - Throws: ``FormErrors`` if it is not the account's password, or not a code of its factor.
  func check(_ form: FormData, of account: Account, _ request: Request) throws {
    let typed = try form.text(Self.field) ?? ""
    let name = account.username.text
    // Strangers who try the name make nobody wait who is signed in.
    let device = factorCheck.cookie.device(request, name: name, passwordHash: account.passwordHash)
    let attempt = SignInAttempt(name: name, address: request.remoteAddress, device: device)
    do {
      _ = try attempt.check(typed, of: account, throttle, passwords, log, request)
    } catch let errors as FormErrors {
      // The name is known here: it is the password that is wrong.
      throw errors.obstacle == nil ? FormErrors(wrongOwnPassword: ()) : errors
    }
    // A code is good once: it is not used up before the password is right.
    if try factors.factor(of: account.id)?.isOn == true { try factorCheck.check(form, of: account, request) }
  }
}

extension FormErrors {
  init(wrongOwnPassword: Void) {
    self.init()
    add("This is not your password", at: OwnPassword.field)
  }
}
