import Dispatch
import Synchronization

/// What is done beside the requests, once soon after the start and then every hour: what was deleted long ago goes for
/// good, and so do sessions that ended by themselves, failures to sign in that are forgotten, pictures of forms that
/// were not saved within their hour, and what is left of deleted accounts.
///
/// Every process that serves may do it. Each looks first, which is one read; what one has removed, the others do not
/// find any more. Others write between its turns.
public final class Housekeeping: Sendable {
  /// How long to wait before what.
  struct Rhythm {
    let afterStart: DispatchTimeInterval
    let betweenTurns: DispatchTimeInterval
    let betweenRounds: DispatchTimeInterval

    /// Workers that start together do not look together.
    static var hourly: Rhythm {
      Rhythm(
        afterStart: .milliseconds(.random(in: 1_000...5_000)), betweenTurns: .milliseconds(100),
        betweenRounds: .seconds(3_600))
    }
  }

  private let meals: MealStore
  private let sessions: SessionStore
  private let throttle: SignInThrottle
  private let others: [any Perishable]
  private let rhythm: Rhythm
  private let report: @Sendable (StoreError) -> Void
  private let queue = DispatchQueue(label: "housekeeping", qos: .utility)
  private let isOver = Atomic<Bool>(false)

  /// - Parameters:
  ///   - now: seconds since 1970-01-01 UTC; another clock for tests.
  ///   - report: told what went wrong beside the requests. It is tried again in an hour.
  public convenience init(
    _ database: any Database, now: @escaping @Sendable () -> Int = ServerClock.seconds,
    report: @escaping @Sendable (StoreError) -> Void = { _ in }
  ) {
    self.init(
      MealStore(database, now: now), SessionStore(database, now: now), SignInThrottle(database, now: now),
      others: [
        PlanStore(database, now: now), RecipeStore(database, now: now), RecipePictureStore(database, now: now),
        GroceryStore(database, now: now), AccountStore(database, now: now), HeldPictureStore(database, now: now),
      ], rhythm: .hourly, report: report)
  }

  init(
    _ meals: MealStore, _ sessions: SessionStore, _ throttle: SignInThrottle, others: [any Perishable] = [],
    rhythm: Rhythm,
    report: @escaping @Sendable (StoreError) -> Void
  ) {
    self.meals = meals
    self.sessions = sessions
    self.throttle = throttle
    self.others = others
    self.rhythm = rhythm
    self.report = report
  }

  /// Begins with it, on a thread of its own.
  public func start() {
    takeTurn(after: rhythm.afterStart)
  }

  /// Does all that is due at once, on this thread.
  public func finish() throws(StoreError) {
    while try removeSome() {}
  }

  /// Ends it, and waits for the turn that is being taken.
  public func stop() {
    isOver.store(true, ordering: .relaxed)
    queue.sync {}
  }

  /// By the clock on the wall, which also goes while the machine sleeps.
  private func takeTurn(after wait: DispatchTimeInterval) {
    queue.asyncAfter(wallDeadline: .now() + wait) { [weak self] in
      guard let self, !isOver.load(ordering: .relaxed) else { return }
      takeTurn(after: isMoreToDo() ? rhythm.betweenTurns : rhythm.betweenRounds)
    }
  }

  private func isMoreToDo() -> Bool {
    do throws(StoreError) {
      return try removeSome()
    } catch {
      report(error)
      return false
    }
  }

  /// One turn of everything.
  ///
  /// - Returns: whether there was something to remove.
  private func removeSome() throws(StoreError) -> Bool {
    try sessions.purge()
    var isMore = try throttle.purge(atMost: 200)
    isMore = try meals.purgeSome() || isMore
    for store in others { isMore = try store.purgeSome() || isMore }
    return isMore
  }
}
