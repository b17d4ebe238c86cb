import Dispatch

/// A background task that fetches the details of recipes of the catalogue that are known only from lists, one by one
/// while the server is idle, so that filters and searches include a whole category, not only the twenty recipes that
/// its page fetched.
///
/// It is for long-running processes, each of which may run it.
public final class IdleCatalogueLookups: Sendable {
  private let catalogue: Catalogue
  private let isIdle: @Sendable () -> Bool
  private let turns: BackgroundJob

  /// Creates the task.
  ///
  /// - Parameters:
  ///   - isIdle: Returns true if this process has been idle for a while.
  ///   - report: Called with an error of the database. The task is retried after some minutes.
  public convenience init(
    _ catalogue: Catalogue, isIdle: @escaping @Sendable () -> Bool, report: @escaping @Sendable (StoreError) -> Void
  ) {
    self.init(catalogue, rhythm: .quiet, isIdle: isIdle, report: report)
  }

  init(
    _ catalogue: Catalogue, rhythm: BackgroundJob.Schedule, isIdle: @escaping @Sendable () -> Bool,
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.catalogue = catalogue
    self.isIdle = isIdle
    turns = BackgroundJob("look-ups", rhythm, report: report)
  }

  /// Starts a thread; does nothing if the server does not use the catalogue.
  public func start() {
    guard catalogue.isOn else { return }
    turns.start { [weak self] () throws(StoreError) in try self?.lookUp() ?? false }
  }

  /// Stops the task, and waits for a running fetch.
  public func stop() {
    turns.stop()
  }

  /// Fetches one recipe if the server is idle.
  ///
  /// - Returns: True if there may be more to fetch.
  private func lookUp() throws(StoreError) -> Bool {
    guard isIdle() else { return true }
    return try catalogue.fetchWhenIdle() != .nothing
  }
}

extension BackgroundJob.Schedule {
  /// The initial delay is random, so that workers that start together do not fetch at the same time.
  fileprivate static var quiet: BackgroundJob.Schedule {
    BackgroundJob.Schedule(
      afterStart: .milliseconds(.random(in: 60_000...90_000)), betweenTurns: .seconds(Catalogue.idleFetchInterval),
      betweenRounds: .seconds(300))
  }
}
