import Dispatch
import Platform

/// Who may wait for the web at the same time: never all threads of a process, so that it goes on answering whatever the
/// web does.
///
/// One is shared by all that fetch for pages.
public struct FetchTurns: Sendable {
  private let semaphore: FairSemaphore

  /// So many, at least 1.
  public init(places: Int) {
    semaphore = FairSemaphore(places: places, room: 0)
  }

  /// Nil, at once, where all turns are taken.
  public func take<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T? {
    guard semaphore.enter(within: .seconds(0)) else { return nil }
    defer { semaphore.leave() }
    return try body()
  }
}
