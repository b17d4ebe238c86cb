import Templating
import TiffinCore

/// `meals/which-day`: the question to which day a form belongs that was left open over midnight.
struct WhichDayView: PageView {
  static let template = "meals/which-day"

  /// The address that the form was sent to, and is sent to again.
  let action: String
  /// The form as it was sent.
  let hidden: [HiddenFieldView]
  /// The name that was typed.
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

  /// A day that the person keeps as it was cannot be chosen.
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

  /// "Yesterday, Saturday 21 November"; the date alone of an earlier day.
  private var label: String {
    let (word, date) = (format.day(day), format.date(day))
    return word == date ? date : "\(word.capitalised), \(date)"
  }
}
