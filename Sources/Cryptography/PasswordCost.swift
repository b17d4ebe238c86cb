import CSodium

/// What hashing a password costs: the more, the fewer can be tried by who has stolen the hashes.
public struct PasswordCost: Equatable, Sendable {
  /// How often the memory is gone over.
  let passes: UInt64
  /// Bytes.
  let memory: Int

  /// 64 MiB and 2 passes, about a tenth of a second of one core.
  ///
  /// - Source: libsodium's OPSLIMIT_INTERACTIVE and MEMLIMIT_INTERACTIVE; OWASP ASVS 5.0 asks for 19 MiB and 2 passes.
  public static var interactive: PasswordCost {
    PasswordCost(
      passes: UInt64(crypto_pwhash_opslimit_interactive()), memory: crypto_pwhash_memlimit_interactive())
  }

  /// The least that Argon2 takes: 8 KiB, no time at all. For tests.
  public static var minimum: PasswordCost {
    PasswordCost(passes: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
  }
}
