import Dispatch
import Platform
import Synchronization

/// The removal of the rows of deleted people and households, or their move to the household that the last member
/// joined.
///
/// Most of the work is done at once. If it takes longer than half a second, it continues in the background, and after a
/// restart in ``Housekeeping``.
public final class AccountRemoval: Sendable {
  /// The nanoseconds after which a request leaves the rest to the background.
  private static let timeout = 500_000_000

  private let accounts: AccountStore
  private let isBackground: Bool
  private let report: @Sendable (StoreError) -> Void
  private let queue = DispatchQueue(label: "departures", qos: .utility)
  private let isOver = Mutex(false)

  /// Creates the value.
  ///
  /// - Parameters:
  ///   - isBackground: False if the process ends with its response (CGI): the request then does everything itself.
  ///   - report: Gets errors; housekeeping retries.
  public init(_ accounts: AccountStore, isBackground: Bool, report: @escaping @Sendable (StoreError) -> Void) {
    self.accounts = accounts
    self.isBackground = isBackground
    self.report = report
  }

  /// Removes or moves the remaining rows.
  ///
  /// - Returns: True if everything is done; false if it continues in the background.
  @discardableResult
  public func removeRows() -> Bool {
    let start = MonotonicClock.nanoseconds()
    if removeRows(while: { !isBackground || MonotonicClock.nanoseconds() - start < Self.timeout }) { return true }
    queue.async { [self] in removeRows(while: { !isOver.withLock { $0 } }) }
    return false
  }

  /// Stops after the current batch, and waits for it.
  public func stop() {
    isOver.withLock { $0 = true }
    queue.sync {}
  }

  @discardableResult
  private func removeRows(while goesOn: () -> Bool) -> Bool {
    do throws(StoreError) {
      repeat {
        guard try accounts.removeSome() else { return true }
      } while goesOn()
    } catch {
      report(error)
      return true
    }
    return false
  }
}
