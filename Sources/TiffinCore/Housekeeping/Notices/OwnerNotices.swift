import Synchronization

/// The notices to the server's owner: one for each condition, until it has cleared.
public final class OwnerNotices: Sendable {
  /// The seconds after which a notice that was not taken is sent again.
  private static let rest = 600

  private let state: NoticeState
  private let target: NoticeTarget?
  private let now: @Sendable () -> Int
  private let log: @Sendable (String) -> Void
  private let failed: @Sendable (String) -> Void
  /// The next time at which this process may tell of a condition: later if a notice was not taken, and never if the
  /// file could not be written, as on a full disk.
  private let next = Mutex<[OwnerCondition: Int]>([:])

  /// Creates the notices.
  ///
  /// - Parameters:
  ///   - target: The place that notices go to; nil if they are only logged.
  ///   - now: Returns the seconds since 1970-01-01 UTC; another clock for tests.
  ///   - log: Called with each notice's text.
  ///   - failed: Called with the reason if a notice was not taken.
  public init(
    _ folder: DataFolder, target: NoticeTarget?, now: @escaping @Sendable () -> Int = ServerClock.seconds,
    log: @escaping @Sendable (String) -> Void, failed: @escaping @Sendable (String) -> Void
  ) {
    state = NoticeState(folder)
    self.target = target
    self.now = now
    self.log = log
    self.failed = failed
  }

  /// Tells of a condition, or records that it has cleared.
  ///
  /// - Parameter text: The sentence for the owner; nil if the condition does not hold.
  public func update(_ condition: OwnerCondition, _ text: String?) {
    guard let text else { return clear(condition) }
    guard !isTold(condition), isDue(condition) else { return }
    // Another process may have told of it meanwhile.
    _ = state.change { told in
      guard told[name(of: condition)] == nil else { return }
      if tell(condition, text) { told[name(of: condition)] = now() }
    }
  }

  /// Returns true if the owner has been told of a condition that has not cleared since.
  func isTold(_ condition: OwnerCondition) -> Bool { state.read()[name(of: condition)] != nil }

  /// Returns the name under which a condition is recorded. A notice that was only logged is sent once there is a target.
  private func name(of condition: OwnerCondition) -> String {
    target == nil ? "logged-\(condition.rawValue)" : condition.rawValue
  }

  private func clear(_ condition: OwnerCondition) {
    next.withLock { _ = $0.removeValue(forKey: condition) }
    guard isTold(condition) else { return }
    _ = state.change { told in told.removeValue(forKey: name(of: condition)) }
  }

  private func isDue(_ condition: OwnerCondition) -> Bool { next.withLock { $0[condition] ?? .min } <= now() }

  /// Logs and sends a notice; returns true if it was taken.
  private func tell(_ condition: OwnerCondition, _ text: String) -> Bool {
    if next.withLock({ $0[condition] == nil }) { log(text) }
    let failure = target.flatMap { $0.send(OwnerNotice(title: condition.title, text: text)) }
    if let failure { failed("A notice was not taken by TIFFIN_NOTIFY: \(failure).") }
    next.withLock { $0[condition] = failure == nil ? .max : now() + Self.rest }
    return failure == nil
  }
}
