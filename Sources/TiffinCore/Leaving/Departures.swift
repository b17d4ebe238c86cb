import Dispatch
import Platform
import Synchronization

/// What is left to do when people and households have gone: their rows are removed, or moved to the household that the
/// last member joined.
///
/// Most of it is done at once. What would take longer goes on outside of requests, and after a restart by
/// ``Housekeeping``.
public final class Departures: Sendable {
  /// The nanoseconds for which a request does it itself.
  private static let patience = 500_000_000

  private let accounts: AccountStore
  private let isAside: Bool
  private let report: @Sendable (StoreError) -> Void
  private let queue = DispatchQueue(label: "departures", qos: .utility)
  private let isOver = Mutex(false)

  /// - Parameters:
  ///   - isAside: False where the process ends with its answer: then the request itself does all.
  ///   - report: Gets errors; housekeeping tries again.
  public init(_ accounts: AccountStore, isAside: Bool, report: @escaping @Sendable (StoreError) -> Void) {
    self.accounts = accounts
    self.isAside = isAside
    self.report = report
  }

  /// Does what is left to do.
  ///
  /// - Returns: True if all of it is done; false if it goes on outside of the request.
  @discardableResult
  public func settle() -> Bool {
    let start = MonotonicClock.nanoseconds()
    if settle(while: { !isAside || MonotonicClock.nanoseconds() - start < Self.patience }) { return true }
    queue.async { [self] in settle(while: { !isOver.withLock { $0 } }) }
    return false
  }

  /// Ends after the portion that is under way, and waits for it.
  public func stop() {
    isOver.withLock { $0 = true }
    queue.sync {}
  }

  @discardableResult
  private func settle(while goesOn: () -> Bool) -> Bool {
    do throws(StoreError) {
      repeat {
        guard try accounts.settleSome() else { return true }
      } while goesOn()
    } catch {
      report(error)
      return true
    }
    return false
  }
}
