import TiffinCore

/// Who asks, when it is for them, and how their pages read.
struct Visitor: Sendable {
  let person: Person
  /// On which device; nil where nobody signs in.
  var session: Session?
  /// The person's own today.
  let today: LocalDate
  /// The time on the person's own clock.
  let now: LocalTime
  let chrome: Chrome
  /// The form was sent before this person signed in (again): it is shown, filled, and changes nothing.
  var isResuming = false

  var format: Formatter { Formatter(today: today) }
  var links: Links { chrome.links }

  /// - Throws: ``FormErrors`` where the form is only to be shown once more.
  func requirePresence() throws(FormErrors) {
    if isResuming { throw FormErrors(signedOut: ()) }
  }
}
