import TiffinCore

/// Who asks, when it is for them, and how their pages read.
struct Visitor: Sendable {
  let person: Person
  /// The person's own today.
  let today: LocalDate
  /// The time on the person's own clock.
  let now: LocalTime
  let chrome: Chrome

  var format: Formatter { Formatter(today: today) }
  var links: Links { chrome.links }
}
