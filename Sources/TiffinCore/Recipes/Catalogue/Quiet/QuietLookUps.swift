import Dispatch

/// Looks up the catalogue's recipes that only lists have mentioned, one by one at quiet times, so that filters and the
/// search see all of a category, and not only the twenty that its page looked up.
///
/// For processes that live; every one of them may run it.
public final class QuietLookUps: Sendable {
  private let catalogue: Catalogue
  private let isQuiet: @Sendable () -> Bool
  private let turns: BackgroundTurns

  /// - Parameters:
  ///   - isQuiet: Returns true if this process has served no request for a while.
  ///   - report: Gets errors of the database; it is tried again after some minutes.
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

  /// Starts on a thread of its own; does nothing if the server uses no catalogue.
  public func start() {
    guard catalogue.isOn else { return }
    turns.start { [weak self] () throws(StoreError) in try self?.lookUp() ?? false }
  }

  /// Stops, and waits for the current turn.
  public func stop() {
    turns.stop()
  }

  /// - Returns: True if there may be more to look up.
  private func lookUp() throws(StoreError) -> Bool {
    guard isQuiet() else { return true }
    return try catalogue.lookUpQuietly() != .nothing
  }
}

extension BackgroundTurns.Rhythm {
  /// Random at the start, so that workers that start together do not look together.
  fileprivate static var quiet: BackgroundTurns.Rhythm {
    BackgroundTurns.Rhythm(
      afterStart: .milliseconds(.random(in: 60_000...90_000)), betweenTurns: .seconds(Catalogue.quietPace),
      betweenRounds: .seconds(300))
  }
}
