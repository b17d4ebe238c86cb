import Dispatch
import Synchronization

/// A periodic background job on a queue of its own. It works in turns, short pieces of work with delays in between.
final class BackgroundJob: Sendable {
  /// The delays of a job. A round is a series of turns, which ends when there is nothing more to do.
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
  ///   - report: Called with the error of a turn, which ends the round.
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
