import Synchronization

/// How much each person and household may add before their rows have to be counted again.
///
/// Counting at each save would cost as much as they have. So a process counts once, and then grants itself a part of
/// what is left, small enough that all processes together go past the limit by that part at most.
final class QuotaLedger: Sendable {
  /// The part of what is left that one process takes without counting: as many as there may be workers.
  private static let parts = 64
  /// Seconds for which a refusal holds without counting again.
  private static let pause = 60
  /// The most people and households that are remembered.
  private static let room = 20_000

  private struct Account: Hashable {
    let quota: Quota
    let owner: Int64
  }

  /// What is known of one account since its rows were last counted.
  private struct Grant {
    /// What may be taken without counting.
    var left = 0
    /// What was left when more was asked for, and when that was; nil if it was enough.
    var refused: (left: Int, at: Int)?

    func refuses(_ amount: Int, at now: Int) -> Bool {
      guard let refused else { return false }
      return amount > refused.left && (0..<QuotaLedger.pause).contains(now - refused.at)
    }
  }

  private let quotas: Quotas
  private let now: @Sendable () -> Int
  private let grants = Mutex<[Account: Grant]>([:])

  init(_ quotas: Quotas, now: @escaping @Sendable () -> Int) {
    self.quotas = quotas
    self.now = now
  }

  /// The most of a kind; nil if there is none.
  func most(of quota: Quota) -> Int? { quotas[quota] }

  /// Takes room for one more row, or for bytes.
  ///
  /// - Parameter count: Returns how much there is; asked when what was granted is used up.
  /// - Throws: ``StoreError/quota(_:most:)`` if that is too much.
  func take(
    _ amount: Int, of quota: Quota, for owner: Int64, count: () throws(StoreError) -> Int
  ) throws(StoreError) {
    guard let most = quotas[quota] else { return }
    let account = Account(quota: quota, owner: owner)
    let isRefused = grants.withLock { $0[account]?.refuses(amount, at: now()) ?? false }
    if isRefused { throw .quota(quota, most: most) }
    if spend(amount, of: account) { return }
    let room = max(0, most - (try count()))
    guard amount <= room else {
      set(Grant(refused: (room, now())), of: account)
      throw .quota(quota, most: most)
    }
    set(Grant(left: (room - amount) / Self.parts), of: account)
  }

  private func spend(_ amount: Int, of account: Account) -> Bool {
    grants.withLock { grants in
      guard let left = grants[account]?.left, left >= amount else { return false }
      grants[account]?.left = left - amount
      return true
    }
  }

  private func set(_ grant: Grant, of account: Account) {
    grants.withLock { grants in
      if grants.count >= Self.room { grants = [:] }
      grants[account] = grant
    }
  }
}
