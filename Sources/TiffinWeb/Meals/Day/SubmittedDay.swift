import TiffinCore

/// The date that a form on today's page refers to.
///
/// A page that is left open past midnight still shows yesterday as today. Its forms send that date in the field
/// `today`, and the person is asked which date is meant; the answer is sent in the field `on`. Forms on the pages of
/// other days have neither field.
struct SubmittedDay: Sendable {
  /// The date chosen in the answer; nil if there is no answer.
  let answered: LocalDate?
  /// The date that was today when the form's page was shown; nil on the page of another day, and after the answer.
  let today: LocalDate?

  init(_ form: FormData) throws(HTTPRefusal) {
    answered = try form.text("on").flatMap { LocalDate(typed: $0) }
    let sent = try form.text("today").flatMap { LocalDate(iso: $0) }
    today = answered == nil ? sent : nil
  }

  /// Returns the time of a form. If the answer is today and the submitted time, filled in yesterday, is still in the
  /// future, the current time is returned.
  func time(sent: String, for visitor: Visitor) -> String {
    guard answered == visitor.today, let time = LocalTime(iso: sent), time > visitor.now else { return sent }
    return visitor.now.iso
  }

  /// Returns the time of a meal added with one tap: the current time; nil if the person has chosen an earlier day.
  func time(on day: LocalDate, for visitor: Visitor) -> LocalTime? {
    answered != nil && day != visitor.today ? nil : visitor.now
  }
}
