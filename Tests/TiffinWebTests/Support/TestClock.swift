import Synchronization
import TiffinCore

@testable import TiffinWeb

/// A clock that only goes when told to, where clocks show UTC. It begins at 2026-11-21 12:30.
final class TestClock: Sendable {
  private let now = Atomic<Int>(1_795_264_200)

  /// Since 1970-01-01 00:00 UTC.
  var seconds: Int {
    get { now.load(ordering: .relaxed) }
    set { now.store(newValue, ordering: .relaxed) }
  }

  var clock: Clock {
    Clock(seconds: { self.seconds }, server: { LocalMoment(seconds: $0) }, serverZone: "UTC")
  }

  /// - Parameter moment: as `2026-11-21 12:30`, in UTC.
  func set(_ moment: String) {
    let date = LocalDate(iso: String(moment.prefix(10))) ?? .epoch
    let time = LocalTime(iso: String(moment.suffix(5))) ?? .midnight
    seconds = date.daysSinceEpoch * 86_400 + time.minutes * 60
  }
}
