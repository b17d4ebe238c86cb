import Dispatch
import Platform

/// Limits the threads that wait for the web at the same time: never all of a process, so that it goes on answering
/// whatever the web does.
///
/// Shared by everything that fetches for pages.
public struct FetchTurns: Sendable {
  private let semaphore: FairSemaphore

  /// Turns for `places` threads at once, at least 1.
  public init(places: Int) {
    semaphore = FairSemaphore(places: places, room: 0)
  }

  /// Runs `body` in a turn; nil, at once, if all turns are taken.
  public func take<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T? {
    guard semaphore.enter(within: .seconds(0)) else { return nil }
    defer { semaphore.leave() }
    return try body()
  }
}
