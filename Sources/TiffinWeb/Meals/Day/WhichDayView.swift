import Templating
import TiffinCore

/// `meals/which-day`: the question which day is meant by a form that was left open over midnight.
struct WhichDayView: PageView {
  static let template = "meals/which-day"

  /// The address that the form was sent to, and is sent to again.
  let action: String
  /// The form as it was sent.
  let hidden: [HiddenFieldView]
  /// The typed name.
  let name: String?
  /// The day that was today on the form's page.
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

  static let fields: Fields<WhichDayView> = [
    "action": .text(\.action),
    "hidden": .list(\.hidden),
    "name": .text(\.name),
    "opened": .text { $0.visitor.format.date($0.day) },
    "back": .text { $0.visitor.links.path("diary", $0.visitor.today.iso) },
    "days": .list { page in page.days.map { WhichDayChoiceView(day: $0, format: page.visitor.format) } },
  ]

  /// The days to choose from, without a day that can no longer be changed.
  private var days: [LocalDate] {
    [day, visitor.today].filter { visitor.person.mayChange($0) }
  }
}

/// A day to choose.
struct WhichDayChoiceView: View {
  let day: LocalDate
  let format: Formatter

  static let fields: Fields<WhichDayChoiceView> = [
    "value": .text(\.day.iso),
    "label": .text(\.label),
    "today": .flag { $0.day == $0.format.today },
  ]

  /// The label, such as "Yesterday, Saturday 21 November"; the date alone for an earlier day.
  private var label: String {
    let (word, date) = (format.day(day), format.date(day))
    return word == date ? date : "\(word.capitalised), \(date)"
  }
}
