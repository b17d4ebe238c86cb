import TiffinCore

/// The day of a form that was on a page of today, as the form itself says it.
///
/// A page that is left open over midnight still shows yesterday as today. Its forms say so in the field `today`, and the
/// person is asked once; the answer comes in the field `on`. Forms of a day that was chosen have neither.
struct FormDay: Sendable {
  /// The day that was asked for and chosen; nil if it was not asked.
  let answered: LocalDate?
  /// The day that was today on the form's page; nil for a chosen day, and once it is answered.
  let today: LocalDate?

  init(_ form: FormData) throws(HTTPRefusal) {
    answered = try form.text("on").flatMap { LocalDate(typed: $0) }
    let sent = try form.text("today").flatMap { LocalDate(iso: $0) }
    today = answered == nil ? sent : nil
  }

  /// The time that a form has: now where that which a page of the day before was filled with is still to come.
  func time(sent: String, for visitor: Visitor) -> String {
    guard answered == visitor.today, let time = LocalTime(iso: sent), time > visitor.now else { return sent }
    return visitor.now.iso
  }

  /// The time of a meal that is added with one tap: now on today, and unknown on the day before.
  func time(on day: LocalDate, for visitor: Visitor) -> LocalTime? {
    answered != nil && day != visitor.today ? nil : visitor.now
  }
}
