import Templating
import TiffinCore

/// The form that asks for a recipe's number of servings, for the template `recipes/serves`.
struct ServingsFormView: View {
  /// The address to which the form is posted.
  let action: String
  /// The hidden fields.
  let hidden: [(name: String, value: String)]
  /// The number of servings, as stated by the recipe or assumed.
  let servings: Servings
  /// True if the number is assumed.
  let isAssumed: Bool

  /// The numbers of servings that can be chosen with one tap.
  static let usual = [1, 2, 3, 4, 6, 8, 12]

  static let fields: Fields<ServingsFormView> = [
    "action": .text(\.action),
    "hidden": .list { $0.hidden.map(HiddenFieldView.init) },
    "assumed": .text { $0.isAssumed ? String($0.servings.count) : nil },
    "choices": .list(\.choices),
  ]

  private var choices: [ServingsChoiceView] {
    Set(Self.usual + [servings.count]).sorted().map {
      ServingsChoiceView(number: $0, isOn: !isAssumed && $0 == servings.count)
    }
  }
}

extension ServingsFormView {
  /// Creates the form for a meal; nil if its energy is unknown, or it was not added from a recipe.
  init?(
    _ meal: Meal.ID, _ energy: Energy?, _ share: ServingsDivisor?, from place: [(name: String, value: String)],
    for visitor: Visitor
  ) {
    guard energy != nil, let share else { return nil }
    action = visitor.links.meal(meal, "servings")
    hidden = place
    servings = share.servings
    isAssumed = share.isAssumed
  }
}

/// A number of servings that can be chosen with one tap.
struct ServingsChoiceView: View {
  let number: Int
  let isOn: Bool

  static let fields: Fields<ServingsChoiceView> = [
    "number": .number(\.number),
    "on": .flag(\.isOn),
  ]
}
