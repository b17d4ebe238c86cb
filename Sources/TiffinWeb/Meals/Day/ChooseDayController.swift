import HTTPTypes
import Templating
import TiffinCore

/// A controller that asks for the date of a form on today's page that was left open past midnight.
struct ChooseDayController: Controller {
  let services: Services

  /// Returns the page with the question; nil if it is not needed.
  ///
  /// - Parameter chosen: The date stated by the form; nil if the form means today.
  func ask(_ request: Request, _ form: FormData, chosen: LocalDate? = nil, for visitor: Visitor) throws -> Response? {
    guard !visitor.isResuming, let day = try SubmittedDay(form).today, day != visitor.today, chosen ?? day == day else {
      return nil
    }
    let view = ChooseDayView(form, to: visitor.links.path(request.path), since: day, for: visitor)
    return try pages.html(view, for: visitor, status: .conflict)
  }
}

/// The question which date is meant by a form that was left open past midnight, for the template `meals/choose-day`.
struct ChooseDayView: PageView {
  static let template = "meals/choose-day"

  /// The address to which the form was sent, and is sent again.
  let action: String
  /// The submitted fields, as hidden fields.
  let hidden: [HiddenFieldView]
  /// The typed name; nil if there is none.
  let name: String?
  /// The date that was today when the form's page was shown.
  let day: LocalDate
  let visitor: Visitor

  init(_ form: FormData, to action: String, since day: LocalDate, for visitor: Visitor) {
    self.action = action
    self.day = day
    self.visitor = visitor
    let own: Set = ["today", "on", FormToken.field]
    hidden = form.fields.filter { !own.contains($0.name) }.map { HiddenFieldView(name: $0.name, value: $0.value) }
    name = form.fields.first { $0.name == "name" && !$0.value.isEmpty }?.value
  }

  static let fields: Fields<ChooseDayView> = [
    "action": .text(\.action),
    "hidden": .list(\.hidden),
    "name": .text(\.name),
    "opened": .text { $0.visitor.format.date($0.day) },
    "back": .text { $0.visitor.links.path("diary", $0.visitor.today.iso) },
    "days": .list { page in page.days.map { DayChoiceView(day: $0, format: page.visitor.format) } },
  ]

  /// The dates to choose from, without dates that may no longer be changed.
  private var days: [LocalDate] {
    [day, visitor.today].filter { visitor.person.mayChange($0) }
  }
}

/// One of the dates to choose from.
struct DayChoiceView: View {
  let day: LocalDate
  let format: Formatter

  static let fields: Fields<DayChoiceView> = [
    "value": .text(\.day.iso),
    "label": .text(\.label),
    "today": .flag { $0.day == $0.format.today },
  ]

  /// The label, such as "Yesterday, Saturday 21 November", or only the date for an earlier day.
  private var label: String {
    let (word, date) = (format.day(day), format.date(day))
    return word == date ? date : "\(word.capitalised), \(date)"
  }
}
