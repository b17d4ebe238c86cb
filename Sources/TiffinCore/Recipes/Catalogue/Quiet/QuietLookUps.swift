import Dispatch

/// A background task that fetches the details of catalogue recipes that only lists have mentioned, one by one while the
/// server is idle, so that filters and the search see all of a category, and not only the twenty that its page fetched.
///
/// It is for long-running processes; each of them may run it.
public final class QuietLookUps: Sendable {
  private let catalogue: Catalogue
  private let isQuiet: @Sendable () -> Bool
  private let turns: BackgroundTurns

  /// Creates the task.
  ///
  /// - Parameters:
  ///   - isQuiet: Returns true if this process has been idle for a while.
  ///   - report: Receives errors of the database; the task is retried after some minutes.
  public convenience init(
    _ catalogue: Catalogue, isQuiet: @escaping @Sendable () -> Bool, report: @escaping @Sendable (StoreError) -> Void
  ) {
    self.init(catalogue, rhythm: .quiet, isQuiet: isQuiet, report: report)
  }

  init(
    _ catalogue: Catalogue, rhythm: BackgroundTurns.Rhythm, isQuiet: @escaping @Sendable () -> Bool,
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.catalogue = catalogue
    self.isQuiet = isQuiet
    turns = BackgroundTurns("look-ups", rhythm, report: report)
  }

  /// Starts a thread; does nothing if the server uses no catalogue.
  public func start() {
    guard catalogue.isOn else { return }
    turns.start { [weak self] () throws(StoreError) in try self?.lookUp() ?? false }
  }

  /// Stops, and waits for the current turn.
  public func stop() {
    turns.stop()
  }

  /// Fetches one recipe if the server is idle.
  ///
  /// - Returns: True if there may be more to fetch.
  private func lookUp() throws(StoreError) -> Bool {
    guard isQuiet() else { return true }
    return try catalogue.lookUpQuietly() != .nothing
  }
}

extension BackgroundTurns.Rhythm {
  /// The delay at the start is random, so that workers that start together do not fetch at once.
  fileprivate static var quiet: BackgroundTurns.Rhythm {
    BackgroundTurns.Rhythm(
      afterStart: .milliseconds(.random(in: 60_000...90_000)), betweenTurns: .seconds(Catalogue.quietPace),
      betweenRounds: .seconds(300))
  }
}
