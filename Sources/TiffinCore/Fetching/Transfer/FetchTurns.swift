import Dispatch

/// Who may wait for the web at the same time: never all threads of a process, so that it goes on answering whatever the
/// web does.
///
/// One is shared by all that fetch for pages.
public struct FetchTurns: Sendable {
  private let turnstile: Turnstile

  /// So many, at least 1.
  public init(places: Int) {
    turnstile = Turnstile(places: places, room: 0)
  }

  /// Nil, at once, where all turns are taken.
  public func take<T, Failure: Error>(_ body: () throws(Failure) -> T) throws(Failure) -> T? {
    guard turnstile.enter(within: .seconds(0)) else { return nil }
    defer { turnstile.leave() }
    return try body()
  }
}
