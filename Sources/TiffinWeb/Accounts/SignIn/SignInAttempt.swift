import TiffinCore

/// An attempt to give a password, from one address. Every password prompt uses this type, so that the number of tries
/// is always limited.
struct SignInAttempt {
  /// The name as typed.
  let name: String
  let address: String
  /// The device; nil if it has never signed in with that name and the current password.
  var device: KnownDevice?

  /// Checks a password.
  ///
  /// - Returns: The hash that replaces the stored one if that is outdated; nil otherwise.
  /// - Throws: ``FormErrors`` if the password is wrong, or was not checked because of earlier failures.
  func check(
    _ password: String, of account: Account?, _ throttle: SignInThrottle, _ passwords: PasswordHasher,
    _ log: AccountLog, _ request: Request
  ) throws -> String? {
    let wait = try throttle.wait(name: name, address: address, device: device)
    guard wait == 0 else {
      log.slowedDown(request)
      throw FormErrors(tooManyTries: wait)
    }
    guard case .right(let rehash) = try passwords.verify(password, against: account?.passwordHash) else {
      try throttle.failed(name: name, address: address, device: device) { statements throws(StoreError) in
        try log.recordFailure(of: account, request, statements)
      }
      log.failed(account, request)
      throw FormErrors(wrongPassword: ())
    }
    try throttle.succeeded(name: name, address: address, device: device)
    return rehash
  }
}
