import Dispatch
import Synchronization

/// Looks up the catalogue's recipes that only lists have mentioned, one by one at quiet times, so that filters and the
/// search see all of a category, and not only the twenty that its page looked up.
///
/// For processes that live; every one of them may run it.
public final class QuietLookUps: Sendable {
  /// The pauses between turns.
  struct Rhythm {
    let afterStart: DispatchTimeInterval
    let betweenTurns: DispatchTimeInterval
    /// The pause if there is nothing to look up.
    let betweenRounds: DispatchTimeInterval

    /// Random at the start, so that workers that start together do not look together.
    static var usual: Rhythm {
      Rhythm(
        afterStart: .milliseconds(.random(in: 60_000...90_000)), betweenTurns: .seconds(Catalogue.quietPace),
        betweenRounds: .seconds(300))
    }
  }

  private let catalogue: Catalogue
  private let rhythm: Rhythm
  private let isQuiet: @Sendable () -> Bool
  private let report: @Sendable (StoreError) -> Void
  private let queue = DispatchQueue(label: "look-ups", qos: .utility)
  private let isOver = Atomic<Bool>(false)

  /// - Parameters:
  ///   - isQuiet: Returns true if this process has served no request for a while.
  ///   - report: Gets errors of the database; it is tried again after some minutes.
  public convenience init(
    _ catalogue: Catalogue, isQuiet: @escaping @Sendable () -> Bool, report: @escaping @Sendable (StoreError) -> Void
  ) {
    self.init(catalogue, rhythm: .usual, isQuiet: isQuiet, report: report)
  }

  init(
    _ catalogue: Catalogue, rhythm: Rhythm, isQuiet: @escaping @Sendable () -> Bool,
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.catalogue = catalogue
    self.rhythm = rhythm
    self.isQuiet = isQuiet
    self.report = report
  }

  /// Starts on a thread of its own; does nothing if the server uses no catalogue.
  public func start() {
    if catalogue.isOn { takeTurn(after: rhythm.afterStart) }
  }

  /// Stops, and waits for the current turn.
  public func stop() {
    isOver.store(true, ordering: .relaxed)
    queue.sync {}
  }

  private func takeTurn(after wait: DispatchTimeInterval) {
    queue.asyncAfter(wallDeadline: .now() + wait) { [weak self] in
      guard let self, !isOver.load(ordering: .relaxed) else { return }
      takeTurn(after: isThereMore() ? rhythm.betweenTurns : rhythm.betweenRounds)
    }
  }

  private func isThereMore() -> Bool {
    guard isQuiet() else { return true }
    do throws(StoreError) {
      return try catalogue.lookUpQuietly() != .nothing
    } catch {
      report(error)
      return false
    }
  }
}
