import Templating
import TiffinCore

/// The goal helper, which computes an energy goal from age, height, weight and activity, for the template
/// `settings/helper`.
struct GoalHelperView: View {
  private(set) var form: GoalHelperForm
  /// The errors; nil if the form was not refused.
  var errors: FormErrors?
  /// The energy need computed from the form; nil if the form was not submitted, or was refused.
  var need: EnergyNeed?
  /// True if the helper is expanded.
  private(set) var isOpen: Bool

  static let fields: Fields<GoalHelperView> = [
    "open": .flag(\.isOpen),
    "refused": .view { $0.errors.map(RefusedFormView.init) },
    "age": .view { $0.field("age", $0.form.age) },
    "height": .view { $0.field("height", $0.form.height) },
    "weight": .view { $0.field("weight", $0.form.weight) },
    "equation": .view { $0.field("equation", "") },
    "equations": .list { view in
      EnergyNeed.Equation.allCases.map {
        OptionView(value: $0.rawValue, label: $0.label, isOn: $0.rawValue == view.form.equation)
      }
    },
    "activity": .view { $0.field("activity", "") },
    "activities": .list { view in
      EnergyNeed.Activity.allCases.map {
        OptionView(value: $0.rawValue, label: $0.label, isOn: $0.rawValue == view.form.activity)
      }
    },
    "energy": .number { $0.need?.energy.kilocalories ?? 0 },
    "hidden": .list(\.was),
    "result": .text { view in view.need.map { Formatter.grouped($0.energy.kilocalories) } },
  ]

  /// The hidden fields with the values of the last result; those of an empty form if there is none.
  private var was: [HiddenFieldView] {
    let answered = need == nil ? GoalHelperForm() : form
    return answered.sentTexts.map { HiddenFieldView(name: OriginalValueField.name(of: $0.name), value: $0.value) }
  }

  private func field(_ name: String, _ value: String) -> FieldView {
    FieldView(id: name, value: value, error: errors?[name])
  }
}

extension GoalHelperView {
  /// Restores the typed values from a form whose goals were refused.
  mutating func keep(_ sent: FormData) throws(HTTPRefusal) {
    try form.read(sent: sent)
    isOpen = isOpen || form != GoalHelperForm()
  }

  /// Creates an empty helper, expanded if the person has no goals.
  init(for visitor: Visitor) {
    self.init(form: GoalHelperForm(), isOpen: visitor.person.settings.goals == .none)
  }

  init(form: GoalHelperForm, isOpen: Bool) {
    self.form = form
    self.isOpen = isOpen
  }
}

extension EnergyNeed.Equation {
  fileprivate var label: String {
    switch self {
    case .women: "Women"
    case .men: "Men"
    case .between: "In between"
    }
  }
}

extension EnergyNeed.Activity {
  fileprivate var label: String {
    switch self {
    case .sitting: "Mostly sitting"
    case .light: "Light: walking, housework"
    case .moderate: "Sport on most days"
    case .heavy: "Hard work or sport daily"
    }
  }
}
