import Dispatch
import Synchronization

/// Short turns of work outside of requests, one after the other on a thread of their own.
final class BackgroundTurns: Sendable {
  /// The pauses between turns and rounds.
  struct Rhythm {
    let afterStart: DispatchTimeInterval
    let betweenTurns: DispatchTimeInterval
    /// The pause after a turn that found nothing more to do.
    let betweenRounds: DispatchTimeInterval
  }

  private let rhythm: Rhythm
  private let report: @Sendable (StoreError) -> Void
  private let queue: DispatchQueue
  private let isOver = Atomic<Bool>(false)

  /// - Parameters:
  ///   - label: The name of the thread, for debuggers.
  ///   - report: Gets errors, which end a round.
  init(_ label: String, _ rhythm: Rhythm, report: @escaping @Sendable (StoreError) -> Void) {
    self.rhythm = rhythm
    self.report = report
    queue = DispatchQueue(label: label, qos: .utility)
  }

  /// Starts taking turns.
  ///
  /// - Parameter turn: Returns true if there may be more to do.
  func start(_ turn: @escaping @Sendable () throws(StoreError) -> Bool) {
    take(turn, after: rhythm.afterStart)
  }

  /// Stops, and waits for the current turn.
  func stop() {
    isOver.store(true, ordering: .relaxed)
    queue.sync {}
  }

  /// Schedules a turn by wall-clock time, which also passes while the machine sleeps.
  private func take(_ turn: @escaping @Sendable () throws(StoreError) -> Bool, after wait: DispatchTimeInterval) {
    queue.asyncAfter(wallDeadline: .now() + wait) { [weak self] in
      guard let self, !isOver.load(ordering: .relaxed) else { return }
      take(turn, after: isMoreToDo(turn) ? rhythm.betweenTurns : rhythm.betweenRounds)
    }
  }

  private func isMoreToDo(_ turn: () throws(StoreError) -> Bool) -> Bool {
    do throws(StoreError) {
      return try turn()
    } catch {
      report(error)
      return false
    }
  }
}
