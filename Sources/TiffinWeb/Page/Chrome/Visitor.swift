import TiffinCore

/// The person who sends a request, with their local day and time and the format of their pages.
///
/// A class, because every part of a page holds it.
final class Visitor: Sendable {
  let person: Person
  /// The session of the person's device; nil if no sign-in is needed.
  let session: Session?
  /// The current day on the person's own clock.
  let today: LocalDate
  /// The time on the person's own clock.
  let now: LocalTime
  let chrome: Chrome
  /// True if the form was sent before this person signed in (again): it is shown, filled in, and changes nothing.
  let isResuming: Bool
  /// True if the household requires a second factor that this person has not set up.
  let needsFactor: Bool

  init(
    person: Person, session: Session?, today: LocalDate, now: LocalTime, chrome: Chrome, isResuming: Bool = false,
    needsFactor: Bool = false
  ) {
    self.person = person
    self.session = session
    self.today = today
    self.now = now
    self.chrome = chrome
    self.isResuming = isResuming
    self.needsFactor = needsFactor
  }

  var format: Formatter { Formatter(today: today) }
  var links: Links { chrome.links }

  /// Checks that the form may be carried out.
  ///
  /// - Throws: ``FormErrors`` if the form is only to be shown again.
  func requirePresence() throws(FormErrors) {
    if isResuming { throw FormErrors(signedOut: ()) }
  }
}
