import Localization
import TiffinCore

/// The person who sends a request, with their local date and time and the frame of their pages.
///
/// A class, because every part of a page refers to it.
final class Visitor: Sendable {
  let person: Person
  /// The session of the person's device; nil if the installation needs no sign-in.
  let session: Session?
  /// The current date in the person's time zone.
  let today: LocalDate
  /// The current time in the person's time zone.
  let now: LocalTime
  let chrome: PageChrome
  /// True if the form was sent before this person signed in (again). The form is then shown again, filled in, and
  /// nothing is saved.
  let isResuming: Bool
  /// True if the household requires a second factor, which this person has not set up yet.
  let needsFactor: Bool

  init(
    person: Person, session: Session?, today: LocalDate, now: LocalTime, chrome: PageChrome, isResuming: Bool = false,
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

  var format: Formatter { Formatter(today: today, language: language) }
  /// The language of the person's pages.
  var language: Language { chrome.language.language }
  var links: Links { chrome.links }

  /// Checks that the form may be saved.
  ///
  /// - Throws: ``FormErrors`` if the form is only to be shown again, because its sender had to sign in.
  func requirePresence() throws(FormErrors) {
    if isResuming { throw FormErrors(signedOut: ()) }
  }
}
