/// Signing in with a passkey alone.
extension SessionStore {
  /// Begins a session after a passkey's answer, for which the device verified its user. No code is asked for.
  ///
  /// - Returns: Nil if the passkey was removed meanwhile.
  public func begin(_ owner: PasskeyOwner, isKept: Bool, device: String) throws(StoreError) -> SecretToken? {
    let token = SecretToken.random()
    let count = try database.write { statements throws(StoreError) in
      try insert(
        token, isKept: isKept, device: device,
        from: "person WHERE id = (SELECT person_id FROM passkey WHERE id = $5 AND person_id = $6)",
        [.id(owner.passkey), .id(owner.account.id)], statements)
    }
    return count == 1 ? token : nil
  }
}
