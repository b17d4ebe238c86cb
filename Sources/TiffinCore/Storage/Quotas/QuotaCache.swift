import Synchronization

/// A cache of how much each person and household may add before their rows have to be counted again.
///
/// Counting rows at each save would take longer the more there are. So a process counts once, and then may use a 64th
/// of the remainder before it counts again. Processes that add rows at the same time may exceed the limit by what they
/// have not used of these grants.
final class QuotaCache: Sendable {
  /// The number by which the remainder is divided to give the amount that one process may use without counting: the
  /// maximum number of workers.
  private static let parts = 64
  /// The seconds for which a refusal holds without counting again.
  private static let pause = 60
  /// The maximum number of cached grants; the cache is emptied when it is full.
  private static let room = 20_000

  private struct Account: Hashable {
    let quota: Quota
    let owner: Int64
  }

  /// The state of one quota of a person or household since the rows were last counted.
  private struct QuotaGrant {
    /// The amount that may be added without counting.
    var left = 0
    /// The remainder when a request exceeded it, and the time in seconds since 1970; nil if none did.
    var refused: (left: Int, at: Int)?

    func refuses(_ amount: Int, at now: Int) -> Bool {
      guard let refused else { return false }
      return amount > refused.left && (0..<QuotaCache.pause).contains(now - refused.at)
    }
  }

  private let quotas: Quotas
  private let now: @Sendable () -> Int
  private let grants = Mutex<[Account: QuotaGrant]>([:])

  init(_ quotas: Quotas, now: @escaping @Sendable () -> Int) {
    self.quotas = quotas
    self.now = now
  }

  /// Returns the limit of a quota; nil if there is none.
  func most(of quota: Quota) -> Int? { quotas[quota] }

  /// Reserves a part of a person's or household's quota, in rows or bytes.
  ///
  /// - Parameter count: Returns the number of rows or bytes in use; called if the amount exceeds what is left of the
  ///   grant.
  /// - Throws: ``StoreError/quota(_:most:)`` if the limit would be exceeded.
  func reserve(
    _ amount: Int, of quota: Quota, for owner: Int64, count: () throws(StoreError) -> Int
  ) throws(StoreError) {
    guard let most = quotas[quota] else { return }
    let account = Account(quota: quota, owner: owner)
    let isRefused = grants.withLock { $0[account]?.refuses(amount, at: now()) ?? false }
    if isRefused { throw .quota(quota, most: most) }
    if spend(amount, of: account) { return }
    let room = max(0, most - (try count()))
    guard amount <= room else {
      set(QuotaGrant(refused: (room, now())), of: account)
      throw .quota(quota, most: most)
    }
    set(QuotaGrant(left: (room - amount) / Self.parts), of: account)
  }

  private func spend(_ amount: Int, of account: Account) -> Bool {
    grants.withLock { grants in
      guard let left = grants[account]?.left, left >= amount else { return false }
      grants[account]?.left = left - amount
      return true
    }
  }

  private func set(_ grant: QuotaGrant, of account: Account) {
    grants.withLock { grants in
      if grants.count >= Self.room { grants = [:] }
      grants[account] = grant
    }
  }
}
