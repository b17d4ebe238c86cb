import TiffinCore

/// The day of a form on a page of today, as stated by the form itself.
///
/// A page that is left open over midnight still shows yesterday as today. Its forms send that day in the field `today`,
/// and the person is asked once which day is meant; the answer is sent in the field `on`. Forms on the page of another
/// day have neither.
struct FormDay: Sendable {
  /// The day chosen as the answer; nil if it was not asked for.
  let answered: LocalDate?
  /// The day that was today on the form's page; nil on the page of another day, and after the answer.
  let today: LocalDate?

  init(_ form: FormData) throws(HTTPRefusal) {
    answered = try form.text("on").flatMap { LocalDate(typed: $0) }
    let sent = try form.text("today").flatMap { LocalDate(iso: $0) }
    today = answered == nil ? sent : nil
  }

  /// Returns the time of a form. If the answer is today, and the time filled in yesterday is still in the future, it is
  /// now.
  func time(sent: String, for visitor: Visitor) -> String {
    guard answered == visitor.today, let time = LocalTime(iso: sent), time > visitor.now else { return sent }
    return visitor.now.iso
  }

  /// Returns the time of a meal that is added with one tap: now for today; nil if the answer is the day before.
  func time(on day: LocalDate, for visitor: Visitor) -> LocalTime? {
    answered != nil && day != visitor.today ? nil : visitor.now
  }
}
