import Dispatch
import Platform

/// A limit on the number of threads that wait for the web at the same time, so that the process keeps answering however
/// slow the web is.
///
/// Shared by everything that fetches for pages.
public struct FetchThreadLimit: Sendable {
  private let semaphore: FairSemaphore

  /// Creates a limit.
  ///
  /// - Parameter places: The maximum number of threads that wait at the same time; must be at least 1.
  public init(places: Int) {
    semaphore = FairSemaphore(count: places, maxWaiting: 0)
  }

  /// Runs `body`; returns nil at once, without running it, if the maximum number of threads is waiting already.
  public func withSlot<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T? {
    guard semaphore.acquire(within: .seconds(0)) else { return nil }
    defer { semaphore.release() }
    return try body()
  }
}
