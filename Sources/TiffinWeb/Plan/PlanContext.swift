import Templating
import TiffinCore

/// The displayed week and its visitor, with values shared by all parts of the page.
///
/// A class, because every part refers to it, and copying a visitor is slow.
final class PlanContext: Sendable {
  /// The day in the page's address.
  let day: LocalDate
  /// The days of the week.
  let days: [LocalDate]
  let visitor: Visitor
  /// The key of all forms on the page, by which a form sent twice is recognised.
  let key: SubmissionKey

  init(_ day: LocalDate, for visitor: Visitor) {
    self.day = day
    self.visitor = visitor
    days = day.week(from: visitor.person.settings.weekStart)
    key = .random()
  }

  var chrome: PageChrome { visitor.chrome }
  var links: Links { visitor.links }
  var format: Formatter { visitor.format }
  var currency: Currency { visitor.person.currency }
  var goal: Energy? { visitor.person.settings.goals.energy }
  var first: LocalDate { days.first ?? day }
  var last: LocalDate { days.last ?? day }
  /// A day of the previous week; nil at the beginning of the supported dates. ``after`` is a day of the next week; nil
  /// at their end.
  var before: LocalDate? { first.adding(days: -7) }
  var after: LocalDate? { first.adding(days: 7) }

  /// The range of the week, such as "16 to 22 November" or "30 Nov to 6 Dec 2027".
  var span: String { Output.text(capacity: 40) { writeSpan(to: &$0) } }

  /// Writes ``span`` without an intermediate string.
  func writeSpan(to out: inout Output) {
    out.write(first.day)
    if first.month != last.month { out.write(markup: " \(CalendarNames.shortMonth(first.month))") }
    if first.year != last.year { out.write(markup: " \(first.year)") }
    out.write(markup: " to ")
    if first.month == last.month {
      Formatter.write(dayOfYear: last, to: &out)
    } else {
      out.write(markup: "\(last.day) \(CalendarNames.shortMonth(last.month))")
    }
    if last.year != visitor.today.year { out.write(markup: " \(last.year)") }
  }

  /// Returns the address of a recipe's small picture; nil if it has none.
  func picture(_ picture: Recipe.PictureState, of recipe: Recipe.ID) -> String? {
    picture == .none ? nil : chrome.picture(picture, of: recipe, .small)
  }

  /// Returns true if the entry can be marked as eaten: it is not eaten yet, and its day, or today if that is earlier,
  /// may be changed.
  func mayEat(_ entry: PlanEntry) -> Bool {
    entry.eaten == nil && visitor.person.mayChange(min(entry.day, visitor.today))
  }

  /// Returns true if the entry's day is in the future. If it is eaten earlier, the person is asked for the day.
  func isAhead(_ entry: PlanEntry) -> Bool { entry.day > visitor.today }

  /// Returns the day if it belongs to this week; nil otherwise.
  func within(_ other: LocalDate?) -> LocalDate? { other.flatMap { days.contains($0) ? $0 : nil } }
}
