import Dispatch
import Platform
import Synchronization

/// An object that removes the rows of deleted people and of households without members. If a household's last member
/// joined another household, the shared rows are moved there instead.
///
/// A request does this work itself for at most half a second. The rest is done in the background, and after a restart
/// by ``Housekeeping``.
public final class AccountRemoval: Sendable {
  /// The nanoseconds after which a request leaves the remaining work to the background.
  private static let timeout = 500_000_000

  private let accounts: AccountStore
  private let isBackground: Bool
  private let report: @Sendable (StoreError) -> Void
  private let queue = DispatchQueue(label: "departures", qos: .utility)
  private let isOver = Mutex(false)

  /// Creates an object that removes the rows through an account store.
  ///
  /// - Parameters:
  ///   - isBackground: False if the process ends with its response (CGI): the request then does everything itself.
  ///   - report: Called with each error; the housekeeping retries later.
  public init(_ accounts: AccountStore, isBackground: Bool, report: @escaping @Sendable (StoreError) -> Void) {
    self.accounts = accounts
    self.isBackground = isBackground
    self.report = report
  }

  /// Removes or moves the remaining rows.
  ///
  /// - Returns: False if the work continues in the background; true if everything is done, or an error was reported.
  @discardableResult
  public func removeRows() -> Bool {
    let start = MonotonicClock.nanoseconds()
    if removeRows(while: { !isBackground || MonotonicClock.nanoseconds() - start < Self.timeout }) { return true }
    queue.async { [self] in removeRows(while: { !isOver.withLock { $0 } }) }
    return false
  }

  /// Stops the work in the background after the current batch, and waits for its end.
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
