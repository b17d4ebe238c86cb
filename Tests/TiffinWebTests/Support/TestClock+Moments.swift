import TestSupport
import TiffinCore

@testable import TiffinWeb

/// Clocks show UTC here.
extension TestClock {
  /// The clock in the form that the app uses.
  var clock: Clock {
    Clock(seconds: { self.seconds }, server: { LocalDateTime(seconds: $0) }, serverZone: "UTC")
  }

  /// - Parameter moment: a time in UTC, such as `2026-11-21 12:30`.
  func set(_ moment: String) {
    let date = LocalDate(iso: String(moment.prefix(10))) ?? .epoch
    let time = LocalTime(iso: String(moment.suffix(5))) ?? .midnight
    seconds = date.daysSinceEpoch * 86_400 + time.minutes * 60
  }
}
