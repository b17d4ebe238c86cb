import CSodium

/// The cost of hashing a password: the higher it is, the fewer guesses an attacker with the hashes can try.
public struct PasswordCost: Equatable, Sendable {
  /// The number of passes over the memory.
  let passes: UInt64
  /// The memory in bytes.
  let memory: Int

  /// 64 MiB and 2 passes, about a tenth of a second of one core.
  ///
  /// - Source: libsodium's OPSLIMIT_INTERACTIVE and MEMLIMIT_INTERACTIVE; OWASP ASVS 5.0 asks for 19 MiB and 2 passes.
  public static var interactive: PasswordCost {
    PasswordCost(
      passes: UInt64(crypto_pwhash_opslimit_interactive()), memory: crypto_pwhash_memlimit_interactive())
  }

  /// The lowest cost that libsodium accepts: 8 KiB, in negligible time. For tests.
  public static var minimum: PasswordCost {
    PasswordCost(passes: UInt64(crypto_pwhash_opslimit_min()), memory: crypto_pwhash_memlimit_min())
  }
}
