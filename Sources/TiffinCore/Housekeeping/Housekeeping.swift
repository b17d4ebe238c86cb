import Dispatch

/// The hourly work in the background: the removal of deleted rows, expired sessions, old records of failed sign-ins,
/// pictures of unsaved forms and the remaining rows of deleted accounts, and due matching of recipes with foods.
///
/// Every serving process may run the housekeeping. Each step begins with a read, so that a process does nothing if
/// another one has already done the work. Other writes run between the steps.
public final class Housekeeping: Sendable {
  private let meals: MealStore
  private let sessions: SessionStore
  private let throttle: SignInThrottle
  private let others: [any HousekeepingTask]
  private let turns: BackgroundJob

  /// Creates the housekeeping.
  ///
  /// - Parameters:
  ///   - importFolder: The folder of imported files that are too large for the database; nil if there is none.
  ///   - sessionTimes: The maximum durations of sessions.
  ///   - now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  ///   - report: Called with each error. An error ends a round; the next round follows in an hour.
  public convenience init(
    _ database: any Database, importFolder: String? = nil, sessionTimes: SessionTimes = .standard,
    now: @escaping @Sendable () -> Int = ServerClock.seconds,
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.init(
      MealStore(database, now: now), SessionStore(database, times: sessionTimes, now: now),
      SignInThrottle(database, now: now),
      others: [
        PlanStore(database, now: now), RecipeStore(database, now: now), RecipePictureStore(database, now: now),
        GroceryStore(database, now: now), AccountStore(database, now: now), HeldPictureStore(database, now: now),
        ImportJobStore(database, folder: importFolder, now: now), FoodStore(database, now: now),
        RecipeFoodUpdater(database),
        AccountEventStore(database, now: now),
      ], rhythm: .hourly, report: report)
  }

  init(
    _ meals: MealStore, _ sessions: SessionStore, _ throttle: SignInThrottle, others: [any HousekeepingTask] = [],
    rhythm: BackgroundJob.Schedule,
    report: @escaping @Sendable (StoreError) -> Void
  ) {
    self.meals = meals
    self.sessions = sessions
    self.throttle = throttle
    self.others = others
    turns = BackgroundJob("housekeeping", rhythm, report: report)
  }

  /// Starts housekeeping on a background thread.
  public func start() {
    turns.start { [weak self] () throws(StoreError) in try self?.removeSome() ?? false }
  }

  /// Does all work that is due now, on this thread.
  public func finish() throws(StoreError) {
    while try removeSome() {}
  }

  /// Stops housekeeping, after waiting for the current step to end.
  public func stop() {
    turns.stop()
  }

  /// Runs one step of every task.
  ///
  /// - Returns: True if there may be more work.
  private func removeSome() throws(StoreError) -> Bool {
    try sessions.purge()
    var isMore = try throttle.purge(atMost: 200)
    isMore = try meals.purgeSome() || isMore
    for task in others { isMore = try task.purgeSome() || isMore }
    return isMore
  }
}

extension BackgroundJob.Schedule {
  /// The schedule of hourly rounds. The pause before the first round is random, so that workers that start together do
  /// not run together.
  fileprivate static var hourly: BackgroundJob.Schedule {
    BackgroundJob.Schedule(
      afterStart: .milliseconds(.random(in: 1_000...5_000)), betweenTurns: .milliseconds(100),
      betweenRounds: .seconds(3_600))
  }
}
