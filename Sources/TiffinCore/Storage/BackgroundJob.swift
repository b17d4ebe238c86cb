import Dispatch
import Synchronization

/// A periodic background job that runs on a queue of its own, in short turns.
final class BackgroundJob: Sendable {
  /// The delays between turns and rounds.
  struct Schedule {
    let afterStart: DispatchTimeInterval
    let betweenTurns: DispatchTimeInterval
    /// The delay after a turn that found nothing more to do.
    let betweenRounds: DispatchTimeInterval
  }

  private let rhythm: Schedule
  private let report: @Sendable (StoreError) -> Void
  private let queue: DispatchQueue
  private let isOver = Atomic<Bool>(false)

  /// Creates the job.
  ///
  /// - Parameters:
  ///   - label: The label of the queue, for debuggers.
  ///   - report: Gets errors, which end a round.
  init(_ label: String, _ rhythm: Schedule, report: @escaping @Sendable (StoreError) -> Void) {
    self.rhythm = rhythm
    self.report = report
    queue = DispatchQueue(label: label, qos: .utility)
  }

  /// Starts the job.
  ///
  /// - Parameter turn: Does some work and returns true if there may be more.
  func start(_ turn: @escaping @Sendable () throws(StoreError) -> Bool) {
    schedule(turn, after: rhythm.afterStart)
  }

  /// Stops the job after waiting for the current turn.
  func stop() {
    isOver.store(true, ordering: .relaxed)
    queue.sync {}
  }

  /// Schedules a turn by wall-clock time, which also passes while the machine sleeps.
  private func schedule(_ turn: @escaping @Sendable () throws(StoreError) -> Bool, after wait: DispatchTimeInterval) {
    queue.asyncAfter(wallDeadline: .now() + wait) { [weak self] in
      guard let self, !isOver.load(ordering: .relaxed) else { return }
      schedule(turn, after: isMoreToDo(turn) ? rhythm.betweenTurns : rhythm.betweenRounds)
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
